// Generated from packages/core/src/status/rules/library/kargo.yaml by `npm run gen`. Do not edit.
import type { StatusRuleSet } from "../../types.ts";
import { and, field, hasField, isIn, list, literal } from "../expression/index.ts";
import { deferRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of Kargo: *. */
export const kargoRules: StatusRuleSet = /* @__PURE__ */ rulesOf(() => [
  ["kargo.akuity.io/*", deferRule("kargo/*", false, () => ({
    otherwise: "Generic",
    rows: [
      { status: "Current", text: "kind in ['Freight', 'PromotionTask', 'ClusterPromotionTask'] && has(metadata.name)", test: and(isIn(field("kind"), list(literal("Freight"), literal("PromotionTask"), literal("ClusterPromotionTask"))), hasField(field("metadata"), "name")), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
]);
