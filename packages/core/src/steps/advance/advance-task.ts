import { fingerprint } from "../../object/index.ts";
import { retryAt } from "../../run/index.ts";
import { judgeTask } from "../judge/judge-task.ts";
import { DEADLINE_EXCEEDED, type Failure, storedFailure } from "../judge/judgement.ts";
import type { Told } from "../judge/told.ts";
import type { PlannedTask } from "../model/plan.ts";
import type { TaskState } from "../model/run.ts";
import { taskKey } from "../model/trigger.ts";
import { dueOf } from "./due.ts";

/** Returns a task as it begins its next try. */
export function beginTask({ path, work }: PlannedTask, state: TaskState, { now, uid }: Told): TaskState {
  const { startedAt = now, failures } = state;
  const attempt = state.attempt + 1;
  const opens = work.kind === "run" || work.kind === "job";
  return {
    state: "Running",
    since: now,
    attempt,
    startedAt,
    triedAt: now,
    ...(failures !== undefined && { failures }),
    ...(opens && { opened: { kind: work.kind, key: taskKey(uid, path, attempt) } }),
  };
}

/**
 * Returns the next state of a task in progress; the same object if nothing changes.
 *
 * | state    | evidence                                       | next state                                 |
 * | -------- | ---------------------------------------------- | ------------------------------------------ |
 * | Running  | done                                           | Complete                                   |
 * | Running  | a final failure                                | Failed                                     |
 * | Running  | a failure that may pass                        | Retrying; Failed when no try or time is left |
 * | Running  | its job missed its heartbeat                   | Stalled; Failed when no try or time is left |
 * | Stalled  | done, or a failure                             | as if it were running                      |
 * | Stalled  | its job reports again                          | Running, the same try                      |
 * | Retrying, Stalled | its back-off is over                  | Running, the next try                      |
 * | any      | its deadline has passed, and it is not done    | Failed, with reason DeadlineExceeded       |
 */
export function advanceTask(task: PlannedTask, state: TaskState, told: Told): TaskState {
  if (state.state === "Retrying") return endWait(task, state, told);
  const judgement = judgeTask(task, state, told);
  switch (judgement.kind) {
    case "done":
      return completed(state, told.now);
    case "fatal":
      return failed(state, judgement, told.now);
    case "retry":
      return tryAgain(task, state, judgement, told, "Retrying");
    case "silent":
      return state.state === "Stalled" ? endWait(task, state, told) : tryAgain(task, state, judgement, told, "Stalled");
    case "open":
      return endWait(task, state.state === "Stalled" ? resumed(judgement.state, told.now) : judgement.state, told);
  }
}

/** Fails an overdue task, and begins the next try of one whose back-off is over. */
function endWait(task: PlannedTask, state: TaskState, told: Told): TaskState {
  if (told.now >= dueOf(task, state)) return failed(state, overdue(state), told.now);
  if (state.retryAt === undefined || state.retryAt > told.now) return state;
  return advanceTask(task, beginTask(task, state, told), told);
}

function overdue({ message, attempt }: TaskState): Failure {
  const last = message === undefined ? "" : `; the last failure was: ${message}`;
  return { reason: DEADLINE_EXCEEDED, message: `it was not done in time, at try ${attempt}${last}` };
}

function tryAgain(
  task: PlannedTask,
  state: TaskState,
  failure: Failure,
  told: Told,
  word: "Retrying" | "Stalled",
): TaskState {
  const { attempt, failures = 0 } = state;
  const counted: TaskState = { ...state, failures: state.state === "Stalled" ? failures : failures + 1 };
  const chance = fingerprint(taskKey(told.uid, task.path, attempt)) / 2 ** 53;
  const at = retryAt(task.retry, counted.failures ?? 1, told.now, chance);
  if (at === undefined) return failed(counted, failure, told.now);
  if (told.now >= dueOf(task, counted)) return failed(counted, overdue({ ...counted, ...failure }), told.now);
  return { ...counted, ...storedFailure(failure), state: word, since: told.now, retryAt: Math.ceil(at / 1000) * 1000 };
}

function completed(state: TaskState, now: number): TaskState {
  return { ...withoutFailure(state), state: "Complete", since: now };
}

function resumed(state: TaskState, now: number): TaskState {
  return { ...withoutFailure(state), state: "Running", since: now };
}

function failed(state: TaskState, failure: Failure, now: number): TaskState {
  const { retryAt: _, ...rest } = state;
  return { ...rest, ...storedFailure(failure), state: "Failed", since: now };
}

function withoutFailure(state: TaskState): TaskState {
  const { retryAt: _, reason: __, message: ___, ...rest } = state;
  return rest;
}
