// Generated from packages/core/src/status/rules/library/platform.yaml by `npm run gen`. Do not edit.
import type { StatusRules } from "../../types.ts";
import { all, and, conditionIs, conditionText, conditions, differs, equals, exists, field, has, isIn, list, literal, not, or, select, slot, textTest } from "../expression/index.ts";
import { createRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of Keycloak, Hive, Numaflow, Rancher Fleet, Sveltos, OLM, Karpenter, autoscaling and others: ClusterDeployment, ClusterImageSet, SyncSet, SelectorSyncSet, Pipeline, MonoVertex, InterStepBufferService, Bundle, ClusterSummary, OperatorGroup, VerticalPodAutoscaler, VerticalPodAutoscalerCheckpoint, NodeClaim, ClusterPolicy, SubnamespaceAnchor, PrometheusServiceLevel, AtlasSchema, ChaosEngine. */
export const platformRules: StatusRules = /* @__PURE__ */ rulesOf(() => [
  ["hive.openshift.io/ClusterDeployment", createRule({
    id: "platform/ClusterDeployment",
    suspended: { text: "(has(spec.powerState) && spec.powerState == 'Hibernating') || (has(status.powerState) && status.powerState == 'Hibernating')", test: or(and(has(field("spec"), "powerState"), equals(select(field("spec"), "powerState"), literal("Hibernating"))), and(has(field("status"), "powerState"), equals(select(field("status"), "powerState"), literal("Hibernating")))) },
    rows: [
      { status: "Failed", text: "conditions.isTrue('ProvisionFailed') || conditions.isTrue('ProvisionStopped') || conditions.isTrue('DNSNotReady') && conditions.reason('DNSNotReady').contains('Failed')", test: or(or(conditionIs(conditions(), literal("ProvisionFailed"), "True"), conditionIs(conditions(), literal("ProvisionStopped"), "True")), and(conditionIs(conditions(), literal("DNSNotReady"), "True"), textTest("contains", conditionText(conditions(), literal("DNSNotReady"), "reason"), literal("Failed")))) },
      { status: "Failed", text: "conditions.isTrue('InstallImagesNotResolved') || conditions.isTrue('AuthenticationFailure') || conditions.isFalse('RequirementsMet') && conditions.reason('RequirementsMet') != 'Initialized'", test: or(or(conditionIs(conditions(), literal("InstallImagesNotResolved"), "True"), conditionIs(conditions(), literal("AuthenticationFailure"), "True")), and(conditionIs(conditions(), literal("RequirementsMet"), "False"), differs(conditionText(conditions(), literal("RequirementsMet"), "reason"), literal("Initialized")))) },
      { status: "Failed", text: "conditions.isTrue('SyncSetFailed') || conditions.isTrue('Unreachable') && !(has(status.powerState) && status.powerState == 'Hibernating')", test: or(conditionIs(conditions(), literal("SyncSetFailed"), "True"), and(conditionIs(conditions(), literal("Unreachable"), "True"), not(and(has(field("status"), "powerState"), equals(select(field("status"), "powerState"), literal("Hibernating")))))) },
      { status: "InProgress", text: "has(spec.powerState) && has(status.powerState) && spec.powerState != status.powerState", test: and(and(has(field("spec"), "powerState"), has(field("status"), "powerState")), differs(select(field("spec"), "powerState"), select(field("status"), "powerState"))), reason: [select(field("status"), "powerState")] },
      { status: "Current", text: "(conditions.isTrue('Provisioned') || (has(spec.installed) && spec.installed && !conditions.exists(c, c.type == 'Provisioned'))) && has(status.powerState) && status.powerState in ['Running', 'Hibernating']", test: and(and(or(conditionIs(conditions(), literal("Provisioned"), "True"), and(and(has(field("spec"), "installed"), select(field("spec"), "installed")), not(exists(conditions(), 0, 4, equals(select(slot(0), "type"), literal("Provisioned")))))), has(field("status"), "powerState")), isIn(select(field("status"), "powerState"), list(literal("Running"), literal("Hibernating")))), reason: [select(field("status"), "powerState")] },
      { status: "Current", text: "conditions.isTrue('Provisioned') && !has(status.powerState) && !conditions.isFalse('Ready')", test: and(and(conditionIs(conditions(), literal("Provisioned"), "True"), not(has(field("status"), "powerState"))), not(conditionIs(conditions(), literal("Ready"), "False"))) },
      { status: "InProgress", text: "conditions.exists(c, true)", test: exists(conditions(), 0, 1, literal(true)) },
    ],
  })],
  ["hive.openshift.io/ClusterImageSet", createRule({
    id: "platform/ClusterImageSet",
    needsStatus: false,
    rows: [
      { status: "Current", text: "has(metadata.name)", test: has(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  })],
  ["hive.openshift.io/SyncSet", createRule({
    id: "platform/SyncSet",
    needsStatus: false,
    rows: [
      { status: "Current", text: "has(metadata.name)", test: has(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  })],
  ["hive.openshift.io/SelectorSyncSet", createRule({
    id: "platform/SelectorSyncSet",
    needsStatus: false,
    rows: [
      { status: "Current", text: "has(metadata.name)", test: has(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  })],
  ["numaflow.numaproj.io/Pipeline", createRule({
    id: "platform/Pipeline",
    suspended: { text: "(has(status.phase) && status.phase == 'Paused') || (has(spec.lifecycle) && has(spec.lifecycle.desiredPhase) && spec.lifecycle.desiredPhase == 'Paused')", test: or(and(has(field("status"), "phase"), equals(select(field("status"), "phase"), literal("Paused"))), and(and(has(field("spec"), "lifecycle"), has(select(field("spec"), "lifecycle"), "desiredPhase")), equals(select(select(field("spec"), "lifecycle"), "desiredPhase"), literal("Paused")))) },
    rows: [
      { status: "Failed", text: "has(status.phase) && status.phase == 'Failed'", test: and(has(field("status"), "phase"), equals(select(field("status"), "phase"), literal("Failed"))), reason: ["Failed"], message: [select(field("status"), "message")] },
      { status: "Failed", text: "conditions.isFalse('Configured') || conditions.isFalse('Deployed')", test: or(conditionIs(conditions(), literal("Configured"), "False"), conditionIs(conditions(), literal("Deployed"), "False")) },
      { status: "InProgress", text: "has(status.phase) && status.phase in ['Paused', 'Pausing', 'Deleting', 'Unknown', '']", test: and(has(field("status"), "phase"), isIn(select(field("status"), "phase"), list(literal("Paused"), literal("Pausing"), literal("Deleting"), literal("Unknown"), literal("")))), reason: [select(field("status"), "phase")] },
      { status: "Failed", text: "conditions.exists(c, c.type.endsWith('Healthy') && c.status == 'False' && has(c.reason) && !(c.reason in ['Progressing', 'PodsNotReady', 'GetPodsFailed']))", test: exists(conditions(), 0, 21, and(and(textTest("endsWith", select(slot(0), "type"), literal("Healthy")), equals(select(slot(0), "status"), literal("False"))), and(has(slot(0), "reason"), not(isIn(select(slot(0), "reason"), list(literal("Progressing"), literal("PodsNotReady"), literal("GetPodsFailed"))))))) },
      { status: "InProgress", text: "conditions.exists(c, c.type.endsWith('Healthy') && c.status != 'True')", test: exists(conditions(), 0, 9, and(textTest("endsWith", select(slot(0), "type"), literal("Healthy")), differs(select(slot(0), "status"), literal("True")))) },
      { status: "Current", text: "has(status.phase) && status.phase == 'Running'", test: and(has(field("status"), "phase"), equals(select(field("status"), "phase"), literal("Running"))), reason: ["Running"] },
      { status: "InProgress", text: "has(status.phase)", test: has(field("status"), "phase") },
    ],
  })],
  ["numaflow.numaproj.io/MonoVertex", createRule({
    id: "platform/MonoVertex",
    suspended: { text: "(has(status.phase) && status.phase == 'Paused') || (has(spec.lifecycle) && has(spec.lifecycle.desiredPhase) && spec.lifecycle.desiredPhase == 'Paused')", test: or(and(has(field("status"), "phase"), equals(select(field("status"), "phase"), literal("Paused"))), and(and(has(field("spec"), "lifecycle"), has(select(field("spec"), "lifecycle"), "desiredPhase")), equals(select(select(field("spec"), "lifecycle"), "desiredPhase"), literal("Paused")))) },
    rows: [
      { status: "Failed", text: "has(status.phase) && status.phase == 'Failed'", test: and(has(field("status"), "phase"), equals(select(field("status"), "phase"), literal("Failed"))), reason: ["Failed"], message: [select(field("status"), "message")] },
      { status: "Failed", text: "conditions.isFalse('Configured') || conditions.isFalse('Deployed')", test: or(conditionIs(conditions(), literal("Configured"), "False"), conditionIs(conditions(), literal("Deployed"), "False")) },
      { status: "InProgress", text: "has(status.phase) && status.phase in ['Paused', 'Pausing', 'Deleting', 'Unknown', '']", test: and(has(field("status"), "phase"), isIn(select(field("status"), "phase"), list(literal("Paused"), literal("Pausing"), literal("Deleting"), literal("Unknown"), literal("")))), reason: [select(field("status"), "phase")] },
      { status: "Failed", text: "conditions.exists(c, c.type.endsWith('Healthy') && c.status == 'False' && has(c.reason) && !(c.reason in ['Progressing', 'PodsNotReady', 'GetPodsFailed']))", test: exists(conditions(), 0, 21, and(and(textTest("endsWith", select(slot(0), "type"), literal("Healthy")), equals(select(slot(0), "status"), literal("False"))), and(has(slot(0), "reason"), not(isIn(select(slot(0), "reason"), list(literal("Progressing"), literal("PodsNotReady"), literal("GetPodsFailed"))))))) },
      { status: "InProgress", text: "conditions.exists(c, c.type.endsWith('Healthy') && c.status != 'True')", test: exists(conditions(), 0, 9, and(textTest("endsWith", select(slot(0), "type"), literal("Healthy")), differs(select(slot(0), "status"), literal("True")))) },
      { status: "Current", text: "has(status.phase) && status.phase == 'Running'", test: and(has(field("status"), "phase"), equals(select(field("status"), "phase"), literal("Running"))), reason: ["Running"] },
      { status: "InProgress", text: "has(status.phase)", test: has(field("status"), "phase") },
    ],
  })],
  ["numaflow.numaproj.io/InterStepBufferService", createRule({
    id: "platform/InterStepBufferService",
    rows: [
      { status: "Failed", text: "has(status.phase) && status.phase == 'Failed'", test: and(has(field("status"), "phase"), equals(select(field("status"), "phase"), literal("Failed"))), reason: ["Failed"], message: [select(field("status"), "message")] },
      { status: "Failed", text: "conditions.isFalse('Configured') || conditions.isFalse('Deployed')", test: or(conditionIs(conditions(), literal("Configured"), "False"), conditionIs(conditions(), literal("Deployed"), "False")) },
      { status: "InProgress", text: "has(status.phase) && status.phase in ['Paused', 'Pausing', 'Deleting', 'Unknown', '']", test: and(has(field("status"), "phase"), isIn(select(field("status"), "phase"), list(literal("Paused"), literal("Pausing"), literal("Deleting"), literal("Unknown"), literal("")))), reason: [select(field("status"), "phase")] },
      { status: "Failed", text: "conditions.exists(c, c.type.endsWith('Healthy') && c.status == 'False' && has(c.reason) && !(c.reason in ['Progressing', 'PodsNotReady', 'GetPodsFailed']))", test: exists(conditions(), 0, 21, and(and(textTest("endsWith", select(slot(0), "type"), literal("Healthy")), equals(select(slot(0), "status"), literal("False"))), and(has(slot(0), "reason"), not(isIn(select(slot(0), "reason"), list(literal("Progressing"), literal("PodsNotReady"), literal("GetPodsFailed"))))))) },
      { status: "InProgress", text: "conditions.exists(c, c.type.endsWith('Healthy') && c.status != 'True')", test: exists(conditions(), 0, 9, and(textTest("endsWith", select(slot(0), "type"), literal("Healthy")), differs(select(slot(0), "status"), literal("True")))) },
      { status: "Current", text: "has(status.phase) && status.phase == 'Running'", test: and(has(field("status"), "phase"), equals(select(field("status"), "phase"), literal("Running"))), reason: ["Running"] },
      { status: "InProgress", text: "has(status.phase)", test: has(field("status"), "phase") },
    ],
  })],
  ["fleet.cattle.io/Bundle", createRule({
    id: "platform/Bundle",
    rows: [
      { status: "Failed", text: "conditions.isFalse('Ready') && (conditions.message('Ready').contains('ErrApplied') || conditions.message('Ready').contains('Modified('))", test: and(conditionIs(conditions(), literal("Ready"), "False"), or(textTest("contains", conditionText(conditions(), literal("Ready"), "message"), literal("ErrApplied")), textTest("contains", conditionText(conditions(), literal("Ready"), "message"), literal("Modified(")))) },
      { status: "Current", text: "conditions.isTrue('Ready')", test: conditionIs(conditions(), literal("Ready"), "True") },
      { status: "InProgress", text: "conditions.isFalse('Ready') || conditions.isUnknown('Ready')", test: or(conditionIs(conditions(), literal("Ready"), "False"), conditionIs(conditions(), literal("Ready"), "Unknown")) },
    ],
  })],
  ["config.projectsveltos.io/ClusterSummary", createRule({
    id: "platform/ClusterSummary",
    rows: [
      { status: "Failed", text: "has(status.featureSummaries) && status.featureSummaries.exists(f, f.status in ['Failed', 'FailedNonRetriable'])", test: and(has(field("status"), "featureSummaries"), exists(select(field("status"), "featureSummaries"), 0, 6, isIn(select(slot(0), "status"), list(literal("Failed"), literal("FailedNonRetriable"))))), reason: ["FeatureFailed"] },
      { status: "InProgress", text: "has(status.featureSummaries) && status.featureSummaries.exists(f, f.status in ['Provisioning', 'Removing', 'Removed'])", test: and(has(field("status"), "featureSummaries"), exists(select(field("status"), "featureSummaries"), 0, 7, isIn(select(slot(0), "status"), list(literal("Provisioning"), literal("Removing"), literal("Removed"))))), reason: ["Provisioning"] },
      { status: "Current", text: "has(status.featureSummaries) && status.featureSummaries.all(f, f.status == 'Provisioned')", test: and(has(field("status"), "featureSummaries"), all(select(field("status"), "featureSummaries"), 0, 4, equals(select(slot(0), "status"), literal("Provisioned")))), reason: ["Provisioned"] },
      { status: "InProgress", text: "has(status.featureSummaries) || has(status.dependencies)", test: or(has(field("status"), "featureSummaries"), has(field("status"), "dependencies")) },
    ],
  })],
  ["operators.coreos.com/OperatorGroup", createRule({
    id: "platform/OperatorGroup",
    rows: [
      { status: "Failed", text: "conditions.isTrue('MultipleOperatorGroupsFound') || conditions.isTrue('ServiceAccountNotFound')", test: or(conditionIs(conditions(), literal("MultipleOperatorGroupsFound"), "True"), conditionIs(conditions(), literal("ServiceAccountNotFound"), "True")) },
      { status: "Current", text: "has(status.namespaces) || has(status.lastUpdated)", test: or(has(field("status"), "namespaces"), has(field("status"), "lastUpdated")), reason: ["Resolved"] },
    ],
  })],
  ["autoscaling.k8s.io/VerticalPodAutoscaler", createRule({
    id: "platform/VerticalPodAutoscaler",
    rows: [
      { status: "Failed", text: "conditions.isTrue('ConfigUnsupported') || conditions.isTrue('NoPodsMatched')", test: or(conditionIs(conditions(), literal("ConfigUnsupported"), "True"), conditionIs(conditions(), literal("NoPodsMatched"), "True")) },
      { status: "Current", text: "conditions.isTrue('RecommendationProvided')", test: conditionIs(conditions(), literal("RecommendationProvided"), "True") },
      { status: "InProgress", text: "conditions.exists(c, true)", test: exists(conditions(), 0, 1, literal(true)) },
    ],
  })],
  ["autoscaling.k8s.io/VerticalPodAutoscalerCheckpoint", createRule({
    id: "platform/VerticalPodAutoscalerCheckpoint",
    needsStatus: false,
    rows: [
      { status: "Current", text: "has(metadata.name)", test: has(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  })],
  ["karpenter.sh/NodeClaim", createRule({
    id: "platform/NodeClaim",
    rows: [
      { status: "Failed", text: "conditions.isFalse('Launched') && !(conditions.reason('Launched') in ['NodeClassNotReady', 'AwaitingReconciliation'])", test: and(conditionIs(conditions(), literal("Launched"), "False"), not(isIn(conditionText(conditions(), literal("Launched"), "reason"), list(literal("NodeClassNotReady"), literal("AwaitingReconciliation"))))) },
      { status: "Failed", text: "conditions.reason('Launched') in ['LaunchFailed', 'InsufficientCapacityError', 'NodeClassNotFound']", test: isIn(conditionText(conditions(), literal("Launched"), "reason"), list(literal("LaunchFailed"), literal("InsufficientCapacityError"), literal("NodeClassNotFound"))) },
      { status: "Current", text: "conditions.isTrue('Ready')", test: conditionIs(conditions(), literal("Ready"), "True") },
      { status: "InProgress", text: "conditions.exists(c, true)", test: exists(conditions(), 0, 1, literal(true)) },
    ],
  })],
  ["nvidia.com/ClusterPolicy", createRule({
    id: "platform/ClusterPolicy",
    rows: [
      { status: "Failed", text: "conditions.isTrue('Error') && !(conditions.reason('Error') in ['OperandNotReady', 'NodeStatusNotReady'])", test: and(conditionIs(conditions(), literal("Error"), "True"), not(isIn(conditionText(conditions(), literal("Error"), "reason"), list(literal("OperandNotReady"), literal("NodeStatusNotReady"))))) },
      { status: "Current", text: "has(status.state) && status.state == 'ready' && !conditions.isFalse('Ready') && !conditions.isUnknown('Ready')", test: and(and(has(field("status"), "state"), equals(select(field("status"), "state"), literal("ready"))), and(not(conditionIs(conditions(), literal("Ready"), "False")), not(conditionIs(conditions(), literal("Ready"), "Unknown")))), reason: ["ready"] },
      { status: "InProgress", text: "has(status.state)", test: has(field("status"), "state"), reason: [select(field("status"), "state")] },
    ],
  })],
  ["hnc.x-k8s.io/SubnamespaceAnchor", createRule({
    id: "platform/SubnamespaceAnchor",
    rows: [
      { status: "Failed", text: "has(status.status) && status.status in ['Conflict', 'Forbidden']", test: and(has(field("status"), "status"), isIn(select(field("status"), "status"), list(literal("Conflict"), literal("Forbidden")))), reason: [select(field("status"), "status")] },
      { status: "Current", text: "has(status.status) && status.status == 'Ok'", test: and(has(field("status"), "status"), equals(select(field("status"), "status"), literal("Ok"))), reason: ["Ok"] },
      { status: "InProgress", text: "has(status.status)", test: has(field("status"), "status"), reason: [select(field("status"), "status")] },
    ],
  })],
  ["sloth.slok.dev/PrometheusServiceLevel", createRule({
    id: "platform/PrometheusServiceLevel",
    rows: [
      { status: "Failed", text: "has(status.promOpRulesGenerated) && !status.promOpRulesGenerated", test: and(has(field("status"), "promOpRulesGenerated"), not(select(field("status"), "promOpRulesGenerated"))), reason: ["RulesNotGenerated"] },
      { status: "Current", text: "has(status.promOpRulesGenerated) && status.promOpRulesGenerated", test: and(has(field("status"), "promOpRulesGenerated"), select(field("status"), "promOpRulesGenerated")), reason: ["RulesGenerated"] },
    ],
  })],
  ["db.atlasgo.io/AtlasSchema", createRule({
    id: "platform/AtlasSchema",
    rows: [
      { status: "Current", text: "conditions.isTrue('Ready')", test: conditionIs(conditions(), literal("Ready"), "True") },
      { status: "Failed", text: "conditions.isFalse('Ready') && conditions.reason('Ready') in ['ApplyingSchema', 'VerifyingFirstRun', 'LintPolicyError', 'GettingDevDB', 'ReadSchema', 'Migrating', 'CreatingWorkingDir', 'ReadingMigrationData', 'ReadingStatus', 'PlanningSchema', 'CreatingAtlasClient', 'LoginAtlasCloud'] && conditions.message('Ready') != '' && conditions.message('Ready') != 'Reconciling'", test: and(and(conditionIs(conditions(), literal("Ready"), "False"), isIn(conditionText(conditions(), literal("Ready"), "reason"), list(literal("ApplyingSchema"), literal("VerifyingFirstRun"), literal("LintPolicyError"), literal("GettingDevDB"), literal("ReadSchema"), literal("Migrating"), literal("CreatingWorkingDir"), literal("ReadingMigrationData"), literal("ReadingStatus"), literal("PlanningSchema"), literal("CreatingAtlasClient"), literal("LoginAtlasCloud")))), and(differs(conditionText(conditions(), literal("Ready"), "message"), literal("")), differs(conditionText(conditions(), literal("Ready"), "message"), literal("Reconciling")))) },
      { status: "InProgress", text: "conditions.isFalse('Ready') || conditions.isUnknown('Ready')", test: or(conditionIs(conditions(), literal("Ready"), "False"), conditionIs(conditions(), literal("Ready"), "Unknown")) },
    ],
  })],
  ["litmuschaos.io/ChaosEngine", createRule({
    id: "platform/ChaosEngine",
    suspended: { text: "has(spec.engineState) && spec.engineState == 'stop' && !(has(status.engineStatus) && status.engineStatus == 'completed')", test: and(and(has(field("spec"), "engineState"), equals(select(field("spec"), "engineState"), literal("stop"))), not(and(has(field("status"), "engineStatus"), equals(select(field("status"), "engineStatus"), literal("completed"))))) },
    rows: [
      { status: "Failed", text: "has(status.experiments) && status.experiments.exists(e, has(e.verdict) && e.verdict in ['Fail', 'Error'])", test: and(has(field("status"), "experiments"), exists(select(field("status"), "experiments"), 0, 9, and(has(slot(0), "verdict"), isIn(select(slot(0), "verdict"), list(literal("Fail"), literal("Error")))))), reason: ["ExperimentFailed"] },
      { status: "Current", text: "has(status.engineStatus) && status.engineStatus == 'completed'", test: and(has(field("status"), "engineStatus"), equals(select(field("status"), "engineStatus"), literal("completed"))), reason: ["completed"], terminal: true },
      { status: "InProgress", text: "has(status.engineStatus)", test: has(field("status"), "engineStatus"), reason: [select(field("status"), "engineStatus")] },
    ],
  })],
]);
