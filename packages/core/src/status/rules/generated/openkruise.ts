// Generated from packages/core/src/status/rules/library/openkruise.yaml by `npm run gen`. Do not edit.
import type { StatusRules } from "../../types.ts";
import { and, compare, conditionText, conditions, equals, field, has, isIn, list, literal, or, select } from "../expression/index.ts";
import { deferRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of OpenKruise: ImagePullJob, Rollout. */
export const openkruiseRules: StatusRules = /* @__PURE__ */ rulesOf(() => [
  ["apps.kruise.io/ImagePullJob", deferRule("openkruise/ImagePullJob", true, () => ({
    rows: [
      { status: "Failed", text: "has(status.completionTime) && has(status.failed) && status.failed > 0", test: and(and(has(field("status"), "completionTime"), has(field("status"), "failed")), compare(">", select(field("status"), "failed"), literal(0))), reason: ["PullFailed"], message: [select(field("status"), "failed"), " of ", select(field("status"), "desired"), " nodes could not pull"], terminal: true },
      { status: "Current", text: "has(status.completionTime) && has(status.succeeded)", test: and(has(field("status"), "completionTime"), has(field("status"), "succeeded")), reason: ["Completed"], message: [select(field("status"), "succeeded"), " nodes have pulled"], terminal: true },
      { status: "InProgress", text: "has(status.desired)", test: has(field("status"), "desired"), reason: ["Pulling"], message: [select(field("status"), "succeeded"), " of ", select(field("status"), "desired"), " nodes have pulled"] },
    ],
  }))],
  ["rollouts.kruise.io/Rollout", deferRule("openkruise/Rollout", true, () => ({
    overrules: [{"condition":"Progressing","reason":"Completed"}],
    suspended: { text: "(has(spec.disabled) && spec.disabled == true) || (has(spec.strategy) && has(spec.strategy.paused) && spec.strategy.paused == true) || (has(status.currentStepState) && status.currentStepState == 'StepPaused') || (has(status.canaryStatus) && has(status.canaryStatus.currentStepState) && status.canaryStatus.currentStepState == 'StepPaused')", test: or(or(and(has(field("spec"), "disabled"), equals(select(field("spec"), "disabled"), literal(true))), and(and(has(field("spec"), "strategy"), has(select(field("spec"), "strategy"), "paused")), equals(select(select(field("spec"), "strategy"), "paused"), literal(true)))), or(and(has(field("status"), "currentStepState"), equals(select(field("status"), "currentStepState"), literal("StepPaused"))), and(and(has(field("status"), "canaryStatus"), has(select(field("status"), "canaryStatus"), "currentStepState")), equals(select(select(field("status"), "canaryStatus"), "currentStepState"), literal("StepPaused"))))) },
    rows: [
      { status: "InProgress", text: "has(status.phase) && status.phase in ['Progressing', 'Initial', 'Terminating', 'Disabling']", test: and(has(field("status"), "phase"), isIn(select(field("status"), "phase"), list(literal("Progressing"), literal("Initial"), literal("Terminating"), literal("Disabling")))), reason: [conditionText(conditions(), literal("Progressing"), "reason")], message: [conditionText(conditions(), literal("Progressing"), "message")] },
      { status: "Current", text: "has(status.phase) && status.phase in ['Healthy', 'Disabled']", test: and(has(field("status"), "phase"), isIn(select(field("status"), "phase"), list(literal("Healthy"), literal("Disabled")))), reason: [select(field("status"), "phase")] },
    ],
  }))],
]);
