import type { AbortedAttempt, Blocker, Releaser, Stopped } from "../model/blocker.ts";
import {
  isGoingBack,
  isOnItsWay,
  type Phase,
  ROLLBACK_FAILED,
  type RolloutState,
  type TargetState,
} from "../model/state.ts";
import { findStop, useOf } from "./budgets.ts";
import { DEPENDENCY_FAILED } from "./counters.ts";
import { NO_LAST_GOOD, returningOf } from "./goes-back.ts";
import type { JudgedStanding, Keeper } from "./judges.ts";
import type { Stop } from "./stop.ts";

/** Returns whether nothing may be released in a phase. */
export function standsStill(phase: Phase): boolean {
  return phase !== "Running" && phase !== "Completed";
}

/**
 * Returns why nothing more is released in an attempt: an abort, an overspent budget, or a wave that ended without any
 * proof.
 */
export function stopOf(standing: JudgedStanding, state: Pick<RolloutState, "domains" | "aborted">): Stop | undefined {
  const { plan, waves } = standing;
  return findStop(plan, { waves, domains: state.domains, aborted: state.aborted }, unprovedWave(standing));
}

/**
 * Returns the first wave that ended without a landed target, by failures that prove nothing; -1 if none. No target of
 * it can change any more.
 */
function unprovedWave({ plan, tallies }: JudgedStanding): number {
  return tallies.findIndex(
    ({ settled, landed, unreachable, unproved }, wave) =>
      unproved > 0 && landed === 0 && unreachable === 0 && settled === plan.waves[wave]?.targets.length,
  );
}

/** The facts beside the state that tell what a rollout at a standstill waits for. */
interface SaidOfPhase {
  readonly clockMissing: boolean;
  /** Whether it goes back as soon as the handbrake is taken back. */
  readonly waitsToGoBack: boolean;
}

/** Returns the blocker of a whole rollout by its phase; `undefined` if something may be released. */
export function keeperOfPhase(
  state: RolloutState,
  stop: Stop | undefined,
  { clockMissing, waitsToGoBack }: SaidOfPhase,
): Keeper | undefined {
  const { phase, brakedBy, pausedBy } = state;
  if (phase === "RollingBack" || phase === "RolledBack") return () => ({ kind: phase, who: endRollback(state) });
  if (phase === "Stopped") return () => causeOf(state, stop ?? { reason: "Stopped" }, waitsToGoBack);
  if (brakedBy !== undefined) return () => ({ kind: "Braked", by: brakedBy, who: [RESUME] });
  if (phase === "Paused") return () => ({ kind: "Paused", by: pausedBy, who: [RESUME] });
  return clockMissing ? () => ({ kind: "ClockMissing", who: [{ by: "person", verb: "clock" }] }) : undefined;
}

/** Returns the blocker of a rollout that is stopped, with the cause of the stop. */
function causeOf(state: RolloutState, stop: Stop, waitsToGoBack = false): Stopped | AbortedAttempt {
  const who = waitsToGoBack ? [RESUME, ...endStop(state).filter((one) => !isRollback(one))] : endStop(state);
  if (state.aborted === undefined) return { kind: "Stopped", ...stop, who };
  const { reason, message, by } = state.aborted;
  return { kind: "Aborted", reason, message, by, who };
}

function isRollback(one: Releaser): boolean {
  return one.by === "person" && one.verb === "rollback";
}

/** The blocker of a rollout that goes back, or is back. */
export function keeperOfRollback(state: RolloutState, stop: Stop | undefined): Keeper | undefined {
  const { phase } = state;
  if (phase !== "RollingBack" && phase !== "RolledBack") return undefined;
  const because = stop === undefined ? undefined : causeOf(state, stop);
  return () => ({ kind: phase, because, who: endRollback(state) });
}

/**
 * Who ends a rollback: the clusters, or whoever pulled the handbrake. Where it is over, whoever sends again what failed to go
 * back, and else another attempt: none begins before.
 */
function endRollback(state: RolloutState): readonly Releaser[] {
  const failed = [...state.targets].flatMap(([key, { reason }]) => (reason === ROLLBACK_FAILED ? [key] : [])).sort();
  const again: readonly Releaser[] = failed.length > 0 ? [{ by: "person", verb: "retry", targets: failed }] : [];
  if (state.phase === "RolledBack") return [...again, NEW_ATTEMPT, NEW_REVISION];
  return state.brakedBy === undefined ? [{ by: "report" }, ...again] : [RESUME];
}

const RESUME: Releaser = { by: "person", verb: "resume" };
const NEW_REVISION: Releaser = { by: "person", verb: "revision" };

/** The way out by another attempt at the same revision, of an attempt that has ended. */
export const NEW_ATTEMPT: Releaser = { by: "person", verb: "restart" };

/** The way out of what only another attempt frees: that begins when this one has ended, and `goesOn` says who ends it. */
export function nextAttempt(state: RolloutState, goesOn: () => Blocker | undefined): readonly Releaser[] {
  if (!isOnItsWay(state)) return [NEW_ATTEMPT];
  return isGoingBack(state.phase) ? endRollback(state) : (goesOn()?.who ?? [{ by: "decision" }]);
}

function endStop(state: RolloutState): readonly Releaser[] {
  const targets = triedAgain(state);
  const retry: readonly Releaser[] = targets.length > 0 ? [{ by: "person", verb: "retry", targets }] : [];
  const back: readonly Releaser[] = isInVain(state) ? [] : [{ by: "person", verb: "rollback" }];
  return [NEW_ATTEMPT, ...back, NEW_REVISION, ...retry];
}

/** Returns whether a rollback would change nothing: nothing was moved, or what was is held already, as it has no last good. */
function isInVain(state: RolloutState): boolean {
  const { goes, stuck } = returningOf(state);
  return goes.length === 0 && stuck.every((key) => state.targets.get(key)?.reason === NO_LAST_GOOD.reason);
}

/** Returns the targets whose retry ends a stop: none after an abort, or if some failed targets are gone or skipped. */
function triedAgain(state: RolloutState): readonly string[] {
  const failed = [...state.targets].filter(([, target]) => target.state === "Failed");
  const isCounted = ({ cause, joined, reason }: TargetState): boolean =>
    cause !== "preexisting" && joined !== true && reason !== DEPENDENCY_FAILED;
  const counted = failed.filter(([, target]) => isCounted(target));
  const helps = state.aborted === undefined && counted.length >= useOf(state).failures;
  return helps ? failed.map(([key]) => key).sort() : [];
}
