import { formatDuration, formatTime, millisOf, type TimeInput } from "../../object/index.ts";
import { keptBack } from "../gates/table.ts";
import { blockersOf } from "../judge/blockers.ts";
import type { Blocker, Blockers, Silence, Subject } from "../model/blocker.ts";
import type { Plan, PlannedWave } from "../model/plan.ts";
import { isGoingBack, type RolloutState } from "../model/state.ts";
import type { Explanation, Parts } from "./explanation.ts";
import {
  countStates,
  describeBack,
  describeMissing,
  describeOpen,
  describeStop,
  describeThrough,
  describeWaveBack,
  stopIn,
} from "./facts.ts";
import { type About, AHEAD, type Sentence, sentenceOf } from "./sentences.ts";

/** A rollout with its blockers, which is to be explained. */
interface Told {
  readonly plan: Plan;
  readonly state: RolloutState;
  readonly blockers: Blockers;
}

/**
 * Explains one subject at `now`: its state, and the blocker that keeps it there. A target that is not in
 * the plan is said not to belong to it. `blockers` are those of the decision that made the state; without them, nothing
 * is known of shared budgets and of requests made since. Throws a `RangeError` if `now` is not a time.
 *
 * @example
 * ```ts
 * import { decide, explainRollout, planRollout, readStrategy } from "@landfall/core/rollout";
 *
 * const strategy = readStrategy({ waves: [{ name: "all", select: { rest: true } }] });
 * if (!strategy.ok) throw new Error(strategy.problems[0]?.message);
 * const plan = planRollout(strategy.value, [{ target: { cluster: "eu-1" }, labels: {} }], { rollout: "shop" });
 * if (!plan.ok) throw new Error(plan.problems[0]?.message);
 * const now = "2026-11-21T09:00:00Z";
 * const { state } = decide(plan.value, undefined, { revision: "v2", restart: 0, now, evidence: new Map() });
 * console.log(explainRollout(plan.value, state, now).message); // rollout of v2: wave all is open: 0 of 1 landed, 1 on the way
 * ```
 */
export function explainRollout(
  plan: Plan,
  state: RolloutState,
  at: TimeInput,
  subject?: Subject,
  blockers: Blockers = blockersOf(plan, state, { now: at }),
): Explanation {
  const now = millisOf(at);
  const {
    message,
    since: first,
    who = [],
    until,
    silent,
    deadline,
    ...rest
  } = partsOf({ plan, state, blockers }, subject);
  // A state with time 0 began before the clock was known.
  const since = first === 0 ? undefined : first;
  // The time of the decision counts here, as the caller's clock may be far ahead of it.
  const from = Math.min(now, state.at);
  const releasedBy = rest.releasedBy === undefined ? undefined : withEarliest(rest.releasedBy, from, until);
  const age =
    since === undefined || now < since
      ? ""
      : ` (since ${formatTime(since)}, ${formatDuration(Math.floor((now - since) / 1000) * 1000)})`;
  const next = releasedBy === undefined ? "" : `; goes on ${releasedBy}`;
  const quiet = silent?.since === undefined ? "" : ` (last seen ${formatTime(silent.since)})`;
  return {
    line: `${message}${age}${quiet}${next}`,
    message,
    ...(since !== undefined && { since }),
    ...(releasedBy !== undefined && { releasedBy }),
    who,
    ...(until !== undefined && until > from && { until }),
    ...(silent !== undefined && { silent }),
    ...(deadline !== undefined && deadline > from && { deadline }),
  };
}

/** Adds the earliest time to the text about a release, where it does not name that time itself. */
function withEarliest(releasedBy: string, from: number, until: number | undefined): string {
  if (until === undefined || until <= from || releasedBy.includes(formatTime(until))) return releasedBy;
  return `${releasedBy}, at the earliest at ${formatTime(until)}`;
}

function partsOf(told: Told, subject: Subject): Parts {
  if (subject === undefined) return ofRollout(told);
  return "wave" in subject ? ofWave(told, subject.wave) : ofTarget(told, subject.target);
}

function ofRollout(told: Told): Parts {
  const { plan, state, blockers } = told;
  const name = `rollout of ${state.revision}`;
  if (state.phase === "Completed")
    return { message: `${name} is completed${describeMissing(plan, state)}`, since: state.completedAt ?? state.at };
  const blocker = blockers.ofRollout();
  if (blocker !== undefined && isOfAll(blocker))
    return tell(blocker, { subject: "rollout", plan, state }, ({ says }, { kind }) => {
      const back = kind === "RollingBack" || kind === "RolledBack" ? describeRollback(told, blocker) : "";
      return `${name} ${says}${back}`;
    });
  const wave = ofWave(told, waveToTell(told));
  return { ...wave, message: `${name}: ${wave.message}` };
}

/** Blockers of a whole rollout at a standstill. */
const STILL: ReadonlySet<Blocker["kind"]> = new Set([
  "Paused",
  "Braked",
  "ClockMissing",
  "Stopped",
  "Aborted",
  "RollingBack",
  "RolledBack",
]);

/** Returns whether a blocker keeps everything that could start. */
function isOfAll(blocker: Blocker): boolean {
  const own = ownOf(blocker);
  return STILL.has(own.kind) || isReleaseGate(own);
}

/** Returns the wave that explains the rollout: the first blocked one among those reached so far. */
function waveToTell({ state, blockers }: Told): number {
  for (let wave = 0; wave < state.wave; wave += 1) if (blockers.ofWave(wave) !== undefined) return wave;
  return state.wave;
}

function describeRollback({ plan, state, blockers }: Told, blocker: Blocker): string {
  const stop = state.phase === "RollingBack" ? stopIn(ownOf(blocker)) : undefined;
  const why = stop === undefined ? "" : `, as ${describeStop(stop, plan, state)}`;
  const queue =
    state.phase === "RollingBack" ? [...blockers.targets()].filter(([, one]) => QUEUED.has(ownOf(one).kind)) : [];
  const brake =
    state.phase === "RollingBack" && state.brakedBy !== undefined
      ? `; stopped by the handbrake of ${state.brakedBy}`
      : "";
  return `${why}: ${describeBack(state, queue.length)}${brake}`;
}

/** Blockers of a target that waits for its turn in a rollback. */
const QUEUED: ReadonlySet<Blocker["kind"]> = new Set(["RollbackTurn", "Braked"]);

function ofWave(told: Told, index: number): Parts {
  const { plan, state, blockers } = told;
  const wave = plan.waves[index];
  if (wave === undefined) return { message: "every wave is through", since: state.completedAt ?? state.at };
  const blocker = blockers.ofWave(index);
  if (blocker === undefined) return { message: describeThrough(wave, state), since: state.waves[index]?.landedAt };
  const about: About = { subject: "wave", plan, state, wave: wave.name };
  const own = ownOf(blocker);
  if (isGoingBack(state.phase)) return tell(blocker, about, () => describeWaveBack(wave, state));
  if (own.kind === "Stopped" && own.wave === index)
    return tell(blocker, about, () => `stopped: ${describeStop(own, plan, state)}`);
  const isOpen = state.waves[index]?.openedAt !== undefined && index <= state.wave;
  const beside = besideOf(own);
  const how = isOpen ? ofOpenWave(told, wave, beside) : ofClosedWave(about, beside);
  const isStill = beside !== own || STILL.has(own.kind);
  return tell(blocker, about, () => how.message, isStill ? undefined : how.releasedBy);
}

/** Returns the blocker of a wave that applies besides the standstill of its rollout. */
function besideOf(blocker: Blocker): Blocker {
  return (STILL.has(blocker.kind) && "over" in blocker ? blocker.over : undefined) ?? blocker;
}

function ofClosedWave(about: About, blocker: Blocker): Parts {
  return { message: `wave ${about.wave} ${sentenceOf(blocker, about).says}` };
}

function ofOpenWave(told: Told, wave: PlannedWave, blocker: Blocker): Parts {
  const { plan, state, blockers } = told;
  const counts = countStates(wave, state);
  const open = describeOpen(wave, state, blockers);
  if (blocker.kind === "InFlight" || STILL.has(blocker.kind)) return { message: open };
  const waiting = isReleaseGate(blocker) ? undefined : wave.targets.find(({ key }) => isWaiting(state, key));
  if (waiting !== undefined) {
    const { says, releasedBy } = sentenceOf(blocker, aboutTarget(told, waiting.key, wave));
    return { message: `${open}; ${waiting.key} ${says}`, releasedBy };
  }
  if (blocker.kind !== "EarlierWave") return ofClosedWave({ subject: "wave", plan, state, wave: wave.name }, blocker);
  const message = `wave ${wave.name} is done: ${counts.Landed} of ${wave.targets.length} landed`;
  return { message, releasedBy: "when every wave before it is through" };
}

/** Returns whether a target waits for its release or for a retry. */
function isWaiting({ targets }: RolloutState, key: string): boolean {
  const { state: word = "Waiting", retryAt } = targets.get(key) ?? {};
  return word === "Waiting" || (word === "Released" && retryAt !== undefined);
}

function ofTarget(told: Told, key: string): Parts {
  const { plan, state, blockers } = told;
  const blocker = blockers.ofTarget(key);
  const target = state.targets.get(key);
  const silent = blockers.silenceOf(key);
  const quiet = silent === undefined ? "" : "; nothing fresh is seen of it";
  if (blocker === undefined) {
    if (target?.state !== "Landed") return ofStranger(state, key);
    return { message: `${key} has landed at ${state.revision}${quiet}`, since: target.since, silent };
  }
  const wave = plan.waves.find(({ targets }) => targets.some((one) => one.key === key));
  const parts = tell(blocker, aboutTarget(told, key, wave), ({ says }) => `${key} ${says}${quiet}`);
  return silent === undefined ? parts : { ...parts, silent };
}

/** Explains a target that the plan does not have: it left the inventory, or never was in it. */
function ofStranger({ gone = [], attempt }: RolloutState, key: string): Parts {
  const left = gone.find((one) => one.target === key);
  if (left === undefined) return { message: `${key} is no target of this rollout` };
  const { wave, goneAt } = left;
  const place = wave === undefined || left.attempt !== attempt ? "" : ` of wave ${wave}`;
  const releasedBy = "when the inventory has it again";
  return { message: `${key}${place} left the inventory`, since: goneAt, releasedBy };
}

function aboutTarget({ plan, state }: Told, key: string, wave: PlannedWave | undefined): About {
  return { subject: "target", plan, state, wave: wave?.name, target: state.targets.get(key) };
}

/** Returns a blocker in words, and the skew if a clock was ahead. */
function tell(
  blocker: Blocker,
  about: About,
  message: (sentence: Sentence, own: Blocker) => string,
  goesOn?: string,
): Parts {
  const own = ownOf(blocker);
  const sentence = sentenceOf(own, about);
  const since = isReleaseGate(own) ? shutSince(own) : own.since;
  const { who, until } = blocker;
  const releasedBy = goesOn ?? sentence.releasedBy;
  const deadline = own.kind === "InFlight" ? own.next : undefined;
  const told = { message: message(sentence, own), since, releasedBy, who, until, deadline, silent: silenceIn(own) };
  if (blocker.kind !== "ClockAhead") return told;
  return { ...told, message: `${told.message}; ${AHEAD}`, releasedBy: sentenceOf(blocker, about).releasedBy };
}

/** Returns the silence of sources that a blocker consists of, if it is one. */
function silenceIn(blocker: Blocker): Silence | undefined {
  if (blocker.kind === "Stale") return blocker.silentSince === undefined ? undefined : { since: blocker.silentSince };
  if (blocker.kind !== "Silent") return undefined;
  return blocker.silentSince === undefined ? {} : { since: blocker.silentSince };
}

/** Returns a blocker without its clock skew. */
function ownOf(blocker: Blocker): Blocker {
  return blocker.kind === "ClockAhead" ? blocker.over : blocker;
}

/**
 * Returns since when a gate that blocks everything has been shut. Only the gate itself knows, as this time is not
 * stored.
 */
function shutSince(blocker: Blocker): number | undefined {
  const gate = blocker.kind === "Retry" ? blocker.over : blocker;
  return gate?.kind === "Gate" ? gate.shutSince : undefined;
}

function isReleaseGate(blocker: Blocker): boolean {
  if (blocker.kind === "Retry") return blocker.over?.kind === "Gate";
  return blocker.kind === "Gate" && keptBack(blocker.gate) === "release";
}
