// Generated from packages/core/src/status/rules/library/moco.yaml by `npm run gen`. Do not edit.
import type { StatusRuleSet } from "../../types.ts";
import { and, compare, conditionIs, conditions, equals, field, hasField, index, isIn, literal, not, or, select } from "../expression/index.ts";
import { deferRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of MOCO: BackupPolicy, MySQLCluster. */
export const mocoRules: StatusRuleSet = /* @__PURE__ */ rulesOf(() => [
  ["moco.cybozu.com/BackupPolicy", deferRule("moco/BackupPolicy", false, () => ({
    otherwise: "Generic",
    rows: [
      { status: "Current", text: "has(metadata.name)", test: hasField(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
  ["moco.cybozu.com/MySQLCluster", deferRule("moco/MySQLCluster", true, () => ({
    otherwise: "Generic",
    suspended: { text: "conditions.isFalse('ReconciliationActive') || conditions.isFalse('ClusteringActive') || (has(metadata.annotations) && (('moco.cybozu.com/reconciliation-stopped' in metadata.annotations && metadata.annotations['moco.cybozu.com/reconciliation-stopped'] == 'true') || ('moco.cybozu.com/clustering-stopped' in metadata.annotations && metadata.annotations['moco.cybozu.com/clustering-stopped'] == 'true')))", test: or(or(conditionIs(conditions(), literal("ReconciliationActive"), "False"), conditionIs(conditions(), literal("ClusteringActive"), "False")), and(hasField(field("metadata"), "annotations"), or(and(isIn(literal("moco.cybozu.com/reconciliation-stopped"), select(field("metadata"), "annotations")), equals(index(select(field("metadata"), "annotations"), literal("moco.cybozu.com/reconciliation-stopped")), literal("true"))), and(isIn(literal("moco.cybozu.com/clustering-stopped"), select(field("metadata"), "annotations")), equals(index(select(field("metadata"), "annotations"), literal("moco.cybozu.com/clustering-stopped")), literal("true")))))) },
    rows: [
      { status: "Failed", text: "conditions.isFalse('ReconcileSuccess')", test: conditionIs(conditions(), literal("ReconcileSuccess"), "False") },
      { status: "InProgress", text: "has(status.reconcileInfo) && has(status.reconcileInfo.generation) && has(metadata.generation) && status.reconcileInfo.generation < metadata.generation", test: and(and(hasField(field("status"), "reconcileInfo"), hasField(select(field("status"), "reconcileInfo"), "generation")), and(hasField(field("metadata"), "generation"), compare("<", select(select(field("status"), "reconcileInfo"), "generation"), select(field("metadata"), "generation")))), reason: ["LatestGenerationNotObserved"], message: ["Generation ", select(select(field("status"), "reconcileInfo"), "generation"), " is reconciled, and ", select(field("metadata"), "generation"), " is wanted"] },
      { status: "Current", text: "conditions.isTrue('Healthy') && conditions.isTrue('Available') && !conditions.isFalse('StatefulSetReady') && !conditions.isUnknown('StatefulSetReady')", test: and(and(conditionIs(conditions(), literal("Healthy"), "True"), conditionIs(conditions(), literal("Available"), "True")), and(not(conditionIs(conditions(), literal("StatefulSetReady"), "False")), not(conditionIs(conditions(), literal("StatefulSetReady"), "Unknown")))) },
    ],
  }))],
]);
