// Generated from packages/core/src/status/rules/library/sops-secrets-operator.yaml by `npm run gen`. Do not edit.
import type { StatusRuleSet } from "../../types.ts";
import { and, equals, field, hasField, isIn, list, literal, select } from "../expression/index.ts";
import { deferRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of SOPS Secrets Operator: SopsSecret. */
export const sopsSecretsOperatorRules: StatusRuleSet = /* @__PURE__ */ rulesOf(() => [
  ["isindir.github.com/SopsSecret", deferRule("sops-secrets-operator/SopsSecret", true, () => ({
    rows: [
      { status: "Current", text: "has(status.message) && status.message == 'Healthy'", test: and(hasField(field("status"), "message"), equals(select(field("status"), "message"), literal("Healthy"))), reason: ["Healthy"] },
      { status: "InProgress", text: "has(status.message) && status.message in ['', 'New', 'Reconciling', 'Reconciliation suspended']", test: and(hasField(field("status"), "message"), isIn(select(field("status"), "message"), list(literal(""), literal("New"), literal("Reconciling"), literal("Reconciliation suspended")))) },
      { status: "Failed", text: "has(status.message)", test: hasField(field("status"), "message"), reason: ["NotHealthy"], message: [select(field("status"), "message")] },
    ],
  }))],
]);
