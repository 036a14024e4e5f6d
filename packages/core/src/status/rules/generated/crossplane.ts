// Generated from packages/core/src/status/rules/library/crossplane.yaml by `npm run gen`. Do not edit.
import type { StatusRules } from "../../types.ts";
import { and, conditionIs, conditionText, conditions, differs, equals, exists, field, hasField, isIn, list, literal, not, or, select, slot, textTest } from "../expression/index.ts";
import { deferRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of Crossplane: *, CompositeResourceDefinition, *, ManagedResourceDefinition, Lock, *. */
export const crossplaneRules: StatusRules = /* @__PURE__ */ rulesOf(() => [
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
      { status: "Failed", text: "conditions.isFalse('Established') && conditions.reason('Established') == 'TerminatingCompositeResource'", test: and(conditionIs(conditions(), literal("Established"), "False"), equals(conditionText(conditions(), literal("Established"), "reason"), literal("TerminatingCompositeResource"))), message: ["The definition is being taken away: ", conditionText(conditions(), literal("Established"), "message")] },
      { status: "InProgress", text: "has(spec.claimNames) && !conditions.isTrue('Offered')", test: and(hasField(field("spec"), "claimNames"), not(conditionIs(conditions(), literal("Offered"), "True"))), reason: ["ClaimNotOffered"], message: ["Waits until claims of ", select(select(field("spec"), "claimNames"), "kind"), " are offered"] },
      { status: "Current", text: "conditions.isTrue('Established') && (conditions.isTrue('Offered') || !has(spec.claimNames))", test: and(conditionIs(conditions(), literal("Established"), "True"), or(conditionIs(conditions(), literal("Offered"), "True"), not(hasField(field("spec"), "claimNames")))) },
      { status: "InProgress", text: "!conditions.isTrue('Established')", test: not(conditionIs(conditions(), literal("Established"), "True")), reason: ["NotEstablished"], message: ["Waits until composite resources of ", select(select(field("spec"), "names"), "kind"), " are served"] },
    ],
  }))],
  ["pkg.crossplane.io/*", deferRule("crossplane/*", true, () => ({
    otherwise: "Generic",
    rows: [
      { status: "Failed", text: "conditions.isFalse('Healthy') || conditions.isFalse('RevisionHealthy')", test: or(conditionIs(conditions(), literal("Healthy"), "False"), conditionIs(conditions(), literal("RevisionHealthy"), "False")) },
      { status: "Failed", text: "(conditions.isUnknown('Healthy') && conditions.message('Healthy').startsWith('cannot')) || (conditions.isUnknown('RevisionHealthy') && conditions.message('RevisionHealthy').startsWith('cannot'))", test: or(and(conditionIs(conditions(), literal("Healthy"), "Unknown"), textTest("startsWith", conditionText(conditions(), literal("Healthy"), "message"), literal("cannot"))), and(conditionIs(conditions(), literal("RevisionHealthy"), "Unknown"), textTest("startsWith", conditionText(conditions(), literal("RevisionHealthy"), "message"), literal("cannot")))) },
      { status: "Failed", text: "conditions.isFalse('Installed') && conditions.message('Installed').startsWith('cannot')", test: and(conditionIs(conditions(), literal("Installed"), "False"), textTest("startsWith", conditionText(conditions(), literal("Installed"), "message"), literal("cannot"))) },
      { status: "InProgress", text: "conditions.isFalse('Installed') || conditions.isUnknown('Healthy') || conditions.isUnknown('Installed')", test: or(or(conditionIs(conditions(), literal("Installed"), "False"), conditionIs(conditions(), literal("Healthy"), "Unknown")), conditionIs(conditions(), literal("Installed"), "Unknown")) },
      { status: "Current", text: "conditions.isTrue('Healthy') && conditions.isTrue('Installed')", test: and(conditionIs(conditions(), literal("Healthy"), "True"), conditionIs(conditions(), literal("Installed"), "True")) },
      { status: "Current", text: "has(spec.desiredState) && (conditions.isTrue('Healthy') || conditions.isTrue('RevisionHealthy'))", test: and(hasField(field("spec"), "desiredState"), or(conditionIs(conditions(), literal("Healthy"), "True"), conditionIs(conditions(), literal("RevisionHealthy"), "True"))) },
    ],
  }))],
  ["apiextensions.crossplane.io/ManagedResourceDefinition", deferRule("crossplane/ManagedResourceDefinition", true, () => ({
    rows: [
      { status: "Current", text: "has(spec.state) && spec.state == 'Inactive' && conditions.reason('Established') == 'InactiveManagedResource'", test: and(and(hasField(field("spec"), "state"), equals(select(field("spec"), "state"), literal("Inactive"))), equals(conditionText(conditions(), literal("Established"), "reason"), literal("InactiveManagedResource"))), reason: ["Inactive"], message: ["It is switched off, and so has no CustomResourceDefinition"] },
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
