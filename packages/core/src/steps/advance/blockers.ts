import { unmetCondition } from "../judge/judge-condition.ts";
import { judgeTask } from "../judge/judge-task.ts";
import type { Told } from "../judge/told.ts";
import type { StepBlocker } from "../model/blocker.ts";
import type { PlannedStep, PlannedTask } from "../model/plan.ts";
import type { OpenWork, Run, StepState, TaskState } from "../model/run.ts";
import { conditionDue, dueOf } from "./due.ts";

/** A blocker without the path at which it blocks. */
export type Blocked = Omit<StepBlocker, "at">;

/** The words for the ways in which a failed run can go on. */
const BY_VERB = "when somebody says retry, skips the step or goes back; or with a rerun or another trigger";

/** Returns why a task that has begun waits. */
export function blockTask(task: PlannedTask, state: TaskState, told: Told): Blocked {
  const { since, triedAt = since, message = "", retryAt: until, attempt } = state;
  if (state.state === "Failed")
    return { kind: "Failed", since, message: `it has failed: ${message}`, releasedBy: BY_VERB, who: "operator" };
  if (state.state === "Stopped") return stopped(since);
  if (state.state === "Retrying")
    return { kind: "BackOff", since, until, message: `try ${attempt} failed: ${message}`, ...AFTER_PAUSE };
  if (state.state === "Stalled")
    return { kind: "Stalled", since, until, message, releasedBy: AFTER_SILENCE, who: "job" };
  const judgement = judgeTask(task, state, told);
  const wait = judgement.kind === "open" ? judgement.wait : LOOK_AGAIN;
  return { ...wait, since: triedAt, until: dueOf(task, state) };
}

const AFTER_PAUSE = { releasedBy: "with its next try, after a pause", who: "time" } as const;
const AFTER_SILENCE = "when its job is heard of again, or with its next try, after a pause";
const LOOK_AGAIN = {
  kind: "Action",
  message: "it is looked at again",
  releasedBy: "with the next look",
  who: "time",
} as const;

/** Returns why a step waits at its pre-condition or post-condition; `undefined` while its tasks run. */
export function blockStage(step: PlannedStep, state: StepState, told: Told): Blocked | undefined {
  const { stage, since, stageSince = since } = state;
  const condition = stage === "before" ? step.before : stage === "after" ? step.after : undefined;
  if (condition === undefined) return undefined;
  const message = unmetCondition(condition, told, stageSince, stage === "after") ?? condition.text;
  const kind = stage === "before" ? "PreCondition" : "PostCondition";
  return {
    kind,
    since: stageSince,
    until: conditionDue(step, state),
    message,
    releasedBy: "when it holds",
    who: "cluster",
  };
}

/** Returns the blocker of a step that failed by its own condition. */
export function blockFailedStep({ since, message = "" }: StepState): Blocked {
  return { kind: "Failed", since, message: `it has failed: ${message}`, releasedBy: BY_VERB, who: "operator" };
}

/** Returns the blocker of a run that has failed. */
export function blockFailedRun({ since, message = "" }: Run): Blocked {
  return { kind: "Failed", since, message: `the run has failed: ${message}`, releasedBy: BY_VERB, who: "operator" };
}

/** Returns the blocker of work that a failure elsewhere stopped. */
export function stopped(since: number): Blocked {
  return {
    kind: "Stopped",
    since,
    message: "it was stopped when something else failed",
    releasedBy: BY_VERB,
    who: "operator",
  };
}

/** Returns the blocker of a part that depends on a sibling. */
export function dependsOn(name: string, since: number): Blocked {
  return {
    kind: "Dependency",
    since,
    message: `it waits for ${name}`,
    releasedBy: `when ${name} is complete`,
    who: "time",
  };
}

/** Returns the blocker of everything that has not begun: work that must end first, or a pause. */
export function blockBeginning({ pausedBy, closing = [] }: Run, since: number, told: Told): Blocked | undefined {
  const [first] = closing;
  if (first !== undefined) return blockClosing(first, told);
  if (pausedBy === undefined) return undefined;
  const why = pausedBy.reason === undefined ? "" : `: ${pausedBy.reason}`;
  const message = `${pausedBy.by} paused the run${why}`;
  return { kind: "Paused", since, message, releasedBy: "when the pause is taken back", who: "operator" };
}

/** Returns the blocker for a job or run that still has to end. */
export function blockClosing({ kind, key, since }: OpenWork, { plan }: Told): Blocked {
  const until = since + plan.deadline;
  return {
    kind: "Closing",
    since,
    until,
    message: `${kind} ${key} is to end`,
    releasedBy: "when it has ended",
    who: "executor",
  };
}
