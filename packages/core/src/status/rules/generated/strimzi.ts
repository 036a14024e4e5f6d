// Generated from packages/core/src/status/rules/library/strimzi.yaml by `npm run gen`. Do not edit.
import type { StatusRuleSet } from "../../types.ts";
import { and, compare, conditionIs, conditionText, conditions, differs, equals, exists, field, hasField, index, isIn, list, literal, not, or, select, size, slot } from "../expression/index.ts";
import { deferRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of Strimzi: *, KafkaTopic, KafkaNodePool, KafkaRebalance, StrimziPodSet. */
export const strimziRules: StatusRuleSet = /* @__PURE__ */ rulesOf(() => [
  ["kafka.strimzi.io/*", deferRule("strimzi/*", true, () => ({
    suspended: { text: "conditions.isTrue('ReconciliationPaused') || (has(metadata.annotations) && 'strimzi.io/pause-reconciliation' in metadata.annotations && metadata.annotations['strimzi.io/pause-reconciliation'] == 'true')", test: or(conditionIs(conditions(), literal("ReconciliationPaused"), "True"), and(and(hasField(field("metadata"), "annotations"), isIn(literal("strimzi.io/pause-reconciliation"), select(field("metadata"), "annotations"))), equals(index(select(field("metadata"), "annotations"), literal("strimzi.io/pause-reconciliation")), literal("true")))) },
    rows: [
      { status: "InProgress", text: "(conditions.isTrue('NotReady') && conditions.reason('NotReady') == 'Creating') || (conditions.isFalse('Ready') && conditions.reason('Ready') == 'Creating')", test: or(and(conditionIs(conditions(), literal("NotReady"), "True"), equals(conditionText(conditions(), literal("NotReady"), "reason"), literal("Creating"))), and(conditionIs(conditions(), literal("Ready"), "False"), equals(conditionText(conditions(), literal("Ready"), "reason"), literal("Creating")))) },
      { status: "Failed", text: "conditions.isTrue('NotReady')", test: conditionIs(conditions(), literal("NotReady"), "True") },
      { status: "Failed", text: "conditions.isFalse('Ready')", test: conditionIs(conditions(), literal("Ready"), "False") },
      { status: "Current", text: "conditions.isTrue('Ready')", test: conditionIs(conditions(), literal("Ready"), "True") },
      { status: "InProgress", text: "conditions.isTrue('ReconciliationPaused')", test: conditionIs(conditions(), literal("ReconciliationPaused"), "True") },
    ],
  }))],
  ["kafka.strimzi.io/KafkaTopic", deferRule("strimzi/KafkaTopic", true, () => ({
    suspended: { text: "conditions.isTrue('ReconciliationPaused') || conditions.isTrue('Unmanaged') || (has(metadata.annotations) && (('strimzi.io/pause-reconciliation' in metadata.annotations && metadata.annotations['strimzi.io/pause-reconciliation'] == 'true') || ('strimzi.io/managed' in metadata.annotations && metadata.annotations['strimzi.io/managed'] == 'false')))", test: or(or(conditionIs(conditions(), literal("ReconciliationPaused"), "True"), conditionIs(conditions(), literal("Unmanaged"), "True")), and(hasField(field("metadata"), "annotations"), or(and(isIn(literal("strimzi.io/pause-reconciliation"), select(field("metadata"), "annotations")), equals(index(select(field("metadata"), "annotations"), literal("strimzi.io/pause-reconciliation")), literal("true"))), and(isIn(literal("strimzi.io/managed"), select(field("metadata"), "annotations")), equals(index(select(field("metadata"), "annotations"), literal("strimzi.io/managed")), literal("false")))))) },
    rows: [
      { status: "Failed", text: "conditions.isTrue('NotReady') || conditions.isFalse('Ready')", test: or(conditionIs(conditions(), literal("NotReady"), "True"), conditionIs(conditions(), literal("Ready"), "False")) },
      { status: "Failed", text: "has(status.replicasChange) && has(status.replicasChange.message)", test: and(hasField(field("status"), "replicasChange"), hasField(select(field("status"), "replicasChange"), "message")), reason: ["ReplicasChangeFailed"], message: [select(select(field("status"), "replicasChange"), "message")] },
      { status: "InProgress", text: "has(status.replicasChange)", test: hasField(field("status"), "replicasChange"), reason: ["ReplicasChange"], message: ["The change to ", select(select(field("status"), "replicasChange"), "targetReplicas"), " replicas is ", select(select(field("status"), "replicasChange"), "state")] },
      { status: "Current", text: "conditions.isTrue('Ready') || conditions.isTrue('Unmanaged')", test: or(conditionIs(conditions(), literal("Ready"), "True"), conditionIs(conditions(), literal("Unmanaged"), "True")) },
      { status: "InProgress", text: "conditions.isTrue('ReconciliationPaused')", test: conditionIs(conditions(), literal("ReconciliationPaused"), "True") },
    ],
  }))],
  ["kafka.strimzi.io/KafkaNodePool", deferRule("strimzi/KafkaNodePool", true, () => ({
    suspended: { text: "conditions.isTrue('ReconciliationPaused') || (has(metadata.annotations) && 'strimzi.io/pause-reconciliation' in metadata.annotations && metadata.annotations['strimzi.io/pause-reconciliation'] == 'true')", test: or(conditionIs(conditions(), literal("ReconciliationPaused"), "True"), and(and(hasField(field("metadata"), "annotations"), isIn(literal("strimzi.io/pause-reconciliation"), select(field("metadata"), "annotations"))), equals(index(select(field("metadata"), "annotations"), literal("strimzi.io/pause-reconciliation")), literal("true")))) },
    rows: [
      { status: "Failed", text: "conditions.isTrue('NotReady') || conditions.isFalse('Ready')", test: or(conditionIs(conditions(), literal("NotReady"), "True"), conditionIs(conditions(), literal("Ready"), "False")) },
      { status: "InProgress", text: "has(status.nodeIds) && has(spec.replicas) && size(status.nodeIds) != spec.replicas", test: and(and(hasField(field("status"), "nodeIds"), hasField(field("spec"), "replicas")), differs(size(select(field("status"), "nodeIds")), select(field("spec"), "replicas"))), reason: ["NodesMissing"], message: [size(select(field("status"), "nodeIds")), " of ", select(field("spec"), "replicas"), " nodes are assigned"] },
      { status: "Current", text: "has(status.nodeIds) && (size(status.nodeIds) > 0 || (has(spec.replicas) && spec.replicas == 0))", test: and(hasField(field("status"), "nodeIds"), or(compare(">", size(select(field("status"), "nodeIds")), literal(0)), and(hasField(field("spec"), "replicas"), equals(select(field("spec"), "replicas"), literal(0))))), reason: ["NodesAssigned"], message: [size(select(field("status"), "nodeIds")), " nodes are assigned"] },
    ],
  }))],
  ["kafka.strimzi.io/KafkaRebalance", deferRule("strimzi/KafkaRebalance", false, () => ({
    suspended: { text: "(conditions.isTrue('ProposalReady') && !(has(metadata.annotations) && (('strimzi.io/rebalance' in metadata.annotations && metadata.annotations['strimzi.io/rebalance'] in ['approve', 'refresh']) || ('strimzi.io/rebalance-auto-approval' in metadata.annotations && metadata.annotations['strimzi.io/rebalance-auto-approval'] == 'true')))) || conditions.isTrue('Stopped') || conditions.isTrue('ReconciliationPaused')", test: or(or(and(conditionIs(conditions(), literal("ProposalReady"), "True"), not(and(hasField(field("metadata"), "annotations"), or(and(isIn(literal("strimzi.io/rebalance"), select(field("metadata"), "annotations")), isIn(index(select(field("metadata"), "annotations"), literal("strimzi.io/rebalance")), list(literal("approve"), literal("refresh")))), and(isIn(literal("strimzi.io/rebalance-auto-approval"), select(field("metadata"), "annotations")), equals(index(select(field("metadata"), "annotations"), literal("strimzi.io/rebalance-auto-approval")), literal("true"))))))), conditionIs(conditions(), literal("Stopped"), "True")), conditionIs(conditions(), literal("ReconciliationPaused"), "True")) },
    rows: [
      { status: "Current", text: "has(metadata.annotations) && 'strimzi.io/rebalance' in metadata.annotations && metadata.annotations['strimzi.io/rebalance'] == 'template'", test: and(and(hasField(field("metadata"), "annotations"), isIn(literal("strimzi.io/rebalance"), select(field("metadata"), "annotations"))), equals(index(select(field("metadata"), "annotations"), literal("strimzi.io/rebalance")), literal("template"))), reason: ["Template"], message: ["Rebalances are made after it"] },
      { status: "InProgress", text: "conditions.isTrue('NotReady') && (conditions.reason('NotReady') == 'CruiseControlRetriableConnectionException' || conditions.message('NotReady') == 'Kafka cluster is not Ready')", test: and(conditionIs(conditions(), literal("NotReady"), "True"), or(equals(conditionText(conditions(), literal("NotReady"), "reason"), literal("CruiseControlRetriableConnectionException")), equals(conditionText(conditions(), literal("NotReady"), "message"), literal("Kafka cluster is not Ready")))) },
      { status: "Failed", text: "conditions.isTrue('NotReady')", test: conditionIs(conditions(), literal("NotReady"), "True") },
      { status: "Current", text: "conditions.isTrue('Ready')", test: conditionIs(conditions(), literal("Ready"), "True") },
      { status: "InProgress", text: "conditions.exists(c, c.type in ['New', 'PendingProposal', 'ProposalReady', 'Rebalancing', 'Stopped', 'ReconciliationPaused'] && c.status == 'True')", test: exists(conditions(), 0, 15, and(isIn(select(slot(0), "type"), list(literal("New"), literal("PendingProposal"), literal("ProposalReady"), literal("Rebalancing"), literal("Stopped"), literal("ReconciliationPaused"))), equals(select(slot(0), "status"), literal("True")))) },
    ],
  }))],
  ["core.strimzi.io/StrimziPodSet", deferRule("strimzi/StrimziPodSet", true, () => ({
    rows: [
      { status: "Failed", text: "conditions.isTrue('NotReady') || conditions.isFalse('Ready')", test: or(conditionIs(conditions(), literal("NotReady"), "True"), conditionIs(conditions(), literal("Ready"), "False")) },
      { status: "InProgress", text: "has(status.pods) && has(status.currentPods) && status.currentPods < status.pods", test: and(and(hasField(field("status"), "pods"), hasField(field("status"), "currentPods")), compare("<", select(field("status"), "currentPods"), select(field("status"), "pods"))), reason: ["Rolling"], message: [select(field("status"), "currentPods"), " of ", select(field("status"), "pods"), " pods are of the new revision"] },
      { status: "Current", text: "has(status.pods) && has(status.readyPods) && status.readyPods >= status.pods && has(spec.pods) && size(spec.pods) == status.pods", test: and(and(and(hasField(field("status"), "pods"), hasField(field("status"), "readyPods")), compare(">=", select(field("status"), "readyPods"), select(field("status"), "pods"))), and(hasField(field("spec"), "pods"), equals(size(select(field("spec"), "pods")), select(field("status"), "pods")))), reason: ["PodsReady"], message: [select(field("status"), "readyPods"), " of ", select(field("status"), "pods"), " pods are ready"] },
      { status: "InProgress", text: "has(status.pods)", test: hasField(field("status"), "pods"), reason: ["PodsNotReady"] },
    ],
  }))],
]);
