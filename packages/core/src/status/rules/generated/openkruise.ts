// Generated from packages/core/src/status/rules/library/openkruise.yaml by `npm run gen`. Do not edit.
import type { StatusRules } from "../../types.ts";
import { and, compare, conditionText, conditions, equals, field, hasField, isIn, list, literal, or, select } from "../expression/index.ts";
import { deferRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of OpenKruise: ImagePullJob, Rollout. */
export const openkruiseRules: StatusRules = /* @__PURE__ */ rulesOf(() => [
  ["apps.kruise.io/ImagePullJob", deferRule("openkruise/ImagePullJob", true, () => ({
    rows: [
      { status: "Failed", text: "has(status.completionTime) && has(status.failed) && status.failed > 0", test: and(and(hasField(field("status"), "completionTime"), hasField(field("status"), "failed")), compare(">", select(field("status"), "failed"), literal(0))), reason: ["PullFailed"], message: [select(field("status"), "failed"), " of ", select(field("status"), "desired"), " nodes could not pull"], terminal: true },
      { status: "Current", text: "has(status.completionTime) && has(status.succeeded)", test: and(hasField(field("status"), "completionTime"), hasField(field("status"), "succeeded")), reason: ["Completed"], message: [select(field("status"), "succeeded"), " nodes have pulled"], terminal: true },
      { status: "InProgress", text: "has(status.desired)", test: hasField(field("status"), "desired"), reason: ["Pulling"], message: [select(field("status"), "succeeded"), " of ", select(field("status"), "desired"), " nodes have pulled"] },
    ],
  }))],
  ["rollouts.kruise.io/Rollout", deferRule("openkruise/Rollout", true, () => ({
    overrules: [{"condition":"Progressing","reason":"Completed"}],
    suspended: { text: "(has(spec.disabled) && spec.disabled == true) || (has(spec.strategy) && has(spec.strategy.paused) && spec.strategy.paused == true) || (has(status.currentStepState) && status.currentStepState == 'StepPaused') || (has(status.canaryStatus) && has(status.canaryStatus.currentStepState) && status.canaryStatus.currentStepState == 'StepPaused')", test: or(or(and(hasField(field("spec"), "disabled"), equals(select(field("spec"), "disabled"), literal(true))), and(and(hasField(field("spec"), "strategy"), hasField(select(field("spec"), "strategy"), "paused")), equals(select(select(field("spec"), "strategy"), "paused"), literal(true)))), or(and(hasField(field("status"), "currentStepState"), equals(select(field("status"), "currentStepState"), literal("StepPaused"))), and(and(hasField(field("status"), "canaryStatus"), hasField(select(field("status"), "canaryStatus"), "currentStepState")), equals(select(select(field("status"), "canaryStatus"), "currentStepState"), literal("StepPaused"))))) },
    rows: [
      { status: "InProgress", text: "has(status.phase) && status.phase in ['Progressing', 'Initial', 'Terminating', 'Disabling']", test: and(hasField(field("status"), "phase"), isIn(select(field("status"), "phase"), list(literal("Progressing"), literal("Initial"), literal("Terminating"), literal("Disabling")))), reason: [conditionText(conditions(), literal("Progressing"), "reason")], message: [conditionText(conditions(), literal("Progressing"), "message")] },
      { status: "Current", text: "has(status.phase) && status.phase in ['Healthy', 'Disabled']", test: and(hasField(field("status"), "phase"), isIn(select(field("status"), "phase"), list(literal("Healthy"), literal("Disabled")))), reason: [select(field("status"), "phase")] },
    ],
  }))],
]);
