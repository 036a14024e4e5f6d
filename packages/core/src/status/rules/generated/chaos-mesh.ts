// Generated from packages/core/src/status/rules/library/chaos-mesh.yaml by `npm run gen`. Do not edit.
import type { StatusRuleSet } from "../../types.ts";
import { and, conditionIs, conditions, differs, equals, exists, field, filter, hasField, index, isIn, literal, map, not, optional, or, orValue, select, slot } from "../expression/index.ts";
import { deferRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of Chaos Mesh: Schedule, *. */
export const chaosMeshRules: StatusRuleSet = /* @__PURE__ */ rulesOf(() => [
  ["chaos-mesh.org/Schedule", deferRule("chaos-mesh/Schedule", false, () => ({
    suspended: { text: "has(metadata.annotations) && 'experiment.chaos-mesh.org/pause' in metadata.annotations && metadata.annotations['experiment.chaos-mesh.org/pause'] == 'true'", test: and(and(hasField(field("metadata"), "annotations"), isIn(literal("experiment.chaos-mesh.org/pause"), select(field("metadata"), "annotations"))), equals(index(select(field("metadata"), "annotations"), literal("experiment.chaos-mesh.org/pause")), literal("true"))) },
    rows: [
      { status: "Current", text: "has(spec.schedule) && spec.schedule != ''", test: and(hasField(field("spec"), "schedule"), differs(select(field("spec"), "schedule"), literal(""))), reason: ["Scheduled"] },
    ],
  }))],
  ["chaos-mesh.org/*", deferRule("chaos-mesh/*", true, () => ({
    otherwise: "Generic",
    suspended: { text: "conditions.isTrue('Paused') || (has(metadata.annotations) && 'experiment.chaos-mesh.org/pause' in metadata.annotations && metadata.annotations['experiment.chaos-mesh.org/pause'] == 'true')", test: or(conditionIs(conditions(), literal("Paused"), "True"), and(and(hasField(field("metadata"), "annotations"), isIn(literal("experiment.chaos-mesh.org/pause"), select(field("metadata"), "annotations"))), equals(index(select(field("metadata"), "annotations"), literal("experiment.chaos-mesh.org/pause")), literal("true")))) },
    rows: [
      { status: "Current", text: "status.?experiment.?desiredPhase.orValue('') == 'Run' && conditions.isTrue('AllInjected')", test: and(equals(orValue(optional(optional(field("status"), literal("experiment")), literal("desiredPhase")), literal("")), literal("Run")), conditionIs(conditions(), literal("AllInjected"), "True")), reason: ["Injected"] },
      { status: "Current", text: "status.?experiment.?desiredPhase.orValue('') == 'Stop' && conditions.isTrue('AllRecovered') && !conditions.isTrue('Paused')", test: and(and(equals(orValue(optional(optional(field("status"), literal("experiment")), literal("desiredPhase")), literal("")), literal("Stop")), conditionIs(conditions(), literal("AllRecovered"), "True")), not(conditionIs(conditions(), literal("Paused"), "True"))), reason: ["Recovered"] },
      { status: "Failed", text: "status.?experiment.?desiredPhase.orValue('') == 'Run' && has(status.experiment.containerRecords) && status.experiment.containerRecords.exists(r, r.?injectedCount.orValue(0) == 0 && has(r.events) && r.events.exists(e, e.?type.orValue('') == 'Failed'))", test: and(and(equals(orValue(optional(optional(field("status"), literal("experiment")), literal("desiredPhase")), literal("")), literal("Run")), hasField(select(field("status"), "experiment"), "containerRecords")), exists(select(select(field("status"), "experiment"), "containerRecords"), 0, 21, and(and(equals(orValue(optional(slot(0), literal("injectedCount")), literal(0)), literal(0)), hasField(slot(0), "events")), exists(select(slot(0), "events"), 1, 7, equals(orValue(optional(slot(1), literal("type")), literal("")), literal("Failed")))))), reason: ["InjectionFailed"], message: [map(filter(select(select(field("status"), "experiment"), "containerRecords"), 0, 2, hasField(slot(0), "events")), 0, 16, map(filter(select(slot(0), "events"), 1, 7, equals(orValue(optional(slot(1), literal("type")), literal("")), literal("Failed"))), 1, 5, orValue(optional(slot(1), literal("message")), literal(""))))] },
      { status: "InProgress", text: "has(status.experiment) || conditions.isTrue('Paused')", test: or(hasField(field("status"), "experiment"), conditionIs(conditions(), literal("Paused"), "True")) },
    ],
  }))],
]);
