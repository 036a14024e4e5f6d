import { DEADLINE_EXCEEDED, HEARTBEAT_MISSED } from "../judge/judgement.ts";
import type { Told } from "../judge/told.ts";
import { type ChildRun } from "../model/inputs.ts";
import type { OpenWork, Run, TaskState } from "../model/run.ts";
import { hasEnded, type TaskWord } from "../model/words.ts";

/** States in which the job or run of a task may still be at work. */
const OPEN: ReadonlySet<TaskWord> = new Set(["Running", "Stalled", "Stopped"]);

/** Why a task has failed whose job or run has not said that it ended. */
const GAVE_UP: ReadonlySet<string> = new Set([DEADLINE_EXCEEDED, HEARTBEAT_MISSED]);

/** The jobs and runs that tasks began and that may still be at work. */
export function openWork({ phases }: Pick<Run, "phases">, now: number): readonly OpenWork[] {
  return phases.flatMap(({ steps }) => steps.flatMap(({ tasks }) => openWorkOf(tasks, now)));
}

/** The same for the tasks of one step. */
export function openWorkOf(tasks: readonly TaskState[], now: number): readonly OpenWork[] {
  return tasks.flatMap(({ state, opened, reason }) => {
    const isOpen = OPEN.has(state) || (state === "Failed" && GAVE_UP.has(reason ?? ""));
    return opened !== undefined && isOpen ? [{ ...opened, since: now }] : [];
  });
}

/** The same for those that failed: their next try begins other work. */
export function workGivenUp({ phases }: Pick<Run, "phases">, now: number): readonly OpenWork[] {
  const tasks = phases.flatMap(({ steps }) => steps.flatMap((step) => step.tasks));
  return openWorkOf(
    tasks.filter(({ state }) => state === "Failed"),
    now,
  );
}

/**
 * The work that still has to end, without work that has ended and work that did not end within the deadline of a wait.
 */
export function stillOpen(closing: readonly OpenWork[], told: Told): readonly OpenWork[] {
  const open = closing.filter((work) => !hasClosed(work, told) && told.now < work.since + told.plan.deadline);
  return open.length === closing.length ? closing : open;
}

function hasClosed({ key }: OpenWork, { results, children }: Pick<Told, "results" | "children">): boolean {
  const outcome = results.get(key)?.outcome;
  if (outcome !== undefined && outcome !== "Running") return true;
  const child: ChildRun | undefined = children.get(key);
  return child !== undefined && hasEnded(child.state);
}
