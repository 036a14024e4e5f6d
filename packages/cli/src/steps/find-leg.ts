import { failure, type Result, success } from "@landfall/core/object";
import type { ComputeWave } from "@landfall/core/schemas";
import type { Leg, Walk } from "@landfall/krm-functions/compute-wave";
import type { Item, ResourceList } from "@landfall/krm-functions/sdk";
import { findConfig } from "../rollout/find-configs.ts";
import { findTarget } from "../rollout/name-subject.ts";
import { type DecidedRollout, readDecided } from "../rollout/read-decided.ts";
import { problem } from "../rollout/verb.ts";

/** A rollout whose targets have steps, in its present state. */
export interface SteppedRollout {
  readonly item: Item;
  readonly config: ComputeWave;
  readonly read: DecidedRollout;
  readonly walk: Walk;
}

/**
 * Reads the rollout of a directory. Problems: those of `findConfig` and `readDecided`; `NoSteps` if it has no steps.
 */
export function readStepped(list: ResourceList, rollout: string | undefined): Result<SteppedRollout> {
  const found = findConfig(list, rollout);
  if (!found.ok) return found;
  const { item, config } = found.value;
  const read = readDecided(list, config);
  if (!read.ok) return read;
  const { walk } = read.value;
  if (walk === undefined) {
    const hint = "name a StepPlan in steps of its config";
    return failure(problem("NoSteps", `rollout ${config.rollout} has no steps`, hint));
  }
  return success({ item, config, read: read.value, walk }, read.problems);
}

/** Finds the target that a word means, with its steps. Problems: those of `findTarget`. */
export function findLeg({ read, walk }: SteppedRollout, word: string): Result<Leg> {
  const target = findTarget(read.plan, word);
  if (!target.ok) return target;
  const leg = walk.legs.find(({ key }) => key === target.value);
  return leg === undefined ? failure(problem("UnknownTarget", `target ${target.value} has no steps`)) : success(leg);
}

/** Finds the path of the step that a word means: by path, or by a name that only one step has. */
export function findStep({ planned: { plan } }: Leg, word: string): Result<string> {
  const paths = plan.phases.flatMap(({ steps }) => steps.map(({ path }) => path));
  const meant = paths.filter((path) => path === word || path.endsWith(`/${word}`));
  const [only, other] = paths.includes(word) ? [word] : meant;
  if (only !== undefined && other === undefined) return success(only);
  const what = only === undefined ? `plan ${plan.name} has no step ${word}` : `${word} may be ${meant.join(" or ")}`;
  return failure(problem("UnknownStep", what, `its steps are ${paths.join(", ")}`));
}
