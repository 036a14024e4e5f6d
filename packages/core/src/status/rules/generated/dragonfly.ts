// Generated from packages/core/src/status/rules/library/dragonfly.yaml by `npm run gen`. Do not edit.
import type { StatusRuleSet } from "../../types.ts";
import { and, equals, field, hasField, isIn, list, literal, select } from "../expression/index.ts";
import { deferRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of Dragonfly Operator: Dragonfly. */
export const dragonflyRules: StatusRuleSet = /* @__PURE__ */ rulesOf(() => [
  ["dragonflydb.io/Dragonfly", deferRule("dragonfly/Dragonfly", true, () => ({
    rows: [
      { status: "InProgress", text: "has(status.isRollingUpdate) && status.isRollingUpdate == true", test: and(hasField(field("status"), "isRollingUpdate"), equals(select(field("status"), "isRollingUpdate"), literal(true))), reason: ["RollingUpdate"] },
      { status: "Current", text: "has(status.phase) && status.phase in ['Ready', 'ready']", test: and(hasField(field("status"), "phase"), isIn(select(field("status"), "phase"), list(literal("Ready"), literal("ready")))), reason: ["Ready"] },
      { status: "InProgress", text: "has(status.phase)", test: hasField(field("status"), "phase"), reason: [select(field("status"), "phase")] },
    ],
  }))],
]);
