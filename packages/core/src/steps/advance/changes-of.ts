import type { StepChange } from "../model/decision.ts";
import type { RunPlan } from "../model/plan.ts";
import type { PhaseState, Run, StepState, TaskState } from "../model/run.ts";

/**
 * Returns the differences between two states of a run, from the run down: one entry for each change of a state, and for
 * each new try. If the run before was of another plan, only changes of the run itself are returned.
 */
export function changesOf(plan: RunPlan, before: Run | undefined, after: Run): readonly StepChange[] {
  if (before === after) return [];
  const isNew = before?.uid !== after.uid;
  const changes: StepChange[] = [];
  if (isNew) changes.push({ path: "", to: "Running", attempt: after.attempt, reason: "Began" });
  else changes.push(...changesOfRun(before, after));
  if (after.plan !== plan.hash) return changes;
  const known = isNew ? undefined : before?.phases;
  for (const [index, phase] of plan.phases.entries()) {
    const [was, is] = [known?.[index], after.phases[index]];
    if (is === undefined || is === was || (was === undefined && is.state === "Pending")) continue;
    if (is.state !== (was?.state ?? "Pending"))
      changes.push({ path: phase.path, from: was?.state ?? "Pending", to: is.state });
    addSteps(phase.steps, was, is, changes);
  }
  return changes;
}

function changesOfRun(
  before: Run | undefined,
  { state, reason, message, endedBy, pausedBy, closing = [] }: Run,
): readonly StepChange[] {
  const changes: StepChange[] = [];
  const gone = before?.closing?.filter(({ key }) => !closing.some((open) => open.key === key)) ?? [];
  for (const { key } of gone) changes.push({ path: "", to: "Closed", message: key });
  if (before?.pausedBy !== pausedBy && before?.pausedBy?.by !== pausedBy?.by)
    changes.push({
      path: "",
      to: pausedBy === undefined ? "Resumed" : "Paused",
      ...(pausedBy !== undefined && { by: pausedBy.by }),
    });
  if (before !== undefined && before.state !== state) {
    const by =
      endedBy === undefined ? {} : { by: endedBy.by, ...(endedBy.reason !== undefined && { message: endedBy.reason }) };
    changes.push({ path: "", from: before.state, to: state, ...saidOf({ reason, message }), ...by });
  }
  return changes;
}

function addSteps(
  steps: RunPlan["phases"][number]["steps"],
  before: PhaseState | undefined,
  after: PhaseState,
  changes: StepChange[],
): void {
  for (const [index, step] of steps.entries()) {
    const [was, is] = [before?.steps[index], after.steps[index]];
    if (is === undefined || is === was) continue;
    const from = was?.state ?? "Pending";
    if (is.state !== from) changes.push({ path: step.path, from, to: is.state, ...saidOf(is), ...skippedBy(is) });
    for (const [at, task] of step.tasks.entries()) addTask(task.path, was?.tasks[at], is.tasks[at], changes);
  }
}

function addTask(path: string, was: TaskState | undefined, is: TaskState | undefined, changes: StepChange[]): void {
  if (is === undefined || is === was) return;
  const from = was?.state ?? "Pending";
  if (is.state === from && is.attempt === (was?.attempt ?? 0)) return;
  changes.push({ path, from, to: is.state, ...(is.attempt > 0 && { attempt: is.attempt }), ...saidOf(is) });
}

function saidOf({ reason, message }: Pick<TaskState, "reason" | "message">): Pick<StepChange, "reason" | "message"> {
  return { ...(reason !== undefined && { reason }), ...(message !== undefined && { message }) };
}

function skippedBy({ skippedBy: actor }: StepState): Pick<StepChange, "by" | "message"> {
  return actor === undefined ? {} : { by: actor.by, ...(actor.reason !== undefined && { message: actor.reason }) };
}
