// Generated from packages/core/src/status/rules/library/prometheus-operator.yaml by `npm run gen`. Do not edit.
import type { StatusRuleSet } from "../../types.ts";
import { all, and, arithmetic, compare, conditionIs, conditions, equals, exists, field, hasField, literal, not, optional, orValue, select, slot } from "../expression/index.ts";
import { deferRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of Prometheus Operator: ServiceMonitor, PodMonitor, Probe, PrometheusRule, ScrapeConfig, AlertmanagerConfig, Prometheus, PrometheusAgent. */
export const prometheusOperatorRules: StatusRuleSet = /* @__PURE__ */ rulesOf(() => [
  ["monitoring.coreos.com/ServiceMonitor", deferRule("prometheus-operator/ServiceMonitor", false, () => ({
    rows: [
      { status: "Failed", text: "has(status.bindings) && status.bindings.exists(b, has(b.conditions) && b.conditions.isFalse('Accepted'))", test: and(hasField(field("status"), "bindings"), exists(select(field("status"), "bindings"), 0, 7, and(hasField(slot(0), "conditions"), conditionIs(select(slot(0), "conditions"), literal("Accepted"), "False")))) },
      { status: "InProgress", text: "has(status.bindings) && status.bindings.exists(b, has(b.conditions) && b.conditions.isUnknown('Accepted'))", test: and(hasField(field("status"), "bindings"), exists(select(field("status"), "bindings"), 0, 7, and(hasField(slot(0), "conditions"), conditionIs(select(slot(0), "conditions"), literal("Accepted"), "Unknown")))) },
      { status: "Current", text: "has(status.bindings) && status.bindings.all(b, has(b.conditions) && b.conditions.isTrue('Accepted')) && has(metadata.name)", test: and(and(hasField(field("status"), "bindings"), all(select(field("status"), "bindings"), 0, 7, and(hasField(slot(0), "conditions"), conditionIs(select(slot(0), "conditions"), literal("Accepted"), "True")))), hasField(field("metadata"), "name")) },
      { status: "Current", text: "!has(status.bindings) && has(metadata.name)", test: and(not(hasField(field("status"), "bindings")), hasField(field("metadata"), "name")), reason: ["Stored"], message: ["No workload reports on it, which most releases never do"] },
    ],
  }))],
  ["monitoring.coreos.com/PodMonitor", deferRule("prometheus-operator/PodMonitor", false, () => ({
    rows: [
      { status: "Failed", text: "has(status.bindings) && status.bindings.exists(b, has(b.conditions) && b.conditions.isFalse('Accepted'))", test: and(hasField(field("status"), "bindings"), exists(select(field("status"), "bindings"), 0, 7, and(hasField(slot(0), "conditions"), conditionIs(select(slot(0), "conditions"), literal("Accepted"), "False")))) },
      { status: "InProgress", text: "has(status.bindings) && status.bindings.exists(b, has(b.conditions) && b.conditions.isUnknown('Accepted'))", test: and(hasField(field("status"), "bindings"), exists(select(field("status"), "bindings"), 0, 7, and(hasField(slot(0), "conditions"), conditionIs(select(slot(0), "conditions"), literal("Accepted"), "Unknown")))) },
      { status: "Current", text: "has(status.bindings) && status.bindings.all(b, has(b.conditions) && b.conditions.isTrue('Accepted')) && has(metadata.name)", test: and(and(hasField(field("status"), "bindings"), all(select(field("status"), "bindings"), 0, 7, and(hasField(slot(0), "conditions"), conditionIs(select(slot(0), "conditions"), literal("Accepted"), "True")))), hasField(field("metadata"), "name")) },
      { status: "Current", text: "!has(status.bindings) && has(metadata.name)", test: and(not(hasField(field("status"), "bindings")), hasField(field("metadata"), "name")), reason: ["Stored"], message: ["No workload reports on it, which most releases never do"] },
    ],
  }))],
  ["monitoring.coreos.com/Probe", deferRule("prometheus-operator/Probe", false, () => ({
    rows: [
      { status: "Failed", text: "has(status.bindings) && status.bindings.exists(b, has(b.conditions) && b.conditions.isFalse('Accepted'))", test: and(hasField(field("status"), "bindings"), exists(select(field("status"), "bindings"), 0, 7, and(hasField(slot(0), "conditions"), conditionIs(select(slot(0), "conditions"), literal("Accepted"), "False")))) },
      { status: "InProgress", text: "has(status.bindings) && status.bindings.exists(b, has(b.conditions) && b.conditions.isUnknown('Accepted'))", test: and(hasField(field("status"), "bindings"), exists(select(field("status"), "bindings"), 0, 7, and(hasField(slot(0), "conditions"), conditionIs(select(slot(0), "conditions"), literal("Accepted"), "Unknown")))) },
      { status: "Current", text: "has(status.bindings) && status.bindings.all(b, has(b.conditions) && b.conditions.isTrue('Accepted')) && has(metadata.name)", test: and(and(hasField(field("status"), "bindings"), all(select(field("status"), "bindings"), 0, 7, and(hasField(slot(0), "conditions"), conditionIs(select(slot(0), "conditions"), literal("Accepted"), "True")))), hasField(field("metadata"), "name")) },
      { status: "Current", text: "!has(status.bindings) && has(metadata.name)", test: and(not(hasField(field("status"), "bindings")), hasField(field("metadata"), "name")), reason: ["Stored"], message: ["No workload reports on it, which most releases never do"] },
    ],
  }))],
  ["monitoring.coreos.com/PrometheusRule", deferRule("prometheus-operator/PrometheusRule", false, () => ({
    rows: [
      { status: "Failed", text: "has(status.bindings) && status.bindings.exists(b, has(b.conditions) && b.conditions.isFalse('Accepted'))", test: and(hasField(field("status"), "bindings"), exists(select(field("status"), "bindings"), 0, 7, and(hasField(slot(0), "conditions"), conditionIs(select(slot(0), "conditions"), literal("Accepted"), "False")))) },
      { status: "InProgress", text: "has(status.bindings) && status.bindings.exists(b, has(b.conditions) && b.conditions.isUnknown('Accepted'))", test: and(hasField(field("status"), "bindings"), exists(select(field("status"), "bindings"), 0, 7, and(hasField(slot(0), "conditions"), conditionIs(select(slot(0), "conditions"), literal("Accepted"), "Unknown")))) },
      { status: "Current", text: "has(status.bindings) && status.bindings.all(b, has(b.conditions) && b.conditions.isTrue('Accepted')) && has(metadata.name)", test: and(and(hasField(field("status"), "bindings"), all(select(field("status"), "bindings"), 0, 7, and(hasField(slot(0), "conditions"), conditionIs(select(slot(0), "conditions"), literal("Accepted"), "True")))), hasField(field("metadata"), "name")) },
      { status: "Current", text: "!has(status.bindings) && has(metadata.name)", test: and(not(hasField(field("status"), "bindings")), hasField(field("metadata"), "name")), reason: ["Stored"], message: ["No workload reports on it, which most releases never do"] },
    ],
  }))],
  ["monitoring.coreos.com/ScrapeConfig", deferRule("prometheus-operator/ScrapeConfig", false, () => ({
    rows: [
      { status: "Failed", text: "has(status.bindings) && status.bindings.exists(b, has(b.conditions) && b.conditions.isFalse('Accepted'))", test: and(hasField(field("status"), "bindings"), exists(select(field("status"), "bindings"), 0, 7, and(hasField(slot(0), "conditions"), conditionIs(select(slot(0), "conditions"), literal("Accepted"), "False")))) },
      { status: "InProgress", text: "has(status.bindings) && status.bindings.exists(b, has(b.conditions) && b.conditions.isUnknown('Accepted'))", test: and(hasField(field("status"), "bindings"), exists(select(field("status"), "bindings"), 0, 7, and(hasField(slot(0), "conditions"), conditionIs(select(slot(0), "conditions"), literal("Accepted"), "Unknown")))) },
      { status: "Current", text: "has(status.bindings) && status.bindings.all(b, has(b.conditions) && b.conditions.isTrue('Accepted')) && has(metadata.name)", test: and(and(hasField(field("status"), "bindings"), all(select(field("status"), "bindings"), 0, 7, and(hasField(slot(0), "conditions"), conditionIs(select(slot(0), "conditions"), literal("Accepted"), "True")))), hasField(field("metadata"), "name")) },
      { status: "Current", text: "!has(status.bindings) && has(metadata.name)", test: and(not(hasField(field("status"), "bindings")), hasField(field("metadata"), "name")), reason: ["Stored"], message: ["No workload reports on it, which most releases never do"] },
    ],
  }))],
  ["monitoring.coreos.com/AlertmanagerConfig", deferRule("prometheus-operator/AlertmanagerConfig", false, () => ({
    rows: [
      { status: "Failed", text: "has(status.bindings) && status.bindings.exists(b, has(b.conditions) && b.conditions.isFalse('Accepted'))", test: and(hasField(field("status"), "bindings"), exists(select(field("status"), "bindings"), 0, 7, and(hasField(slot(0), "conditions"), conditionIs(select(slot(0), "conditions"), literal("Accepted"), "False")))) },
      { status: "InProgress", text: "has(status.bindings) && status.bindings.exists(b, has(b.conditions) && b.conditions.isUnknown('Accepted'))", test: and(hasField(field("status"), "bindings"), exists(select(field("status"), "bindings"), 0, 7, and(hasField(slot(0), "conditions"), conditionIs(select(slot(0), "conditions"), literal("Accepted"), "Unknown")))) },
      { status: "Current", text: "has(status.bindings) && status.bindings.all(b, has(b.conditions) && b.conditions.isTrue('Accepted')) && has(metadata.name)", test: and(and(hasField(field("status"), "bindings"), all(select(field("status"), "bindings"), 0, 7, and(hasField(slot(0), "conditions"), conditionIs(select(slot(0), "conditions"), literal("Accepted"), "True")))), hasField(field("metadata"), "name")) },
      { status: "Current", text: "!has(status.bindings) && has(metadata.name)", test: and(not(hasField(field("status"), "bindings")), hasField(field("metadata"), "name")), reason: ["Stored"], message: ["No workload reports on it, which most releases never do"] },
    ],
  }))],
  ["monitoring.coreos.com/Prometheus", deferRule("prometheus-operator/Prometheus", true, () => ({
    otherwise: "Generic",
    overrules: [{"field":"replicas"}],
    rows: [
      { status: "InProgress", text: "has(status.replicas) && status.replicas > spec.?replicas.orValue(1) * spec.?shards.orValue(1) && spec.?mode.orValue('StatefulSet') == 'StatefulSet'", test: and(and(hasField(field("status"), "replicas"), compare(">", select(field("status"), "replicas"), arithmetic("*", orValue(optional(field("spec"), literal("replicas")), literal(1)), orValue(optional(field("spec"), literal("shards")), literal(1))))), equals(orValue(optional(field("spec"), literal("mode")), literal("StatefulSet")), literal("StatefulSet"))), reason: ["MoreThanWanted"], message: [select(field("status"), "replicas"), " pods are there, and ", arithmetic("*", orValue(optional(field("spec"), literal("replicas")), literal(1)), orValue(optional(field("spec"), literal("shards")), literal(1))), " are wanted"] },
      { status: "InProgress", text: "has(status.updatedReplicas) && status.updatedReplicas < spec.?replicas.orValue(1) * spec.?shards.orValue(1) && spec.?mode.orValue('StatefulSet') == 'StatefulSet' && !conditions.isFalse('Reconciled')", test: and(and(hasField(field("status"), "updatedReplicas"), compare("<", select(field("status"), "updatedReplicas"), arithmetic("*", orValue(optional(field("spec"), literal("replicas")), literal(1)), orValue(optional(field("spec"), literal("shards")), literal(1))))), and(equals(orValue(optional(field("spec"), literal("mode")), literal("StatefulSet")), literal("StatefulSet")), not(conditionIs(conditions(), literal("Reconciled"), "False")))), reason: ["LessUpdated"], message: [select(field("status"), "updatedReplicas"), " of ", arithmetic("*", orValue(optional(field("spec"), literal("replicas")), literal(1)), orValue(optional(field("spec"), literal("shards")), literal(1))), " pods are updated"] },
      { status: "Current", text: "conditions.isTrue('Available') && conditions.isTrue('Reconciled')", test: and(conditionIs(conditions(), literal("Available"), "True"), conditionIs(conditions(), literal("Reconciled"), "True")) },
    ],
  }))],
  ["monitoring.coreos.com/PrometheusAgent", deferRule("prometheus-operator/PrometheusAgent", true, () => ({
    otherwise: "Generic",
    overrules: [{"field":"replicas"}],
    rows: [
      { status: "InProgress", text: "has(status.replicas) && status.replicas > spec.?replicas.orValue(1) * spec.?shards.orValue(1) && spec.?mode.orValue('StatefulSet') == 'StatefulSet'", test: and(and(hasField(field("status"), "replicas"), compare(">", select(field("status"), "replicas"), arithmetic("*", orValue(optional(field("spec"), literal("replicas")), literal(1)), orValue(optional(field("spec"), literal("shards")), literal(1))))), equals(orValue(optional(field("spec"), literal("mode")), literal("StatefulSet")), literal("StatefulSet"))), reason: ["MoreThanWanted"], message: [select(field("status"), "replicas"), " pods are there, and ", arithmetic("*", orValue(optional(field("spec"), literal("replicas")), literal(1)), orValue(optional(field("spec"), literal("shards")), literal(1))), " are wanted"] },
      { status: "InProgress", text: "has(status.updatedReplicas) && status.updatedReplicas < spec.?replicas.orValue(1) * spec.?shards.orValue(1) && spec.?mode.orValue('StatefulSet') == 'StatefulSet' && !conditions.isFalse('Reconciled')", test: and(and(hasField(field("status"), "updatedReplicas"), compare("<", select(field("status"), "updatedReplicas"), arithmetic("*", orValue(optional(field("spec"), literal("replicas")), literal(1)), orValue(optional(field("spec"), literal("shards")), literal(1))))), and(equals(orValue(optional(field("spec"), literal("mode")), literal("StatefulSet")), literal("StatefulSet")), not(conditionIs(conditions(), literal("Reconciled"), "False")))), reason: ["LessUpdated"], message: [select(field("status"), "updatedReplicas"), " of ", arithmetic("*", orValue(optional(field("spec"), literal("replicas")), literal(1)), orValue(optional(field("spec"), literal("shards")), literal(1))), " pods are updated"] },
      { status: "Current", text: "conditions.isTrue('Available') && conditions.isTrue('Reconciled')", test: and(conditionIs(conditions(), literal("Available"), "True"), conditionIs(conditions(), literal("Reconciled"), "True")) },
    ],
  }))],
]);
