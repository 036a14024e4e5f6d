// Generated from packages/core/src/status/rules/library/infinispan.yaml by `npm run gen`. Do not edit.
import type { StatusRuleSet } from "../../types.ts";
import { and, compare, conditionIs, conditions, equals, field, hasField, literal, or, select, size } from "../expression/index.ts";
import { deferRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of Infinispan: Infinispan. */
export const infinispanRules: StatusRuleSet = /* @__PURE__ */ rulesOf(() => [
  ["infinispan.org/Infinispan", deferRule("infinispan/Infinispan", true, () => ({
    suspended: { text: "conditions.isTrue('GracefulShutdown') || (has(spec.replicas) && spec.replicas == 0)", test: or(conditionIs(conditions(), literal("GracefulShutdown"), "True"), and(hasField(field("spec"), "replicas"), equals(select(field("spec"), "replicas"), literal(0)))) },
    rows: [
      { status: "Failed", text: "conditions.isFalse('PreliminaryChecksPassed')", test: conditionIs(conditions(), literal("PreliminaryChecksPassed"), "False") },
      { status: "InProgress", text: "conditions.isTrue('GracefulShutdown') || conditions.isTrue('Stopping')", test: or(conditionIs(conditions(), literal("GracefulShutdown"), "True"), conditionIs(conditions(), literal("Stopping"), "True")) },
      { status: "InProgress", text: "conditions.isTrue('Upgrade') || conditions.isTrue('ScalingUp')", test: or(conditionIs(conditions(), literal("Upgrade"), "True"), conditionIs(conditions(), literal("ScalingUp"), "True")) },
      { status: "InProgress", text: "conditions.isFalse('CrossSiteViewFormed') || conditions.isUnknown('CrossSiteViewFormed')", test: or(conditionIs(conditions(), literal("CrossSiteViewFormed"), "False"), conditionIs(conditions(), literal("CrossSiteViewFormed"), "Unknown")) },
      { status: "Current", text: "conditions.isTrue('WellFormed')", test: conditionIs(conditions(), literal("WellFormed"), "True") },
      { status: "InProgress", text: "size(conditions) > 0", test: compare(">", size(conditions()), literal(0)) },
    ],
  }))],
]);
