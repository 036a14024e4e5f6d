// Generated from packages/core/src/status/rules/library/compliance-operator.yaml by `npm run gen`. Do not edit.
import type { StatusRuleSet } from "../../types.ts";
import { and, equals, field, hasField, isIn, list, literal, select } from "../expression/index.ts";
import { deferRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of Compliance Operator: ComplianceScan. */
export const complianceOperatorRules: StatusRuleSet = /* @__PURE__ */ rulesOf(() => [
  ["compliance.openshift.io/ComplianceScan", deferRule("compliance-operator/ComplianceScan", true, () => ({
    rows: [
      { status: "Failed", text: "has(status.result) && status.result in ['ERROR', 'NON-COMPLIANT', 'INCONSISTENT']", test: and(hasField(field("status"), "result"), isIn(select(field("status"), "result"), list(literal("ERROR"), literal("NON-COMPLIANT"), literal("INCONSISTENT")))), reason: [select(field("status"), "result")] },
      { status: "Current", text: "has(status.phase) && status.phase == 'DONE' && has(status.result) && status.result in ['COMPLIANT', 'NOT-APPLICABLE']", test: and(and(hasField(field("status"), "phase"), equals(select(field("status"), "phase"), literal("DONE"))), and(hasField(field("status"), "result"), isIn(select(field("status"), "result"), list(literal("COMPLIANT"), literal("NOT-APPLICABLE"))))), reason: [select(field("status"), "result")] },
      { status: "InProgress", text: "has(status.phase)", test: hasField(field("status"), "phase"), reason: [select(field("status"), "phase")] },
    ],
  }))],
]);
