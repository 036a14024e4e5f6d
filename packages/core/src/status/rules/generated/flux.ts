// Generated from packages/core/src/status/rules/library/flux.yaml by `npm run gen`. Do not edit.
import type { StatusRuleSet } from "../../types.ts";
import { and, call, choose, compare, conditionIs, conditionText, conditions, differs, equals, field, hasField, index, isIn, list, literal, matches, not, optional, or, orValue, select, size, textTest } from "../expression/index.ts";
import { deferRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";
import { byVersion } from "../versions.ts";

/** The rules of Flux: Kustomization, HelmRelease, HelmRepository, *, Provider, Alert, *. */
export const fluxRules: StatusRuleSet = /* @__PURE__ */ rulesOf(() => [
  ["kustomize.toolkit.fluxcd.io/Kustomization", deferRule("flux/Kustomization", true, () => ({
    rows: [
      { status: "InProgress", text: "conditions.isFalse('Ready') && conditions.reason('Ready') in ['DependencyNotReady', 'Progressing', 'ProgressingWithRetry']", test: and(conditionIs(conditions(), literal("Ready"), "False"), isIn(conditionText(conditions(), literal("Ready"), "reason"), list(literal("DependencyNotReady"), literal("Progressing"), literal("ProgressingWithRetry")))) },
      { status: "InProgress", text: "conditions.isFalse('Ready') && conditions.reason('Ready') == 'ArtifactFailed' && conditions.message('Ready').lowerAscii().contains('artifact not found')", test: and(and(conditionIs(conditions(), literal("Ready"), "False"), equals(conditionText(conditions(), literal("Ready"), "reason"), literal("ArtifactFailed"))), textTest("contains", call("lowerAscii/1", conditionText(conditions(), literal("Ready"), "message")), literal("artifact not found"))) },
      { status: "InProgress", text: "conditions.isFalse('Ready') && conditions.message('Ready').contains('KubeConfig') && conditions.message('Ready').contains('not found')", test: and(and(conditionIs(conditions(), literal("Ready"), "False"), textTest("contains", conditionText(conditions(), literal("Ready"), "message"), literal("KubeConfig"))), textTest("contains", conditionText(conditions(), literal("Ready"), "message"), literal("not found"))) },
      { status: "Failed", text: "conditions.isTrue('Stalled')", test: conditionIs(conditions(), literal("Stalled"), "True"), terminal: true },
      { status: "Failed", text: "conditions.isFalse('Ready')", test: conditionIs(conditions(), literal("Ready"), "False") },
      { status: "Failed", text: "!conditions.isTrue('Ready') && status.?observedGeneration.orValue(0) == metadata.?generation.orValue(0) && has(status.history) && size(status.history) > 0 && has(status.lastAttemptedRevision) && status.history[0].?lastReconciledStatus.orValue('ReconciliationSucceeded') != 'ReconciliationSucceeded' && status.history[0].?metadata.revision.orValue('') == status.lastAttemptedRevision", test: and(and(and(not(conditionIs(conditions(), literal("Ready"), "True")), equals(orValue(optional(field("status"), literal("observedGeneration")), literal(0)), orValue(optional(field("metadata"), literal("generation")), literal(0)))), and(hasField(field("status"), "history"), compare(">", size(select(field("status"), "history")), literal(0)))), and(and(hasField(field("status"), "lastAttemptedRevision"), differs(orValue(optional(index(select(field("status"), "history"), literal(0)), literal("lastReconciledStatus")), literal("ReconciliationSucceeded")), literal("ReconciliationSucceeded"))), equals(orValue(select(optional(index(select(field("status"), "history"), literal(0)), literal("metadata")), "revision"), literal("")), select(field("status"), "lastAttemptedRevision")))), reason: [select(index(select(field("status"), "history"), literal(0)), "lastReconciledStatus")], message: [select(field("status"), "lastAttemptedRevision"), " failed ", orValue(optional(index(select(field("status"), "history"), literal(0)), literal("totalReconciliations")), literal(1)), " times, and is tried again"] },
      { status: "InProgress", text: "conditions.isTrue('Reconciling')", test: conditionIs(conditions(), literal("Reconciling"), "True") },
      { status: "Current", text: "conditions.isTrue('Ready')", test: conditionIs(conditions(), literal("Ready"), "True") },
      { status: "InProgress", text: "conditions.isUnknown('Ready')", test: conditionIs(conditions(), literal("Ready"), "Unknown") },
    ],
  }))],
  ["helm.toolkit.fluxcd.io/HelmRelease", deferRule("flux/HelmRelease", true, () => ({
    overrules: [{"condition":"TestSuccess"}],
    rows: [
      { status: "InProgress", text: "conditions.isFalse('Ready') && conditions.reason('Ready') in ['DependencyNotReady', 'Progressing', 'ProgressingWithRetry']", test: and(conditionIs(conditions(), literal("Ready"), "False"), isIn(conditionText(conditions(), literal("Ready"), "reason"), list(literal("DependencyNotReady"), literal("Progressing"), literal("ProgressingWithRetry")))) },
      { status: "InProgress", text: "conditions.isFalse('Ready') && conditions.reason('Ready') in ['SourceNotReady', 'ArtifactFailed'] && conditions.message('Ready').contains('not ready') && !conditions.message('Ready').lowerAscii().matches('error|fail|invalid|not found|denied|unauthorized|no such')", test: and(and(conditionIs(conditions(), literal("Ready"), "False"), isIn(conditionText(conditions(), literal("Ready"), "reason"), list(literal("SourceNotReady"), literal("ArtifactFailed")))), and(textTest("contains", conditionText(conditions(), literal("Ready"), "message"), literal("not ready")), not(matches(call("lowerAscii/1", conditionText(conditions(), literal("Ready"), "message")), "error|fail|invalid|not found|denied|unauthorized|no such")))) },
      { status: "InProgress", text: "conditions.isFalse('Ready') && conditions.message('Ready').contains('KubeConfig') && conditions.message('Ready').contains('not found')", test: and(and(conditionIs(conditions(), literal("Ready"), "False"), textTest("contains", conditionText(conditions(), literal("Ready"), "message"), literal("KubeConfig"))), textTest("contains", conditionText(conditions(), literal("Ready"), "message"), literal("not found"))) },
      { status: "Failed", text: "conditions.isTrue('Stalled')", test: conditionIs(conditions(), literal("Stalled"), "True"), reason: [choose(conditionIs(conditions(), literal("Ready"), "False"), conditionText(conditions(), literal("Ready"), "reason"), conditionText(conditions(), literal("Stalled"), "reason"))], message: [choose(conditionIs(conditions(), literal("Ready"), "False"), conditionText(conditions(), literal("Ready"), "message"), conditionText(conditions(), literal("Stalled"), "message"))], terminal: true },
      { status: "Failed", text: "conditions.isFalse('Ready')", test: conditionIs(conditions(), literal("Ready"), "False") },
      { status: "InProgress", text: "conditions.isTrue('Reconciling')", test: conditionIs(conditions(), literal("Reconciling"), "True") },
      { status: "Current", text: "conditions.isTrue('Ready')", test: conditionIs(conditions(), literal("Ready"), "True") },
      { status: "InProgress", text: "conditions.isUnknown('Ready')", test: conditionIs(conditions(), literal("Ready"), "Unknown") },
    ],
  }))],
  ["source.toolkit.fluxcd.io/HelmRepository", deferRule("flux/HelmRepository", false, () => ({
    otherwise: "Generic",
    rows: [
      { status: "Failed", text: "conditions.isTrue('Stalled')", test: conditionIs(conditions(), literal("Stalled"), "True"), terminal: true },
      { status: "Failed", text: "conditions.isFalse('Ready') && !(conditions.reason('Ready') in ['NoArtifact', 'NewGeneration', 'NewRevision', 'Progressing', 'ProgressingWithRetry'])", test: and(conditionIs(conditions(), literal("Ready"), "False"), not(isIn(conditionText(conditions(), literal("Ready"), "reason"), list(literal("NoArtifact"), literal("NewGeneration"), literal("NewRevision"), literal("Progressing"), literal("ProgressingWithRetry"))))) },
      { status: "InProgress", text: "conditions.isFalse('Ready')", test: conditionIs(conditions(), literal("Ready"), "False") },
      { status: "InProgress", text: "conditions.isTrue('Reconciling')", test: conditionIs(conditions(), literal("Reconciling"), "True") },
      { status: "Current", text: "conditions.isTrue('Ready')", test: conditionIs(conditions(), literal("Ready"), "True") },
      { status: "Current", text: "conditions.size() == 0 && has(spec.type) && spec.type == 'oci'", test: and(and(equals(size(conditions()), literal(0)), hasField(field("spec"), "type")), equals(select(field("spec"), "type"), literal("oci"))), reason: ["Static"], message: ["A repository of type oci is not fetched, and reports no status"] },
    ],
  }))],
  ["*.toolkit.fluxcd.io/*", deferRule("flux/*", true, () => ({
    otherwise: "Generic",
    rows: [
      { status: "InProgress", text: "conditions.isFalse('Ready') && conditions.reason('Ready') in ['DependencyNotReady', 'Progressing', 'ProgressingWithRetry', 'NoArtifact', 'NewGeneration', 'NewRevision', 'NoSourceArtifact', 'ArtifactOutdated']", test: and(conditionIs(conditions(), literal("Ready"), "False"), isIn(conditionText(conditions(), literal("Ready"), "reason"), list(literal("DependencyNotReady"), literal("Progressing"), literal("ProgressingWithRetry"), literal("NoArtifact"), literal("NewGeneration"), literal("NewRevision"), literal("NoSourceArtifact"), literal("ArtifactOutdated")))) },
      { status: "Failed", text: "conditions.isTrue('Stalled')", test: conditionIs(conditions(), literal("Stalled"), "True"), terminal: true },
      { status: "Failed", text: "conditions.isFalse('Ready')", test: conditionIs(conditions(), literal("Ready"), "False") },
      { status: "InProgress", text: "conditions.isTrue('Reconciling')", test: conditionIs(conditions(), literal("Reconciling"), "True") },
      { status: "Current", text: "conditions.isTrue('Ready')", test: conditionIs(conditions(), literal("Ready"), "True") },
      { status: "InProgress", text: "conditions.isUnknown('Ready')", test: conditionIs(conditions(), literal("Ready"), "Unknown") },
    ],
  }))],
  ["notification.toolkit.fluxcd.io/Provider", byVersion([{ versions: ["v1beta3"], rule: deferRule("flux/Provider", false, () => ({
    rows: [
      { status: "Current", text: "has(spec.type)", test: hasField(field("spec"), "type"), reason: ["Static"], message: ["A provider reports no status"] },
    ],
  })) }])],
  ["notification.toolkit.fluxcd.io/Alert", byVersion([{ versions: ["v1beta3"], rule: deferRule("flux/Alert", false, () => ({
    rows: [
      { status: "Current", text: "has(spec.providerRef)", test: hasField(field("spec"), "providerRef"), reason: ["Static"], message: ["An alert reports no status"] },
    ],
  })) }])],
  ["fluxcd.controlplane.io/*", deferRule("flux/*", true, () => ({
    otherwise: "Generic",
    suspended: { text: "conditions.reason('Ready') == 'ReconciliationDisabled' || (has(metadata.annotations) && 'fluxcd.controlplane.io/reconcile' in metadata.annotations && metadata.annotations['fluxcd.controlplane.io/reconcile'] == 'disabled')", test: or(equals(conditionText(conditions(), literal("Ready"), "reason"), literal("ReconciliationDisabled")), and(and(hasField(field("metadata"), "annotations"), isIn(literal("fluxcd.controlplane.io/reconcile"), select(field("metadata"), "annotations"))), equals(index(select(field("metadata"), "annotations"), literal("fluxcd.controlplane.io/reconcile")), literal("disabled")))) },
    rows: [
      { status: "InProgress", text: "conditions.isTrue('Ready') && conditions.reason('Ready') == 'ReconciliationDisabled'", test: and(conditionIs(conditions(), literal("Ready"), "True"), equals(conditionText(conditions(), literal("Ready"), "reason"), literal("ReconciliationDisabled"))) },
      { status: "InProgress", text: "conditions.isFalse('Ready') && conditions.reason('Ready') in ['DependencyNotReady', 'Progressing', 'ProgressingWithRetry']", test: and(conditionIs(conditions(), literal("Ready"), "False"), isIn(conditionText(conditions(), literal("Ready"), "reason"), list(literal("DependencyNotReady"), literal("Progressing"), literal("ProgressingWithRetry")))) },
      { status: "Failed", text: "conditions.isTrue('Stalled')", test: conditionIs(conditions(), literal("Stalled"), "True"), terminal: true },
      { status: "Failed", text: "conditions.isFalse('Ready')", test: conditionIs(conditions(), literal("Ready"), "False") },
      { status: "InProgress", text: "conditions.isTrue('Reconciling')", test: conditionIs(conditions(), literal("Reconciling"), "True") },
      { status: "Current", text: "conditions.isTrue('Ready')", test: conditionIs(conditions(), literal("Ready"), "True") },
      { status: "InProgress", text: "conditions.isUnknown('Ready')", test: conditionIs(conditions(), literal("Ready"), "Unknown") },
    ],
  }))],
]);
