// Generated from packages/core/src/status/rules/library/kubedb.yaml by `npm run gen`. Do not edit.
import type { StatusRuleSet } from "../../types.ts";
import { and, equals, field, hasField, isIn, list, literal, or, select } from "../expression/index.ts";
import { deferRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of KubeDB: *, *. */
export const kubedbRules: StatusRuleSet = /* @__PURE__ */ rulesOf(() => [
  ["kubedb.com/*", deferRule("kubedb/*", true, () => ({
    suspended: { text: "(has(status.phase) && status.phase == 'Halted') || (has(spec.halted) && spec.halted == true)", test: or(and(hasField(field("status"), "phase"), equals(select(field("status"), "phase"), literal("Halted"))), and(hasField(field("spec"), "halted"), equals(select(field("spec"), "halted"), literal(true)))) },
    rows: [
      { status: "Failed", text: "has(status.phase) && status.phase in ['NotReady', 'Critical', 'Failed']", test: and(hasField(field("status"), "phase"), isIn(select(field("status"), "phase"), list(literal("NotReady"), literal("Critical"), literal("Failed")))), reason: [select(field("status"), "phase")] },
      { status: "Current", text: "has(status.phase) && status.phase in ['Ready', 'Running']", test: and(hasField(field("status"), "phase"), isIn(select(field("status"), "phase"), list(literal("Ready"), literal("Running")))), reason: ["Ready"] },
      { status: "Unknown", text: "has(status.phase) && status.phase == 'Unknown'", test: and(hasField(field("status"), "phase"), equals(select(field("status"), "phase"), literal("Unknown"))), reason: ["Unknown"], message: ["Its operator cannot tell its phase"] },
      { status: "InProgress", text: "has(status.phase)", test: hasField(field("status"), "phase"), reason: [select(field("status"), "phase")] },
    ],
  }))],
  ["catalog.kubedb.com/*", deferRule("kubedb/*", false, () => ({
    rows: [
      { status: "Current", text: "has(metadata.name)", test: hasField(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
]);
