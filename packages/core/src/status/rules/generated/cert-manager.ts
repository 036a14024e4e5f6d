// Generated from packages/core/src/status/rules/library/cert-manager.yaml by `npm run gen`. Do not edit.
import type { StatusRuleSet } from "../../types.ts";
import { and, arithmetic, choose, conditionIs, conditionText, conditions, differs, equals, field, hasField, isIn, list, literal, not, select } from "../expression/index.ts";
import { deferRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of cert-manager: Certificate, Order, Challenge, Certificate. */
export const certManagerRules: StatusRuleSet = /* @__PURE__ */ rulesOf(() => [
  ["cert-manager.io/Certificate", deferRule("cert-manager/Certificate", true, () => ({
    overrules: [{"condition":"Issuing"}],
    rows: [
      { status: "Failed", text: "!conditions.isTrue('Ready') && conditions.isFalse('Issuing') && conditions.reason('Issuing') != 'Issued'", test: and(and(not(conditionIs(conditions(), literal("Ready"), "True")), conditionIs(conditions(), literal("Issuing"), "False")), differs(conditionText(conditions(), literal("Issuing"), "reason"), literal("Issued"))), reason: [conditionText(conditions(), literal("Issuing"), "reason")], message: [conditionText(conditions(), literal("Issuing"), "message")] },
      { status: "InProgress", text: "conditions.isTrue('Issuing')", test: conditionIs(conditions(), literal("Issuing"), "True") },
      { status: "Failed", text: "conditions.isFalse('Ready') && conditions.reason('Ready') == 'Expired'", test: and(conditionIs(conditions(), literal("Ready"), "False"), equals(conditionText(conditions(), literal("Ready"), "reason"), literal("Expired"))) },
      { status: "Current", text: "conditions.isTrue('Ready')", test: conditionIs(conditions(), literal("Ready"), "True") },
      { status: "InProgress", text: "conditions.isFalse('Ready')", test: conditionIs(conditions(), literal("Ready"), "False") },
    ],
  }))],
  ["acme.cert-manager.io/Order", deferRule("cert-manager/Order", true, () => ({
    rows: [
      { status: "Failed", text: "has(status.state) && status.state in ['invalid', 'expired', 'errored']", test: and(hasField(field("status"), "state"), isIn(select(field("status"), "state"), list(literal("invalid"), literal("expired"), literal("errored")))), reason: [select(field("status"), "state")], message: [choose(hasField(field("status"), "reason"), select(field("status"), "reason"), arithmetic("+", literal("The order is "), select(field("status"), "state")))], terminal: true },
      { status: "Current", text: "has(status.state) && status.state == 'valid'", test: and(hasField(field("status"), "state"), equals(select(field("status"), "state"), literal("valid"))), reason: ["valid"], terminal: true },
      { status: "InProgress", text: "has(status.state)", test: hasField(field("status"), "state"), reason: [select(field("status"), "state")] },
    ],
  }))],
  ["acme.cert-manager.io/Challenge", deferRule("cert-manager/Challenge", true, () => ({
    rows: [
      { status: "Failed", text: "has(status.state) && status.state in ['invalid', 'expired', 'errored']", test: and(hasField(field("status"), "state"), isIn(select(field("status"), "state"), list(literal("invalid"), literal("expired"), literal("errored")))), reason: [select(field("status"), "state")], message: [choose(hasField(field("status"), "reason"), select(field("status"), "reason"), arithmetic("+", literal("The challenge is "), select(field("status"), "state")))], terminal: true },
      { status: "Current", text: "has(status.state) && status.state == 'valid'", test: and(hasField(field("status"), "state"), equals(select(field("status"), "state"), literal("valid"))), reason: ["valid"], terminal: true },
      { status: "InProgress", text: "has(status.state)", test: hasField(field("status"), "state"), reason: [select(field("status"), "state")], message: [choose(hasField(field("status"), "reason"), select(field("status"), "reason"), arithmetic("+", literal("The challenge is "), select(field("status"), "state")))] },
      { status: "InProgress", text: "has(status.processing)", test: hasField(field("status"), "processing"), reason: ["Processing"] },
    ],
  }))],
  ["certmanager.k8s.io/Certificate", deferRule("cert-manager/Certificate", true, () => ({
    rows: [
      { status: "Current", text: "conditions.isTrue('Ready')", test: conditionIs(conditions(), literal("Ready"), "True") },
      { status: "Failed", text: "conditions.reason('Ready') in ['ConfigError', 'Expired', 'Failed']", test: isIn(conditionText(conditions(), literal("Ready"), "reason"), list(literal("ConfigError"), literal("Expired"), literal("Failed"))) },
      { status: "InProgress", text: "conditions.isFalse('Ready')", test: conditionIs(conditions(), literal("Ready"), "False") },
    ],
  }))],
]);
