import type { TaskResult } from "../model/inputs.ts";
import type { TaskState } from "../model/run.ts";
import { hasEnded } from "../model/words.ts";
import { DONE, HEARTBEAT_MISSED, type Judgement, type Wait } from "./judgement.ts";
import { type Told, toSecond } from "./told.ts";

/**
 * Judges a run that a task began: the task is complete when the run is, and failed, with its message, when it ends in
 * any other way. Only the run of this try counts.
 */
export function judgeChild(key: string, state: TaskState, told: Told): Judgement {
  const child = told.children.get(key);
  if (child === undefined) return { kind: "open", state, wait: NOT_BEGUN };
  if (child.state === "Complete") return DONE;
  if (!hasEnded(child.state)) {
    const said = child.message === undefined ? "" : `: ${child.message}`;
    const message = `the run that it began is on its way${said}`;
    return {
      kind: "open",
      state,
      wait: { kind: "ChildRun", message, releasedBy: "when that run is complete", who: "time" },
    };
  }
  return { kind: "fatal", reason: `ChildRun${child.state}`, message: child.message ?? `the run is ${child.state}` };
}

const NOT_BEGUN: Wait = {
  kind: "Action",
  message: "the run that it begins is not known yet",
  releasedBy: "when the executor has begun it",
  who: "executor",
};

/**
 * Judges an external job by its own reports. It is silent if nothing was heard from it within its heartbeat interval.
 */
export function judgeJob(
  heartbeat: number | undefined,
  state: TaskState,
  told: Told,
  result: TaskResult | undefined,
): Judgement {
  if (result?.outcome === "Succeeded") return DONE;
  const heard = result === undefined ? state : hear(state, result, told.now);
  const due = silentAt(heartbeat, heard);
  if (due !== undefined && told.now >= due) {
    return {
      kind: "silent",
      reason: HEARTBEAT_MISSED,
      message: "nothing was heard of its job for as long as its heartbeat",
    };
  }
  return { kind: "open", state: heard, wait: heard.heartbeatAt === undefined ? NOT_HEARD : waitForJob(heard) };
}

/** Returns when a running job counts as silent (milliseconds); `undefined` if it need not send heartbeats. */
export function silentAt(heartbeat: number | undefined, state: TaskState): number | undefined {
  const { since, triedAt = since, heartbeatAt = triedAt } = state;
  return heartbeat === undefined ? undefined : Math.max(triedAt, heartbeatAt) + heartbeat;
}

/** Records what a job reported about itself; returns the same state if that is not new. */
function hear(state: TaskState, { at, progress }: TaskResult, now: number): TaskState {
  const heartbeatAt = Math.max(state.heartbeatAt ?? 0, Math.min(toSecond(at), now));
  const known = percentOf(progress) ?? state.progress;
  if (heartbeatAt === state.heartbeatAt && known === state.progress) return state;
  return { ...state, heartbeatAt, ...(known !== undefined && { progress: known }) };
}

function percentOf(progress: number | undefined): number | undefined {
  if (progress === undefined || !Number.isFinite(progress)) return undefined;
  return Math.min(Math.max(Math.round(progress), 0), 100);
}

const NOT_HEARD: Wait = {
  kind: "Action",
  message: "nothing was heard of its job yet",
  releasedBy: "when the executor has begun the job",
  who: "executor",
};

function waitForJob({ progress }: TaskState): Wait {
  const message = progress === undefined ? "its job is at work" : `its job is at work, ${progress} % done`;
  return { kind: "Job", message, releasedBy: "when the job says that it has ended", who: "job" };
}
