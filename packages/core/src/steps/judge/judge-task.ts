import type { TaskResult } from "../model/inputs.ts";
import type { PlannedTask } from "../model/plan.ts";
import type { TaskState } from "../model/run.ts";
import { taskKey } from "../model/trigger.ts";
import { workIn } from "../model/work-in.ts";
import { unmetCondition } from "./judge-condition.ts";
import { judgeApplied, judgeDeleted } from "./judge-objects.ts";
import { judgeChild, judgeJob } from "./judge-work.ts";
import { DONE, type Judgement } from "./judgement.ts";
import { type Told, toSecond } from "./told.ts";

/** Judges the present try of a task. A failure reported by its executor counts first, then the evidence. */
export function judgeTask(task: PlannedTask, state: TaskState, told: Told): Judgement {
  const key = taskKey(told.uid, task.path, state.attempt);
  const result = told.results.get(key);
  if (result?.outcome === "Failed" || result?.outcome === "Retry") return reported(result);
  const work = workIn(task.work, told);
  switch (work.kind) {
    case "apply":
      return judgeApplied(work.objects, noteAction(state, result, told.now), told);
    case "delete":
      return judgeDeleted(work.objects, noteAction(state, result, told.now), told);
    case "toggle":
      return {
        kind: "fatal",
        reason: "ToggleUnreadable",
        message: `parameter ${work.parameter} is neither true nor false`,
      };
    case "wait": {
      const message = unmetCondition(work.condition, told, state.triedAt ?? state.since);
      if (message === undefined) return DONE;
      const wait = { kind: "Condition", message, releasedBy: "when it holds", who: "cluster" } as const;
      return { kind: "open", state, wait };
    }
    case "run":
      return judgeChild(key, state, told);
    case "job":
      return judgeJob(work.heartbeat, state, told, result);
  }
}

function reported({ outcome, reason, message }: TaskResult): Judgement {
  const kind = outcome === "Failed" ? "fatal" : "retry";
  return {
    kind,
    reason: reason ?? (kind === "fatal" ? "TaskFailed" : "TaskError"),
    message: message ?? "its executor gives no message",
  };
}

/** Records the time at which the action was carried out; returns the same state if that is known. */
function noteAction(state: TaskState, result: TaskResult | undefined, now: number): TaskState {
  if (result?.outcome !== "Succeeded" || state.actedAt !== undefined) return state;
  const actedAt = Math.min(Math.max(toSecond(result.at), state.triedAt ?? state.since), now);
  const generations = generationsIn(result);
  return { ...state, actedAt, ...(generations.length > 0 && { generations: Object.fromEntries(generations) }) };
}

/** Returns the valid generations of a result: an executor may send anything, and this is stored. */
function generationsIn({ generations = {} }: TaskResult): readonly (readonly [ref: string, generation: number])[] {
  return Object.entries(generations).filter(([, one]) => Number.isSafeInteger(one) && one >= 0);
}
