// Generated from packages/core/src/status/rules/library/multus.yaml by `npm run gen`. Do not edit.
import type { StatusRuleSet } from "../../types.ts";
import { field, hasField } from "../expression/index.ts";
import { deferRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of Multus and Whereabouts: NetworkAttachmentDefinition, *. */
export const multusRules: StatusRuleSet = /* @__PURE__ */ rulesOf(() => [
  ["k8s.cni.cncf.io/NetworkAttachmentDefinition", deferRule("multus/NetworkAttachmentDefinition", false, () => ({
    rows: [
      { status: "Current", text: "has(metadata.name)", test: hasField(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
  ["whereabouts.cni.cncf.io/*", deferRule("multus/*", false, () => ({
    rows: [
      { status: "Current", text: "has(metadata.name)", test: hasField(field("metadata"), "name"), reason: ["Stored"] },
    ],
  }))],
]);
