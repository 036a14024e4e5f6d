// Generated from packages/core/src/status/rules/library/open-cluster-management.yaml by `npm run gen`. Do not edit.
import type { StatusRuleSet } from "../../types.ts";
import { and, choose, compare, conditionIs, conditionText, conditions, equals, exists, field, filter, hasField, isIn, list, literal, map, not, optional, or, orValue, select, size, slot } from "../expression/index.ts";
import { deferRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of Open Cluster Management: ManagedCluster, Placement, PlacementDecision, ManagedClusterSet, ManifestWork, ManifestWorkReplicaSet, *, PlacementBinding, AddOnTemplate, Channel, PlacementRule, ClusterClaim, AddOnDeploymentConfig, ClusterManagementAddOn, AddOnPlacementScore, PolicyAutomation, AppliedManifestWork, ManagedClusterView. */
export const openClusterManagementRules: StatusRuleSet = /* @__PURE__ */ rulesOf(() => [
  ["cluster.open-cluster-management.io/ManagedCluster", deferRule("open-cluster-management/ManagedCluster", false, () => ({
    suspended: { text: "has(spec.hubAcceptsClient) && spec.hubAcceptsClient == false && !conditions.isFalse('HubAcceptedManagedCluster')", test: and(and(hasField(field("spec"), "hubAcceptsClient"), equals(select(field("spec"), "hubAcceptsClient"), literal(false))), not(conditionIs(conditions(), literal("HubAcceptedManagedCluster"), "False"))) },
    rows: [
      { status: "Failed", text: "conditions.isTrue('HubDeniedManagedCluster')", test: conditionIs(conditions(), literal("HubDeniedManagedCluster"), "True") },
      { status: "Failed", text: "conditions.isFalse('HubAcceptedManagedCluster') && conditions.reason('HubAcceptedManagedCluster') == 'HubClusterAdminDenied'", test: and(conditionIs(conditions(), literal("HubAcceptedManagedCluster"), "False"), equals(conditionText(conditions(), literal("HubAcceptedManagedCluster"), "reason"), literal("HubClusterAdminDenied"))) },
      { status: "Failed", text: "conditions.isFalse('ManagedClusterConditionAvailable')", test: conditionIs(conditions(), literal("ManagedClusterConditionAvailable"), "False") },
      { status: "Failed", text: "conditions.isUnknown('ManagedClusterConditionAvailable') && conditions.reason('ManagedClusterConditionAvailable') == 'ManagedClusterLeaseUpdateStopped'", test: and(conditionIs(conditions(), literal("ManagedClusterConditionAvailable"), "Unknown"), equals(conditionText(conditions(), literal("ManagedClusterConditionAvailable"), "reason"), literal("ManagedClusterLeaseUpdateStopped"))) },
      { status: "InProgress", text: "has(spec.hubAcceptsClient) && spec.hubAcceptsClient == false", test: and(hasField(field("spec"), "hubAcceptsClient"), equals(select(field("spec"), "hubAcceptsClient"), literal(false))), reason: ["NotAccepted"], message: ["Waits to be accepted by the hub"] },
      { status: "InProgress", text: "conditions.isFalse('ManagedClusterJoined')", test: conditionIs(conditions(), literal("ManagedClusterJoined"), "False") },
      { status: "Current", text: "conditions.isTrue('ManagedClusterConditionAvailable')", test: conditionIs(conditions(), literal("ManagedClusterConditionAvailable"), "True") },
      { status: "InProgress", text: "!conditions.isTrue('ManagedClusterJoined')", test: not(conditionIs(conditions(), literal("ManagedClusterJoined"), "True")), reason: ["NotJoined"], message: ["The cluster has not joined the hub yet"] },
      { status: "InProgress", text: "conditions.isUnknown('ManagedClusterConditionAvailable')", test: conditionIs(conditions(), literal("ManagedClusterConditionAvailable"), "Unknown") },
    ],
  }))],
  ["cluster.open-cluster-management.io/Placement", deferRule("open-cluster-management/Placement", true, () => ({
    rows: [
      { status: "Failed", text: "conditions.isTrue('PlacementMisconfigured')", test: conditionIs(conditions(), literal("PlacementMisconfigured"), "True") },
      { status: "InProgress", text: "conditions.isFalse('PlacementSatisfied') && conditions.reason('PlacementSatisfied') == 'NotAllDecisionsScheduled'", test: and(conditionIs(conditions(), literal("PlacementSatisfied"), "False"), equals(conditionText(conditions(), literal("PlacementSatisfied"), "reason"), literal("NotAllDecisionsScheduled"))) },
      { status: "Failed", text: "conditions.isFalse('PlacementSatisfied')", test: conditionIs(conditions(), literal("PlacementSatisfied"), "False") },
      { status: "Current", text: "conditions.isTrue('PlacementSatisfied')", test: conditionIs(conditions(), literal("PlacementSatisfied"), "True") },
    ],
  }))],
  ["cluster.open-cluster-management.io/PlacementDecision", deferRule("open-cluster-management/PlacementDecision", true, () => ({
    rows: [
      { status: "Current", text: "has(status.decisions)", test: hasField(field("status"), "decisions"), reason: ["Decided"], message: [size(select(field("status"), "decisions")), " clusters"] },
    ],
  }))],
  ["cluster.open-cluster-management.io/ManagedClusterSet", deferRule("open-cluster-management/ManagedClusterSet", true, () => ({
    rows: [
      { status: "Current", text: "conditions.isFalse('ClusterSetEmpty') || conditions.isTrue('ClusterSetEmpty')", test: or(conditionIs(conditions(), literal("ClusterSetEmpty"), "False"), conditionIs(conditions(), literal("ClusterSetEmpty"), "True")) },
    ],
  }))],
  ["work.open-cluster-management.io/ManifestWork", deferRule("open-cluster-management/ManifestWork", true, () => ({
    rows: [
      { status: "Failed", text: "conditions.isFalse('Applied') && !(conditions.reason('Applied') in ['AppliedManifestWorkPending', 'Pending'])", test: and(conditionIs(conditions(), literal("Applied"), "False"), not(isIn(conditionText(conditions(), literal("Applied"), "reason"), list(literal("AppliedManifestWorkPending"), literal("Pending"))))) },
      { status: "Failed", text: "conditions.isTrue('Degraded')", test: conditionIs(conditions(), literal("Degraded"), "True") },
      { status: "InProgress", text: "conditions.isTrue('Progressing')", test: conditionIs(conditions(), literal("Progressing"), "True") },
      { status: "Current", text: "conditions.isTrue('Complete') && conditions.isTrue('Applied')", test: and(conditionIs(conditions(), literal("Complete"), "True"), conditionIs(conditions(), literal("Applied"), "True")), terminal: true },
      { status: "InProgress", text: "conditions.isFalse('Available')", test: conditionIs(conditions(), literal("Available"), "False") },
      { status: "InProgress", text: "conditions.isUnknown('Available')", test: conditionIs(conditions(), literal("Available"), "Unknown") },
      { status: "Failed", text: "conditions.isTrue('Available') && spec.?manifestConfigs.orValue([]).exists(f, f.?conditionRules.orValue([]).exists(r, r.?condition.orValue('') == 'Degraded')) && status.?resourceStatus.?manifests.orValue([]).exists(m, m.?conditions.orValue([]).exists(c, c.?type.orValue('') == 'Degraded' && c.?status.orValue('') == 'True'))", test: and(and(conditionIs(conditions(), literal("Available"), "True"), exists(orValue(optional(field("spec"), literal("manifestConfigs")), list()), 0, 13, exists(orValue(optional(slot(0), literal("conditionRules")), list()), 1, 7, equals(orValue(optional(slot(1), literal("condition")), literal("")), literal("Degraded"))))), exists(orValue(optional(optional(field("status"), literal("resourceStatus")), literal("manifests")), list()), 0, 21, exists(orValue(optional(slot(0), literal("conditions")), list()), 1, 15, and(equals(orValue(optional(slot(1), literal("type")), literal("")), literal("Degraded")), equals(orValue(optional(slot(1), literal("status")), literal("")), literal("True")))))), reason: ["Degraded"], message: ["An object of it is degraded"] },
      { status: "InProgress", text: "conditions.isTrue('Available') && spec.?manifestConfigs.orValue([]).exists(f, f.?conditionRules.orValue([]).exists(r, r.?condition.orValue('') == 'Progressing')) && status.?resourceStatus.?manifests.orValue([]).exists(m, m.?conditions.orValue([]).exists(c, c.?type.orValue('') == 'Progressing' && c.?status.orValue('') == 'True'))", test: and(and(conditionIs(conditions(), literal("Available"), "True"), exists(orValue(optional(field("spec"), literal("manifestConfigs")), list()), 0, 13, exists(orValue(optional(slot(0), literal("conditionRules")), list()), 1, 7, equals(orValue(optional(slot(1), literal("condition")), literal("")), literal("Progressing"))))), exists(orValue(optional(optional(field("status"), literal("resourceStatus")), literal("manifests")), list()), 0, 21, exists(orValue(optional(slot(0), literal("conditions")), list()), 1, 15, and(equals(orValue(optional(slot(1), literal("type")), literal("")), literal("Progressing")), equals(orValue(optional(slot(1), literal("status")), literal("")), literal("True")))))), reason: ["Progressing"], message: ["An object of it progresses"] },
      { status: "Current", text: "conditions.isTrue('Applied') && conditions.isTrue('Available')", test: and(conditionIs(conditions(), literal("Applied"), "True"), conditionIs(conditions(), literal("Available"), "True")) },
      { status: "InProgress", text: "conditions.isTrue('Applied')", test: conditionIs(conditions(), literal("Applied"), "True"), reason: ["NotAvailableYet"], message: ["Applied, and not seen in the cluster yet"] },
    ],
  }))],
  ["work.open-cluster-management.io/ManifestWorkReplicaSet", deferRule("open-cluster-management/ManifestWorkReplicaSet", true, () => ({
    rows: [
      { status: "Failed", text: "has(status.summary) && has(status.summary.degraded) && status.summary.degraded > 0", test: and(and(hasField(field("status"), "summary"), hasField(select(field("status"), "summary"), "degraded")), compare(">", select(select(field("status"), "summary"), "degraded"), literal(0))), reason: ["Degraded"], message: [select(select(field("status"), "summary"), "degraded"), " of ", select(select(field("status"), "summary"), "total"), " works are degraded"] },
      { status: "Failed", text: "conditions.isFalse('PlacementVerified') && conditions.reason('PlacementVerified') in ['PlacementDecisionNotFound', 'NotAsExpected']", test: and(conditionIs(conditions(), literal("PlacementVerified"), "False"), isIn(conditionText(conditions(), literal("PlacementVerified"), "reason"), list(literal("PlacementDecisionNotFound"), literal("NotAsExpected")))) },
      { status: "InProgress", text: "conditions.isFalse('PlacementVerified')", test: conditionIs(conditions(), literal("PlacementVerified"), "False") },
      { status: "InProgress", text: "has(status.summary) && has(status.summary.progressing) && status.summary.progressing > 0", test: and(and(hasField(field("status"), "summary"), hasField(select(field("status"), "summary"), "progressing")), compare(">", select(select(field("status"), "summary"), "progressing"), literal(0))), reason: ["Progressing"], message: [select(select(field("status"), "summary"), "progressing"), " of ", select(select(field("status"), "summary"), "total"), " works progress"] },
      { status: "InProgress", text: "conditions.isFalse('PlacementRolledOut')", test: conditionIs(conditions(), literal("PlacementRolledOut"), "False") },
      { status: "Failed", text: "conditions.isFalse('ManifestworkApplied') && conditions.reason('ManifestworkApplied') == 'NotAsExpected'", test: and(conditionIs(conditions(), literal("ManifestworkApplied"), "False"), equals(conditionText(conditions(), literal("ManifestworkApplied"), "reason"), literal("NotAsExpected"))) },
      { status: "InProgress", text: "conditions.isFalse('ManifestworkApplied')", test: conditionIs(conditions(), literal("ManifestworkApplied"), "False") },
      { status: "InProgress", text: "has(status.summary) && has(status.summary.total) && has(status.summary.available) && status.summary.available < status.summary.total", test: and(and(hasField(field("status"), "summary"), hasField(select(field("status"), "summary"), "total")), and(hasField(select(field("status"), "summary"), "available"), compare("<", select(select(field("status"), "summary"), "available"), select(select(field("status"), "summary"), "total")))), reason: ["WorksNotAvailable"], message: [select(select(field("status"), "summary"), "available"), " of ", select(select(field("status"), "summary"), "total"), " works are available"] },
      { status: "Current", text: "conditions.isTrue('ManifestworkApplied')", test: conditionIs(conditions(), literal("ManifestworkApplied"), "True") },
    ],
  }))],
  ["policy.open-cluster-management.io/*", deferRule("open-cluster-management/*", true, () => ({
    otherwise: "Generic",
    suspended: { text: "has(spec.disabled) && spec.disabled == true", test: and(hasField(field("spec"), "disabled"), equals(select(field("spec"), "disabled"), literal(true))) },
    rows: [
      { status: "InProgress", text: "has(status.lastEvaluatedGeneration) && has(metadata.generation) && status.lastEvaluatedGeneration < metadata.generation", test: and(and(hasField(field("status"), "lastEvaluatedGeneration"), hasField(field("metadata"), "generation")), compare("<", select(field("status"), "lastEvaluatedGeneration"), select(field("metadata"), "generation"))), reason: ["LatestGenerationNotObserved"], message: ["Generation ", select(field("metadata"), "generation"), " was not evaluated yet"] },
      { status: "Failed", text: "has(status.compliant) && status.compliant == 'NonCompliant'", test: and(hasField(field("status"), "compliant"), equals(select(field("status"), "compliant"), literal("NonCompliant"))), reason: ["NonCompliant"], message: [choose(hasField(field("status"), "status"), literal("Not compliant in "), literal("Not compliant")), map(filter(select(field("status"), "status"), 0, 7, and(hasField(slot(0), "compliant"), equals(select(slot(0), "compliant"), literal("NonCompliant")))), 0, 2, select(slot(0), "clustername"))] },
      { status: "InProgress", text: "has(status.compliant) && status.compliant in ['Pending', 'UnknownCompliancy', 'Terminating']", test: and(hasField(field("status"), "compliant"), isIn(select(field("status"), "compliant"), list(literal("Pending"), literal("UnknownCompliancy"), literal("Terminating")))), reason: [select(field("status"), "compliant")] },
      { status: "Current", text: "has(status.compliant) && status.compliant == 'Compliant'", test: and(hasField(field("status"), "compliant"), equals(select(field("status"), "compliant"), literal("Compliant"))), reason: ["Compliant"] },
      { status: "InProgress", text: "!has(status.compliant) && has(status.placement)", test: and(not(hasField(field("status"), "compliant")), hasField(field("status"), "placement")), reason: ["NotEvaluated"], message: ["No cluster has reported yet"] },
    ],
  }))],
  ["policy.open-cluster-management.io/PlacementBinding", deferRule("open-cluster-management/PlacementBinding", false, () => ({
    rows: [
      { status: "Current", text: "has(placementRef.name)", test: hasField(field("placementRef"), "name"), reason: ["Static"], message: ["A PlacementBinding reports no state"] },
    ],
  }))],
  ["addon.open-cluster-management.io/AddOnTemplate", deferRule("open-cluster-management/AddOnTemplate", false, () => ({
    rows: [
      { status: "Current", text: "has(spec.addonName)", test: hasField(field("spec"), "addonName"), reason: ["Static"], message: ["A AddOnTemplate reports no state"] },
    ],
  }))],
  ["apps.open-cluster-management.io/Channel", deferRule("open-cluster-management/Channel", false, () => ({
    rows: [
      { status: "Current", text: "has(spec.pathname)", test: hasField(field("spec"), "pathname"), reason: ["Static"], message: ["A Channel reports no state"] },
    ],
  }))],
  ["apps.open-cluster-management.io/PlacementRule", deferRule("open-cluster-management/PlacementRule", true, () => ({
    rows: [
      { status: "Current", text: "has(status.decisions) && size(status.decisions) > 0", test: and(hasField(field("status"), "decisions"), compare(">", size(select(field("status"), "decisions")), literal(0))), reason: ["Decided"], message: [size(select(field("status"), "decisions")), " clusters are chosen"] },
    ],
  }))],
  ["cluster.open-cluster-management.io/ClusterClaim", deferRule("open-cluster-management/ClusterClaim", false, () => ({
    otherwise: "Generic",
    rows: [
      { status: "Current", text: "has(metadata.name)", test: hasField(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
  ["addon.open-cluster-management.io/AddOnDeploymentConfig", deferRule("open-cluster-management/AddOnDeploymentConfig", false, () => ({
    otherwise: "Generic",
    rows: [
      { status: "Current", text: "has(metadata.name)", test: hasField(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
  ["addon.open-cluster-management.io/ClusterManagementAddOn", deferRule("open-cluster-management/ClusterManagementAddOn", false, () => ({
    otherwise: "Generic",
    rows: [
      { status: "Current", text: "has(spec.installStrategy) && has(spec.installStrategy.type) && spec.installStrategy.type == 'Manual' && !has(status.installProgressions)", test: and(and(hasField(field("spec"), "installStrategy"), hasField(select(field("spec"), "installStrategy"), "type")), and(equals(select(select(field("spec"), "installStrategy"), "type"), literal("Manual")), not(hasField(field("status"), "installProgressions")))), reason: ["Manual"], message: ["It is installed where somebody asks for it"] },
      { status: "InProgress", text: "!has(status.installProgressions) && has(metadata.name)", test: and(not(hasField(field("status"), "installProgressions")), hasField(field("metadata"), "name")), reason: ["NotInstalled"], message: ["No placement has been read yet"] },
    ],
  }))],
  ["cluster.open-cluster-management.io/AddOnPlacementScore", deferRule("open-cluster-management/AddOnPlacementScore", true, () => ({
    rows: [
      { status: "Current", text: "has(status.scores)", test: hasField(field("status"), "scores"), reason: ["Scored"], message: [size(select(field("status"), "scores")), " scores are given"] },
    ],
  }))],
  ["policy.open-cluster-management.io/PolicyAutomation", deferRule("open-cluster-management/PolicyAutomation", false, () => ({
    suspended: { text: "has(spec.mode) && spec.mode == 'disabled'", test: and(hasField(field("spec"), "mode"), equals(select(field("spec"), "mode"), literal("disabled"))) },
    rows: [
      { status: "Current", text: "has(metadata.name)", test: hasField(field("metadata"), "name"), reason: ["Stored"], message: ["It waits for its policy to be violated"] },
    ],
  }))],
  ["work.open-cluster-management.io/AppliedManifestWork", deferRule("open-cluster-management/AppliedManifestWork", true, () => ({
    rows: [
      { status: "InProgress", text: "has(status.evictionStartTime)", test: hasField(field("status"), "evictionStartTime"), reason: ["Evicting"], message: ["Its ManifestWork is gone"] },
      { status: "Current", text: "has(status.appliedResources)", test: hasField(field("status"), "appliedResources"), reason: ["Applied"], message: [size(select(field("status"), "appliedResources")), " objects are applied"] },
    ],
  }))],
  ["view.open-cluster-management.io/ManagedClusterView", deferRule("open-cluster-management/ManagedClusterView", true, () => ({
    overrules: [{"condition":"Processing","reason":"GetResourceProcessing"}],
    rows: [
      { status: "Failed", text: "conditions.isFalse('Processing')", test: conditionIs(conditions(), literal("Processing"), "False") },
      { status: "Current", text: "conditions.isTrue('Processing')", test: conditionIs(conditions(), literal("Processing"), "True") },
    ],
  }))],
]);
