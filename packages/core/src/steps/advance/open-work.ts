import { DEADLINE_EXCEEDED, HEARTBEAT_MISSED } from "../judge/judgement.ts";
import type { Told } from "../judge/told.ts";
import { type ChildRun } from "../model/inputs.ts";
import type { OpenWork, Run, TaskState } from "../model/run.ts";
import { hasEnded, type TaskWord } from "../model/words.ts";

/** States of a task whose job or run may still be working. */
const OPEN: ReadonlySet<TaskWord> = new Set(["Running", "Stalled", "Stopped"]);

/** Reasons of a failed task whose job or run has not reported its end. */
const GAVE_UP: ReadonlySet<string> = new Set([DEADLINE_EXCEEDED, HEARTBEAT_MISSED]);

/** Returns the jobs and runs begun by tasks that may still be working. */
export function openWork({ phases }: Pick<Run, "phases">, now: number): readonly OpenWork[] {
  return phases.flatMap(({ steps }) => steps.flatMap(({ tasks }) => openWorkOf(tasks, now)));
}

/** Returns the jobs and runs of one step's tasks that may still be working. */
export function openWorkOf(tasks: readonly TaskState[], now: number): readonly OpenWork[] {
  return tasks.flatMap(({ state, opened, reason }) => {
    const isOpen = OPEN.has(state) || (state === "Failed" && GAVE_UP.has(reason ?? ""));
    return opened !== undefined && isOpen ? [{ ...opened, since: now }] : [];
  });
}

/** Returns the jobs and runs of failed tasks that may still be working; the next try begins others. */
export function workGivenUp({ phases }: Pick<Run, "phases">, now: number): readonly OpenWork[] {
  const tasks = phases.flatMap(({ steps }) => steps.flatMap((step) => step.tasks));
  return openWorkOf(
    tasks.filter(({ state }) => state === "Failed"),
    now,
  );
}

/** Returns the work that still has to end, without work that has ended or has missed the deadline for ending. */
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
