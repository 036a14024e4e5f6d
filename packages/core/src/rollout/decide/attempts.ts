import { type History, remember } from "../../run/index.ts";
import { toSecond } from "../model/evidence.ts";
import type { Wish } from "../model/inputs.ts";
import type { SupersedePolicy } from "../model/policies.ts";
import { isOnItsWay, type RolloutState, type TargetState } from "../model/state.ts";

/**
 * Whether an attempt goes on although another revision is asked for. A higher count of restarts begins in any case. What
 * has ended ends for good at the next look: `now`, in milliseconds, must be later than the time of the state.
 */
export function isKept(state: RolloutState, wish: Wish, policy: SupersedePolicy, now: number): boolean {
  if (wish.revision === state.revision || wish.restart > state.restart) return false;
  return (policy === "queue" || policy === "refuse") && (isOnItsWay(state) || toSecond(now) <= state.at);
}

/**
 * Whether `decide` will begin a new attempt at `now` (milliseconds). Its plan is then made without the previous one.
 * Default: `restart`.
 */
export function beginsAttempt(
  state: RolloutState | undefined,
  wish: Wish,
  policy: SupersedePolicy = "restart",
  now: number = Number.POSITIVE_INFINITY,
): boolean {
  if (state === undefined || wish.restart > state.restart) return true;
  return state.revision !== wish.revision && !isKept(state, wish, policy, now);
}

/** By whom a wave is promoted that was through when a new revision cut its attempt short. */
const FORWARDED = "onSupersede/fastForward";

/**
 * The state in which an attempt begins. Every target waits again, and nothing of what another revision achieved
 * counts. A target stays at the revision it was last told, until its wave comes; what had landed is its last known good.
 */
export function beginAttempt(
  before: RolloutState | undefined,
  wish: Wish,
  waves: readonly { readonly name: string }[],
  now: number,
  policy: SupersedePolicy = "restart",
): RolloutState {
  const targets = new Map<string, TargetState>();
  for (const [key, { state, revision: told, lastGood }] of before?.targets ?? []) {
    const good = state === "Landed" && before !== undefined ? before.revision : lastGood;
    targets.set(key, { state: "Waiting", revision: told, lastGood: good, since: now });
  }
  const { revision, restart } = wish;
  const isForwarded = before !== undefined && policy === "fastForward" && isOnItsWay(before);
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
    ...(before?.brakedBy !== undefined && { brakedBy: before.brakedBy }),
    ...(before !== undefined && { history: historyOf(before, now) }),
    targets,
  };
}

/** The history of what follows an attempt: how it ended is its phase, or that it was superseded. */
function historyOf(before: RolloutState, now: number): History {
  const { attempt, revision, phase, startedAt = before.at, history } = before;
  const outcome = isOnItsWay(before) ? "Superseded" : phase;
  return remember(history, { attempt, revision, outcome, startedAt, endedAt: Math.max(now, before.at) });
}
