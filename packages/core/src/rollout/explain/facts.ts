import { DEPENDENCY_FAILED } from "../judge/counters.ts";
import { returningOf } from "../judge/goes-back.ts";
import type { AbortedAttempt, Blocker, Blockers, Stopped } from "../model/blocker.ts";
import { nameSome } from "../model/name-some.ts";
import type { Plan, PlannedWave } from "../model/plan.ts";
import type { FailureClass } from "../model/policies.ts";
import {
  isNotReady,
  NOT_READY,
  ROLLBACK_FAILED,
  type RolloutState,
  type TargetState,
  type TargetWord,
} from "../model/state.ts";

/** The state of a target, or `NotReady` if it waits for a cluster that is not ready. */
export type CountedWord = TargetWord | typeof NOT_READY;

/** The number of a wave's targets in each state; those that wait for a cluster that is not ready are counted apart. */
export type Counts = Readonly<Record<CountedWord, number>>;

/** Counts the targets of a wave by their state. */
export function countStates(wave: PlannedWave, state: RolloutState): Counts {
  const counts = { Waiting: 0, NotReady: 0, Released: 0, Landed: 0, Failed: 0, Held: 0, RollingBack: 0, RolledBack: 0 };
  for (const { key } of wave.targets) {
    const target = state.targets.get(key);
    counts[isNotReady(target) ? NOT_READY : (target?.state ?? "Waiting")] += 1;
  }
  return counts;
}

/** Describes a wave that has passed: `wave a is through: 3 of 4 landed, 1 held`. */
export function describeThrough(wave: PlannedWave, state: RolloutState): string {
  const { Landed, Failed, Held } = countStates(wave, state);
  const tolerated = Failed > 0 ? `, ${Failed} failed and tolerated` : "";
  const but = Held > 0 ? `${tolerated}, ${Held} held` : tolerated;
  const { promotedBy } = state.waves.find(({ name }) => name === wave.name) ?? {};
  const by = promotedBy === undefined ? "" : `, promoted by ${promotedBy}`;
  const gone = describeGone(goneFrom(state, wave.name));
  return `wave ${wave.name} is through: ${Landed} of ${wave.targets.length} landed${but}${gone}${by}`;
}

/** Returns the targets that left the inventory in this attempt: those of one wave, or all. */
function goneFrom({ gone = [], attempt }: RolloutState, wave?: string): readonly string[] {
  return gone
    .filter((one) => one.attempt === attempt && (wave === undefined || one.wave === wave))
    .map(({ target }) => target);
}

/** Describes targets that have left: `, 2 left the inventory (eu-1, eu-2)`. */
function describeGone(keys: readonly string[]): string {
  return keys.length === 0 ? "" : `, ${keys.length} left the inventory (${nameSome(keys)})`;
}

/**
 * Describes the targets without which a rollout completed: `: 7 of 9 landed, 1 failed (eu-1), 1 held (eu-2)`; empty if
 * all landed.
 */
export function describeMissing({ waves, held: leftOut }: Plan, state: RolloutState): string {
  const { targets } = state;
  const gone = goneFrom(state);
  const keys = [...waves.flatMap((wave) => wave.targets.map(({ key }) => key)), ...leftOut];
  const inState = (word: TargetState["state"]): readonly string[] =>
    keys.filter((key) => targets.get(key)?.state === word);
  const [failed, held] = [inState("Failed"), inState("Held")];
  if (failed.length + held.length + gone.length === 0) return "";
  const some = (word: string, all: readonly string[]): readonly string[] =>
    all.length === 0
      ? []
      : [`${all.length} ${word} (${all.slice(0, NAMED).join(", ")}${all.length > NAMED ? ", …" : ""})`];
  return `: ${[`${inState("Landed").length} of ${keys.length} landed`, ...some("failed", failed), ...some("held", held)].join(", ")}${describeGone(gone)}`;
}

const NAMED = 5;

/** Describes an open wave: `wave a is open: 1 of 4 landed, 2 on the way, 1 waiting`. After an abort it was open. */
export function describeOpen(
  wave: PlannedWave,
  state: RolloutState,
  blockers: Pick<Blockers, "silenceOf" | "unseenHealthOf">,
): string {
  const { name, targets } = wave;
  const counts = countStates(wave, state);
  const { Landed, Released, Waiting, NotReady, Failed, Held } = counts;
  const released = targets.filter(({ key }) => state.targets.get(key)?.state === "Released");
  const silent = released.filter(({ key }) => blockers.silenceOf(key) !== undefined).length;
  const unseen = released.filter(({ key }) => blockers.unseenHealthOf(key) !== undefined).length;
  const notes = [
    ...(silent === 0 ? [] : [`${silent} silent`]),
    ...(unseen === 0 ? [] : [`health of ${unseen} unseen`]),
  ];
  const quiet = notes.length === 0 ? "" : ` (${notes.join(", ")})`;
  const parts = [`${Landed} of ${targets.length} landed`, `${Released} on the way${quiet}`];
  if (Waiting > 0) parts.push(`${Waiting} waiting`);
  if (NotReady > 0) parts.push(describeNotReady(wave, state));
  if (Failed > 0) parts.push(`${Failed} failed${notTheirOwn(wave, state)}`);
  if (Held > 0) parts.push(`${Held} held`);
  const verb = state.aborted === undefined ? "is" : "was";
  return `wave ${name} ${verb} open: ${parts.join(", ")}${describeGone(goneFrom(state, name))}`;
}

/** Describes targets whose cluster is not ready: `2 not ready (eu-1/shop, eu-2/shop)`. */
function describeNotReady({ targets }: PlannedWave, state: RolloutState): string {
  const keys = targets.map(({ key }) => key).filter((key) => isNotReady(state.targets.get(key)));
  return `${keys.length} not ready (${nameSome(keys)})`;
}

/** Describes how many targets failed only because a dependency failed. */
function notTheirOwn({ targets }: PlannedWave, state: RolloutState): string {
  const count = targets.filter(({ key }) => state.targets.get(key)?.reason === DEPENDENCY_FAILED).length;
  return count === 0 ? "" : ` (${count} for what they depend on)`;
}

/** Describes a wave that rolls back: `wave a: 1 of 4 rolled back, 2 on the way`. */
export function describeWaveBack(wave: PlannedWave, state: RolloutState): string {
  const { RolledBack, RollingBack } = countStates(wave, state);
  return `wave ${wave.name}: ${RolledBack} of ${wave.targets.length} rolled back, ${RollingBack} on the way`;
}

/**
 * Describes a rollback: `1 target is back at what it had, 2 failed to (e1, e2), 3 on the way`. `left` targets are still
 * to be sent back. Targets that stay are counted and named.
 */
export function describeBack(rollout: RolloutState, left: number): string {
  const { phase, targets, revision } = rollout;
  const all = [...targets];
  const count = (word: TargetState["state"]): number => all.filter(([, { state }]) => state === word).length;
  const there = count("RolledBack");
  const failed = all.flatMap(([key, { reason }]) => (reason === ROLLBACK_FAILED ? [key] : [])).sort();
  const { stuck, pinned, changed, before } = returningOf(rollout);
  const parts = [there === 1 ? "1 target is back at what it had" : `${there} targets are back at what they had`];
  const say = (names: readonly string[], what: string): void => {
    if (names.length > 0) parts.push(`${names.length} ${what} (${nameSome(names)})`);
  };
  say(failed, "failed to");
  say(stuck, "cannot go back");
  say(pinned, "pinned");
  say(changed, "changed by hand");
  say(before, `had ${revision} before`);
  if (phase === "RollingBack") parts.push(`${count("RollingBack")} on the way`);
  if (left > 0) parts.push(`${left} to follow`);
  return parts.join(", ");
}

/** Returns the reason why an attempt was stopped, if the blocker of the rollout names it. */
export function stopIn(blocker: Blocker | undefined): Stopped | AbortedAttempt | undefined {
  if (blocker?.kind === "Stopped" || blocker?.kind === "Aborted") return blocker;
  return blocker?.kind === "RollingBack" || blocker?.kind === "RolledBack" ? blocker.because : undefined;
}

const WHOSE: Readonly<Record<NonNullable<Stopped["scope"]>, (name: string) => string>> = {
  wave: (name) => ` of wave ${name}`,
  domain: (name) => ` of domain ${name || "(none)"}`,
  rollout: () => "",
  shared: () => "",
};

/** Describes why an attempt was stopped, with the failed targets: `2 of wave a failed (c1, c2), 0 tolerated`. */
export function describeStop(stop: Stopped | AbortedAttempt, plan: Plan, state: RolloutState): string {
  if (stop.kind === "Aborted") {
    const who = stop.by === undefined ? [] : [`aborted by ${stop.by}`];
    return [...who, ...(stop.message === undefined ? [] : [stop.message])].join(": ");
  }
  const { reason, scope = "rollout", wave, name = "", failures, tolerated = 0 } = stop;
  if (reason === "NothingLanded")
    return `nothing of wave ${name} has landed, and what failed says nothing of ${state.revision}`;
  if (failures === undefined) return "it was stopped";
  if (reason === "TooManyFailingDomains")
    return `targets of ${failures} failure domains failed (${name}), ${tolerated} tolerated`;
  const isApart = reason === "TooManyInfrastructureFailures";
  const how = isApart ? "failed by the infrastructure" : "failed";
  const failed = failedIn(plan, state, { wave, domain: scope === "domain" ? name : undefined, isApart });
  const example = failed.length === 0 ? "" : ` (${nameSome(failed)})`;
  const by = scope === "shared" ? ` by budget ${name}` : "";
  return `${failures}${WHOSE[scope](name)} ${how}${example}, ${tolerated} tolerated${by}`;
}

/** Selects the failures that a stop counts. */
interface Counted {
  /** The index of a wave, or the name of a failure domain, if only its targets count. */
  readonly wave: number | undefined;
  readonly domain: string | undefined;
  /** Whether only failures by the infrastructure count. */
  readonly isApart: boolean;
}

/** Reasons of targets that failed, and that no budget counts for it. */
const OTHERWISE: ReadonlySet<string | undefined> = new Set([DEPENDENCY_FAILED, ROLLBACK_FAILED]);

/** The targets whose failures made a stop, in the order of the plan; of the whole rollout where neither wave nor domain says less. */
function failedIn({ waves }: Plan, { targets }: RolloutState, { wave, domain, isApart }: Counted): readonly string[] {
  const counts = (cause: FailureClass | undefined): boolean =>
    isApart ? cause === "infrastructure" || cause === "invalid" : cause !== "preexisting";
  const isIt = (target: TargetState | undefined): boolean =>
    target?.state === "Failed" && !OTHERWISE.has(target.reason) && target.joined !== true && counts(target.cause);
  const planned = wave === undefined ? waves.flatMap((one) => one.targets) : (waves[wave]?.targets ?? []);
  return planned
    .filter((one) => (domain === undefined || (one.domain ?? "") === domain) && isIt(targets.get(one.key)))
    .map(({ key }) => key);
}
