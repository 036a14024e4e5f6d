import { compareText, type Problem } from "@landfall/core/object";
import type { ComputeWave } from "@landfall/core/schemas";
import type { ResourceList } from "../../sdk/index.ts";
import { runsBySubject } from "../../stored/step-runs.ts";
import type { Leg } from "./legs.ts";

const MAX_NAMED = 5;

/**
 * Notes about StepRuns of targets that are no longer in the rollout. They are kept, because a target that comes back
 * continues where it was; delete one to forget it.
 */
export function runsOfNobody(list: ResourceList, config: ComputeWave, legs: readonly Leg[]): readonly Problem[] {
  const known = new Set(legs.map(({ key }) => key));
  const gone = [...runsBySubject(list, config.rollout)]
    .filter(([subject]) => !known.has(subject))
    .toSorted(([a], [b]) => compareText(a, b));
  if (gone.length === 0) return [];
  const named = gone.slice(0, MAX_NAMED).map(([subject, [page]]) => `${subject} (StepRun ${page?.name ?? ""})`);
  const more = gone.length > MAX_NAMED ? ` and ${gone.length - MAX_NAMED} more` : "";
  const message = `steps are kept of what is no target any more: ${named.join(", ")}${more}`;
  const hint = "they go on when it is one again; remove the StepRun to forget it";
  return [{ code: "StepRunKept", severity: "info", message, hint }];
}
