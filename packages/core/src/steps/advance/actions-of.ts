import { type ObjectRef, refKey } from "../../object/index.ts";
import { mustApply } from "../judge/judge-objects.ts";
import { seenSince, type Told } from "../judge/told.ts";
import type { StepAction } from "../model/action.ts";
import { parametersOf } from "../model/parameter-value.ts";
import type { PlannedTask, RunPlan } from "../model/plan.ts";
import type { Run, TaskState } from "../model/run.ts";
import { type Trigger, taskKey } from "../model/trigger.ts";
import { workIn } from "../model/work-in.ts";

/**
 * Returns all actions that a run needs now: for every running task the action of its present try, until its executor
 * reports that it was carried out, and again if its result is seen to be undone; and the cancellation of every job and
 * run that is no longer wanted.
 */
export function actionsOf(plan: RunPlan, run: Run, told: Told): readonly StepAction[] {
  const actions: StepAction[] = (run.closing ?? []).map(({ key, kind }) => ({
    kind: kind === "run" ? "cancelRun" : "cancelJob",
    key,
  }));
  if (run.state !== "Running") return actions;
  for (const [phaseAt, phase] of plan.phases.entries()) {
    const phaseState = run.phases[phaseAt];
    if (phaseState?.state !== "Running") continue;
    for (const [stepAt, step] of phase.steps.entries()) {
      const stepState = phaseState.steps[stepAt];
      if (stepState?.state !== "Running" || stepState.stage !== "tasks") continue;
      for (const [index, task] of step.tasks.entries()) {
        const state = stepState.tasks[index];
        const action = state?.state === "Running" ? actionOf(task, state, told) : undefined;
        if (action !== undefined) actions.push(action);
      }
    }
  }
  return actions;
}

function actionOf({ path, work: planned }: PlannedTask, state: TaskState, told: Told): StepAction | undefined {
  const work = workIn(planned, told);
  const { attempt } = state;
  const of = { key: taskKey(told.uid, path, attempt), task: path, attempt };
  switch (work.kind) {
    case "apply":
      return mustApply(work.objects, state, told) ? { ...of, kind: "apply", objects: work.objects } : undefined;
    case "delete":
      return mustDelete(work.objects, state, told) ? { ...of, kind: "delete", objects: work.objects } : undefined;
    case "run": {
      if (told.children.has(of.key)) return undefined;
      const {
        plan,
        subject = told.trigger.subject,
        parameters = parametersOf(told.plan, told.trigger.parameters),
      } = work.child;
      const { revision, restores } = told.trigger;
      const trigger: Trigger = {
        plan,
        subject,
        parameters,
        parent: of.key,
        ...(revision !== undefined && { revision }),
        ...(restores !== undefined && { restores }),
      };
      return { ...of, kind: "startRun", trigger };
    }
    case "job":
      return state.heartbeatAt === undefined ? { ...of, kind: "startJob", input: work.input ?? null } : undefined;
    case "wait":
    // A toggle with an unreadable parameter has no action.
    case "toggle":
      return undefined;
  }
}

/**
 * Returns whether a deletion must be requested: until it was carried out, and again for objects that are seen to exist
 * and are not terminating.
 */
function mustDelete(objects: readonly ObjectRef[], state: TaskState, told: Told): boolean {
  const { actedAt } = state;
  if (actedAt === undefined) return true;
  return objects.some((ref) => {
    const seen = seenSince(told, refKey(ref), actedAt, true);
    return seen !== undefined && seen.status !== "NotFound" && seen.status !== "Terminating";
  });
}
