// Generated from packages/core/src/status/rules/library/ext-postgres-operator.yaml by `npm run gen`. Do not edit.
import type { StatusRuleSet } from "../../types.ts";
import { and, field, hasField, not, select } from "../expression/index.ts";
import { deferRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of External PostgreSQL Server Operator: Postgres, PostgresUser. */
export const extPostgresOperatorRules: StatusRuleSet = /* @__PURE__ */ rulesOf(() => [
  ["db.movetokube.com/Postgres", deferRule("ext-postgres-operator/Postgres", true, () => ({
    rows: [
      { status: "Current", text: "has(status.succeeded) && status.succeeded", test: and(hasField(field("status"), "succeeded"), select(field("status"), "succeeded")), reason: ["Succeeded"], message: ["The server has it"] },
      { status: "Failed", text: "has(status.succeeded) && !status.succeeded", test: and(hasField(field("status"), "succeeded"), not(select(field("status"), "succeeded"))), reason: ["NotSucceeded"], message: ["The last try on the server failed: the operator's log says why"] },
    ],
  }))],
  ["db.movetokube.com/PostgresUser", deferRule("ext-postgres-operator/PostgresUser", true, () => ({
    rows: [
      { status: "Current", text: "has(status.succeeded) && status.succeeded", test: and(hasField(field("status"), "succeeded"), select(field("status"), "succeeded")), reason: ["Succeeded"], message: ["The server has it"] },
      { status: "Failed", text: "has(status.succeeded) && !status.succeeded", test: and(hasField(field("status"), "succeeded"), not(select(field("status"), "succeeded"))), reason: ["NotSucceeded"], message: ["The last try on the server failed: the operator's log says why"] },
    ],
  }))],
]);
