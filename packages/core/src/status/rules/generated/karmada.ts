// Generated from packages/core/src/status/rules/library/karmada.yaml by `npm run gen`. Do not edit.
import type { StatusRuleSet } from "../../types.ts";
import { all, and, arithmetic, compare, conditionIs, conditionText, conditions, differs, equals, exists, field, filter, hasField, index, isIn, list, literal, map, not, optional, or, orValue, select, size, slot } from "../expression/index.ts";
import { deferRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of Karmada: ResourceBinding, ClusterResourceBinding, Work, WorkloadRebalancer, PropagationPolicy, ClusterPropagationPolicy, OverridePolicy, ClusterOverridePolicy, ResourceInterpreterCustomization, CronFederatedHPA, FederatedResourceQuota. */
export const karmadaRules: StatusRuleSet = /* @__PURE__ */ rulesOf(() => [
  ["work.karmada.io/ResourceBinding", deferRule("karmada/ResourceBinding", true, () => ({
    suspended: { text: "(has(spec.suspension) && ((has(spec.suspension.dispatching) && spec.suspension.dispatching == true) || (has(spec.suspension.scheduling) && spec.suspension.scheduling == true))) || (has(spec.gracefulEvictionTasks) && spec.gracefulEvictionTasks.exists(t, t.?suppressDeletion.orValue(false) == true))", test: or(and(hasField(field("spec"), "suspension"), or(and(hasField(select(field("spec"), "suspension"), "dispatching"), equals(select(select(field("spec"), "suspension"), "dispatching"), literal(true))), and(hasField(select(field("spec"), "suspension"), "scheduling"), equals(select(select(field("spec"), "suspension"), "scheduling"), literal(true))))), and(hasField(field("spec"), "gracefulEvictionTasks"), exists(select(field("spec"), "gracefulEvictionTasks"), 0, 7, equals(orValue(optional(slot(0), literal("suppressDeletion")), literal(false)), literal(true))))) },
    rows: [
      { status: "Failed", text: "conditions.isFalse('Scheduled') && conditions.reason('Scheduled') in ['NoClusterFit', 'Unschedulable', 'SchedulerError', 'QuotaExceeded', 'BindingFailedScheduling']", test: and(conditionIs(conditions(), literal("Scheduled"), "False"), isIn(conditionText(conditions(), literal("Scheduled"), "reason"), list(literal("NoClusterFit"), literal("Unschedulable"), literal("SchedulerError"), literal("QuotaExceeded"), literal("BindingFailedScheduling")))) },
      { status: "Failed", text: "has(status.aggregatedStatus) && status.aggregatedStatus.exists(a, !(has(a.applied) && a.applied == true) && has(a.appliedMessage) && a.appliedMessage != '')", test: and(hasField(field("status"), "aggregatedStatus"), exists(select(field("status"), "aggregatedStatus"), 0, 16, and(and(not(and(hasField(slot(0), "applied"), equals(select(slot(0), "applied"), literal(true)))), hasField(slot(0), "appliedMessage")), differs(select(slot(0), "appliedMessage"), literal(""))))), reason: ["ApplyFailed"], message: [map(filter(select(field("status"), "aggregatedStatus"), 0, 7, and(hasField(slot(0), "appliedMessage"), differs(select(slot(0), "appliedMessage"), literal("")))), 0, 7, arithmetic("+", arithmetic("+", select(slot(0), "clusterName"), literal(": ")), select(slot(0), "appliedMessage")))] },
      { status: "InProgress", text: "conditions.isFalse('Scheduled')", test: conditionIs(conditions(), literal("Scheduled"), "False") },
      { status: "InProgress", text: "has(spec.clusters) && has(status.aggregatedStatus) && spec.clusters.size() > status.aggregatedStatus.size()", test: and(and(hasField(field("spec"), "clusters"), hasField(field("status"), "aggregatedStatus")), compare(">", size(select(field("spec"), "clusters")), size(select(field("status"), "aggregatedStatus")))), reason: ["Dispatching"], message: ["Of ", size(select(field("spec"), "clusters")), " clusters ", size(select(field("status"), "aggregatedStatus")), " have reported"] },
      { status: "InProgress", text: "has(status.aggregatedStatus) && status.aggregatedStatus.exists(a, has(a.health) && a.health == 'Unhealthy')", test: and(hasField(field("status"), "aggregatedStatus"), exists(select(field("status"), "aggregatedStatus"), 0, 7, and(hasField(slot(0), "health"), equals(select(slot(0), "health"), literal("Unhealthy"))))), reason: ["Unhealthy"], message: ["Not healthy in ", map(filter(select(field("status"), "aggregatedStatus"), 0, 7, and(hasField(slot(0), "health"), equals(select(slot(0), "health"), literal("Unhealthy")))), 0, 2, select(slot(0), "clusterName"))] },
      { status: "InProgress", text: "has(status.aggregatedStatus) && status.aggregatedStatus.exists(a, has(a.health) && a.health == 'Unknown')", test: and(hasField(field("status"), "aggregatedStatus"), exists(select(field("status"), "aggregatedStatus"), 0, 7, and(hasField(slot(0), "health"), equals(select(slot(0), "health"), literal("Unknown"))))), reason: ["HealthUnknown"], message: ["The health in ", map(filter(select(field("status"), "aggregatedStatus"), 0, 7, and(hasField(slot(0), "health"), equals(select(slot(0), "health"), literal("Unknown")))), 0, 2, select(slot(0), "clusterName")), " is not known yet"] },
      { status: "InProgress", text: "has(spec.gracefulEvictionTasks) && spec.gracefulEvictionTasks.size() > 0", test: and(hasField(field("spec"), "gracefulEvictionTasks"), compare(">", size(select(field("spec"), "gracefulEvictionTasks")), literal(0))), reason: ["Evicting"], message: ["It still runs in ", map(select(field("spec"), "gracefulEvictionTasks"), 0, 5, orValue(optional(slot(0), literal("fromCluster")), literal(""))), ", from which it is evicted"] },
      { status: "InProgress", text: "has(spec.clusters) && has(status.aggregatedStatus) && status.aggregatedStatus.exists(a, has(a.clusterName) && !spec.clusters.exists(c, c.?name.orValue('') == a.clusterName))", test: and(and(hasField(field("spec"), "clusters"), hasField(field("status"), "aggregatedStatus")), exists(select(field("status"), "aggregatedStatus"), 0, 15, and(hasField(slot(0), "clusterName"), not(exists(select(field("spec"), "clusters"), 1, 8, equals(orValue(optional(slot(1), literal("name")), literal("")), select(slot(0), "clusterName"))))))), reason: ["Leaving"], message: ["It still is in ", map(filter(select(field("status"), "aggregatedStatus"), 0, 15, and(hasField(slot(0), "clusterName"), not(exists(select(field("spec"), "clusters"), 1, 8, equals(orValue(optional(slot(1), literal("name")), literal("")), select(slot(0), "clusterName")))))), 0, 2, select(slot(0), "clusterName")), ", where it shall not be any more"] },
      { status: "InProgress", text: "conditions.isFalse('FullyApplied')", test: conditionIs(conditions(), literal("FullyApplied"), "False") },
      { status: "Current", text: "conditions.isTrue('FullyApplied')", test: conditionIs(conditions(), literal("FullyApplied"), "True") },
    ],
  }))],
  ["work.karmada.io/ClusterResourceBinding", deferRule("karmada/ClusterResourceBinding", true, () => ({
    suspended: { text: "(has(spec.suspension) && ((has(spec.suspension.dispatching) && spec.suspension.dispatching == true) || (has(spec.suspension.scheduling) && spec.suspension.scheduling == true))) || (has(spec.gracefulEvictionTasks) && spec.gracefulEvictionTasks.exists(t, t.?suppressDeletion.orValue(false) == true))", test: or(and(hasField(field("spec"), "suspension"), or(and(hasField(select(field("spec"), "suspension"), "dispatching"), equals(select(select(field("spec"), "suspension"), "dispatching"), literal(true))), and(hasField(select(field("spec"), "suspension"), "scheduling"), equals(select(select(field("spec"), "suspension"), "scheduling"), literal(true))))), and(hasField(field("spec"), "gracefulEvictionTasks"), exists(select(field("spec"), "gracefulEvictionTasks"), 0, 7, equals(orValue(optional(slot(0), literal("suppressDeletion")), literal(false)), literal(true))))) },
    rows: [
      { status: "Failed", text: "conditions.isFalse('Scheduled') && conditions.reason('Scheduled') in ['NoClusterFit', 'Unschedulable', 'SchedulerError', 'QuotaExceeded', 'BindingFailedScheduling']", test: and(conditionIs(conditions(), literal("Scheduled"), "False"), isIn(conditionText(conditions(), literal("Scheduled"), "reason"), list(literal("NoClusterFit"), literal("Unschedulable"), literal("SchedulerError"), literal("QuotaExceeded"), literal("BindingFailedScheduling")))) },
      { status: "Failed", text: "has(status.aggregatedStatus) && status.aggregatedStatus.exists(a, !(has(a.applied) && a.applied == true) && has(a.appliedMessage) && a.appliedMessage != '')", test: and(hasField(field("status"), "aggregatedStatus"), exists(select(field("status"), "aggregatedStatus"), 0, 16, and(and(not(and(hasField(slot(0), "applied"), equals(select(slot(0), "applied"), literal(true)))), hasField(slot(0), "appliedMessage")), differs(select(slot(0), "appliedMessage"), literal(""))))), reason: ["ApplyFailed"], message: [map(filter(select(field("status"), "aggregatedStatus"), 0, 7, and(hasField(slot(0), "appliedMessage"), differs(select(slot(0), "appliedMessage"), literal("")))), 0, 7, arithmetic("+", arithmetic("+", select(slot(0), "clusterName"), literal(": ")), select(slot(0), "appliedMessage")))] },
      { status: "InProgress", text: "conditions.isFalse('Scheduled')", test: conditionIs(conditions(), literal("Scheduled"), "False") },
      { status: "InProgress", text: "has(spec.clusters) && has(status.aggregatedStatus) && spec.clusters.size() > status.aggregatedStatus.size()", test: and(and(hasField(field("spec"), "clusters"), hasField(field("status"), "aggregatedStatus")), compare(">", size(select(field("spec"), "clusters")), size(select(field("status"), "aggregatedStatus")))), reason: ["Dispatching"], message: ["Of ", size(select(field("spec"), "clusters")), " clusters ", size(select(field("status"), "aggregatedStatus")), " have reported"] },
      { status: "InProgress", text: "has(status.aggregatedStatus) && status.aggregatedStatus.exists(a, has(a.health) && a.health == 'Unhealthy')", test: and(hasField(field("status"), "aggregatedStatus"), exists(select(field("status"), "aggregatedStatus"), 0, 7, and(hasField(slot(0), "health"), equals(select(slot(0), "health"), literal("Unhealthy"))))), reason: ["Unhealthy"], message: ["Not healthy in ", map(filter(select(field("status"), "aggregatedStatus"), 0, 7, and(hasField(slot(0), "health"), equals(select(slot(0), "health"), literal("Unhealthy")))), 0, 2, select(slot(0), "clusterName"))] },
      { status: "InProgress", text: "has(status.aggregatedStatus) && status.aggregatedStatus.exists(a, has(a.health) && a.health == 'Unknown')", test: and(hasField(field("status"), "aggregatedStatus"), exists(select(field("status"), "aggregatedStatus"), 0, 7, and(hasField(slot(0), "health"), equals(select(slot(0), "health"), literal("Unknown"))))), reason: ["HealthUnknown"], message: ["The health in ", map(filter(select(field("status"), "aggregatedStatus"), 0, 7, and(hasField(slot(0), "health"), equals(select(slot(0), "health"), literal("Unknown")))), 0, 2, select(slot(0), "clusterName")), " is not known yet"] },
      { status: "InProgress", text: "has(spec.gracefulEvictionTasks) && spec.gracefulEvictionTasks.size() > 0", test: and(hasField(field("spec"), "gracefulEvictionTasks"), compare(">", size(select(field("spec"), "gracefulEvictionTasks")), literal(0))), reason: ["Evicting"], message: ["It still runs in ", map(select(field("spec"), "gracefulEvictionTasks"), 0, 5, orValue(optional(slot(0), literal("fromCluster")), literal(""))), ", from which it is evicted"] },
      { status: "InProgress", text: "has(spec.clusters) && has(status.aggregatedStatus) && status.aggregatedStatus.exists(a, has(a.clusterName) && !spec.clusters.exists(c, c.?name.orValue('') == a.clusterName))", test: and(and(hasField(field("spec"), "clusters"), hasField(field("status"), "aggregatedStatus")), exists(select(field("status"), "aggregatedStatus"), 0, 15, and(hasField(slot(0), "clusterName"), not(exists(select(field("spec"), "clusters"), 1, 8, equals(orValue(optional(slot(1), literal("name")), literal("")), select(slot(0), "clusterName"))))))), reason: ["Leaving"], message: ["It still is in ", map(filter(select(field("status"), "aggregatedStatus"), 0, 15, and(hasField(slot(0), "clusterName"), not(exists(select(field("spec"), "clusters"), 1, 8, equals(orValue(optional(slot(1), literal("name")), literal("")), select(slot(0), "clusterName")))))), 0, 2, select(slot(0), "clusterName")), ", where it shall not be any more"] },
      { status: "InProgress", text: "conditions.isFalse('FullyApplied')", test: conditionIs(conditions(), literal("FullyApplied"), "False") },
      { status: "Current", text: "conditions.isTrue('FullyApplied')", test: conditionIs(conditions(), literal("FullyApplied"), "True") },
    ],
  }))],
  ["work.karmada.io/Work", deferRule("karmada/Work", true, () => ({
    suspended: { text: "(has(spec.suspendDispatching) && spec.suspendDispatching == true) || conditions.isFalse('Dispatching')", test: or(and(hasField(field("spec"), "suspendDispatching"), equals(select(field("spec"), "suspendDispatching"), literal(true))), conditionIs(conditions(), literal("Dispatching"), "False")) },
    rows: [
      { status: "Failed", text: "conditions.isFalse('Applied')", test: conditionIs(conditions(), literal("Applied"), "False") },
      { status: "Failed", text: "conditions.isTrue('Degraded')", test: conditionIs(conditions(), literal("Degraded"), "True") },
      { status: "InProgress", text: "conditions.isFalse('Dispatching') && !conditions.isTrue('Applied')", test: and(conditionIs(conditions(), literal("Dispatching"), "False"), not(conditionIs(conditions(), literal("Applied"), "True"))) },
      { status: "InProgress", text: "has(status.manifestStatuses) && status.manifestStatuses.exists(m, has(m.health) && m.health == 'Unhealthy')", test: and(hasField(field("status"), "manifestStatuses"), exists(select(field("status"), "manifestStatuses"), 0, 7, and(hasField(slot(0), "health"), equals(select(slot(0), "health"), literal("Unhealthy"))))), reason: ["Unhealthy"], message: ["Not healthy: ", map(filter(select(field("status"), "manifestStatuses"), 0, 7, and(hasField(slot(0), "health"), equals(select(slot(0), "health"), literal("Unhealthy")))), 0, 9, arithmetic("+", arithmetic("+", select(select(slot(0), "identifier"), "kind"), literal(" ")), select(select(slot(0), "identifier"), "name")))] },
      { status: "Current", text: "conditions.isTrue('Applied')", test: conditionIs(conditions(), literal("Applied"), "True") },
    ],
  }))],
  ["apps.karmada.io/WorkloadRebalancer", deferRule("karmada/WorkloadRebalancer", true, () => ({
    rows: [
      { status: "Failed", text: "has(status.observedWorkloads) && status.observedWorkloads.exists(w, has(w.result) && w.result == 'Failed')", test: and(hasField(field("status"), "observedWorkloads"), exists(select(field("status"), "observedWorkloads"), 0, 7, and(hasField(slot(0), "result"), equals(select(slot(0), "result"), literal("Failed"))))), reason: [index(map(filter(select(field("status"), "observedWorkloads"), 0, 10, and(and(hasField(slot(0), "result"), equals(select(slot(0), "result"), literal("Failed"))), hasField(slot(0), "reason"))), 0, 2, select(slot(0), "reason")), literal(0))], message: [map(filter(select(field("status"), "observedWorkloads"), 0, 7, and(hasField(slot(0), "result"), equals(select(slot(0), "result"), literal("Failed")))), 0, 9, arithmetic("+", arithmetic("+", select(select(slot(0), "workload"), "kind"), literal(" ")), select(select(slot(0), "workload"), "name"))), " cannot be rebalanced"] },
      { status: "Current", text: "has(status.finishTime)", test: hasField(field("status"), "finishTime"), reason: ["Finished"], terminal: true },
    ],
  }))],
  ["policy.karmada.io/PropagationPolicy", deferRule("karmada/PropagationPolicy", false, () => ({
    rows: [
      { status: "Current", text: "has(spec.resourceSelectors)", test: hasField(field("spec"), "resourceSelectors"), reason: ["Static"], message: ["A PropagationPolicy reports no state"] },
    ],
  }))],
  ["policy.karmada.io/ClusterPropagationPolicy", deferRule("karmada/ClusterPropagationPolicy", false, () => ({
    rows: [
      { status: "Current", text: "has(spec.resourceSelectors)", test: hasField(field("spec"), "resourceSelectors"), reason: ["Static"], message: ["A ClusterPropagationPolicy reports no state"] },
    ],
  }))],
  ["policy.karmada.io/OverridePolicy", deferRule("karmada/OverridePolicy", false, () => ({
    rows: [
      { status: "Current", text: "has(spec.overrideRules)", test: hasField(field("spec"), "overrideRules"), reason: ["Static"], message: ["A OverridePolicy reports no state"] },
    ],
  }))],
  ["policy.karmada.io/ClusterOverridePolicy", deferRule("karmada/ClusterOverridePolicy", false, () => ({
    rows: [
      { status: "Current", text: "has(spec.overrideRules)", test: hasField(field("spec"), "overrideRules"), reason: ["Static"], message: ["A ClusterOverridePolicy reports no state"] },
    ],
  }))],
  ["config.karmada.io/ResourceInterpreterCustomization", deferRule("karmada/ResourceInterpreterCustomization", false, () => ({
    rows: [
      { status: "Current", text: "has(spec.target)", test: hasField(field("spec"), "target"), reason: ["Static"], message: ["A ResourceInterpreterCustomization reports no state"] },
    ],
  }))],
  ["autoscaling.karmada.io/CronFederatedHPA", deferRule("karmada/CronFederatedHPA", false, () => ({
    suspended: { text: "has(spec.rules) && spec.rules.all(r, has(r.suspend) && r.suspend == true)", test: and(hasField(field("spec"), "rules"), all(select(field("spec"), "rules"), 0, 7, and(hasField(slot(0), "suspend"), equals(select(slot(0), "suspend"), literal(true))))) },
    rows: [
      { status: "Current", text: "has(spec.rules) && spec.rules.exists(r, has(r.schedule))", test: and(hasField(field("spec"), "rules"), exists(select(field("spec"), "rules"), 0, 2, hasField(slot(0), "schedule"))), reason: ["Scheduled"], message: [size(select(field("spec"), "rules")), " rules are scheduled"] },
    ],
  }))],
  ["policy.karmada.io/FederatedResourceQuota", deferRule("karmada/FederatedResourceQuota", true, () => ({
    rows: [
      { status: "Current", text: "has(status.overall)", test: hasField(field("status"), "overall"), reason: ["Counted"] },
    ],
  }))],
]);
