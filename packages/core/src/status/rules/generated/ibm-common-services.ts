// Generated from packages/core/src/status/rules/library/ibm-common-services.yaml by `npm run gen`. Do not edit.
import type { StatusRuleSet } from "../../types.ts";
import { and, equals, field, hasField, literal, select } from "../expression/index.ts";
import { deferRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of IBM Cloud Pak foundational services: OperandRequest. */
export const ibmCommonServicesRules: StatusRuleSet = /* @__PURE__ */ rulesOf(() => [
  ["operator.ibm.com/OperandRequest", deferRule("ibm-common-services/OperandRequest", true, () => ({
    rows: [
      { status: "Failed", text: "has(status.phase) && status.phase == 'Failed'", test: and(hasField(field("status"), "phase"), equals(select(field("status"), "phase"), literal("Failed"))), reason: ["Failed"] },
      { status: "Current", text: "has(status.phase) && status.phase == 'Running'", test: and(hasField(field("status"), "phase"), equals(select(field("status"), "phase"), literal("Running"))), reason: ["Running"] },
      { status: "InProgress", text: "has(status.phase)", test: hasField(field("status"), "phase"), reason: [select(field("status"), "phase")] },
    ],
  }))],
]);
