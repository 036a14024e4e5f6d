import { remember } from "../../run/index.ts";
import type { PlannedPhase, PlannedStep, RunPlan } from "../model/plan.ts";
import type { PastStepRun, PhaseState, Run, StepState, TaskState } from "../model/run.ts";
import { runKey, runUid, type Trigger } from "../model/trigger.ts";
import { openWork } from "./open-work.ts";

/**
 * Returns a run at its begin: everything is pending. The previous run goes to its history, and its open work is
 * cancelled.
 */
export function beginRun(plan: RunPlan, trigger: Trigger, before: Run | undefined, now: number): Run {
  const key = runKey(trigger);
  const attempt = (before?.attempt ?? 0) + 1;
  const closing = before === undefined ? [] : [...(before.closing ?? []), ...openWork(before, now)];
  return {
    uid: runUid(key, attempt),
    key,
    trigger,
    attempt,
    tries: 1,
    plan: plan.hash,
    state: "Running",
    since: now,
    startedAt: now,
    at: now,
    phases: plan.phases.map((phase) => pendingPhase(phase, now)),
    ...(closing.length > 0 && { closing }),
    ...(before !== undefined && { history: remember(before.history, pastRun(before, now), plan.history) }),
  };
}

function pendingPhase({ steps }: PlannedPhase, now: number): PhaseState {
  return { state: "Pending", since: now, steps: steps.map((step) => pendingStep(step, now)) };
}

function pendingStep({ tasks }: PlannedStep, now: number): StepState {
  const task: TaskState = { state: "Pending", since: now, attempt: 0 };
  return { state: "Pending", since: now, tasks: tasks.map(() => task) };
}

/** Returns a run as history stores it. A run that has not ended is superseded by the new one. */
function pastRun(run: Run, now: number): PastStepRun {
  const isOnItsWay = run.state === "Running";
  return {
    attempt: run.attempt,
    revision: run.trigger.revision ?? "",
    outcome: isOnItsWay ? "Superseded" : run.state,
    startedAt: run.startedAt,
    endedAt: isOnItsWay ? Math.max(now, run.at) : run.since,
    uid: run.uid,
    trigger: run.trigger,
    ...(run.message !== undefined && { message: run.message }),
    ...(run.endedBy !== undefined && { by: run.endedBy.by }),
  };
}
