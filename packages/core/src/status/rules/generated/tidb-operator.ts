// Generated from packages/core/src/status/rules/library/tidb-operator.yaml by `npm run gen`. Do not edit.
import type { StatusRuleSet } from "../../types.ts";
import { and, compare, conditionIs, conditionText, conditions, equals, exists, field, hasField, index, isIn, list, literal, optional, or, orValue, select, size, slot } from "../expression/index.ts";
import { deferRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of TiDB Operator: TidbCluster, *. */
export const tidbOperatorRules: StatusRuleSet = /* @__PURE__ */ rulesOf(() => [
  ["pingcap.com/TidbCluster", deferRule("tidb-operator/TidbCluster", true, () => ({
    suspended: { text: "(has(spec.paused) && spec.paused) || (has(spec.suspendAction) && has(spec.suspendAction.suspendStatefulSet) && spec.suspendAction.suspendStatefulSet)", test: or(and(hasField(field("spec"), "paused"), select(field("spec"), "paused")), and(and(hasField(field("spec"), "suspendAction"), hasField(select(field("spec"), "suspendAction"), "suspendStatefulSet")), select(select(field("spec"), "suspendAction"), "suspendStatefulSet"))) },
    rows: [
      { status: "Current", text: "conditions.isTrue('Ready')", test: conditionIs(conditions(), literal("Ready"), "True") },
      { status: "InProgress", text: "conditions.reason('Ready') in ['StatfulSetNotUpToDate', 'StatefulSetNotUpToDate']", test: isIn(conditionText(conditions(), literal("Ready"), "reason"), list(literal("StatfulSetNotUpToDate"), literal("StatefulSetNotUpToDate"))) },
      { status: "InProgress", text: "conditions.isFalse('Ready') && ((has(status.pd) && has(status.pd.phase) && status.pd.phase in ['Upgrade', 'Scale', 'Suspend']) || (has(status.tikv) && has(status.tikv.phase) && status.tikv.phase in ['Upgrade', 'Scale', 'Suspend']) || (has(status.tidb) && has(status.tidb.phase) && status.tidb.phase in ['Upgrade', 'Scale', 'Suspend']))", test: and(conditionIs(conditions(), literal("Ready"), "False"), or(or(and(and(hasField(field("status"), "pd"), hasField(select(field("status"), "pd"), "phase")), isIn(select(select(field("status"), "pd"), "phase"), list(literal("Upgrade"), literal("Scale"), literal("Suspend")))), and(and(hasField(field("status"), "tikv"), hasField(select(field("status"), "tikv"), "phase")), isIn(select(select(field("status"), "tikv"), "phase"), list(literal("Upgrade"), literal("Scale"), literal("Suspend"))))), and(and(hasField(field("status"), "tidb"), hasField(select(field("status"), "tidb"), "phase")), isIn(select(select(field("status"), "tidb"), "phase"), list(literal("Upgrade"), literal("Scale"), literal("Suspend")))))) },
      { status: "Failed", text: "conditions.isFalse('Ready') && has(status.tikv) && has(status.tikv.stores) && status.tikv.stores.exists(s, status.tikv.stores[s].?state.orValue('') == 'Down')", test: and(and(conditionIs(conditions(), literal("Ready"), "False"), hasField(field("status"), "tikv")), and(hasField(select(field("status"), "tikv"), "stores"), exists(select(select(field("status"), "tikv"), "stores"), 0, 11, equals(orValue(optional(index(select(select(field("status"), "tikv"), "stores"), slot(0)), literal("state")), literal("")), literal("Down"))))) },
      { status: "Failed", text: "conditions.isFalse('Ready') && ((has(status.tikv) && has(status.tikv.failureStores) && size(status.tikv.failureStores) > 0) || (has(status.pd) && has(status.pd.failureMembers) && size(status.pd.failureMembers) > 0))", test: and(conditionIs(conditions(), literal("Ready"), "False"), or(and(and(hasField(field("status"), "tikv"), hasField(select(field("status"), "tikv"), "failureStores")), compare(">", size(select(select(field("status"), "tikv"), "failureStores")), literal(0))), and(and(hasField(field("status"), "pd"), hasField(select(field("status"), "pd"), "failureMembers")), compare(">", size(select(select(field("status"), "pd"), "failureMembers")), literal(0))))) },
      { status: "InProgress", text: "conditions.isFalse('Ready') || conditions.isUnknown('Ready')", test: or(conditionIs(conditions(), literal("Ready"), "False"), conditionIs(conditions(), literal("Ready"), "Unknown")) },
    ],
  }))],
  ["core.pingcap.com/*", deferRule("tidb-operator/*", true, () => ({
    otherwise: "Generic",
    suspended: { text: "conditions.isTrue('Suspended')", test: conditionIs(conditions(), literal("Suspended"), "True") },
    rows: [
      { status: "InProgress", text: "conditions.isFalse('Synced')", test: conditionIs(conditions(), literal("Synced"), "False") },
      { status: "Current", text: "conditions.isTrue('Synced') && conditions.isTrue('Ready')", test: and(conditionIs(conditions(), literal("Synced"), "True"), conditionIs(conditions(), literal("Ready"), "True")) },
    ],
  }))],
]);
