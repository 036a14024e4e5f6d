import { failure, type Result, success } from "@landfall/core/object";
import { removeEntries } from "./list-edits.ts";
import { findTarget } from "./name-subject.ts";
import { type Order, problem, type Standing, senseless, type Verb, whatItDoes } from "./verb.ts";

/** Releases nothing more; what is on the way goes on. */
export const pause: Verb = (standing, order) => {
  const does = whatItDoes("pause", standing, order);
  if (!does.ok && standing.config.pause === undefined) return does;
  return stop("pause", standing, order);
};

/** Stops everything at once, rollbacks and deadlines too: in every state, as orders may still be written in it. */
export const handbrake: Verb = (standing, order) => stop("handbrake", standing, order);

function stop(
  field: "pause" | "handbrake",
  { item, config }: Standing,
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

/** Takes back a pause and a handbrake; with targets, that these are skipped or pinned. Who did so last, and why, is kept. */
export const resume: Verb = (standing, order) => {
  const { words, by, reason } = order;
  const done = words.length === 0 ? resumeAll(standing) : resumeTargets(standing, order);
  if (done.ok) standing.item.set(["resumedBy"], { by, reason });
  return done;
};

function resumeAll(standing: Standing): Result<readonly string[]> {
  const { item, config } = standing;
  const taken = (["pause", "handbrake"] as const).filter((field) => config[field] !== undefined);
  if (taken.length === 0) return senseless("NothingToResume", "there is neither a pause nor a handbrake", standing);
  for (const field of taken) item.delete([field]);
  return success(taken.map((field) => `goes on: the ${field} by ${config[field]?.by ?? ""} is taken back`));
}

function resumeTargets(standing: Standing, { words }: Order): Result<readonly string[]> {
  const { item, plan, config } = standing;
  const told = [...(config.skips ?? []), ...(config.pins ?? [])].map(({ target }) => target);
  const done: string[] = [];
  for (const word of words) {
    // What was said of a target that is gone can still be taken back.
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
