// Generated from packages/core/src/status/rules/library/longhorn.yaml by `npm run gen`. Do not edit.
import type { StatusRules } from "../../types.ts";
import { and, conditionIs, conditionText, conditions, equals, field, hasField, isIn, list, literal, not, or, select } from "../expression/index.ts";
import { deferRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of Longhorn: Volume, Engine, Replica, RecurringJob, Setting, Node. */
export const longhornRules: StatusRules = /* @__PURE__ */ rulesOf(() => [
  ["longhorn.io/Volume", deferRule("longhorn/Volume", true, () => ({
    rows: [
      { status: "Failed", text: "has(status.robustness) && status.robustness in ['faulted', 'degraded']", test: and(hasField(field("status"), "robustness"), isIn(select(field("status"), "robustness"), list(literal("faulted"), literal("degraded")))), reason: [select(field("status"), "robustness")] },
      { status: "Failed", text: "conditions.isFalse('Scheduled') || conditions.isFalse('scheduled')", test: or(conditionIs(conditions(), literal("Scheduled"), "False"), conditionIs(conditions(), literal("scheduled"), "False")) },
      { status: "Failed", text: "conditions.isFalse('Restore') && conditions.reason('Restore') == 'RestoreFailure'", test: and(conditionIs(conditions(), literal("Restore"), "False"), equals(conditionText(conditions(), literal("Restore"), "reason"), literal("RestoreFailure"))) },
      { status: "InProgress", text: "has(status.state) && status.state in ['creating', 'attaching', 'detaching', 'deleting']", test: and(hasField(field("status"), "state"), isIn(select(field("status"), "state"), list(literal("creating"), literal("attaching"), literal("detaching"), literal("deleting")))), reason: [select(field("status"), "state")] },
      { status: "Current", text: "has(status.state) && status.state == 'attached' && has(status.robustness) && status.robustness == 'healthy'", test: and(and(hasField(field("status"), "state"), equals(select(field("status"), "state"), literal("attached"))), and(hasField(field("status"), "robustness"), equals(select(field("status"), "robustness"), literal("healthy")))), reason: ["healthy"] },
      { status: "Current", text: "has(status.state) && status.state == 'detached'", test: and(hasField(field("status"), "state"), equals(select(field("status"), "state"), literal("detached"))), reason: ["detached"], message: ["Nobody uses it"] },
      { status: "InProgress", text: "has(status.state)", test: hasField(field("status"), "state") },
    ],
  }))],
  ["longhorn.io/Engine", deferRule("longhorn/Engine", true, () => ({
    rows: [
      { status: "Failed", text: "has(status.currentState) && status.currentState in ['error', 'unknown']", test: and(hasField(field("status"), "currentState"), isIn(select(field("status"), "currentState"), list(literal("error"), literal("unknown")))), reason: [select(field("status"), "currentState")] },
      { status: "Current", text: "has(status.currentState) && ((has(spec.desireState) && status.currentState == spec.desireState) || (!has(spec.desireState) && status.currentState == 'running'))", test: and(hasField(field("status"), "currentState"), or(and(hasField(field("spec"), "desireState"), equals(select(field("status"), "currentState"), select(field("spec"), "desireState"))), and(not(hasField(field("spec"), "desireState")), equals(select(field("status"), "currentState"), literal("running"))))), reason: [select(field("status"), "currentState")] },
      { status: "InProgress", text: "has(status.currentState)", test: hasField(field("status"), "currentState"), reason: [select(field("status"), "currentState")] },
    ],
  }))],
  ["longhorn.io/Replica", deferRule("longhorn/Replica", true, () => ({
    rows: [
      { status: "Failed", text: "has(status.currentState) && status.currentState in ['error', 'unknown']", test: and(hasField(field("status"), "currentState"), isIn(select(field("status"), "currentState"), list(literal("error"), literal("unknown")))), reason: [select(field("status"), "currentState")] },
      { status: "Current", text: "has(status.currentState) && ((has(spec.desireState) && status.currentState == spec.desireState) || (!has(spec.desireState) && status.currentState == 'running'))", test: and(hasField(field("status"), "currentState"), or(and(hasField(field("spec"), "desireState"), equals(select(field("status"), "currentState"), select(field("spec"), "desireState"))), and(not(hasField(field("spec"), "desireState")), equals(select(field("status"), "currentState"), literal("running"))))), reason: [select(field("status"), "currentState")] },
      { status: "InProgress", text: "has(status.currentState)", test: hasField(field("status"), "currentState"), reason: [select(field("status"), "currentState")] },
    ],
  }))],
  ["longhorn.io/RecurringJob", deferRule("longhorn/RecurringJob", false, () => ({
    rows: [
      { status: "Current", text: "has(metadata.name)", test: hasField(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
  ["longhorn.io/Setting", deferRule("longhorn/Setting", false, () => ({
    rows: [
      { status: "Current", text: "has(metadata.name)", test: hasField(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
  ["longhorn.io/Node", deferRule("longhorn/Node", true, () => ({
    rows: [
      { status: "Failed", text: "conditions.isFalse('Ready')", test: conditionIs(conditions(), literal("Ready"), "False") },
      { status: "Current", text: "conditions.isTrue('Ready')", test: conditionIs(conditions(), literal("Ready"), "True") },
    ],
  }))],
]);
