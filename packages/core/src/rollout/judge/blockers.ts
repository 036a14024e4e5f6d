import { millisOf, type TimeInput } from "../../object/index.ts";
import type { Blocker, Blockers, Releaser, Silence, Superseding } from "../model/blocker.ts";
import { isFresh, isRevision, toSecond, unseenHealthIn } from "../model/evidence.ts";
import type { DecideInputs } from "../model/inputs.ts";
import type { Plan } from "../model/plan.ts";
import { isByPerson, isGoingBack, isOnItsWay, type RolloutState, stillAt, type TargetWord } from "../model/state.ts";
import { blockerOfTarget, seenLanded } from "./blocker-of-target.ts";
import { blockerOfOpenWave, blockerOfWave } from "./blocker-of-wave.ts";
import { DEPENDENCY_FAILED } from "./counters.ts";
import { goneOnTheWayBack, keeperOfTurns } from "./goes-back.ts";
import { type JudgedRollout, type JudgedStanding, type Keeping, type Placed, type Places, since } from "./judges.ts";
import { openRooms } from "./rooms.ts";
import { standingIn } from "./standing.ts";
import { keeperOfPhase, keeperOfRollback, NEW_ATTEMPT, nextAttempt, stopOf } from "./standstill.ts";
import { toldTo } from "./told.ts";
import { judgeWaves } from "./waves.ts";

/** The inputs of the decision that made a state, as far as they are known. */
export interface BlockersInput extends Partial<DecideInputs> {
  /** The time: milliseconds since the epoch, RFC 3339 or a `Date`. */
  readonly now: TimeInput;
  /** A revision that is wanted but does not begin yet. */
  readonly superseding?: { readonly revision: string; readonly policy: "queue" | "refuse" } | undefined;
}

type Timed = BlockersInput & { readonly now: number };

/**
 * Judges the blockers of a rollout, with the same functions by which `decide` releases, on the state that it returned.
 * A missing input counts as unknown: without `shared`, a shared budget blocks all that it can; without `evidence`,
 * targets that depend on other packages wait, and no landed target counts as regressed or silent. Each blocker is
 * computed when it is read. Throws a `RangeError` if `now` is not a time.
 */
export function blockersOf(plan: Plan, state: RolloutState, given: BlockersInput): Blockers {
  const input: Timed = { ...given, now: millisOf(given.now) };
  let made: JudgedRollout | undefined;
  const places = placesIn(plan);
  const judged = (): JudgedRollout =>
    (made ??= judgeRollout(plan, state, input, () => blockerOfOpenWave(judged(), places)));
  const isAhead = isOnItsWay(state) && state.at - input.now > plan.staleAfter;
  const seen = (blocker: Blocker | undefined): Blocker | undefined => {
    if (blocker === undefined) return undefined;
    const led = leadOn(blocker, { ofWave: keeperOfWaveOnce, ofTarget: keeperOfTargetOnce });
    return isAhead ? behindClock(led, state) : led;
  };
  const keeperOfWaveOnce = once((wave: number) => blockerOfWave(judged(), places, wave));
  const keeperOfTargetOnce = once((key: string) => {
    const placed = places(key);
    return placed === undefined ? undefined : blockerOfTarget(judged(), places, placed);
  });
  const ofTarget = (key: string): Blocker | undefined => {
    const placed = places(key);
    return seen(placed === undefined ? leftOut(judged(), key) : blockerOfTarget(judged(), places, placed));
  };
  return {
    ofRollout: () => seen(blockerOfRollout(judged(), places)),
    ofWave: (wave) => seen(blockerOfWave(judged(), places, wave)),
    ofTarget,
    silenceOf: (key) => findSilence(plan, state, input, key),
    unseenHealthOf: (key) => findUnseenHealth(plan, state, input, key),
    ofWish: () => (input.superseding === undefined ? undefined : supersedes(input.superseding, state)),
    targets: function* () {
      for (const key of keysOf(plan)) {
        const blocker = ofTarget(key);
        if (blocker !== undefined) yield [key, blocker];
      }
    },
  };
}

function once<Key>(find: (key: Key) => Blocker | undefined): (key: Key) => Blocker | undefined {
  const known = new Map<Key, Blocker | undefined>();
  return (key) => {
    if (!known.has(key)) known.set(key, find(key));
    return known.get(key);
  };
}

/** The longest chain of blockers that is followed: the number of links. */
const LONGEST_CHAIN = 1000;

/** Follows a blocker that waits for an earlier wave or another target to whoever can release that one. */
function leadOn(blocker: Blocker, { ofWave, ofTarget }: Pick<Blockers, "ofWave" | "ofTarget">): Blocker {
  if (blocker.kind !== "EarlierWave" && blocker.kind !== "Dependency") return blocker;
  let last: Blocker = blocker;
  for (let left = LONGEST_CHAIN; left > 0; left -= 1) {
    const next: Blocker | undefined =
      last.kind === "EarlierWave"
        ? ofWave(last.wave)
        : last.kind === "Dependency" && !last.elsewhere
          ? ofTarget(last.on)
          : undefined;
    if (next === undefined) break;
    last = next;
  }
  return { ...blocker, who: last.who, until: last.until };
}

/** Judges a state as `decide` does; within an attempt `now` is never before the time of the state. */
function judgeRollout(
  plan: Plan,
  state: RolloutState,
  inputs: Timed,
  openWave: JudgedRollout["openWave"],
): JudgedRollout {
  let failedWith: ReadonlyMap<string, readonly string[]> | undefined;
  const now = Math.max(toSecond(inputs.now), state.at);
  const told = toldTo(state, inputs);
  const standing = standingIn(plan, state, { now, told, evidence: inputs.evidence ?? new Map() });
  const hasEnded = state.phase === "Running" || state.phase === "Paused" || state.phase === "Completed";
  const stop = hasEnded ? undefined : stopOf(standing, state);
  const clockMissing = inputs.clockMissing === true;
  const goesBackOnAsking = inputs.rollback?.attempt === state.attempt;
  const standstill = keeperOfPhase(state, stop, { clockMissing, waitsToGoBack: waitsToGoBack(plan, state, inputs) });
  return {
    plan,
    state,
    standing,
    waves: inputs.evidence === undefined ? { ...judgeWaves(standing), proof: () => undefined } : judgeWaves(standing),
    rooms: openRooms(standing, state),
    stop,
    standstill: standstill === undefined || goesBackOnAsking ? standstill : () => retriedFirst(standstill(), standing),
    turns: lazily(() => keeperOfTurns(plan, state)),
    openWave: lazily(openWave),
    clock: toSecond(inputs.now),
    failedWith: () => (failedWith ??= findFailedWith(plan, state)),
  };
}

/** Whether a stopped rollout goes back as soon as the handbrake is taken back: somebody asked for it, or the strategy does. */
function waitsToGoBack(
  { onFailure }: Plan,
  { phase, brakedBy, attempt, aborted }: RolloutState,
  { rollback }: Partial<DecideInputs>,
): boolean {
  if (phase !== "Stopped" || brakedBy === undefined) return false;
  return rollback?.attempt === attempt || (onFailure === "rollback" && !isByPerson(aborted));
}

/**
 * Puts those who try the failed targets again first where all of them are back: no other attempt is needed, as they
 * are seen landed. Where somebody asked for a rollback, it would undo that, so they come after it.
 */
function retriedFirst(stopped: Keeping, standing: JudgedStanding): Keeping {
  if (stopped.kind !== "Stopped") return stopped;
  const isBackAll = (one: Releaser): boolean =>
    one.by === "person" && one.verb === "retry" && one.targets?.every((key) => seenLanded(standing, key)) === true;
  const first = stopped.who.filter(isBackAll);
  return first.length === 0
    ? stopped
    : { ...stopped, who: [...first, ...stopped.who.filter((one) => !isBackAll(one))] };
}

/** Returns the targets that failed because of another one, by that one's key; a chain counts for its first target. */
function findFailedWith({ waves }: Plan, { targets }: RolloutState): ReadonlyMap<string, readonly string[]> {
  const roots = new Map<string, string>();
  const found = new Map<string, string[]>();
  for (const { key, dependsOn } of waves.flatMap((wave) => wave.targets)) {
    if (targets.get(key)?.reason !== DEPENDENCY_FAILED) continue;
    const on = dependsOn.find((other) => targets.get(other)?.state === "Failed");
    if (on === undefined) continue;
    const root = roots.get(on) ?? on;
    roots.set(key, root);
    found.set(root, [...(found.get(root) ?? []), key]);
  }
  return found;
}

/** States in which it matters whether there is evidence of a target. */
const WATCHED: ReadonlySet<TargetWord> = new Set(["Released", "Landed", "RollingBack"]);

function findSilence(
  { staleAfter }: Plan,
  state: RolloutState,
  { evidence, now }: Timed,
  key: string,
): Silence | undefined {
  const target = state.targets.get(key);
  if (evidence === undefined || target === undefined || !WATCHED.has(target.state)) return undefined;
  const seen = evidence.get(key);
  if (seen !== undefined && isFresh(seen, Math.max(toSecond(now), state.at), staleAfter)) return undefined;
  return seen?.observedAt === undefined ? {} : { since: toSecond(seen.observedAt) };
}

/** Returns what a fresh report says of a target that is to be seen at its revision, and has no health there. */
function findUnseenHealth(
  { staleAfter }: Plan,
  state: RolloutState,
  { evidence, now }: Timed,
  key: string,
): string | undefined {
  const target = state.targets.get(key);
  const seen = evidence?.get(key);
  if (seen?.health !== "Unknown" || target === undefined || !WATCHED.has(target.state)) return undefined;
  if (!isFresh(seen, Math.max(toSecond(now), state.at), staleAfter)) return undefined;
  return unseenHealthIn(seen, isRevision(target.revision ?? state.revision));
}

function lazily<T>(make: () => T): () => T {
  let made: readonly [T] | undefined;
  return () => (made ??= [make()])[0];
}

function placesIn(plan: Plan): Places {
  let index: Map<string, Placed> | undefined;
  return (key) => {
    index ??= new Map(
      plan.waves.flatMap(({ targets }, wave) => targets.map((planned) => [planned.key, { planned, wave }] as const)),
    );
    return index.get(key);
  };
}

function keysOf({ waves, held }: Plan): readonly string[] {
  return [...waves.flatMap(({ targets }) => targets.map(({ key }) => key)), ...held];
}

function blockerOfRollout(judged: JudgedRollout, places: Places): Blocker | undefined {
  const { state, stop } = judged;
  if (state.phase === "Completed") return undefined;
  const keeper = keeperOfRollback(state, stop) ?? judged.standstill;
  if (keeper === undefined) return blockerOfOpenWave(judged, places);
  const blocker = since(keeper, stillAt(state));
  const targets = state.phase === "RollingBack" ? goneOnTheWayBack(judged.plan, state) : [];
  return targets.length === 0 ? blocker : { ...blocker, who: [...blocker.who, { by: "person", verb: "pin", targets }] };
}

/** The blocker of a target that no wave has. */
function leftOut({ plan, state, openWave }: JudgedRollout, key: string): Blocker | undefined {
  if (!plan.held.includes(key)) return undefined;
  const { since: time, reason = "NoWave", message } = state.targets.get(key) ?? {};
  const who: readonly Releaser[] =
    reason === "Joined" ? nextAttempt(state, openWave) : [{ by: "person", verb: "strategy" }];
  return { kind: "Held", since: time, reason, message, who };
}

function behindClock(over: Blocker, { at, phase }: RolloutState): Blocker {
  // While the rollout goes back, no other attempt begins.
  const another: readonly Releaser[] = isGoingBack(phase) ? [] : [NEW_ATTEMPT];
  return { kind: "ClockAhead", since: over.since, until: at, next: at, over, who: [{ by: "time" }, ...another] };
}

function supersedes({ revision, policy }: NonNullable<BlockersInput["superseding"]>, state: RolloutState): Superseding {
  const abort: readonly Releaser[] = isGoingBack(state.phase) ? [] : [{ by: "person", verb: "abort" }];
  // An attempt that has ended gives way in the next second.
  const who: readonly Releaser[] = isOnItsWay(state) ? [{ by: "report" }, ...abort] : [{ by: "time" }];
  return { kind: "Superseding", revision, policy, who };
}
