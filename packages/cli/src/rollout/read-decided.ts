import { failure, type Problem, type Result, success } from "@landfall/core/object";
import type { RolloutState } from "@landfall/core/rollout";
import type { ComputeWave } from "@landfall/core/schemas";
import { plansByRollout, type ReadRollout, readRollout } from "@landfall/krm-functions/compute-wave";
import type { ResourceList } from "@landfall/krm-functions/sdk";

/** A rollout with a previous decision. */
export interface DecidedRollout extends ReadRollout {
  readonly state: RolloutState;
}

/**
 * The inputs of a rollout, and its last decision. Problems: those of `compute-wave`; `NoPlan` before the first render.
 */
export function readDecided(list: ResourceList, config: ComputeWave): Result<DecidedRollout> {
  if (!plansByRollout(list).has(config.rollout)) return failure(noPlan(config));
  const read = readRollout(list, config);
  if (!read.ok) return read;
  const { stored } = read.value;
  return stored === undefined
    ? failure(noPlan(config))
    : success({ ...read.value, state: stored.state }, read.problems);
}

function noPlan({ rollout }: ComputeWave): Problem {
  const message = `nothing was decided for rollout ${rollout} yet`;
  return { code: "NoPlan", severity: "error", message, hint: "render the package first: landfall fn render DIR" };
}
