// Generated from packages/core/src/status/rules/library/actions-runner-controller.yaml by `npm run gen`. Do not edit.
import type { StatusRuleSet } from "../../types.ts";
import { and, compare, equals, field, hasField, isIn, list, literal, optional, orValue, select } from "../expression/index.ts";
import { deferRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of Actions Runner Controller: AutoscalingRunnerSet, EphemeralRunnerSet, AutoscalingListener. */
export const actionsRunnerControllerRules: StatusRuleSet = /* @__PURE__ */ rulesOf(() => [
  ["actions.github.com/AutoscalingRunnerSet", deferRule("actions-runner-controller/AutoscalingRunnerSet", true, () => ({
    rows: [
      { status: "Failed", text: "'Outdated' in [status.?phase.orValue(''), status.?state.orValue('')]", test: isIn(literal("Outdated"), list(orValue(optional(field("status"), literal("phase")), literal("")), orValue(optional(field("status"), literal("state")), literal("")))), reason: ["Outdated"], message: ["Its runners are too old to be used"], terminal: true },
      { status: "InProgress", text: "'Pending' in [status.?phase.orValue(''), status.?state.orValue('')]", test: isIn(literal("Pending"), list(orValue(optional(field("status"), literal("phase")), literal("")), orValue(optional(field("status"), literal("state")), literal("")))), reason: ["Pending"] },
      { status: "Current", text: "has(status.currentRunners)", test: hasField(field("status"), "currentRunners"), reason: ["Listening"], message: [select(field("status"), "currentRunners"), " runners"] },
    ],
  }))],
  ["actions.github.com/EphemeralRunnerSet", deferRule("actions-runner-controller/EphemeralRunnerSet", true, () => ({
    rows: [
      { status: "Failed", text: "has(status.failedEphemeralRunners) && status.failedEphemeralRunners > 0", test: and(hasField(field("status"), "failedEphemeralRunners"), compare(">", select(field("status"), "failedEphemeralRunners"), literal(0))), reason: ["RunnersFailed"], message: [select(field("status"), "failedEphemeralRunners"), " runners failed"] },
      { status: "InProgress", text: "has(status.pendingEphemeralRunners) && status.pendingEphemeralRunners > 0", test: and(hasField(field("status"), "pendingEphemeralRunners"), compare(">", select(field("status"), "pendingEphemeralRunners"), literal(0))), reason: ["RunnersPending"], message: [select(field("status"), "pendingEphemeralRunners"), " runners have not started"] },
      { status: "Current", text: "has(status.currentReplicas) && status.currentReplicas == spec.?replicas.orValue(0)", test: and(hasField(field("status"), "currentReplicas"), equals(select(field("status"), "currentReplicas"), orValue(optional(field("spec"), literal("replicas")), literal(0)))), reason: ["AllRun"] },
    ],
  }))],
  ["actions.github.com/AutoscalingListener", deferRule("actions-runner-controller/AutoscalingListener", false, () => ({
    rows: [
      { status: "Current", text: "has(metadata.name)", test: hasField(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
]);
