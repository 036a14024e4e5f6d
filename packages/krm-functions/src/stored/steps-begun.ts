import { failure, type Problem, type Result, success } from "@landfall/core/object";
import { type Run, readRun } from "@landfall/core/steps";
import type { ResourceList } from "../sdk/index.ts";
import { runsBySubject } from "./step-runs.ts";

/**
 * Whether a task has begun in the run of a target to this revision; `undefined` if there is no such run, or it has no
 * such task.
 */
export type StepsBegun = (subject: string, revision: string, task: string) => boolean | undefined;

/** Reads the StepRuns of a rollout. Problems: those of `readRun`. */
export function readStepsBegun(list: ResourceList, rollout: string): Result<StepsBegun> {
  const problems: Problem[] = [];
  const runs = new Map<string, { readonly run: Run; readonly begun: ReadonlyMap<string, boolean> }>();
  for (const [subject, items] of runsBySubject(list, rollout)) {
    const read = readRun(items.map((item) => item.toObject()));
    problems.push(...read.problems);
    if (!read.ok || read.value === undefined) continue;
    const { run, paths } = read.value;
    runs.set(subject, { run, begun: begunTasks(run, paths) });
  }
  if (problems.some(({ severity }) => severity === "error")) return failure(...problems);
  return success((subject, revision, task) => {
    const found = runs.get(subject);
    return found?.run.trigger.revision === revision ? found.begun.get(task) : undefined;
  });
}

/**
 * Whether each task has ever begun, by path. `paths` are the run's task paths in the order of its phases, steps and
 * tasks.
 */
export function begunTasks(run: Run, paths: readonly string[]): ReadonlyMap<string, boolean> {
  const begun = new Map<string, boolean>();
  let at = 0;
  for (const phase of run.phases) {
    at++;
    for (const step of phase.steps) {
      at++;
      for (const task of step.tasks) begun.set(paths[at++] ?? "", task.attempt > 0);
    }
  }
  return begun;
}
