// Generated from packages/core/src/status/rules/library/crossplane.yaml by `npm run gen`. Do not edit.
import type { StatusRuleSet } from "../../types.ts";
import { and, choose, conditionIs, conditionText, conditions, differs, equals, exists, field, hasField, index, isIn, list, literal, not, optional, or, orValue, select, slot, textTest } from "../expression/index.ts";
import { deferRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of Crossplane: *, CompositeResourceDefinition, *, ManagedResourceDefinition, Lock, *. */
export const crossplaneRules: StatusRuleSet = /* @__PURE__ */ rulesOf(() => [
  ["*.upbound.io/*", deferRule("crossplane/*", false, () => ({
    otherwise: "Generic",
    overrules: [{"condition":"Synced","reason":"ReconcilePaused"}],
    suspended: { text: "conditions.reason('Synced') == 'ReconcilePaused'", test: equals(conditionText(conditions(), literal("Synced"), "reason"), literal("ReconcilePaused")) },
    rows: [
      { status: "Current", text: "kind in ['ProviderConfig', 'ClusterProviderConfig', 'ProviderConfigUsage', 'StoreConfig'] && has(metadata.name)", test: and(isIn(field("kind"), list(literal("ProviderConfig"), literal("ClusterProviderConfig"), literal("ProviderConfigUsage"), literal("StoreConfig"))), hasField(field("metadata"), "name")), reason: ["Stored"], message: ["It is used as it is stored; its status only counts its users"] },
      { status: "InProgress", text: "conditions.isFalse('Synced') && conditions.message('Synced').contains('referenced resource may not yet be ready')", test: and(conditionIs(conditions(), literal("Synced"), "False"), textTest("contains", conditionText(conditions(), literal("Synced"), "message"), literal("referenced resource may not yet be ready"))), reason: ["ReferenceNotReady"], message: [conditionText(conditions(), literal("Synced"), "message")] },
      { status: "Failed", text: "conditions.isFalse('Synced') && conditions.reason('Synced') == 'ReconcileError'", test: and(conditionIs(conditions(), literal("Synced"), "False"), equals(conditionText(conditions(), literal("Synced"), "reason"), literal("ReconcileError"))) },
      { status: "Failed", text: "conditions.isFalse('LastAsyncOperation')", test: conditionIs(conditions(), literal("LastAsyncOperation"), "False") },
      { status: "Current", text: "conditions.isTrue('Ready') && (conditions.isTrue('Synced') || conditions.reason('Synced') == 'ReconcilePaused')", test: and(conditionIs(conditions(), literal("Ready"), "True"), or(conditionIs(conditions(), literal("Synced"), "True"), equals(conditionText(conditions(), literal("Synced"), "reason"), literal("ReconcilePaused")))) },
      { status: "InProgress", text: "conditions.isFalse('Ready') || conditions.isTrue('Ready')", test: or(conditionIs(conditions(), literal("Ready"), "False"), conditionIs(conditions(), literal("Ready"), "True")) },
    ],
  }))],
  ["apiextensions.crossplane.io/CompositeResourceDefinition", deferRule("crossplane/CompositeResourceDefinition", true, () => ({
    rows: [
      { status: "InProgress", text: "has(spec.claimNames) && !conditions.isTrue('Offered')", test: and(hasField(field("spec"), "claimNames"), not(conditionIs(conditions(), literal("Offered"), "True"))), reason: ["ClaimNotOffered"], message: ["Waits until claims of ", select(select(field("spec"), "claimNames"), "kind"), " are offered"] },
      { status: "Current", text: "conditions.isTrue('Established') && (conditions.isTrue('Offered') || !has(spec.claimNames))", test: and(conditionIs(conditions(), literal("Established"), "True"), or(conditionIs(conditions(), literal("Offered"), "True"), not(hasField(field("spec"), "claimNames")))) },
      { status: "InProgress", text: "!conditions.isTrue('Established')", test: not(conditionIs(conditions(), literal("Established"), "True")), reason: ["NotEstablished"], message: ["Waits until composite resources of ", select(select(field("spec"), "names"), "kind"), " are served"] },
    ],
  }))],
  ["pkg.crossplane.io/*", deferRule("crossplane/*", true, () => ({
    otherwise: "Generic",
    suspended: { text: "(has(metadata.annotations) && 'crossplane.io/paused' in metadata.annotations && metadata.annotations['crossplane.io/paused'] == 'true') || (spec.?revisionActivationPolicy.orValue('') == 'Manual' && conditions.isFalse('Installed') && conditions.reason('Installed') == 'InactivePackageRevision')", test: or(and(and(hasField(field("metadata"), "annotations"), isIn(literal("crossplane.io/paused"), select(field("metadata"), "annotations"))), equals(index(select(field("metadata"), "annotations"), literal("crossplane.io/paused")), literal("true"))), and(and(equals(orValue(optional(field("spec"), literal("revisionActivationPolicy")), literal("")), literal("Manual")), conditionIs(conditions(), literal("Installed"), "False")), equals(conditionText(conditions(), literal("Installed"), "reason"), literal("InactivePackageRevision")))) },
    rows: [
      { status: "InProgress", text: "conditions.isFalse('Healthy') && (conditions.message('Healthy').startsWith('Package revision health is \"Unknown\"') || conditions.message('Healthy').startsWith('Package runtime health is \"Unknown\"') || conditions.message('Healthy').startsWith('Package revision health is \"\"') || conditions.message('Healthy').startsWith('Package runtime health is \"\"'))", test: and(conditionIs(conditions(), literal("Healthy"), "False"), or(or(textTest("startsWith", conditionText(conditions(), literal("Healthy"), "message"), literal("Package revision health is \"Unknown\"")), textTest("startsWith", conditionText(conditions(), literal("Healthy"), "message"), literal("Package runtime health is \"Unknown\""))), or(textTest("startsWith", conditionText(conditions(), literal("Healthy"), "message"), literal("Package revision health is \"\"")), textTest("startsWith", conditionText(conditions(), literal("Healthy"), "message"), literal("Package runtime health is \"\""))))), reason: ["UnknownPackageRevisionHealth"], message: [conditionText(conditions(), literal("Healthy"), "message")] },
      { status: "InProgress", text: "(conditions.isFalse('Healthy') || conditions.isFalse('RuntimeHealthy')) && [conditions.message('Healthy'), conditions.message('RuntimeHealthy')].exists(m, m.contains('package deployment has no condition of type \"Available\" yet') || m.contains('package deployment is unavailable with message: Deployment does not have minimum availability'))", test: and(or(conditionIs(conditions(), literal("Healthy"), "False"), conditionIs(conditions(), literal("RuntimeHealthy"), "False")), exists(list(conditionText(conditions(), literal("Healthy"), "message"), conditionText(conditions(), literal("RuntimeHealthy"), "message")), 0, 7, or(textTest("contains", slot(0), literal("package deployment has no condition of type \"Available\" yet")), textTest("contains", slot(0), literal("package deployment is unavailable with message: Deployment does not have minimum availability"))))), reason: ["RuntimeStarts"], message: [choose(differs(conditionText(conditions(), literal("Healthy"), "message"), literal("")), conditionText(conditions(), literal("Healthy"), "message"), conditionText(conditions(), literal("RuntimeHealthy"), "message"))] },
      { status: "InProgress", text: "conditions.isFalse('RevisionHealthy') && conditions.reason('RevisionHealthy') == 'AwaitingSignatureVerification'", test: and(conditionIs(conditions(), literal("RevisionHealthy"), "False"), equals(conditionText(conditions(), literal("RevisionHealthy"), "reason"), literal("AwaitingSignatureVerification"))) },
      { status: "Failed", text: "conditions.isFalse('Healthy') || conditions.isFalse('RevisionHealthy') || conditions.isFalse('RuntimeHealthy')", test: or(or(conditionIs(conditions(), literal("Healthy"), "False"), conditionIs(conditions(), literal("RevisionHealthy"), "False")), conditionIs(conditions(), literal("RuntimeHealthy"), "False")) },
      { status: "Failed", text: "(conditions.isUnknown('Healthy') && conditions.message('Healthy').startsWith('cannot')) || (conditions.isUnknown('RevisionHealthy') && conditions.message('RevisionHealthy').startsWith('cannot'))", test: or(and(conditionIs(conditions(), literal("Healthy"), "Unknown"), textTest("startsWith", conditionText(conditions(), literal("Healthy"), "message"), literal("cannot"))), and(conditionIs(conditions(), literal("RevisionHealthy"), "Unknown"), textTest("startsWith", conditionText(conditions(), literal("RevisionHealthy"), "message"), literal("cannot")))) },
      { status: "Failed", text: "conditions.isFalse('Installed') && conditions.message('Installed').startsWith('cannot')", test: and(conditionIs(conditions(), literal("Installed"), "False"), textTest("startsWith", conditionText(conditions(), literal("Installed"), "message"), literal("cannot"))) },
      { status: "InProgress", text: "conditions.isFalse('Installed') || conditions.isUnknown('Healthy') || conditions.isUnknown('Installed')", test: or(or(conditionIs(conditions(), literal("Installed"), "False"), conditionIs(conditions(), literal("Healthy"), "Unknown")), conditionIs(conditions(), literal("Installed"), "Unknown")) },
      { status: "Current", text: "conditions.isTrue('Healthy') && conditions.isTrue('Installed')", test: and(conditionIs(conditions(), literal("Healthy"), "True"), conditionIs(conditions(), literal("Installed"), "True")) },
      { status: "InProgress", text: "conditions.isUnknown('RevisionHealthy') || conditions.isUnknown('RuntimeHealthy')", test: or(conditionIs(conditions(), literal("RevisionHealthy"), "Unknown"), conditionIs(conditions(), literal("RuntimeHealthy"), "Unknown")) },
      { status: "Current", text: "has(spec.desiredState) && (conditions.isTrue('Healthy') || conditions.isTrue('RevisionHealthy'))", test: and(hasField(field("spec"), "desiredState"), or(conditionIs(conditions(), literal("Healthy"), "True"), conditionIs(conditions(), literal("RevisionHealthy"), "True"))) },
    ],
  }))],
  ["apiextensions.crossplane.io/ManagedResourceDefinition", deferRule("crossplane/ManagedResourceDefinition", true, () => ({
    rows: [
      { status: "Current", text: "has(spec.state) && spec.state == 'Inactive' && conditions.reason('Established') == 'InactiveManagedResource'", test: and(and(hasField(field("spec"), "state"), equals(select(field("spec"), "state"), literal("Inactive"))), equals(conditionText(conditions(), literal("Established"), "reason"), literal("InactiveManagedResource"))), reason: ["Inactive"], message: ["It is switched off, and so has no CustomResourceDefinition"] },
      { status: "Failed", text: "conditions.reason('Healthy') == 'EncounteredErrors' && (conditions.isFalse('Healthy') || conditions.isUnknown('Healthy'))", test: and(equals(conditionText(conditions(), literal("Healthy"), "reason"), literal("EncounteredErrors")), or(conditionIs(conditions(), literal("Healthy"), "False"), conditionIs(conditions(), literal("Healthy"), "Unknown"))) },
      { status: "Current", text: "conditions.isTrue('Established')", test: conditionIs(conditions(), literal("Established"), "True") },
      { status: "InProgress", text: "conditions.isFalse('Established') || conditions.isUnknown('Established')", test: or(conditionIs(conditions(), literal("Established"), "False"), conditionIs(conditions(), literal("Established"), "Unknown")) },
    ],
  }))],
  ["pkg.crossplane.io/Lock", deferRule("crossplane/Lock", false, () => ({
    rows: [
      { status: "Failed", text: "conditions.isFalse('Resolved')", test: conditionIs(conditions(), literal("Resolved"), "False") },
      { status: "Current", text: "has(metadata.name) && !conditions.isUnknown('Resolved')", test: and(hasField(field("metadata"), "name"), not(conditionIs(conditions(), literal("Resolved"), "Unknown"))), reason: ["Stored"], message: ["The packages of the lock are resolved"] },
      { status: "InProgress", text: "conditions.isUnknown('Resolved')", test: conditionIs(conditions(), literal("Resolved"), "Unknown") },
    ],
  }))],
  ["ops.crossplane.io/*", deferRule("crossplane/*", true, () => ({
    suspended: { text: "has(spec.suspend) && spec.suspend || conditions.reason('Scheduling') == 'SchedulePaused' || conditions.reason('Watching') == 'WatchPaused'", test: or(or(and(hasField(field("spec"), "suspend"), select(field("spec"), "suspend")), equals(conditionText(conditions(), literal("Scheduling"), "reason"), literal("SchedulePaused"))), equals(conditionText(conditions(), literal("Watching"), "reason"), literal("WatchPaused"))) },
    rows: [
      { status: "Failed", text: "conditions.isFalse('ValidPipeline')", test: conditionIs(conditions(), literal("ValidPipeline"), "False") },
      { status: "Failed", text: "conditions.isFalse('Succeeded')", test: conditionIs(conditions(), literal("Succeeded"), "False") },
      { status: "Failed", text: "conditions.reason('Scheduling') == 'ScheduleInvalid'", test: equals(conditionText(conditions(), literal("Scheduling"), "reason"), literal("ScheduleInvalid")) },
      { status: "Failed", text: "conditions.reason('Watching') == 'WatchFailed'", test: equals(conditionText(conditions(), literal("Watching"), "reason"), literal("WatchFailed")) },
      { status: "Failed", text: "conditions.isFalse('Synced') && conditions.reason('Synced') == 'ReconcileError'", test: and(conditionIs(conditions(), literal("Synced"), "False"), equals(conditionText(conditions(), literal("Synced"), "reason"), literal("ReconcileError"))) },
      { status: "InProgress", text: "conditions.isUnknown('Succeeded')", test: conditionIs(conditions(), literal("Succeeded"), "Unknown") },
      { status: "Current", text: "conditions.isTrue('Succeeded')", test: conditionIs(conditions(), literal("Succeeded"), "True"), terminal: true },
      { status: "Current", text: "conditions.exists(c, c.type in ['Scheduling', 'Watching'] && c.status != 'Unknown')", test: exists(conditions(), 0, 11, and(isIn(select(slot(0), "type"), list(literal("Scheduling"), literal("Watching"))), differs(select(slot(0), "status"), literal("Unknown")))) },
    ],
  }))],
]);
