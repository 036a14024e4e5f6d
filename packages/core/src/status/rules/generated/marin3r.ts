// Generated from packages/core/src/status/rules/library/marin3r.yaml by `npm run gen`. Do not edit.
import type { StatusRuleSet } from "../../types.ts";
import { and, equals, field, hasField, isIn, list, literal, select } from "../expression/index.ts";
import { deferRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of MARIN3R: EnvoyConfig. */
export const marin3rRules: StatusRuleSet = /* @__PURE__ */ rulesOf(() => [
  ["marin3r.3scale.net/EnvoyConfig", deferRule("marin3r/EnvoyConfig", true, () => ({
    rows: [
      { status: "Failed", text: "has(status.cacheState) && status.cacheState in ['Rollback', 'RollbackFailed']", test: and(hasField(field("status"), "cacheState"), isIn(select(field("status"), "cacheState"), list(literal("Rollback"), literal("RollbackFailed")))), reason: [select(field("status"), "cacheState")] },
      { status: "Current", text: "has(status.cacheState) && status.cacheState == 'InSync'", test: and(hasField(field("status"), "cacheState"), equals(select(field("status"), "cacheState"), literal("InSync"))), reason: ["InSync"] },
      { status: "InProgress", text: "has(status.cacheState)", test: hasField(field("status"), "cacheState"), reason: [select(field("status"), "cacheState")] },
    ],
  }))],
]);
