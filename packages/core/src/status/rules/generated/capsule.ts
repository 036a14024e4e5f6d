// Generated from packages/core/src/status/rules/library/capsule.yaml by `npm run gen`. Do not edit.
import type { StatusRuleSet } from "../../types.ts";
import { and, equals, field, hasField, isIn, list, literal, select } from "../expression/index.ts";
import { deferRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of Capsule: Tenant. */
export const capsuleRules: StatusRuleSet = /* @__PURE__ */ rulesOf(() => [
  ["capsule.clastix.io/Tenant", deferRule("capsule/Tenant", true, () => ({
    suspended: { text: "has(status.state) && status.state == 'Cordoned'", test: and(hasField(field("status"), "state"), equals(select(field("status"), "state"), literal("Cordoned"))) },
    rows: [
      { status: "Current", text: "has(status.state) && status.state in ['Active', 'Cordoned']", test: and(hasField(field("status"), "state"), isIn(select(field("status"), "state"), list(literal("Active"), literal("Cordoned")))), reason: [select(field("status"), "state")] },
      { status: "InProgress", text: "has(status.size)", test: hasField(field("status"), "size") },
    ],
  }))],
]);
