import type { Told } from "../judge/told.ts";
import { type ChildRun } from "../model/inputs.ts";
import type { OpenWork, Run, TaskState } from "../model/run.ts";
import { hasEnded, type TaskWord } from "../model/words.ts";

/** States in which the job or run of a task may still be at work. */
const OPEN: ReadonlySet<TaskWord> = new Set(["Running", "Stalled", "Stopped"]);

/** The jobs and runs that tasks began and that may still be at work. */
export function openWork({ phases }: Pick<Run, "phases">, now: number): readonly OpenWork[] {
  return phases.flatMap(({ steps }) => steps.flatMap(({ tasks }) => openWorkOf(tasks, now)));
}

/** The same for the tasks of one step. */
export function openWorkOf(tasks: readonly TaskState[], now: number): readonly OpenWork[] {
  return tasks.flatMap(({ state, opened }) =>
    opened !== undefined && OPEN.has(state) ? [{ ...opened, since: now }] : [],
  );
}

/** What has still to end: what has ended is left out, and what did not end in the time that a wait may take. */
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
