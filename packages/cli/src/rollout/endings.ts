import { failure, type Result, success } from "@landfall/core/object";
import { blockersOf, nameSome, returningOf } from "@landfall/core/rollout";
import { findTarget } from "./name-subject.ts";
import { rolloutCommand } from "./place.ts";
import { type Order, problem, type RolloutStanding, senseless, type Verb, whatItDoes } from "./verb.ts";

/** The verb `abort`: ends the attempt without going back. */
export const abort: Verb = (standing, order) => {
  const { item, config, state } = standing;
  const { attempt } = state;
  const does = whatItDoes("abort", standing, order);
  if (!does.ok) return does;
  const said = saidAlready(config.abort, attempt);
  if (said !== undefined) return said;
  item.set(["abort"], { attempt, by: order.by, reason: order.reason });
  return success([`attempt ${attempt} at ${state.revision} is aborted: its targets stay where they are`]);
};

/** The verb `rollback`: returns the targets that the attempt has released. */
export const rollback: Verb = (standing, order) => {
  const { item, config, state } = standing;
  const { attempt, revision } = state;
  const does = whatItDoes("rollback", standing, order);
  if (!does.ok) return does;
  const { goes, stuck, pinned, changed, before } = returningOf(state);
  if (goes.length + stuck.length === 0)
    return senseless("NothingToRollBack", `nothing was brought to ${revision} that could go back`, standing);
  if (goes.length === 0 && stuck.every((key) => state.targets.get(key)?.reason === "NoLastGood"))
    return inVain(standing, order, stuck);
  const said = saidAlready(config.rollback, attempt);
  if (said !== undefined) return said;
  item.set(["rollback"], { attempt, by: order.by, reason: order.reason });
  const stays = (keys: readonly string[], what: string): readonly string[] =>
    keys.length === 0 ? [] : [`not sent back: ${keys.length} that ${what}: ${nameSome(keys)}`];
  const behind = goes.filter((key) => {
    const { revision: at, movedTo } = state.targets.get(key) ?? {};
    return at === movedTo && movedTo !== revision;
  });
  const bad = (state.tainted ?? []).filter((one) => one.revision !== revision).map((one) => one.revision);
  const when = state.brakedBy === undefined ? "" : `, when the handbrake of ${state.brakedBy} is taken back`;
  return success([
    `sent back, each to its own last known good: ${goes.length} of ${state.targets.size} targets${when}`,
    ...(behind.length === 0 ? [] : [`also what an attempt before left at what went bad: ${nameSome(behind)}`]),
    ...stays(stuck, "have nothing to go back to"),
    ...stays(pinned, "are pinned"),
    ...stays(changed, "somebody changed by hand"),
    ...stays(before, `had ${revision} before this rollout`),
    ...(bad.length === 0 ? [] : [`nothing goes back to ${nameSome(bad)}: stopped, aborted or rolled back before`]),
  ]);
};

/** Refuses a rollback after one that found nothing to go back to: only what clears a revision would change that. */
function inVain(standing: RolloutStanding, { place }: Order, stuck: readonly string[]): Result<never> {
  const { state } = standing;
  const good = new Set(stuck.map((key) => state.targets.get(key)?.lastGood));
  const shunned = (state.tainted ?? []).map(({ revision }) => revision).filter((revision) => good.has(revision));
  const clears = shunned.length === 0 ? [] : [rolloutCommand(place, "clear", shunned)];
  const message = `a rollback found nothing to go back to already, for ${nameSome(stuck)}`;
  return senseless("NothingToRollBack", message, standing, [...clears, rolloutCommand(place, "retry", [])]);
}

/** The verb `clear`: allows rollbacks to the given revisions again. */
export const clear: Verb = (standing, { words, by, reason }) => {
  const { item, config, state } = standing;
  const { attempt, tainted = [] } = state;
  const done: string[] = [];
  for (const revision of words) {
    const known = tainted.find((one) => one.revision === revision);
    if (known === undefined) {
      const names = tainted.map((one) => one.revision);
      const message = `no rollback shuns ${revision}`;
      const hint = names.length === 0 ? "there is nothing to clear" : `those that are shunned: ${nameSome(names)}`;
      return failure(problem("NothingToClear", message, hint));
    }
    const before = config.clears?.find((one) => one.revision === revision && (one.attempt ?? 1) >= known.attempt);
    if (before !== undefined) return alreadyAsked(before.by);
    item.append(["clears"], { revision, attempt, by, reason });
    done.push(`rollbacks may go back to ${revision} again: what became of it up to attempt ${attempt} is cleared`);
  }
  return success(done);
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

/** The verb `retry`: begins a new attempt; with targets, retries these in the present one. */
export const retry: Verb = (standing, order) =>
  order.words.length === 0 ? restart(standing, order) : retryTargets(standing, order);

function restart(standing: RolloutStanding, order: Order): Result<readonly string[]> {
  const { by, reason } = order;
  const { item, config, state } = standing;
  const failed = [...state.targets.values()].some((target) => target.state !== "Landed");
  const does = whatItDoes("restart", standing, order);
  if (!does.ok && !isDecidedAhead(standing)) return does;
  if (state.phase === "Completed" && !failed)
    return senseless("NothingToRetry", "a new attempt makes sense when not all has landed, and all has", standing);
  item.set(["restart"], Math.max(config.restart ?? 0, state.restart) + 1);
  item.set(["restartedBy"], { by, reason });
  return success([`attempt ${state.attempt + 1} at ${config.revision} begins`]);
}

/** Whether the last decision was made by a clock that was ahead, and only another attempt goes on before that time has come. */
function isDecidedAhead({ plan, state, now }: RolloutStanding): boolean {
  return blockersOf(plan, state, { now }).ofRollout()?.kind === "ClockAhead" && state.phase !== "RollingBack";
}

/** The targets that one depends on, however far, and that failed too: it is tried again with them, or not at all. */
function failedBefore({ plan, state }: RolloutStanding, target: string): readonly string[] {
  if (state.phase === "RollingBack" || state.phase === "RolledBack") return [];
  const planned = new Map(plan.waves.flatMap(({ targets }) => targets.map((one) => [one.key, one.dependsOn] as const)));
  const found = new Set([target]);
  for (const key of found)
    for (const other of planned.get(key) ?? []) if (state.targets.get(other)?.state === "Failed") found.add(other);
  return [...found].slice(1).sort();
}

function retryTargets(standing: RolloutStanding, order: Order): Result<readonly string[]> {
  const { words, by, reason, place } = order;
  const { item, plan, state, config } = standing;
  const { attempt } = state;
  const triesOf = (key: string): number => state.targets.get(key)?.tries ?? 1;
  const askedBefore = (key: string) =>
    config.retries?.find(
      (one) => one.target === key && (one.attempt ?? 1) === attempt && (one.tries ?? 1) === triesOf(key),
    );
  const heard = whatItDoes("retry", standing, order);
  if (!heard.ok) return heard;
  const named = new Set<string>();
  const done: string[] = [];
  for (const word of words) {
    const found = findTarget(plan, word);
    if (!found.ok) return found;
    const target = found.value;
    const does = whatItDoes("retry", standing, order, target);
    if (!does.ok) return does;
    const before = askedBefore(target);
    if (before !== undefined) return alreadyAsked(before.by);
    named.add(target);
    done.push(does.value.replace("the target", `target ${target}`));
  }
  const kept = [...named].flatMap((target) => failedBefore(standing, target));
  const alone = new Set(kept.filter((key) => !named.has(key) && askedBefore(key) === undefined));
  if (alone.size > 0) {
    const message = `what is to be tried again depends on what has failed too: ${[...alone].join(", ")}`;
    return senseless("NothingToRetry", message, standing, [rolloutCommand(place, "retry", [...alone, ...named])]);
  }
  for (const target of named) item.append(["retries"], { target, attempt, tries: triesOf(target), by, reason });
  return success(done);
}
