import { failure, type Problem, type Result, success } from "@landfall/core/object";
import type { ComputeWave } from "@landfall/core/schemas";
import type { ResourceList } from "../../sdk/index.ts";
import { runsBySubject } from "../../stored/step-runs.ts";

/**
 * The problem `StepsTakenAway`: the rollout no longer has steps while runs of them are under way, and nobody has said
 * what becomes of the objects that those hold.
 */
export function stepsTakenAway(list: ResourceList, { rollout, steps, mode }: ComputeWave): Result<undefined> {
  if (steps !== undefined || mode === "shadow") return success(undefined);
  const running = [...runsBySubject(list, rollout)].flatMap(([subject, items]) =>
    items.some((item) => item.get(["status", "state"]) === "Running") ? [subject] : [],
  );
  if (running.length === 0) return success(undefined);
  const message = `rollout ${rollout} has no steps any more, and a run of ${running.sort()[0]} is on its way`;
  const hint =
    "give steps again and cancel it, or remove the StepRuns of the rollout: then all of a target is released";
  const problem: Problem = { code: "StepsTakenAway", severity: "error", message, field: "steps", hint };
  return failure(problem);
}
