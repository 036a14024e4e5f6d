// Generated from packages/core/src/status/rules/library/argo-rollouts.yaml by `npm run gen`. Do not edit.
import type { StatusRules } from "../../types.ts";
import { and, arithmetic, choose, compare, conditionIs, conditionText, conditions, differs, equals, field, hasField, index, isIn, list, literal, map, not, or, select, size, slot } from "../expression/index.ts";
import { deferRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of Argo Rollouts: Rollout, AnalysisTemplate, ClusterAnalysisTemplate, AnalysisRun. */
export const argoRolloutsRules: StatusRules = /* @__PURE__ */ rulesOf(() => [
  ["argoproj.io/Rollout", deferRule("argo-rollouts/Rollout", true, () => ({
    overrules: [{"condition":"Progressing","reason":"NewReplicaSetAvailable"}],
    suspended: { text: "has(status.phase) ? (status.phase == 'Paused' || (status.phase != 'Degraded' && has(spec.paused) && spec.paused == true)) : ((has(spec.paused) && spec.paused == true) || (has(status.controllerPause) && status.controllerPause == true) || (has(status.pauseConditions) && status.pauseConditions.size() > 0))", test: choose(hasField(field("status"), "phase"), or(equals(select(field("status"), "phase"), literal("Paused")), and(and(differs(select(field("status"), "phase"), literal("Degraded")), hasField(field("spec"), "paused")), equals(select(field("spec"), "paused"), literal(true)))), or(or(and(hasField(field("spec"), "paused"), equals(select(field("spec"), "paused"), literal(true))), and(hasField(field("status"), "controllerPause"), equals(select(field("status"), "controllerPause"), literal(true)))), and(hasField(field("status"), "pauseConditions"), compare(">", size(select(field("status"), "pauseConditions")), literal(0))))) },
    rows: [
      { status: "Failed", text: "conditions.isTrue('InvalidSpec')", test: conditionIs(conditions(), literal("InvalidSpec"), "True"), terminal: true },
      { status: "Failed", text: "has(status.phase) && status.phase == 'Degraded'", test: and(hasField(field("status"), "phase"), equals(select(field("status"), "phase"), literal("Degraded"))), reason: [choose(conditionIs(conditions(), literal("Progressing"), "False"), conditionText(conditions(), literal("Progressing"), "reason"), literal("Degraded"))], message: [choose(hasField(field("status"), "message"), select(field("status"), "message"), conditionText(conditions(), literal("Progressing"), "message"))] },
      { status: "Failed", text: "has(status.abort) && status.abort == true", test: and(hasField(field("status"), "abort"), equals(select(field("status"), "abort"), literal(true))), reason: ["RolloutAborted"], message: [choose(hasField(field("status"), "message"), select(field("status"), "message"), conditionText(conditions(), literal("Progressing"), "message"))] },
      { status: "Failed", text: "conditions.isFalse('Progressing') && conditions.reason('Progressing') in ['ProgressDeadlineExceeded', 'RolloutAborted']", test: and(conditionIs(conditions(), literal("Progressing"), "False"), isIn(conditionText(conditions(), literal("Progressing"), "reason"), list(literal("ProgressDeadlineExceeded"), literal("RolloutAborted")))) },
      { status: "InProgress", text: "has(status.phase) && status.phase == 'Paused'", test: and(hasField(field("status"), "phase"), equals(select(field("status"), "phase"), literal("Paused"))), reason: ["Paused"], message: [choose(hasField(field("status"), "message"), select(field("status"), "message"), literal("The rollout is paused"))] },
      { status: "InProgress", text: "has(spec.workloadRef) && has(status.workloadObservedGeneration) && has(metadata.annotations) && 'rollout.argoproj.io/workload-generation' in metadata.annotations && metadata.annotations['rollout.argoproj.io/workload-generation'] != status.workloadObservedGeneration", test: and(and(and(hasField(field("spec"), "workloadRef"), hasField(field("status"), "workloadObservedGeneration")), hasField(field("metadata"), "annotations")), and(isIn(literal("rollout.argoproj.io/workload-generation"), select(field("metadata"), "annotations")), differs(index(select(field("metadata"), "annotations"), literal("rollout.argoproj.io/workload-generation")), select(field("status"), "workloadObservedGeneration")))), reason: ["LatestGenerationNotObserved"], message: ["A newer template of ", select(select(field("spec"), "workloadRef"), "name"), " was not observed yet"] },
      { status: "InProgress", text: "has(status.phase) && status.phase == 'Progressing'", test: and(hasField(field("status"), "phase"), equals(select(field("status"), "phase"), literal("Progressing"))), reason: ["Progressing"], message: [choose(hasField(field("status"), "message"), select(field("status"), "message"), conditionText(conditions(), literal("Progressing"), "message"))] },
      { status: "Current", text: "has(status.phase) && status.phase == 'Healthy'", test: and(hasField(field("status"), "phase"), equals(select(field("status"), "phase"), literal("Healthy"))), reason: ["Healthy"] },
      { status: "InProgress", text: "has(status.pauseConditions) && status.pauseConditions.size() > 0", test: and(hasField(field("status"), "pauseConditions"), compare(">", size(select(field("status"), "pauseConditions")), literal(0))), reason: ["Paused"], message: [map(select(field("status"), "pauseConditions"), 0, 2, select(slot(0), "reason"))] },
      { status: "InProgress", text: "!has(status.phase) && has(status.controllerPause) && status.controllerPause == true", test: and(and(not(hasField(field("status"), "phase")), hasField(field("status"), "controllerPause")), equals(select(field("status"), "controllerPause"), literal(true))), reason: ["Paused"] },
      { status: "InProgress", text: "!has(status.phase) && has(status.stableRS) && has(status.currentPodHash) && status.stableRS != status.currentPodHash", test: and(and(not(hasField(field("status"), "phase")), hasField(field("status"), "stableRS")), and(hasField(field("status"), "currentPodHash"), differs(select(field("status"), "stableRS"), select(field("status"), "currentPodHash")))), reason: ["Progressing"], message: ["The new revision is not the stable one yet"] },
      { status: "Current", text: "has(status.stableRS) && has(status.currentPodHash) && status.stableRS == status.currentPodHash && has(status.availableReplicas) && status.availableReplicas >= (has(spec.replicas) ? spec.replicas : 1)", test: and(and(and(hasField(field("status"), "stableRS"), hasField(field("status"), "currentPodHash")), equals(select(field("status"), "stableRS"), select(field("status"), "currentPodHash"))), and(hasField(field("status"), "availableReplicas"), compare(">=", select(field("status"), "availableReplicas"), choose(hasField(field("spec"), "replicas"), select(field("spec"), "replicas"), literal(1))))), reason: ["Healthy"], message: ["The stable revision ", select(field("status"), "stableRS"), " has ", select(field("status"), "availableReplicas"), " available replicas"] },
      { status: "Current", text: "has(status.blueGreen) && has(status.blueGreen.activeSelector) && has(status.currentPodHash) && status.blueGreen.activeSelector == status.currentPodHash && conditions.isTrue('Available')", test: and(and(and(hasField(field("status"), "blueGreen"), hasField(select(field("status"), "blueGreen"), "activeSelector")), hasField(field("status"), "currentPodHash")), and(equals(select(select(field("status"), "blueGreen"), "activeSelector"), select(field("status"), "currentPodHash")), conditionIs(conditions(), literal("Available"), "True"))), reason: ["Healthy"], message: ["The new revision is the active one"] },
    ],
  }))],
  ["argoproj.io/AnalysisTemplate", deferRule("argo-rollouts/AnalysisTemplate", false, () => ({
    otherwise: "Generic",
    rows: [
      { status: "Current", text: "has(spec.metrics)", test: hasField(field("spec"), "metrics"), reason: ["Static"], message: ["A template reports no state"] },
      { status: "Current", text: "has(spec.templates)", test: hasField(field("spec"), "templates"), reason: ["Static"], message: ["A template reports no state"] },
    ],
  }))],
  ["argoproj.io/ClusterAnalysisTemplate", deferRule("argo-rollouts/ClusterAnalysisTemplate", false, () => ({
    otherwise: "Generic",
    rows: [
      { status: "Current", text: "has(spec.metrics)", test: hasField(field("spec"), "metrics"), reason: ["Static"], message: ["A template reports no state"] },
      { status: "Current", text: "has(spec.templates)", test: hasField(field("spec"), "templates"), reason: ["Static"], message: ["A template reports no state"] },
    ],
  }))],
  ["argoproj.io/AnalysisRun", deferRule("argo-rollouts/AnalysisRun", true, () => ({
    rows: [
      { status: "Failed", text: "has(status.phase) && status.phase in ['Failed', 'Error']", test: and(hasField(field("status"), "phase"), isIn(select(field("status"), "phase"), list(literal("Failed"), literal("Error")))), reason: [select(field("status"), "phase")], message: [choose(hasField(field("status"), "message"), select(field("status"), "message"), arithmetic("+", literal("The analysis is "), select(field("status"), "phase")))], terminal: true },
      { status: "Current", text: "has(status.phase) && status.phase == 'Successful'", test: and(hasField(field("status"), "phase"), equals(select(field("status"), "phase"), literal("Successful"))), reason: ["Successful"], terminal: true },
      { status: "Unknown", text: "has(status.phase) && status.phase == 'Inconclusive'", test: and(hasField(field("status"), "phase"), equals(select(field("status"), "phase"), literal("Inconclusive"))), reason: ["Inconclusive"], message: [choose(hasField(field("status"), "message"), select(field("status"), "message"), literal("The analysis was inconclusive"))], terminal: true },
      { status: "InProgress", text: "has(status.phase)", test: hasField(field("status"), "phase"), reason: [select(field("status"), "phase")] },
    ],
  }))],
]);
