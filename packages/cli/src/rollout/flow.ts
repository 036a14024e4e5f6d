import { failure, type Result, success } from "@landfall/core/object";
import { removeEntries } from "./list-edits.ts";
import { findTarget } from "./name-subject.ts";
import {
  type ConfigAlone,
  type Order,
  problem,
  type RolloutStanding,
  senseless,
  type Verb,
  whatItDoes,
} from "./verb.ts";

/** The verb `pause`: releases nothing more; targets under way go on. */
export const pause: Verb = (standing, order) => {
  const does = whatItDoes("pause", standing, order);
  if (!does.ok && standing.config.pause === undefined) return does;
  return stop("pause", standing, order);
};

/**
 * The verb `handbrake`: stops everything at once, including rollbacks and deadlines. Works in every state, because
 * orders may still be pending in any.
 */
export function handbrake(standing: ConfigAlone, order: Order): Result<readonly string[]> {
  return stop("handbrake", standing, order);
}

/** Pauses a rollout of which only the config can be read. */
export function pauseAnyway(standing: ConfigAlone, order: Order): Result<readonly string[]> {
  return stop("pause", standing, order);
}

/** Resumes a rollout, after pause or handbrake, of which only the config can be read. */
export function resumeAnyway({ item, config }: ConfigAlone, { words, by, reason }: Order): Result<readonly string[]> {
  const taken = STOPS.filter((field) => config[field] !== undefined);
  if (words.length > 0 || taken.length === 0)
    return failure(problem("NothingToResume", words.length > 0 ? "nothing is known of its targets" : NO_STOP));
  item.set(["resumedBy"], { by, reason });
  return success(takeBack(item, config, taken));
}

function stop(
  field: "pause" | "handbrake",
  { item, config }: ConfigAlone,
  { by, reason }: Order,
): Result<readonly string[]> {
  const before = config[field];
  if (before !== undefined) {
    const why = before.reason === undefined ? "" : ` (${before.reason})`;
    return failure(problem("SaidAlready", `there is a ${field} by ${before.by} already${why}`));
  }
  item.set([field], { by, reason });
  return success([field === "pause" ? "paused: nothing more is released" : BRAKED]);
}

const BRAKED =
  "stopped by the handbrake: nothing is released or sent back, and nothing is written to what the rollout has touched";

/**
 * The verb `resume`: ends a pause and a handbrake; with targets, ends their skip or pin. Who last did so, and why, is
 * kept.
 */
export const resume: Verb = (standing, order) => {
  const { words, by, reason } = order;
  const done = words.length === 0 ? resumeAll(standing) : resumeTargets(standing, order);
  if (done.ok) standing.item.set(["resumedBy"], { by, reason });
  return done;
};

function resumeAll(standing: RolloutStanding): Result<readonly string[]> {
  const { item, config } = standing;
  const taken = STOPS.filter((field) => config[field] !== undefined);
  if (taken.length === 0) return senseless("NothingToResume", NO_STOP, standing);
  return success(takeBack(item, config, taken));
}

const STOPS = ["pause", "handbrake"] as const;
const NO_STOP = "there is neither a pause nor a handbrake";

function takeBack(
  item: RolloutStanding["item"],
  config: RolloutStanding["config"],
  taken: readonly ("pause" | "handbrake")[],
): readonly string[] {
  for (const field of taken) item.delete([field]);
  return taken.map((field) => `goes on: the ${field} by ${config[field]?.by ?? ""} is taken back`);
}

function resumeTargets(standing: RolloutStanding, { words }: Order): Result<readonly string[]> {
  const { item, plan, config } = standing;
  const told = [...(config.skips ?? []), ...(config.pins ?? [])].map(({ target }) => target);
  const done: string[] = [];
  for (const word of words) {
    // A skip or pin of a target that is gone can still be removed.
    const found = told.includes(word) ? success(word) : findTarget(plan, word);
    if (!found.ok) return found;
    const target = found.value;
    const removed = (["skips", "pins"] as const).filter(
      (list) => removeEntries(item, list, (one) => one["target"] === target) > 0,
    );
    if (removed.length === 0)
      return senseless("NothingToResume", `target ${target} is neither skipped nor pinned`, standing);
    done.push(
      `target ${target} is ${removed.map((list) => (list === "skips" ? "skipped" : "pinned")).join(" and ")} no more`,
    );
  }
  return success(done);
}
