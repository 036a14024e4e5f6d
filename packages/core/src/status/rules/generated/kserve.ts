// Generated from packages/core/src/status/rules/library/kserve.yaml by `npm run gen`. Do not edit.
import type { StatusRules } from "../../types.ts";
import { field, hasField } from "../expression/index.ts";
import { deferRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of KServe: ServingRuntime, ClusterServingRuntime, ClusterStorageContainer. */
export const kserveRules: StatusRules = /* @__PURE__ */ rulesOf(() => [
  ["serving.kserve.io/ServingRuntime", deferRule("kserve/ServingRuntime", false, () => ({
    rows: [
      { status: "Current", text: "has(metadata.name)", test: hasField(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
  ["serving.kserve.io/ClusterServingRuntime", deferRule("kserve/ClusterServingRuntime", false, () => ({
    rows: [
      { status: "Current", text: "has(metadata.name)", test: hasField(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
  ["serving.kserve.io/ClusterStorageContainer", deferRule("kserve/ClusterStorageContainer", false, () => ({
    rows: [
      { status: "Current", text: "has(metadata.name)", test: hasField(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
]);
