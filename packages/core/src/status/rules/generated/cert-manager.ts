// Generated from packages/core/src/status/rules/library/cert-manager.yaml by `npm run gen`. Do not edit.
import type { StatusRules } from "../../types.ts";
import { and, conditionIs, conditionText, conditions, differs, equals, literal, not } from "../expression/index.ts";
import { createRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of cert-manager: Certificate. */
export const certManagerRules: StatusRules = /* @__PURE__ */ rulesOf(() => [
  ["cert-manager.io/Certificate", createRule({
    id: "cert-manager/Certificate",
    rows: [
      { status: "Failed", text: "!conditions.isTrue('Ready') && conditions.isFalse('Issuing') && conditions.reason('Issuing') != 'Issued'", test: and(and(not(conditionIs(conditions(), literal("Ready"), "True")), conditionIs(conditions(), literal("Issuing"), "False")), differs(conditionText(conditions(), literal("Issuing"), "reason"), literal("Issued"))), reason: [conditionText(conditions(), literal("Issuing"), "reason")], message: [conditionText(conditions(), literal("Issuing"), "message")] },
      { status: "InProgress", text: "conditions.isTrue('Issuing')", test: conditionIs(conditions(), literal("Issuing"), "True") },
      { status: "Failed", text: "conditions.isFalse('Ready') && conditions.reason('Ready') == 'Expired'", test: and(conditionIs(conditions(), literal("Ready"), "False"), equals(conditionText(conditions(), literal("Ready"), "reason"), literal("Expired"))) },
      { status: "Current", text: "conditions.isTrue('Ready')", test: conditionIs(conditions(), literal("Ready"), "True") },
      { status: "InProgress", text: "conditions.isFalse('Ready')", test: conditionIs(conditions(), literal("Ready"), "False") },
    ],
  })],
]);
