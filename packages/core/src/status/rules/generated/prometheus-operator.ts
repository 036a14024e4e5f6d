// Generated from packages/core/src/status/rules/library/prometheus-operator.yaml by `npm run gen`. Do not edit.
import type { StatusRules } from "../../types.ts";
import { all, and, conditionIs, exists, field, hasField, literal, not, select, slot } from "../expression/index.ts";
import { deferRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of Prometheus Operator: ServiceMonitor, PodMonitor, Probe, PrometheusRule, ScrapeConfig, AlertmanagerConfig. */
export const prometheusOperatorRules: StatusRules = /* @__PURE__ */ rulesOf(() => [
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
]);
