// Generated from packages/core/src/status/rules/library/ptp-operator.yaml by `npm run gen`. Do not edit.
import type { StatusRuleSet } from "../../types.ts";
import { and, field, hasField, isIn, list, literal } from "../expression/index.ts";
import { deferRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of PTP Operator: *. */
export const ptpOperatorRules: StatusRuleSet = /* @__PURE__ */ rulesOf(() => [
  ["ptp.openshift.io/*", deferRule("ptp-operator/*", false, () => ({
    otherwise: "Generic",
    rows: [
      { status: "Current", text: "kind in ['PtpConfig', 'PtpOperatorConfig', 'NodePtpDevice'] && has(metadata.name)", test: and(isIn(field("kind"), list(literal("PtpConfig"), literal("PtpOperatorConfig"), literal("NodePtpDevice"))), hasField(field("metadata"), "name")), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
]);
