import { failure, type Problem, type Result, refOf, success } from "@landfall/core/object";
import type { StepRun } from "@landfall/core/schemas";
import { readRun, type StoredRun } from "@landfall/core/steps";
import type { FoundObject } from "../input/read-package-objects.ts";

/** A run of a step plan with all its pages. */
export interface FoundRun {
  /** The name of its rollout and its subject, by which commands identify it. */
  readonly subject: string;
  readonly stored: StoredRun;
  /** The pages of the run; the first names its blockers. */
  readonly pages: readonly StepRun[];
}

/**
 * Finds the runs among objects, by rollout and subject, or only those of a given subject. Problems: those of `readRun`,
 * and `NoRun` if there is none, unless `mayBeNone`.
 */
export function findRuns(
  objects: readonly FoundObject[],
  subject: string | undefined,
  mayBeNone = false,
): Result<readonly FoundRun[]> {
  const bySubject = new Map<string, FoundObject[]>();
  for (const found of objects) {
    if (refOf(found.object).group !== "landfall.dev" || found.object.kind !== "StepRun") continue;
    const { spec } = found.object as { readonly spec?: { readonly rollout?: unknown; readonly subject?: unknown } };
    if (subject !== undefined && spec?.subject !== subject) continue;
    const key = JSON.stringify([spec?.rollout ?? "", spec?.subject ?? refOf(found.object).name]);
    bySubject.set(key, [...(bySubject.get(key) ?? []), found]);
  }
  const problems: Problem[] = [];
  const runs: FoundRun[] = [];
  for (const [, found] of [...bySubject].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const read = readRun(found.map(({ object }) => object));
    problems.push(...read.problems.map((problem) => ({ ...problem, ...fileOf(found, problem) })));
    if (!read.ok || read.value === undefined) continue;
    const pages = found.map(({ object }) => object as StepRun).sort((a, b) => indexOf(a) - indexOf(b));
    runs.push({ subject: read.value.run.trigger.subject, stored: read.value, pages });
  }
  if (problems.some(({ severity }) => severity === "error")) return failure(...problems);
  return runs.length === 0 && !mayBeNone ? failure(noRun(subject)) : success(runs, problems);
}

function indexOf({ spec }: StepRun): number {
  return spec.page?.index ?? 0;
}

function fileOf(pages: readonly FoundObject[], { ref }: Problem): Pick<Problem, "file"> {
  const page = pages.find(({ object }) => ref !== undefined && refOf(object).name === ref.name);
  return page === undefined ? {} : { file: page.file };
}

function noRun(subject: string | undefined): Problem {
  const message = subject === undefined ? "there is no StepRun here" : `there is no StepRun of ${subject} here`;
  const hint = "whoever moves a run writes it: writeRun of @landfall/core/steps";
  return { code: "NoRun", severity: "error", message, hint };
}
