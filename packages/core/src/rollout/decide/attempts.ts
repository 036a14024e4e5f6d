import { millisOf, type TimeInput } from "../../object/index.ts";
import { type History, remember } from "../../run/index.ts";
import { withGood } from "../judge/last-good.ts";
import { taint, taintsOf } from "../judge/taint.ts";
import { toSecond } from "../model/evidence.ts";
import type { Wish } from "../model/inputs.ts";
import type { SupersedePolicy, Taint } from "../model/policies.ts";
import {
  FORWARDED,
  type GoneTarget,
  isGoingBack,
  isOnItsWay,
  type RolloutState,
  stillAt,
  type TargetState,
} from "../model/state.ts";

/** A time after every attempt. */
const LAST = Date.UTC(9999, 11, 31);

/**
 * Returns whether the running attempt goes on although another revision is wanted. A higher restart counter always
 * begins a new attempt. An attempt that has ended is final from the next decision on, so `now` must be later than the
 * time of the state. Throws a `RangeError` if it is not a time.
 */
export function isKept(state: RolloutState, wish: Wish, policy: SupersedePolicy, now: TimeInput): boolean {
  const at = millisOf(now);
  if (wish.revision === state.revision || wish.restart > state.restart) return false;
  return (policy === "queue" || policy === "refuse") && (isOnItsWay(state) || toSecond(at) <= state.at);
}

/**
 * Returns whether `decide` will begin a new attempt at `now`; its plan is then made without the previous plan. `policy`
 * is `restart` by default, and without `now` the attempt before is long over. Throws a `RangeError` if `now` is not a
 * time.
 */
export function beginsAttempt(
  state: RolloutState | undefined,
  wish: Wish,
  policy: SupersedePolicy = "restart",
  now: TimeInput = LAST,
): boolean {
  const at = millisOf(now);
  if (state === undefined || wish.restart > state.restart) return true;
  return state.revision !== wish.revision && !isKept(state, wish, policy, at);
}

/** Returns the state in which an attempt begins: every target waits again, and no result of another revision counts. */
export function beginAttempt(
  before: RolloutState | undefined,
  wish: Wish,
  waves: readonly { readonly name: string }[],
  now: number,
  policy: SupersedePolicy = "restart",
): RolloutState {
  const targets = new Map<string, TargetState>();
  for (const [key, target] of before?.targets ?? [])
    if (before !== undefined) targets.set(key, waitAgain(target, before, now));
  const gone = stillGone(before, now);
  const { revision, restart } = wish;
  const isForwarded =
    before !== undefined && policy === "fastForward" && isOnItsWay(before) && !isGoingBack(before.phase);
  const through = new Set(
    isForwarded ? before.waves.filter(({ landedAt }) => landedAt !== undefined).map(({ name }) => name) : [],
  );
  return {
    revision,
    restart,
    attempt: (before?.attempt ?? 0) + 1,
    at: now,
    startedAt: now,
    phase: "Running",
    wave: 0,
    waves: waves.map(({ name }) => ({ name, failures: 0, ...(through.has(name) && { promotedBy: FORWARDED }) })),
    ...(before?.brakedBy !== undefined && { brakedBy: before.brakedBy, stillSince: Math.min(stillAt(before), now) }),
    ...(before !== undefined && { history: historyOf(before, now), ...taintedBy(before) }),
    targets,
    ...(gone.length > 0 && { gone }),
  };
}

/**
 * Returns a target that waits for its wave at its last assigned revision. A landed revision becomes its last known good
 * only if that rollout completed. The revision that this rollout moved it to, and did not take back, is remembered.
 */
function waitAgain(target: TargetState, before: RolloutState, now: number): TargetState {
  const { state, revision, lastGood, earlier, releasedAt, movedTo, since = now, pinned } = target;
  const { phase, completedAt = Number.NEGATIVE_INFINITY } = before;
  const isMoved = state !== "RolledBack" && releasedAt !== undefined && revision === before.revision;
  const again: TargetState = {
    state: "Waiting",
    revision,
    lastGood,
    earlier,
    since: now,
    pinned,
    movedTo: isMoved ? revision : movedTo,
  };
  const isGood = state === "Landed" && (phase === "Completed" || since <= completedAt);
  return isGood ? withGood(again, before.revision) : again;
}

/** Returns the revisions that no rollback may go back to after an attempt. */
function taintsAfter(before: RolloutState): readonly Taint[] {
  const { tainted = taintsOf(before.history), revision, attempt, phase, aborted } = before;
  if (phase !== "Stopped" && !isGoingBack(phase)) return tainted;
  const reason = isGoingBack(phase) ? "RolledBack" : aborted === undefined ? "Stopped" : "Aborted";
  return before.tainted === undefined ? taint(tainted, { revision, attempt, reason }) : tainted;
}

function taintedBy(before: RolloutState): Pick<RolloutState, "tainted"> {
  const tainted = taintsAfter(before);
  return before.tainted === undefined && tainted.length === 0 ? {} : { tainted };
}

/** Returns the targets that left the inventory during the previous attempt; those of earlier attempts are dropped. */
function stillGone(before: RolloutState | undefined, now: number): readonly GoneTarget[] {
  return (before?.gone ?? []).flatMap((one): readonly GoneTarget[] => {
    if (before === undefined || one.attempt < before.attempt) return [];
    const { target, attempt, goneAt } = one;
    return [{ target, attempt, goneAt, ...waitAgain(one, before, now) }];
  });
}

/** Returns the history with the attempt that has ended added: its last phase, or that it was superseded. */
function historyOf(before: RolloutState, now: number): History {
  const { attempt, revision, phase, startedAt = before.at, history } = before;
  const outcome = isOnItsWay(before) ? "Superseded" : phase;
  return remember(history, { attempt, revision, outcome, startedAt, endedAt: Math.max(now, before.at) });
}
