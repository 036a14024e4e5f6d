// Generated from packages/core/src/status/rules/library/pinniped.yaml by `npm run gen`. Do not edit.
import type { StatusRuleSet } from "../../types.ts";
import { all, and, choose, equals, exists, field, hasField, index, literal, optional, orValue, select, slot } from "../expression/index.ts";
import { deferRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of Pinniped: CredentialIssuer. */
export const pinnipedRules: StatusRuleSet = /* @__PURE__ */ rulesOf(() => [
  ["config.concierge.pinniped.dev/CredentialIssuer", deferRule("pinniped/CredentialIssuer", true, () => ({
    overrules: [{"field":"strategies"}],
    rows: [
      { status: "Current", text: "has(status.strategies) && status.strategies.exists(s, s.?status.orValue('') == 'Success')", test: and(hasField(field("status"), "strategies"), exists(select(field("status"), "strategies"), 0, 7, equals(orValue(optional(slot(0), literal("status")), literal("")), literal("Success")))), reason: ["StrategySucceeded"] },
      { status: "Failed", text: "has(status.strategies) && status.strategies.all(s, s.?status.orValue('') == 'Error')", test: and(hasField(field("status"), "strategies"), all(select(field("status"), "strategies"), 0, 7, equals(orValue(optional(slot(0), literal("status")), literal("")), literal("Error")))), reason: ["NoStrategy"], message: [choose(hasField(index(select(field("status"), "strategies"), literal(0)), "message"), select(index(select(field("status"), "strategies"), literal(0)), "message"), literal("No strategy succeeded"))] },
    ],
  }))],
]);
