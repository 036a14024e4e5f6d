// Generated from packages/core/src/status/rules/library/cluster-api.yaml by `npm run gen`. Do not edit.
import type { StatusRuleSet } from "../../types.ts";
import { and, choose, compare, conditionIs, conditionText, conditions, differs, equals, exists, field, hasField, isIn, list, literal, not, or, select, size, slot, textTest } from "../expression/index.ts";
import { deferRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of Cluster API: Cluster, Machine, MachineDeployment, MachinePool, KubeadmControlPlane, MachineHealthCheck, *, KubeadmConfigTemplate, KubeadmControlPlaneTemplate, DockerMachineTemplate, DockerClusterTemplate, AWSMachineTemplate, AzureMachineTemplate, GCPMachineTemplate, VSphereMachineTemplate, OpenStackMachineTemplate, Metal3MachineTemplate, KubevirtMachineTemplate, IPAddress, ClusterResourceSetBinding, IPAddressClaim, *, VSphereFailureDomain, MachineSet. */
export const clusterApiRules: StatusRuleSet = /* @__PURE__ */ rulesOf(() => [
  ["cluster.x-k8s.io/Cluster", deferRule("cluster-api/Cluster", true, () => ({
    otherwise: "Generic",
    suspended: { text: "(has(spec.paused) && spec.paused == true) || conditions.isTrue('Paused') || (has(metadata.annotations) && 'cluster.x-k8s.io/paused' in metadata.annotations)", test: or(or(and(hasField(field("spec"), "paused"), equals(select(field("spec"), "paused"), literal(true))), conditionIs(conditions(), literal("Paused"), "True")), and(hasField(field("metadata"), "annotations"), isIn(literal("cluster.x-k8s.io/paused"), select(field("metadata"), "annotations")))) },
    rows: [
      { status: "Failed", text: "has(status.phase) && status.phase == 'Failed'", test: and(hasField(field("status"), "phase"), equals(select(field("status"), "phase"), literal("Failed"))), reason: [choose(hasField(field("status"), "failureReason"), select(field("status"), "failureReason"), literal("Failed"))], message: [choose(hasField(field("status"), "failureMessage"), select(field("status"), "failureMessage"), literal("The phase is Failed"))], terminal: true },
      { status: "Failed", text: "has(status.failureReason) && status.failureReason != ''", test: and(hasField(field("status"), "failureReason"), differs(select(field("status"), "failureReason"), literal(""))), reason: [select(field("status"), "failureReason")], message: [choose(hasField(field("status"), "failureMessage"), select(field("status"), "failureMessage"), select(field("status"), "failureReason"))], terminal: true },
      { status: "Failed", text: "has(status.failureMessage) && status.failureMessage != ''", test: and(hasField(field("status"), "failureMessage"), differs(select(field("status"), "failureMessage"), literal(""))), reason: ["Failed"], message: [select(field("status"), "failureMessage")], terminal: true },
      { status: "Failed", text: "has(status.deprecated) && has(status.deprecated.v1beta1) && has(status.deprecated.v1beta1.failureMessage) && status.deprecated.v1beta1.failureMessage != ''", test: and(and(hasField(field("status"), "deprecated"), hasField(select(field("status"), "deprecated"), "v1beta1")), and(hasField(select(select(field("status"), "deprecated"), "v1beta1"), "failureMessage"), differs(select(select(select(field("status"), "deprecated"), "v1beta1"), "failureMessage"), literal("")))), reason: [choose(hasField(select(select(field("status"), "deprecated"), "v1beta1"), "failureReason"), select(select(select(field("status"), "deprecated"), "v1beta1"), "failureReason"), literal("Failed"))], message: [select(select(select(field("status"), "deprecated"), "v1beta1"), "failureMessage")], terminal: true },
      { status: "Failed", text: "conditions.exists(c, c.status == 'False' && has(c.severity) && c.severity == 'Error')", test: exists(conditions(), 0, 12, and(and(equals(select(slot(0), "status"), literal("False")), hasField(slot(0), "severity")), equals(select(slot(0), "severity"), literal("Error")))) },
      { status: "Failed", text: "conditions.isFalse('TopologyReconciled') && conditions.reason('TopologyReconciled') in ['ReconcileFailed', 'TopologyReconcileFailed']", test: and(conditionIs(conditions(), literal("TopologyReconciled"), "False"), isIn(conditionText(conditions(), literal("TopologyReconciled"), "reason"), list(literal("ReconcileFailed"), literal("TopologyReconcileFailed")))) },
      { status: "Failed", text: "conditions.isFalse('RemoteConnectionProbe') && conditions.isTrue('ControlPlaneInitialized')", test: and(conditionIs(conditions(), literal("RemoteConnectionProbe"), "False"), conditionIs(conditions(), literal("ControlPlaneInitialized"), "True")) },
      { status: "InProgress", text: "conditions.isTrue('RollingOut')", test: conditionIs(conditions(), literal("RollingOut"), "True") },
      { status: "InProgress", text: "conditions.isTrue('ScalingUp')", test: conditionIs(conditions(), literal("ScalingUp"), "True") },
      { status: "InProgress", text: "conditions.isTrue('ScalingDown')", test: conditionIs(conditions(), literal("ScalingDown"), "True") },
      { status: "InProgress", text: "conditions.isTrue('Remediating')", test: conditionIs(conditions(), literal("Remediating"), "True") },
      { status: "InProgress", text: "conditions.isFalse('TopologyReconciled')", test: conditionIs(conditions(), literal("TopologyReconciled"), "False") },
      { status: "InProgress", text: "has(status.infrastructureReady) && status.infrastructureReady == false", test: and(hasField(field("status"), "infrastructureReady"), equals(select(field("status"), "infrastructureReady"), literal(false))), reason: ["InfrastructureNotReady"] },
      { status: "InProgress", text: "has(status.controlPlaneReady) && status.controlPlaneReady == false", test: and(hasField(field("status"), "controlPlaneReady"), equals(select(field("status"), "controlPlaneReady"), literal(false))), reason: ["ControlPlaneNotReady"] },
      { status: "Current", text: "conditions.isTrue('Available')", test: conditionIs(conditions(), literal("Available"), "True") },
      { status: "Current", text: "conditions.isTrue('Ready')", test: conditionIs(conditions(), literal("Ready"), "True") },
    ],
  }))],
  ["cluster.x-k8s.io/Machine", deferRule("cluster-api/Machine", true, () => ({
    otherwise: "Generic",
    suspended: { text: "conditions.isTrue('Paused') || (has(metadata.annotations) && 'cluster.x-k8s.io/paused' in metadata.annotations)", test: or(conditionIs(conditions(), literal("Paused"), "True"), and(hasField(field("metadata"), "annotations"), isIn(literal("cluster.x-k8s.io/paused"), select(field("metadata"), "annotations")))) },
    rows: [
      { status: "Failed", text: "has(status.phase) && status.phase == 'Failed'", test: and(hasField(field("status"), "phase"), equals(select(field("status"), "phase"), literal("Failed"))), reason: [choose(hasField(field("status"), "failureReason"), select(field("status"), "failureReason"), literal("Failed"))], message: [choose(hasField(field("status"), "failureMessage"), select(field("status"), "failureMessage"), literal("The phase is Failed"))], terminal: true },
      { status: "Failed", text: "has(status.failureReason) && status.failureReason != ''", test: and(hasField(field("status"), "failureReason"), differs(select(field("status"), "failureReason"), literal(""))), reason: [select(field("status"), "failureReason")], message: [choose(hasField(field("status"), "failureMessage"), select(field("status"), "failureMessage"), select(field("status"), "failureReason"))], terminal: true },
      { status: "Failed", text: "has(status.failureMessage) && status.failureMessage != ''", test: and(hasField(field("status"), "failureMessage"), differs(select(field("status"), "failureMessage"), literal(""))), reason: ["Failed"], message: [select(field("status"), "failureMessage")], terminal: true },
      { status: "Failed", text: "has(status.deprecated) && has(status.deprecated.v1beta1) && has(status.deprecated.v1beta1.failureMessage) && status.deprecated.v1beta1.failureMessage != ''", test: and(and(hasField(field("status"), "deprecated"), hasField(select(field("status"), "deprecated"), "v1beta1")), and(hasField(select(select(field("status"), "deprecated"), "v1beta1"), "failureMessage"), differs(select(select(select(field("status"), "deprecated"), "v1beta1"), "failureMessage"), literal("")))), reason: [choose(hasField(select(select(field("status"), "deprecated"), "v1beta1"), "failureReason"), select(select(select(field("status"), "deprecated"), "v1beta1"), "failureReason"), literal("Failed"))], message: [select(select(select(field("status"), "deprecated"), "v1beta1"), "failureMessage")], terminal: true },
      { status: "Failed", text: "conditions.exists(c, c.status == 'False' && has(c.severity) && c.severity == 'Error')", test: exists(conditions(), 0, 12, and(and(equals(select(slot(0), "status"), literal("False")), hasField(slot(0), "severity")), equals(select(slot(0), "severity"), literal("Error")))) },
      { status: "Failed", text: "conditions.isFalse('HealthCheckSucceeded')", test: conditionIs(conditions(), literal("HealthCheckSucceeded"), "False") },
      { status: "Failed", text: "conditions.isFalse('NodeHealthy') && conditions.reason('NodeHealthy') in ['NodeNotFound', 'NodeDeleted', 'NodeConditionsFailed']", test: and(conditionIs(conditions(), literal("NodeHealthy"), "False"), isIn(conditionText(conditions(), literal("NodeHealthy"), "reason"), list(literal("NodeNotFound"), literal("NodeDeleted"), literal("NodeConditionsFailed")))) },
      { status: "InProgress", text: "conditions.isTrue('Updating')", test: conditionIs(conditions(), literal("Updating"), "True") },
      { status: "InProgress", text: "conditions.isTrue('Deleting')", test: conditionIs(conditions(), literal("Deleting"), "True") },
      { status: "InProgress", text: "has(status.phase) && status.phase in ['Provisioned', 'Deleting', 'Deleted', 'Updating'] && !conditions.isFalse('Ready')", test: and(and(hasField(field("status"), "phase"), isIn(select(field("status"), "phase"), list(literal("Provisioned"), literal("Deleting"), literal("Deleted"), literal("Updating")))), not(conditionIs(conditions(), literal("Ready"), "False"))), reason: [select(field("status"), "phase")], message: ["The phase is ", select(field("status"), "phase")] },
      { status: "Current", text: "conditions.isTrue('Ready')", test: conditionIs(conditions(), literal("Ready"), "True") },
    ],
  }))],
  ["cluster.x-k8s.io/MachineDeployment", deferRule("cluster-api/MachineDeployment", true, () => ({
    otherwise: "Generic",
    suspended: { text: "(has(spec.paused) && spec.paused == true) || conditions.isTrue('Paused') || (has(metadata.annotations) && 'cluster.x-k8s.io/paused' in metadata.annotations)", test: or(or(and(hasField(field("spec"), "paused"), equals(select(field("spec"), "paused"), literal(true))), conditionIs(conditions(), literal("Paused"), "True")), and(hasField(field("metadata"), "annotations"), isIn(literal("cluster.x-k8s.io/paused"), select(field("metadata"), "annotations")))) },
    rows: [
      { status: "Failed", text: "has(status.phase) && status.phase == 'Failed'", test: and(hasField(field("status"), "phase"), equals(select(field("status"), "phase"), literal("Failed"))), reason: [choose(hasField(field("status"), "failureReason"), select(field("status"), "failureReason"), literal("Failed"))], message: [choose(hasField(field("status"), "failureMessage"), select(field("status"), "failureMessage"), literal("The phase is Failed"))], terminal: true },
      { status: "Failed", text: "conditions.exists(c, c.status == 'False' && has(c.severity) && c.severity == 'Error')", test: exists(conditions(), 0, 12, and(and(equals(select(slot(0), "status"), literal("False")), hasField(slot(0), "severity")), equals(select(slot(0), "severity"), literal("Error")))) },
      { status: "Failed", text: "conditions.isTrue('ScalingUp') && conditions.message('ScalingUp').contains('is blocked')", test: and(conditionIs(conditions(), literal("ScalingUp"), "True"), textTest("contains", conditionText(conditions(), literal("ScalingUp"), "message"), literal("is blocked"))), reason: ["ScalingUpBlocked"], message: [conditionText(conditions(), literal("ScalingUp"), "message")] },
      { status: "InProgress", text: "conditions.isTrue('RollingOut')", test: conditionIs(conditions(), literal("RollingOut"), "True") },
      { status: "InProgress", text: "conditions.isTrue('ScalingUp')", test: conditionIs(conditions(), literal("ScalingUp"), "True") },
      { status: "InProgress", text: "conditions.isTrue('ScalingDown')", test: conditionIs(conditions(), literal("ScalingDown"), "True") },
      { status: "InProgress", text: "conditions.isTrue('Remediating')", test: conditionIs(conditions(), literal("Remediating"), "True") },
      { status: "InProgress", text: "has(status.phase) && status.phase in ['ScalingUp', 'ScalingDown']", test: and(hasField(field("status"), "phase"), isIn(select(field("status"), "phase"), list(literal("ScalingUp"), literal("ScalingDown")))) },
      { status: "InProgress", text: "has(status.versions) && has(spec.template) && has(spec.template.spec) && has(spec.template.spec.version) && status.versions.exists(v, has(v.version) && !v.version.startsWith(spec.template.spec.version) && !spec.template.spec.version.startsWith(v.version))", test: and(and(and(hasField(field("status"), "versions"), hasField(field("spec"), "template")), hasField(select(field("spec"), "template"), "spec")), and(hasField(select(select(field("spec"), "template"), "spec"), "version"), exists(select(field("status"), "versions"), 0, 20, and(and(hasField(slot(0), "version"), not(textTest("startsWith", select(slot(0), "version"), select(select(select(field("spec"), "template"), "spec"), "version")))), not(textTest("startsWith", select(select(select(field("spec"), "template"), "spec"), "version"), select(slot(0), "version"))))))), reason: ["RollingOut"], message: ["Not all machines run ", select(select(select(field("spec"), "template"), "spec"), "version")] },
      { status: "InProgress", text: "has(spec.replicas) && has(status.replicas) && has(status.updatedReplicas) && status.updatedReplicas < spec.replicas", test: and(and(hasField(field("spec"), "replicas"), hasField(field("status"), "replicas")), and(hasField(field("status"), "updatedReplicas"), compare("<", select(field("status"), "updatedReplicas"), select(field("spec"), "replicas")))), reason: ["RollingOut"], message: [select(field("status"), "updatedReplicas"), " of ", select(field("spec"), "replicas"), " machines are up to date"] },
      { status: "InProgress", text: "has(spec.replicas) && has(status.replicas) && has(status.upToDateReplicas) && status.upToDateReplicas < spec.replicas", test: and(and(hasField(field("spec"), "replicas"), hasField(field("status"), "replicas")), and(hasField(field("status"), "upToDateReplicas"), compare("<", select(field("status"), "upToDateReplicas"), select(field("spec"), "replicas")))), reason: ["RollingOut"], message: [select(field("status"), "upToDateReplicas"), " of ", select(field("spec"), "replicas"), " machines are up to date"] },
      { status: "InProgress", text: "has(spec.replicas) && has(status.availableReplicas) && status.availableReplicas < spec.replicas", test: and(and(hasField(field("spec"), "replicas"), hasField(field("status"), "availableReplicas")), compare("<", select(field("status"), "availableReplicas"), select(field("spec"), "replicas"))), reason: ["ReplicasUnavailable"], message: [select(field("status"), "availableReplicas"), " of ", select(field("spec"), "replicas"), " machines are available"] },
      { status: "InProgress", text: "has(status.unavailableReplicas) && status.unavailableReplicas > 0", test: and(hasField(field("status"), "unavailableReplicas"), compare(">", select(field("status"), "unavailableReplicas"), literal(0))), reason: ["ReplicasUnavailable"], message: [select(field("status"), "unavailableReplicas"), " machines are unavailable"] },
      { status: "Current", text: "conditions.isTrue('Available')", test: conditionIs(conditions(), literal("Available"), "True") },
    ],
  }))],
  ["cluster.x-k8s.io/MachinePool", deferRule("cluster-api/MachinePool", true, () => ({
    suspended: { text: "conditions.isTrue('Paused') || (has(metadata.annotations) && 'cluster.x-k8s.io/paused' in metadata.annotations)", test: or(conditionIs(conditions(), literal("Paused"), "True"), and(hasField(field("metadata"), "annotations"), isIn(literal("cluster.x-k8s.io/paused"), select(field("metadata"), "annotations")))) },
    rows: [
      { status: "Failed", text: "has(status.phase) && status.phase == 'Failed'", test: and(hasField(field("status"), "phase"), equals(select(field("status"), "phase"), literal("Failed"))), reason: [choose(hasField(field("status"), "failureReason"), select(field("status"), "failureReason"), literal("Failed"))], message: [choose(hasField(field("status"), "failureMessage"), select(field("status"), "failureMessage"), literal("The phase is Failed"))], terminal: true },
      { status: "Failed", text: "has(status.failureReason) && status.failureReason != ''", test: and(hasField(field("status"), "failureReason"), differs(select(field("status"), "failureReason"), literal(""))), reason: [select(field("status"), "failureReason")], message: [choose(hasField(field("status"), "failureMessage"), select(field("status"), "failureMessage"), select(field("status"), "failureReason"))], terminal: true },
      { status: "Failed", text: "has(status.failureMessage) && status.failureMessage != ''", test: and(hasField(field("status"), "failureMessage"), differs(select(field("status"), "failureMessage"), literal(""))), reason: ["Failed"], message: [select(field("status"), "failureMessage")], terminal: true },
      { status: "Failed", text: "has(status.deprecated) && has(status.deprecated.v1beta1) && has(status.deprecated.v1beta1.failureMessage) && status.deprecated.v1beta1.failureMessage != ''", test: and(and(hasField(field("status"), "deprecated"), hasField(select(field("status"), "deprecated"), "v1beta1")), and(hasField(select(select(field("status"), "deprecated"), "v1beta1"), "failureMessage"), differs(select(select(select(field("status"), "deprecated"), "v1beta1"), "failureMessage"), literal("")))), reason: [choose(hasField(select(select(field("status"), "deprecated"), "v1beta1"), "failureReason"), select(select(select(field("status"), "deprecated"), "v1beta1"), "failureReason"), literal("Failed"))], message: [select(select(select(field("status"), "deprecated"), "v1beta1"), "failureMessage")], terminal: true },
      { status: "Failed", text: "conditions.exists(c, c.status == 'False' && has(c.severity) && c.severity == 'Error')", test: exists(conditions(), 0, 12, and(and(equals(select(slot(0), "status"), literal("False")), hasField(slot(0), "severity")), equals(select(slot(0), "severity"), literal("Error")))) },
      { status: "InProgress", text: "has(status.phase) && status.phase in ['Pending', 'Provisioning', 'Provisioned', 'ScalingUp', 'ScalingDown', 'Scaling', 'Deleting']", test: and(hasField(field("status"), "phase"), isIn(select(field("status"), "phase"), list(literal("Pending"), literal("Provisioning"), literal("Provisioned"), literal("ScalingUp"), literal("ScalingDown"), literal("Scaling"), literal("Deleting")))), reason: [select(field("status"), "phase")], message: ["The phase is ", select(field("status"), "phase")] },
      { status: "InProgress", text: "has(status.versions) && has(spec.template) && has(spec.template.spec) && has(spec.template.spec.version) && status.versions.exists(v, has(v.version) && !v.version.startsWith(spec.template.spec.version) && !spec.template.spec.version.startsWith(v.version))", test: and(and(and(hasField(field("status"), "versions"), hasField(field("spec"), "template")), hasField(select(field("spec"), "template"), "spec")), and(hasField(select(select(field("spec"), "template"), "spec"), "version"), exists(select(field("status"), "versions"), 0, 20, and(and(hasField(slot(0), "version"), not(textTest("startsWith", select(slot(0), "version"), select(select(select(field("spec"), "template"), "spec"), "version")))), not(textTest("startsWith", select(select(select(field("spec"), "template"), "spec"), "version"), select(slot(0), "version"))))))), reason: ["RollingOut"], message: ["Not all machines run ", select(select(select(field("spec"), "template"), "spec"), "version")] },
      { status: "InProgress", text: "has(spec.replicas) && has(status.replicas) && (has(status.readyReplicas) ? status.readyReplicas : 0) < spec.replicas", test: and(and(hasField(field("spec"), "replicas"), hasField(field("status"), "replicas")), compare("<", choose(hasField(field("status"), "readyReplicas"), select(field("status"), "readyReplicas"), literal(0)), select(field("spec"), "replicas"))), reason: ["ReplicasNotReady"], message: [choose(hasField(field("status"), "readyReplicas"), select(field("status"), "readyReplicas"), literal(0)), " of ", select(field("spec"), "replicas"), " machines are ready"] },
      { status: "InProgress", text: "conditions.isFalse('Ready')", test: conditionIs(conditions(), literal("Ready"), "False") },
      { status: "Current", text: "has(status.phase) && status.phase == 'Running'", test: and(hasField(field("status"), "phase"), equals(select(field("status"), "phase"), literal("Running"))), reason: ["Running"] },
      { status: "Unknown", text: "has(status.phase) && status.phase == 'Unknown'", test: and(hasField(field("status"), "phase"), equals(select(field("status"), "phase"), literal("Unknown"))), reason: ["Unknown"], message: ["Its controller cannot determine its state"] },
    ],
  }))],
  ["controlplane.cluster.x-k8s.io/KubeadmControlPlane", deferRule("cluster-api/KubeadmControlPlane", true, () => ({
    otherwise: "Generic",
    suspended: { text: "conditions.isTrue('Paused') || (has(metadata.annotations) && 'cluster.x-k8s.io/paused' in metadata.annotations)", test: or(conditionIs(conditions(), literal("Paused"), "True"), and(hasField(field("metadata"), "annotations"), isIn(literal("cluster.x-k8s.io/paused"), select(field("metadata"), "annotations")))) },
    rows: [
      { status: "Failed", text: "has(status.failureReason) && status.failureReason != ''", test: and(hasField(field("status"), "failureReason"), differs(select(field("status"), "failureReason"), literal(""))), reason: [select(field("status"), "failureReason")], message: [choose(hasField(field("status"), "failureMessage"), select(field("status"), "failureMessage"), select(field("status"), "failureReason"))], terminal: true },
      { status: "Failed", text: "has(status.failureMessage) && status.failureMessage != ''", test: and(hasField(field("status"), "failureMessage"), differs(select(field("status"), "failureMessage"), literal(""))), reason: ["Failed"], message: [select(field("status"), "failureMessage")], terminal: true },
      { status: "Failed", text: "has(status.deprecated) && has(status.deprecated.v1beta1) && has(status.deprecated.v1beta1.failureMessage) && status.deprecated.v1beta1.failureMessage != ''", test: and(and(hasField(field("status"), "deprecated"), hasField(select(field("status"), "deprecated"), "v1beta1")), and(hasField(select(select(field("status"), "deprecated"), "v1beta1"), "failureMessage"), differs(select(select(select(field("status"), "deprecated"), "v1beta1"), "failureMessage"), literal("")))), reason: [choose(hasField(select(select(field("status"), "deprecated"), "v1beta1"), "failureReason"), select(select(select(field("status"), "deprecated"), "v1beta1"), "failureReason"), literal("Failed"))], message: [select(select(select(field("status"), "deprecated"), "v1beta1"), "failureMessage")], terminal: true },
      { status: "Failed", text: "conditions.exists(c, c.status == 'False' && has(c.severity) && c.severity == 'Error')", test: exists(conditions(), 0, 12, and(and(equals(select(slot(0), "status"), literal("False")), hasField(slot(0), "severity")), equals(select(slot(0), "severity"), literal("Error")))) },
      { status: "Failed", text: "conditions.isTrue('ScalingUp') && conditions.message('ScalingUp').contains('is blocked')", test: and(conditionIs(conditions(), literal("ScalingUp"), "True"), textTest("contains", conditionText(conditions(), literal("ScalingUp"), "message"), literal("is blocked"))), reason: ["ScalingUpBlocked"], message: [conditionText(conditions(), literal("ScalingUp"), "message")] },
      { status: "InProgress", text: "conditions.isTrue('RollingOut')", test: conditionIs(conditions(), literal("RollingOut"), "True") },
      { status: "InProgress", text: "conditions.isTrue('ScalingUp')", test: conditionIs(conditions(), literal("ScalingUp"), "True") },
      { status: "InProgress", text: "conditions.isTrue('ScalingDown')", test: conditionIs(conditions(), literal("ScalingDown"), "True") },
      { status: "InProgress", text: "conditions.isTrue('Remediating')", test: conditionIs(conditions(), literal("Remediating"), "True") },
      { status: "InProgress", text: "conditions.isFalse('MachinesSpecUpToDate')", test: conditionIs(conditions(), literal("MachinesSpecUpToDate"), "False") },
      { status: "InProgress", text: "conditions.isFalse('Resized')", test: conditionIs(conditions(), literal("Resized"), "False") },
      { status: "Failed", text: "conditions.isFalse('EtcdClusterHealthy') && conditions.reason('EtcdClusterHealthy') == 'NotHealthy' && conditions.isTrue('Initialized')", test: and(and(conditionIs(conditions(), literal("EtcdClusterHealthy"), "False"), equals(conditionText(conditions(), literal("EtcdClusterHealthy"), "reason"), literal("NotHealthy"))), conditionIs(conditions(), literal("Initialized"), "True")) },
      { status: "Failed", text: "conditions.isFalse('ControlPlaneComponentsHealthy') && conditions.reason('ControlPlaneComponentsHealthy') == 'NotHealthy' && conditions.isTrue('Initialized')", test: and(and(conditionIs(conditions(), literal("ControlPlaneComponentsHealthy"), "False"), equals(conditionText(conditions(), literal("ControlPlaneComponentsHealthy"), "reason"), literal("NotHealthy"))), conditionIs(conditions(), literal("Initialized"), "True")) },
      { status: "InProgress", text: "has(spec.replicas) && has(status.updatedReplicas) && status.updatedReplicas < spec.replicas", test: and(and(hasField(field("spec"), "replicas"), hasField(field("status"), "updatedReplicas")), compare("<", select(field("status"), "updatedReplicas"), select(field("spec"), "replicas"))), reason: ["RollingOut"], message: [select(field("status"), "updatedReplicas"), " of ", select(field("spec"), "replicas"), " machines are up to date"] },
      { status: "InProgress", text: "has(spec.replicas) && has(status.upToDateReplicas) && status.upToDateReplicas < spec.replicas", test: and(and(hasField(field("spec"), "replicas"), hasField(field("status"), "upToDateReplicas")), compare("<", select(field("status"), "upToDateReplicas"), select(field("spec"), "replicas"))), reason: ["RollingOut"], message: [select(field("status"), "upToDateReplicas"), " of ", select(field("spec"), "replicas"), " machines are up to date"] },
      { status: "InProgress", text: "has(spec.replicas) && has(status.replicas) && (has(status.readyReplicas) ? status.readyReplicas : 0) < spec.replicas", test: and(and(hasField(field("spec"), "replicas"), hasField(field("status"), "replicas")), compare("<", choose(hasField(field("status"), "readyReplicas"), select(field("status"), "readyReplicas"), literal(0)), select(field("spec"), "replicas"))), reason: ["ReplicasNotReady"], message: [choose(hasField(field("status"), "readyReplicas"), select(field("status"), "readyReplicas"), literal(0)), " of ", select(field("spec"), "replicas"), " machines are ready"] },
      { status: "InProgress", text: "has(status.initialized) && status.initialized == false", test: and(hasField(field("status"), "initialized"), equals(select(field("status"), "initialized"), literal(false))), reason: ["NotInitialized"] },
    ],
  }))],
  ["cluster.x-k8s.io/MachineHealthCheck", deferRule("cluster-api/MachineHealthCheck", true, () => ({
    suspended: { text: "conditions.isTrue('Paused') || (has(metadata.annotations) && 'cluster.x-k8s.io/paused' in metadata.annotations)", test: or(conditionIs(conditions(), literal("Paused"), "True"), and(hasField(field("metadata"), "annotations"), isIn(literal("cluster.x-k8s.io/paused"), select(field("metadata"), "annotations")))) },
    rows: [
      { status: "Failed", text: "conditions.isFalse('RemediationAllowed')", test: conditionIs(conditions(), literal("RemediationAllowed"), "False") },
      { status: "InProgress", text: "has(status.expectedMachines) && status.expectedMachines > 0 && (has(status.currentHealthy) ? status.currentHealthy : 0) < status.expectedMachines", test: and(and(hasField(field("status"), "expectedMachines"), compare(">", select(field("status"), "expectedMachines"), literal(0))), compare("<", choose(hasField(field("status"), "currentHealthy"), select(field("status"), "currentHealthy"), literal(0)), select(field("status"), "expectedMachines"))), reason: ["MachinesUnhealthy"], message: [choose(hasField(field("status"), "currentHealthy"), select(field("status"), "currentHealthy"), literal(0)), " of ", select(field("status"), "expectedMachines"), " machines are healthy"] },
      { status: "Current", text: "conditions.isTrue('RemediationAllowed')", test: conditionIs(conditions(), literal("RemediationAllowed"), "True") },
    ],
  }))],
  ["*.cluster.x-k8s.io/*", deferRule("cluster-api/*", false, () => ({
    otherwise: "Generic",
    rows: [
      { status: "Current", text: "has(metadata.name) && (kind.endsWith('Template') || kind.endsWith('Identity'))", test: and(hasField(field("metadata"), "name"), or(textTest("endsWith", field("kind"), literal("Template")), textTest("endsWith", field("kind"), literal("Identity")))), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
      { status: "Failed", text: "has(status.failureReason) && status.failureReason != ''", test: and(hasField(field("status"), "failureReason"), differs(select(field("status"), "failureReason"), literal(""))), reason: [select(field("status"), "failureReason")], message: [choose(hasField(field("status"), "failureMessage"), select(field("status"), "failureMessage"), select(field("status"), "failureReason"))], terminal: true },
      { status: "Failed", text: "has(status.failureMessage) && status.failureMessage != ''", test: and(hasField(field("status"), "failureMessage"), differs(select(field("status"), "failureMessage"), literal(""))), reason: ["Failed"], message: [select(field("status"), "failureMessage")], terminal: true },
      { status: "Failed", text: "has(status.deprecated) && has(status.deprecated.v1beta1) && has(status.deprecated.v1beta1.failureMessage) && status.deprecated.v1beta1.failureMessage != ''", test: and(and(hasField(field("status"), "deprecated"), hasField(select(field("status"), "deprecated"), "v1beta1")), and(hasField(select(select(field("status"), "deprecated"), "v1beta1"), "failureMessage"), differs(select(select(select(field("status"), "deprecated"), "v1beta1"), "failureMessage"), literal("")))), reason: [choose(hasField(select(select(field("status"), "deprecated"), "v1beta1"), "failureReason"), select(select(select(field("status"), "deprecated"), "v1beta1"), "failureReason"), literal("Failed"))], message: [select(select(select(field("status"), "deprecated"), "v1beta1"), "failureMessage")], terminal: true },
      { status: "Failed", text: "conditions.exists(c, c.status == 'False' && has(c.severity) && c.severity == 'Error')", test: exists(conditions(), 0, 12, and(and(equals(select(slot(0), "status"), literal("False")), hasField(slot(0), "severity")), equals(select(slot(0), "severity"), literal("Error")))) },
      { status: "Failed", text: "has(status.phase) && status.phase == 'Failed'", test: and(hasField(field("status"), "phase"), equals(select(field("status"), "phase"), literal("Failed"))), reason: [choose(hasField(field("status"), "reason"), select(field("status"), "reason"), literal("Failed"))], message: [choose(hasField(field("status"), "message"), select(field("status"), "message"), literal("The phase is Failed"))] },
      { status: "InProgress", text: "has(status.initialization) && has(status.initialization.provisioned) && status.initialization.provisioned == false", test: and(and(hasField(field("status"), "initialization"), hasField(select(field("status"), "initialization"), "provisioned")), equals(select(select(field("status"), "initialization"), "provisioned"), literal(false))), reason: ["NotProvisioned"] },
      { status: "Current", text: "has(status.initialization) && has(status.initialization.provisioned) && status.initialization.provisioned == true && conditions.size() == 0", test: and(and(hasField(field("status"), "initialization"), hasField(select(field("status"), "initialization"), "provisioned")), and(equals(select(select(field("status"), "initialization"), "provisioned"), literal(true)), equals(size(conditions()), literal(0)))), reason: ["Provisioned"] },
      { status: "Current", text: "has(status.initialization) && has(status.initialization.dataSecretCreated) && status.initialization.dataSecretCreated == true && conditions.size() == 0", test: and(and(hasField(field("status"), "initialization"), hasField(select(field("status"), "initialization"), "dataSecretCreated")), and(equals(select(select(field("status"), "initialization"), "dataSecretCreated"), literal(true)), equals(size(conditions()), literal(0)))), reason: ["DataSecretCreated"] },
    ],
  }))],
  ["bootstrap.cluster.x-k8s.io/KubeadmConfigTemplate", deferRule("cluster-api/KubeadmConfigTemplate", false, () => ({
    rows: [
      { status: "Current", text: "has(spec.template)", test: hasField(field("spec"), "template"), reason: ["Static"], message: ["A template reports no state"] },
    ],
  }))],
  ["controlplane.cluster.x-k8s.io/KubeadmControlPlaneTemplate", deferRule("cluster-api/KubeadmControlPlaneTemplate", false, () => ({
    rows: [
      { status: "Current", text: "has(spec.template)", test: hasField(field("spec"), "template"), reason: ["Static"], message: ["A template reports no state"] },
    ],
  }))],
  ["infrastructure.cluster.x-k8s.io/DockerMachineTemplate", deferRule("cluster-api/DockerMachineTemplate", false, () => ({
    rows: [
      { status: "Current", text: "has(spec.template)", test: hasField(field("spec"), "template"), reason: ["Static"], message: ["A template reports no state"] },
    ],
  }))],
  ["infrastructure.cluster.x-k8s.io/DockerClusterTemplate", deferRule("cluster-api/DockerClusterTemplate", false, () => ({
    rows: [
      { status: "Current", text: "has(spec.template)", test: hasField(field("spec"), "template"), reason: ["Static"], message: ["A template reports no state"] },
    ],
  }))],
  ["infrastructure.cluster.x-k8s.io/AWSMachineTemplate", deferRule("cluster-api/AWSMachineTemplate", false, () => ({
    rows: [
      { status: "Current", text: "has(spec.template)", test: hasField(field("spec"), "template"), reason: ["Static"], message: ["A template reports no state"] },
    ],
  }))],
  ["infrastructure.cluster.x-k8s.io/AzureMachineTemplate", deferRule("cluster-api/AzureMachineTemplate", false, () => ({
    rows: [
      { status: "Current", text: "has(spec.template)", test: hasField(field("spec"), "template"), reason: ["Static"], message: ["A template reports no state"] },
    ],
  }))],
  ["infrastructure.cluster.x-k8s.io/GCPMachineTemplate", deferRule("cluster-api/GCPMachineTemplate", false, () => ({
    rows: [
      { status: "Current", text: "has(spec.template)", test: hasField(field("spec"), "template"), reason: ["Static"], message: ["A template reports no state"] },
    ],
  }))],
  ["infrastructure.cluster.x-k8s.io/VSphereMachineTemplate", deferRule("cluster-api/VSphereMachineTemplate", false, () => ({
    rows: [
      { status: "Current", text: "has(spec.template)", test: hasField(field("spec"), "template"), reason: ["Static"], message: ["A template reports no state"] },
    ],
  }))],
  ["infrastructure.cluster.x-k8s.io/OpenStackMachineTemplate", deferRule("cluster-api/OpenStackMachineTemplate", false, () => ({
    rows: [
      { status: "Current", text: "has(spec.template)", test: hasField(field("spec"), "template"), reason: ["Static"], message: ["A template reports no state"] },
    ],
  }))],
  ["infrastructure.cluster.x-k8s.io/Metal3MachineTemplate", deferRule("cluster-api/Metal3MachineTemplate", false, () => ({
    rows: [
      { status: "Current", text: "has(spec.template)", test: hasField(field("spec"), "template"), reason: ["Static"], message: ["A template reports no state"] },
    ],
  }))],
  ["infrastructure.cluster.x-k8s.io/KubevirtMachineTemplate", deferRule("cluster-api/KubevirtMachineTemplate", false, () => ({
    rows: [
      { status: "Current", text: "has(spec.template)", test: hasField(field("spec"), "template"), reason: ["Static"], message: ["A template reports no state"] },
    ],
  }))],
  ["ipam.cluster.x-k8s.io/IPAddress", deferRule("cluster-api/IPAddress", false, () => ({
    rows: [
      { status: "Current", text: "has(metadata.name)", test: hasField(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
  ["addons.cluster.x-k8s.io/ClusterResourceSetBinding", deferRule("cluster-api/ClusterResourceSetBinding", false, () => ({
    rows: [
      { status: "Current", text: "has(metadata.name)", test: hasField(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
  ["ipam.cluster.x-k8s.io/IPAddressClaim", deferRule("cluster-api/IPAddressClaim", true, () => ({
    rows: [
      { status: "Current", text: "has(status.addressRef) && has(status.addressRef.name) && status.addressRef.name != ''", test: and(and(hasField(field("status"), "addressRef"), hasField(select(field("status"), "addressRef"), "name")), differs(select(select(field("status"), "addressRef"), "name"), literal(""))), reason: ["Allocated"] },
      { status: "Failed", text: "conditions.isFalse('Ready') && conditions.exists(c, c.type == 'Ready' && has(c.severity) && c.severity == 'Error')", test: and(conditionIs(conditions(), literal("Ready"), "False"), exists(conditions(), 0, 12, and(and(equals(select(slot(0), "type"), literal("Ready")), hasField(slot(0), "severity")), equals(select(slot(0), "severity"), literal("Error"))))) },
      { status: "Failed", text: "conditions.isFalse('Ready') && conditions.reason('Ready') in ['PoolExhausted', 'AllocationFailed']", test: and(conditionIs(conditions(), literal("Ready"), "False"), isIn(conditionText(conditions(), literal("Ready"), "reason"), list(literal("PoolExhausted"), literal("AllocationFailed")))) },
      { status: "InProgress", text: "conditions.isFalse('Ready')", test: conditionIs(conditions(), literal("Ready"), "False") },
    ],
  }))],
  ["ipam.cluster.x-k8s.io/*", deferRule("cluster-api/*", false, () => ({
    otherwise: "Generic",
    rows: [
      { status: "Current", text: "kind in ['InClusterIPPool', 'GlobalInClusterIPPool'] && has(metadata.name)", test: and(isIn(field("kind"), list(literal("InClusterIPPool"), literal("GlobalInClusterIPPool"))), hasField(field("metadata"), "name")), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
  ["infrastructure.cluster.x-k8s.io/VSphereFailureDomain", deferRule("cluster-api/VSphereFailureDomain", false, () => ({
    otherwise: "Generic",
    rows: [
      { status: "Current", text: "has(metadata.name)", test: hasField(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
  ["cluster.x-k8s.io/MachineSet", deferRule("cluster-api/MachineSet", true, () => ({
    otherwise: "Generic",
    rows: [
      { status: "Failed", text: "conditions.isTrue('ScalingUp') && conditions.message('ScalingUp').contains('is blocked')", test: and(conditionIs(conditions(), literal("ScalingUp"), "True"), textTest("contains", conditionText(conditions(), literal("ScalingUp"), "message"), literal("is blocked"))), reason: ["ScalingUpBlocked"], message: [conditionText(conditions(), literal("ScalingUp"), "message")] },
    ],
  }))],
]);
