// Generated from packages/core/src/status/rules/library/openshift.yaml by `npm run gen`. Do not edit.
import type { StatusRuleSet } from "../../types.ts";
import { and, compare, conditionIs, conditionText, conditions, differs, equals, exists, field, hasField, literal, not, or, select, size, slot } from "../expression/index.ts";
import { deferRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of OpenShift: LocalVolumeDiscovery, ClusterVersion, KubeletConfig, Machine, MachineSet, ImageStream, BuildConfig, MachineConfig, Template, SecurityContextConstraints, ConsoleLink, ConsolePlugin, Route, MachineOSConfig, DeploymentConfig, ClusterOperator, MachineConfigNode. */
export const openshiftRules: StatusRuleSet = /* @__PURE__ */ rulesOf(() => [
  ["local.storage.openshift.io/LocalVolumeDiscovery", deferRule("openshift/LocalVolumeDiscovery", true, () => ({
    rows: [
      { status: "Failed", text: "conditions.isFalse('Available')", test: conditionIs(conditions(), literal("Available"), "False") },
      { status: "Current", text: "conditions.isTrue('Available')", test: conditionIs(conditions(), literal("Available"), "True") },
    ],
  }))],
  ["config.openshift.io/ClusterVersion", deferRule("openshift/ClusterVersion", true, () => ({
    rows: [
      { status: "Failed", text: "conditions.isTrue('Failing') || conditions.isTrue('Invalid') || (conditions.isFalse('Available') && !conditions.isTrue('Progressing'))", test: or(or(conditionIs(conditions(), literal("Failing"), "True"), conditionIs(conditions(), literal("Invalid"), "True")), and(conditionIs(conditions(), literal("Available"), "False"), not(conditionIs(conditions(), literal("Progressing"), "True")))) },
      { status: "Failed", text: "conditions.isFalse('ReleaseAccepted')", test: conditionIs(conditions(), literal("ReleaseAccepted"), "False") },
      { status: "InProgress", text: "conditions.isTrue('Progressing')", test: conditionIs(conditions(), literal("Progressing"), "True") },
      { status: "Current", text: "conditions.isTrue('Available')", test: conditionIs(conditions(), literal("Available"), "True") },
      { status: "InProgress", text: "has(status.history)", test: hasField(field("status"), "history") },
    ],
  }))],
  ["machineconfiguration.openshift.io/KubeletConfig", deferRule("openshift/KubeletConfig", true, () => ({
    rows: [
      { status: "Failed", text: "conditions.exists(c, c.type == 'Failure') && !conditions.isTrue('Success')", test: and(exists(conditions(), 0, 4, equals(select(slot(0), "type"), literal("Failure"))), not(conditionIs(conditions(), literal("Success"), "True"))) },
      { status: "Current", text: "conditions.isTrue('Success')", test: conditionIs(conditions(), literal("Success"), "True") },
      { status: "InProgress", text: "size(conditions) > 0", test: compare(">", size(conditions()), literal(0)) },
    ],
  }))],
  ["machine.openshift.io/Machine", deferRule("openshift/Machine", true, () => ({
    rows: [
      { status: "Failed", text: "(has(status.phase) && status.phase == 'Failed') || (has(status.errorMessage) && status.errorMessage != '')", test: or(and(hasField(field("status"), "phase"), equals(select(field("status"), "phase"), literal("Failed"))), and(hasField(field("status"), "errorMessage"), differs(select(field("status"), "errorMessage"), literal("")))), reason: [select(field("status"), "errorReason")], message: [select(field("status"), "errorMessage")] },
      { status: "Current", text: "has(status.phase) && status.phase == 'Running'", test: and(hasField(field("status"), "phase"), equals(select(field("status"), "phase"), literal("Running"))), reason: ["Running"] },
      { status: "InProgress", text: "has(status.phase) || has(status.conditions)", test: or(hasField(field("status"), "phase"), hasField(field("status"), "conditions")), reason: [select(field("status"), "phase")] },
    ],
  }))],
  ["machine.openshift.io/MachineSet", deferRule("openshift/MachineSet", true, () => ({
    rows: [
      { status: "Failed", text: "has(status.errorMessage) && status.errorMessage != ''", test: and(hasField(field("status"), "errorMessage"), differs(select(field("status"), "errorMessage"), literal(""))), reason: [select(field("status"), "errorReason")], message: [select(field("status"), "errorMessage")] },
      { status: "Current", text: "has(status.replicas) && status.replicas == 0 && has(spec.replicas) && spec.replicas == 0", test: and(and(hasField(field("status"), "replicas"), equals(select(field("status"), "replicas"), literal(0))), and(hasField(field("spec"), "replicas"), equals(select(field("spec"), "replicas"), literal(0)))), reason: ["ScaledToZero"] },
      { status: "Current", text: "has(status.availableReplicas) && has(status.replicas) && status.availableReplicas >= status.replicas && (!has(spec.replicas) || status.replicas == spec.replicas)", test: and(and(hasField(field("status"), "availableReplicas"), hasField(field("status"), "replicas")), and(compare(">=", select(field("status"), "availableReplicas"), select(field("status"), "replicas")), or(not(hasField(field("spec"), "replicas")), equals(select(field("status"), "replicas"), select(field("spec"), "replicas"))))), reason: ["Available"] },
      { status: "InProgress", text: "has(status.replicas)", test: hasField(field("status"), "replicas"), reason: ["MachinesMissing"] },
    ],
  }))],
  ["image.openshift.io/ImageStream", deferRule("openshift/ImageStream", false, () => ({
    rows: [
      { status: "Failed", text: "has(status.tags) && status.tags.exists(t, has(t.conditions) && t.conditions.isFalse('ImportSuccess'))", test: and(hasField(field("status"), "tags"), exists(select(field("status"), "tags"), 0, 7, and(hasField(slot(0), "conditions"), conditionIs(select(slot(0), "conditions"), literal("ImportSuccess"), "False")))) },
      { status: "Current", text: "has(metadata.name)", test: hasField(field("metadata"), "name"), reason: ["Stored"] },
    ],
  }))],
  ["build.openshift.io/BuildConfig", deferRule("openshift/BuildConfig", false, () => ({
    rows: [
      { status: "Current", text: "has(metadata.name)", test: hasField(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
  ["machineconfiguration.openshift.io/MachineConfig", deferRule("openshift/MachineConfig", false, () => ({
    rows: [
      { status: "Current", text: "has(metadata.name)", test: hasField(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
  ["template.openshift.io/Template", deferRule("openshift/Template", false, () => ({
    rows: [
      { status: "Current", text: "has(metadata.name)", test: hasField(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
  ["security.openshift.io/SecurityContextConstraints", deferRule("openshift/SecurityContextConstraints", false, () => ({
    rows: [
      { status: "Current", text: "has(metadata.name)", test: hasField(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
  ["console.openshift.io/ConsoleLink", deferRule("openshift/ConsoleLink", false, () => ({
    rows: [
      { status: "Current", text: "has(metadata.name)", test: hasField(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
  ["console.openshift.io/ConsolePlugin", deferRule("openshift/ConsolePlugin", false, () => ({
    rows: [
      { status: "Current", text: "has(metadata.name)", test: hasField(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
  ["route.openshift.io/Route", deferRule("openshift/Route", false, () => ({
    rows: [
      { status: "Failed", text: "has(status.ingress) && status.ingress.exists(i, has(i.conditions) && i.conditions.isFalse('Admitted'))", test: and(hasField(field("status"), "ingress"), exists(select(field("status"), "ingress"), 0, 7, and(hasField(slot(0), "conditions"), conditionIs(select(slot(0), "conditions"), literal("Admitted"), "False")))) },
      { status: "Current", text: "has(status.ingress) && status.ingress.exists(i, has(i.conditions) && i.conditions.isTrue('Admitted'))", test: and(hasField(field("status"), "ingress"), exists(select(field("status"), "ingress"), 0, 7, and(hasField(slot(0), "conditions"), conditionIs(select(slot(0), "conditions"), literal("Admitted"), "True")))), reason: ["Admitted"] },
      { status: "InProgress", text: "has(metadata.name)", test: hasField(field("metadata"), "name"), reason: ["NotAdmitted"], message: ["No router has admitted the route"] },
    ],
  }))],
  ["machineconfiguration.openshift.io/MachineOSConfig", deferRule("openshift/MachineOSConfig", true, () => ({
    rows: [
      { status: "Current", text: "has(status.currentImagePullSpec) && status.currentImagePullSpec != ''", test: and(hasField(field("status"), "currentImagePullSpec"), differs(select(field("status"), "currentImagePullSpec"), literal(""))), reason: ["ImageBuilt"] },
    ],
  }))],
  ["apps.openshift.io/DeploymentConfig", deferRule("openshift/DeploymentConfig", true, () => ({
    otherwise: "Generic",
    overrules: [{"condition":"Progressing","reason":"NewReplicationControllerAvailable"},{"condition":"Available"}],
    rows: [
      { status: "Failed", text: "conditions.isFalse('Progressing') && conditions.reason('Progressing') == 'ProgressDeadlineExceeded'", test: and(conditionIs(conditions(), literal("Progressing"), "False"), equals(conditionText(conditions(), literal("Progressing"), "reason"), literal("ProgressDeadlineExceeded"))) },
      { status: "InProgress", text: "conditions.isUnknown('Progressing')", test: conditionIs(conditions(), literal("Progressing"), "Unknown") },
      { status: "Current", text: "has(status.replicas) && status.replicas == 0 && has(status.latestVersion) && status.latestVersion > 0 && ((has(spec.replicas) && spec.replicas == 0) || (has(spec.test) && spec.test)) && conditions.isTrue('Progressing') && conditions.reason('Progressing') == 'NewReplicationControllerAvailable'", test: and(and(and(hasField(field("status"), "replicas"), equals(select(field("status"), "replicas"), literal(0))), and(hasField(field("status"), "latestVersion"), compare(">", select(field("status"), "latestVersion"), literal(0)))), and(and(or(and(hasField(field("spec"), "replicas"), equals(select(field("spec"), "replicas"), literal(0))), and(hasField(field("spec"), "test"), select(field("spec"), "test"))), conditionIs(conditions(), literal("Progressing"), "True")), equals(conditionText(conditions(), literal("Progressing"), "reason"), literal("NewReplicationControllerAvailable")))), reason: ["ScaledToZero"], message: ["No replica is wanted"] },
      { status: "InProgress", text: "has(status.latestVersion) && status.latestVersion == 0", test: and(hasField(field("status"), "latestVersion"), equals(select(field("status"), "latestVersion"), literal(0))), reason: ["NotDeployed"], message: ["It has not been deployed yet"] },
    ],
  }))],
  ["config.openshift.io/ClusterOperator", deferRule("openshift/ClusterOperator", true, () => ({
    otherwise: "Generic",
    rows: [
      { status: "Failed", text: "conditions.isFalse('Available') && !conditions.isTrue('Progressing')", test: and(conditionIs(conditions(), literal("Available"), "False"), not(conditionIs(conditions(), literal("Progressing"), "True"))) },
    ],
  }))],
  ["machineconfiguration.openshift.io/MachineConfigNode", deferRule("openshift/MachineConfigNode", true, () => ({
    otherwise: "Generic",
    rows: [
      { status: "Failed", text: "conditions.isTrue('NodeDegraded')", test: conditionIs(conditions(), literal("NodeDegraded"), "True") },
      { status: "Current", text: "conditions.isTrue('Updated')", test: conditionIs(conditions(), literal("Updated"), "True") },
    ],
  }))],
]);
