import { failure, type Result, success } from "@landfall/core/object";
import { isOnItsWay } from "@landfall/core/rollout";
import { findTarget } from "./name-subject.ts";
import { type Order, problem, type Standing, senseless, type Verb } from "./verb.ts";

/** Ends the attempt where it is. */
export const abort: Verb = (standing, order) => {
  const { item, config, state } = standing;
  const { attempt, phase } = state;
  if (phase !== "Running" && phase !== "Paused")
    return senseless("NothingToAbort", `attempt ${attempt} has ended`, standing);
  const said = saidAlready(config.abort, attempt);
  if (said !== undefined) return said;
  item.set(["abort"], { attempt, by: order.by, reason: order.reason });
  return success([`attempt ${attempt} at ${state.revision} is aborted: its targets stay where they are`]);
};

/** Sends back what the attempt has released. */
export const rollback: Verb = (standing, order) => {
  const { item, config, state } = standing;
  const { attempt, phase } = state;
  if (phase === "RollingBack" || phase === "RolledBack")
    return senseless("NothingToRollBack", `attempt ${attempt} is rolled back already`, standing);
  const touched = [...state.targets.values()].filter(({ releasedAt }) => releasedAt !== undefined);
  if (touched.length === 0) return senseless("NothingToRollBack", `attempt ${attempt} has released nothing`, standing);
  const said = saidAlready(config.rollback, attempt);
  if (said !== undefined) return said;
  item.set(["rollback"], { attempt, by: order.by, reason: order.reason });
  const others = [...state.targets.values()].filter((one) => one.state === "Landed" && one.releasedAt === undefined);
  const lost = touched.filter(({ lastGood }) => lastGood === undefined || lastGood === state.revision).length;
  return success([
    `sent back, each to its own last known good: ${touched.length} of ${state.targets.size} targets`,
    ...(lost === 0 ? [] : [`${lost} of them have no last known good, and are held where they are`]),
    ...(others.length === 0 ? [] : [`not sent back: ${others.length} that had ${state.revision} before this attempt`]),
  ]);
};

function saidAlready(
  before: { readonly attempt?: number; readonly by: string } | undefined,
  attempt: number,
): Result<never> | undefined {
  if (before === undefined || (before.attempt ?? 1) !== attempt) return undefined;
  return alreadyAsked(before.by);
}

function alreadyAsked(by: string): Result<never> {
  const hint = "the next render carries it out: landfall fn render DIR";
  return failure(problem("SaidAlready", `${by} has asked for it already`, hint));
}

/** Begins a new attempt; with targets, tries these again in this one. */
export const retry: Verb = (standing, order) =>
  order.words.length === 0 ? restart(standing, order) : retryTargets(standing, order);

function restart(standing: Standing, { by, reason }: Order): Result<readonly string[]> {
  const { item, config, state } = standing;
  const failed = [...state.targets.values()].some((target) => target.state !== "Landed");
  if (isOnItsWay(state) || (state.phase === "Completed" && !failed))
    return senseless(
      "NothingToRetry",
      "a new attempt makes sense when this one has ended and not all has landed",
      standing,
    );
  item.set(["restart"], Math.max(config.restart ?? 0, state.restart) + 1);
  item.set(["restartedBy"], { by, reason });
  return success([`attempt ${state.attempt + 1} at ${state.revision} begins`]);
}

function retryTargets(standing: Standing, { words, by, reason }: Order): Result<readonly string[]> {
  const { item, plan, state, config } = standing;
  const { attempt, phase } = state;
  if (phase === "RollingBack" || phase === "RolledBack" || state.aborted !== undefined)
    return senseless("NothingToRetry", `attempt ${attempt} has ended: only a new one tries again`, standing);
  const done: string[] = [];
  for (const word of words) {
    const found = findTarget(plan, word);
    if (!found.ok) return found;
    const target = found.value;
    const known = state.targets.get(target);
    if (known?.state !== "Failed")
      return senseless(
        "NothingToRetry",
        `target ${target} has not failed: it is ${known?.state ?? "Waiting"}`,
        standing,
      );
    const { tries = 1 } = known;
    const before = config.retries?.find(
      (one) => one.target === target && (one.attempt ?? 1) === attempt && (one.tries ?? 1) === tries,
    );
    if (before !== undefined) return alreadyAsked(before.by);
    item.append(["retries"], { target, attempt, tries, by, reason });
    done.push(`target ${target} is tried again, and its failure counts no more`);
  }
  return success(done);
}
