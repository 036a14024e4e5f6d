// Generated from packages/core/src/status/rules/library/dynamic-resources.yaml by `npm run gen`. Do not edit.
import type { StatusRuleSet } from "../../types.ts";
import { field, hasField } from "../expression/index.ts";
import { deferRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of Dynamic resource allocation of Kubernetes: ResourceClaim, DeviceClass, ResourceSlice, ResourceClaimTemplate. */
export const dynamicResourcesRules: StatusRuleSet = /* @__PURE__ */ rulesOf(() => [
  ["resource.k8s.io/ResourceClaim", deferRule("dynamic-resources/ResourceClaim", false, () => ({
    rows: [
      { status: "Current", text: "has(status.allocation)", test: hasField(field("status"), "allocation"), reason: ["Allocated"] },
      { status: "InProgress", text: "has(metadata.name)", test: hasField(field("metadata"), "name"), reason: ["NotAllocated"], message: ["Waits for a pod that needs it, and for a device"] },
    ],
  }))],
  ["resource.k8s.io/DeviceClass", deferRule("dynamic-resources/DeviceClass", false, () => ({
    rows: [
      { status: "Current", text: "has(metadata.name)", test: hasField(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
  ["resource.k8s.io/ResourceSlice", deferRule("dynamic-resources/ResourceSlice", false, () => ({
    rows: [
      { status: "Current", text: "has(metadata.name)", test: hasField(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
  ["resource.k8s.io/ResourceClaimTemplate", deferRule("dynamic-resources/ResourceClaimTemplate", false, () => ({
    rows: [
      { status: "Current", text: "has(metadata.name)", test: hasField(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
]);
