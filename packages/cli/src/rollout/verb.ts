import { failure, type Problem, type Result, success } from "@landfall/core/object";
import { explain, type Plan, type RolloutState } from "@landfall/core/rollout";
import type { ComputeWave } from "@landfall/core/schemas";
import type { Item, ResourceList } from "@landfall/krm-functions/sdk";
import { findConfig } from "./find-configs.ts";
import { readDecided } from "./read-decided.ts";

/** What somebody wants to be written. */
export interface Order {
  /** The rollout, where a directory has several. */
  readonly rollout: string | undefined;
  /** What it is about: waves or targets. */
  readonly words: readonly string[];
  readonly by: string;
  readonly reason: string;
  /** The directory, as commands name it. */
  readonly directory: string;
}

/** A rollout as it stands: what its config asks for, and what was decided last. */
export interface Standing {
  readonly item: Item;
  readonly config: ComputeWave;
  readonly plan: Plan;
  readonly state: RolloutState;
}

/** Edits the config, or says why that makes no sense. Gives what it did, in words. */
export type Verb = (standing: Standing, order: Order) => Result<readonly string[]>;

/**
 * Reads the rollout that an order is about. Problems: those of `findConfig` and `readDecided`.
 */
export function readStanding(list: ResourceList, { rollout }: Pick<Order, "rollout">): Result<Standing> {
  const found = findConfig(list, rollout);
  if (!found.ok) return found;
  const { item, config } = found.value;
  const read = readDecided(list, config);
  return read.ok ? success({ item, config, plan: read.value.plan, state: read.value.state }) : read;
}

const RENDER = "render the package first: landfall fn render DIR";

/** `NotRendered` where the config asks for another attempt than the plan is of: a word would be for the wrong one. */
export function checkRendered({ config, state }: Standing): Problem | undefined {
  const { revision, restart = 0 } = config;
  if (revision !== state.revision)
    return problem("NotRendered", `the config asks for ${revision}, and the plan is for ${state.revision}`, RENDER);
  if (restart > state.restart)
    return problem("NotRendered", `the config asks for another attempt than ${state.attempt}`, RENDER);
  return undefined;
}

/** An error of a verb. */
export function problem(code: string, message: string, hint?: string): Problem {
  return { code, severity: "error", message, ...(hint !== undefined && { hint }) };
}

/** What makes no sense now: how the rollout stands, and what would let it go on. */
export function senseless(code: string, message: string, { plan, state }: Standing): Result<never> {
  const { message: stands, releasedBy } = explain(plan, state, state.at);
  return failure(problem(code, message, `${stands}${releasedBy === undefined ? "" : `; goes on ${releasedBy}`}`));
}
