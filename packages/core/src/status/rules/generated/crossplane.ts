// Generated from packages/core/src/status/rules/library/crossplane.yaml by `npm run gen`. Do not edit.
import type { StatusRules } from "../../types.ts";
import { and, conditionIs, conditionText, conditions, equals, field, has, literal, not, or, select } from "../expression/index.ts";
import { createRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of Crossplane: *, CompositeResourceDefinition. */
export const crossplaneRules: StatusRules = /* @__PURE__ */ rulesOf(() => [
  ["*.upbound.io/*", createRule({
    id: "crossplane/*",
    suspended: { text: "conditions.reason('Synced') == 'ReconcilePaused'", test: equals(conditionText(conditions(), literal("Synced"), "reason"), literal("ReconcilePaused")) },
    rows: [
      { status: "Failed", text: "conditions.isFalse('Synced') && conditions.reason('Synced') == 'ReconcileError'", test: and(conditionIs(conditions(), literal("Synced"), "False"), equals(conditionText(conditions(), literal("Synced"), "reason"), literal("ReconcileError"))) },
      { status: "Failed", text: "conditions.isFalse('LastAsyncOperation')", test: conditionIs(conditions(), literal("LastAsyncOperation"), "False") },
      { status: "Current", text: "conditions.isTrue('Ready') && (conditions.isTrue('Synced') || conditions.reason('Synced') == 'ReconcilePaused')", test: and(conditionIs(conditions(), literal("Ready"), "True"), or(conditionIs(conditions(), literal("Synced"), "True"), equals(conditionText(conditions(), literal("Synced"), "reason"), literal("ReconcilePaused")))) },
      { status: "InProgress", text: "conditions.isFalse('Ready')", test: conditionIs(conditions(), literal("Ready"), "False") },
    ],
  })],
  ["apiextensions.crossplane.io/CompositeResourceDefinition", createRule({
    id: "crossplane/CompositeResourceDefinition",
    rows: [
      { status: "Failed", text: "conditions.isFalse('Established') && conditions.reason('Established') == 'TerminatingCompositeResource'", test: and(conditionIs(conditions(), literal("Established"), "False"), equals(conditionText(conditions(), literal("Established"), "reason"), literal("TerminatingCompositeResource"))), message: ["The definition is being taken away: ", conditionText(conditions(), literal("Established"), "message")] },
      { status: "InProgress", text: "has(spec.claimNames) && !conditions.isTrue('Offered')", test: and(has(field("spec"), "claimNames"), not(conditionIs(conditions(), literal("Offered"), "True"))), reason: ["ClaimNotOffered"], message: ["Waits until claims of ", select(select(field("spec"), "claimNames"), "kind"), " are offered"] },
      { status: "Current", text: "conditions.isTrue('Established') && (conditions.isTrue('Offered') || !has(spec.claimNames))", test: and(conditionIs(conditions(), literal("Established"), "True"), or(conditionIs(conditions(), literal("Offered"), "True"), not(has(field("spec"), "claimNames")))) },
      { status: "InProgress", text: "!conditions.isTrue('Established')", test: not(conditionIs(conditions(), literal("Established"), "True")), reason: ["NotEstablished"], message: ["Waits until composite resources of ", select(select(field("spec"), "names"), "kind"), " are served"] },
    ],
  })],
]);
