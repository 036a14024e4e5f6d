import type { StackOptions } from "./version.ts";

/** The progress of one stage of an addon. */
export type StagePhase =
  | "Pending"
  | "waitingForPreCondition"
  | "applyingOrDeleting"
  | "waitingForPostCondition"
  | "done";

/** The state of a stage's condition: there is none, it holds, it does not, or it cannot be evaluated. */
export type StageConditionState = "none" | "match" | "nomatch" | "error";

/** One stage, and the observations of this reconcile. */
export interface StageInput {
  readonly phase: StagePhase;
  readonly action: "apply" | "delete";
  readonly preCondition: StageConditionState;
  readonly postCondition: StageConditionState;
  /** Whether the release has the chart that the stage names. */
  readonly chartPresent: boolean;
  /** The names of runtime values that the chart needs and that do not exist yet. Default: none. */
  readonly missingValues?: readonly string[] | undefined;
  /** The result of the action: `partial` means that some objects are still missing. */
  readonly applyResult: "ok" | "partial" | "error" | "templateError";
}

/** The state of an addon's stage after one reconcile. */
export interface StageResult {
  readonly phase: StagePhase;
  /** Type, status and reason of the condition to set; `null`: none. */
  readonly condition: readonly [type: string, status: string, reason: string] | null;
  /** Whether the reconcile ends with an error, and is retried. */
  readonly error: boolean;
  /** Whether to requeue the reconcile after a while. */
  readonly requeue: boolean;
  /** Whether this reconcile continues with the next stage. */
  readonly hookContinuesToNextStage: boolean;
}

type Reason = NonNullable<StageResult["condition"]>;

const CHART_MISSING: Reason = ["HelmChartFound", "False", "HelmChartMissing"];
const TEMPLATE_FAILED: Reason = ["HelmChartTemplated", "False", "TemplateNewClusterStackFailed"];
const VALUE_MISSING: Reason = ["HelmChartTemplated", "False", "RuntimeValueMissing"];
const NOT_DONE: { readonly [action in StageInput["action"]]: Reason } = {
  apply: ["HelmChartApplied", "False", "FailedToApplyObjects"],
  delete: ["HelmChartDeleted", "False", "FailedToDeleteObjects"],
};

/**
 * Reconciles one stage of a ClusterAddon once: it waits for its pre-condition, applies or deletes, waits for its
 * post-condition, and passes as many phases as it can.
 *
 * | phase | observation | next phase |
 * | --- | --- | --- |
 * | any but done | the chart is missing | the same, HelmChartMissing |
 * | Pending, waitingForPreCondition | the pre-condition does not hold | waitingForPreCondition, requeued |
 * | Pending, waitingForPreCondition | it cannot be evaluated | the same, an error |
 * | Pending, waitingForPreCondition | it holds, or there is none | applyingOrDeleting |
 * | applyingOrDeleting | a value of the chart does not exist yet | the same, RuntimeValueMissing, requeued |
 * | applyingOrDeleting | the template fails | the same, TemplateNewClusterStackFailed |
 * | applyingOrDeleting | the action fails | the same, an error |
 * | applyingOrDeleting | some objects are still missing | the same, requeued |
 * | applyingOrDeleting | all is done | waitingForPostCondition |
 * | waitingForPostCondition | the post-condition does not hold | the same, requeued |
 * | waitingForPostCondition | it cannot be evaluated | the same, an error |
 * | waitingForPostCondition | it holds, or there is none | done |
 *
 * A missing chart and a failing template stop the stages there. The operator itself goes on to the next stage, so that
 * the addon ends Ready without this one, and inserts an empty text for a value that does not exist (`upstream`). An
 * unknown phase starts over, and an unknown condition or result is an error: neither lets a stage pass.
 */
export function advanceStage(stage: StageInput, options: StackOptions = {}): StageResult {
  const skips = options.upstream === true;
  if (!stage.chartPresent) {
    const isDone = stage.phase === "done";
    return { ...halt(stage.phase, CHART_MISSING), hookContinuesToNextStage: skips || isDone };
  }
  return goThrough(stage, stage.phase, skips);
}

function goThrough(stage: StageInput, phase: StagePhase, skips: boolean): StageResult {
  switch (phase) {
    case "Pending":
    case "waitingForPreCondition":
      return (
        wait(stage.preCondition, phase, "waitingForPreCondition", "FailedToEvaluatePreCondition") ??
        goThrough(stage, "applyingOrDeleting", skips)
      );
    case "applyingOrDeleting":
      return act(stage, skips) ?? goThrough(stage, "waitingForPostCondition", skips);
    case "waitingForPostCondition":
      return wait(stage.postCondition, phase, phase, "FailedToEvaluatePostCondition") ?? done();
    case "done":
      return done();
    default:
      return goThrough(stage, "Pending", skips);
  }
}

function wait(
  condition: StageConditionState,
  phase: StagePhase,
  waiting: StagePhase,
  reason: string,
): StageResult | undefined {
  if (condition === "nomatch") return { ...halt(waiting, ["EvaluatedCEL", "False", reason]), requeue: true };
  return condition === "none" || condition === "match" ? undefined : { ...halt(phase, null), error: true };
}

function act({ action, applyResult, missingValues = [] }: StageInput, skips: boolean): StageResult | undefined {
  const phase = "applyingOrDeleting";
  if (!skips && action !== "delete" && missingValues.length > 0)
    return { ...halt(phase, VALUE_MISSING), requeue: true };
  switch (applyResult) {
    case "templateError":
      return { ...halt(phase, TEMPLATE_FAILED), hookContinuesToNextStage: skips };
    case "partial":
      return { ...halt(phase, null), requeue: true };
    case "ok":
      return undefined;
    case "error":
    default:
      return { ...halt(phase, NOT_DONE[action] ?? NOT_DONE.apply), error: true };
  }
}

function halt(phase: StagePhase, condition: Reason | null): StageResult {
  return { phase, condition, error: false, requeue: false, hookContinuesToNextStage: false };
}

function done(): StageResult {
  return { ...halt("done", null), hookContinuesToNextStage: true };
}
