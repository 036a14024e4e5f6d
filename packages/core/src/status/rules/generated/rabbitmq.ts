// Generated from packages/core/src/status/rules/library/rabbitmq.yaml by `npm run gen`. Do not edit.
import type { StatusRuleSet } from "../../types.ts";
import { and, conditionIs, conditions, equals, field, hasField, literal, or, select } from "../expression/index.ts";
import { deferRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of RabbitMQ: RabbitmqCluster. */
export const rabbitmqRules: StatusRuleSet = /* @__PURE__ */ rulesOf(() => [
  ["rabbitmq.com/RabbitmqCluster", deferRule("rabbitmq/RabbitmqCluster", true, () => ({
    otherwise: "Generic",
    overrules: [{"condition":"ClusterAvailable","reason":"NoEndpointsAvailable"}],
    rows: [
      { status: "Failed", text: "conditions.isFalse('ReconcileSuccess')", test: conditionIs(conditions(), literal("ReconcileSuccess"), "False") },
      { status: "Current", text: "has(spec.replicas) && spec.replicas == 0 && conditions.isTrue('AllReplicasReady') && conditions.isTrue('ReconcileSuccess')", test: and(and(hasField(field("spec"), "replicas"), equals(select(field("spec"), "replicas"), literal(0))), and(conditionIs(conditions(), literal("AllReplicasReady"), "True"), conditionIs(conditions(), literal("ReconcileSuccess"), "True"))), reason: ["ScaledToZero"], message: ["No replica is wanted"] },
      { status: "InProgress", text: "conditions.isFalse('ClusterAvailable') || conditions.isUnknown('ClusterAvailable')", test: or(conditionIs(conditions(), literal("ClusterAvailable"), "False"), conditionIs(conditions(), literal("ClusterAvailable"), "Unknown")) },
    ],
  }))],
]);
