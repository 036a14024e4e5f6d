// Generated from packages/core/src/status/rules/library/rabbitmq.yaml by `npm run gen`. Do not edit.
import type { StatusRules } from "../../types.ts";
import { and, conditionIs, conditionText, conditions, differs, equals, field, has, index, isIn, literal, not, or, select } from "../expression/index.ts";
import { deferRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of RabbitMQ: RabbitmqCluster. */
export const rabbitmqRules: StatusRules = /* @__PURE__ */ rulesOf(() => [
  ["rabbitmq.com/RabbitmqCluster", deferRule("rabbitmq/RabbitmqCluster", true, () => ({
    suspended: { text: "(has(metadata.labels) && 'rabbitmq.com/pauseReconciliation' in metadata.labels && metadata.labels['rabbitmq.com/pauseReconciliation'] == 'true') || (has(metadata.annotations) && 'rabbitmq.com/pauseReconciliation' in metadata.annotations && metadata.annotations['rabbitmq.com/pauseReconciliation'] == 'true')", test: or(and(and(has(field("metadata"), "labels"), isIn(literal("rabbitmq.com/pauseReconciliation"), select(field("metadata"), "labels"))), equals(index(select(field("metadata"), "labels"), literal("rabbitmq.com/pauseReconciliation")), literal("true"))), and(and(has(field("metadata"), "annotations"), isIn(literal("rabbitmq.com/pauseReconciliation"), select(field("metadata"), "annotations"))), equals(index(select(field("metadata"), "annotations"), literal("rabbitmq.com/pauseReconciliation")), literal("true")))) },
    rows: [
      { status: "Failed", text: "conditions.isFalse('ReconcileSuccess') && conditions.reason('ReconcileSuccess') != 'Initialising'", test: and(conditionIs(conditions(), literal("ReconcileSuccess"), "False"), differs(conditionText(conditions(), literal("ReconcileSuccess"), "reason"), literal("Initialising"))) },
      { status: "InProgress", text: "conditions.isFalse('ClusterAvailable') || conditions.isUnknown('ClusterAvailable')", test: or(conditionIs(conditions(), literal("ClusterAvailable"), "False"), conditionIs(conditions(), literal("ClusterAvailable"), "Unknown")) },
      { status: "InProgress", text: "conditions.isFalse('AllReplicasReady') || conditions.isUnknown('AllReplicasReady')", test: or(conditionIs(conditions(), literal("AllReplicasReady"), "False"), conditionIs(conditions(), literal("AllReplicasReady"), "Unknown")) },
      { status: "Current", text: "conditions.isTrue('AllReplicasReady') && conditions.isTrue('ClusterAvailable') && !conditions.isUnknown('ReconcileSuccess')", test: and(and(conditionIs(conditions(), literal("AllReplicasReady"), "True"), conditionIs(conditions(), literal("ClusterAvailable"), "True")), not(conditionIs(conditions(), literal("ReconcileSuccess"), "Unknown"))) },
    ],
  }))],
]);
