import { blockersOf } from "../judge/blockers.ts";
import type { JudgedStanding } from "../judge/judges.ts";
import { standsStill } from "../judge/standstill.ts";
import { taintedIn } from "../judge/taint.ts";
import { judgeWaves } from "../judge/waves.ts";
import type { Change } from "../model/change.ts";
import type { Decision } from "../model/decision.ts";
import { earliest } from "../model/due.ts";
import { type DecideInputs, timedInputs, type Wish } from "../model/inputs.ts";
import type { Plan } from "../model/plan.ts";
import { CHANGED_BY_HAND, type RolloutState } from "../model/state.ts";
import { isKept } from "./attempts.ts";
import { closeState } from "./close-state.ts";
import { findPhase } from "./find-phase.ts";
import { letChangedGo } from "./let-changed-go.ts";
import { firstOpen, type Look, lookAt } from "./look.ts";
import { findNextTime } from "./next-time.ts";
import { type Observed, observeTargets } from "./observe-targets.ts";
import { type Opened, openWaves } from "./open-waves.ts";
import { type Released, releaseTargets } from "./release-targets.ts";
import { cannotGoBack, isRollingBack, rollBack } from "./roll-back.ts";
import { openBook, type TargetBook } from "./target-book.ts";

/**
 * Decides what may change next. The function is pure and total: called again with the same inputs it changes nothing
 * and returns the given `state` object.
 *
 * A target is released when every target of all waves before its own has landed, or failed within the tolerated number.
 * The evidence must be of the revision itself, fresh, and made after that target's release. Every earlier wave must
 * have soaked, and the target's own wave must have its approval; an approval that was used cannot be withdrawn. While
 * more failed than a budget tolerates, no target is released; the rollout goes on when the strategy is edited to
 * tolerate more, or when somebody asks to retry the failed targets. The caps of wave, ramp, failure domain and shared
 * budgets bound how many targets are in progress.
 *
 * A target whose dependency failed fails without a release. A target that is already Current at the revision counts as
 * landed. A target without evidence stays as it is until its deadline; then it fails, or is skipped if the strategy
 * says so. A wave without any evidence never passes. Throws a `RangeError` if `now` is not a time.
 *
 * @example
 * ```ts
 * import { decide, ordersOf, planRollout, readStrategy } from "@landfall/core/rollout";
 *
 * const strategy = readStrategy({ waves: [{ name: "all", select: { rest: true } }] });
 * if (!strategy.ok) throw new Error(strategy.problems[0]?.message);
 * const plan = planRollout(strategy.value, [{ target: { cluster: "eu-1" }, labels: {} }], { rollout: "shop" });
 * if (!plan.ok) throw new Error(plan.problems[0]?.message);
 * const inputs = { revision: "v2", restart: 0, now: "2026-11-21T09:00:00Z", evidence: new Map() };
 * const { state, changes } = decide(plan.value, undefined, inputs);
 * console.log(changes.map(({ kind }) => kind), ordersOf(state)); // eu-1 is released
 * ```
 */
export function decide(plan: Plan, before: RolloutState | undefined, given: DecideInputs): Decision {
  const inputs = timedInputs(given);
  const look = lookAt(plan, before, inputs);
  const book = openBook(look.start.targets);
  const observed = observeTargets(look, book);
  const standing = standingOf(look, book, observed);
  const waves = judgeWaves(standing);
  const aim = { revision: look.start.revision, tainted: look.moment.tainted };
  const found = findPhase(look, observed, { standing, waves }, inputs.abort);
  const back = isRollingBack(look, found, inputs.rollback) ? rollBack(look, book, aim) : undefined;
  const phase = back?.phase ?? found.phase;
  const aborted =
    back?.phase === "Stopped" ? (found.aborted ?? cannotGoBack(look, book, inputs.rollback)) : found.aborted;
  const tainted = taintedIn(look.start, phase, aborted, inputs.clears);
  const changedDue = observed.hasChanged ? letChangedGo(look, book, phase, observed.tallies) : undefined;
  const isStill = standsStill(phase) || inputs.clockMissing === true;
  const opened = isStill ? shut(standing) : openWaves(standing, waves);
  const open = { standing: { ...standing, waves: opened.waves, wave: opened.wave }, waves };
  const released = isStill ? NOTHING : releaseTargets(look, book, open, observed.isRetrying);
  const { domains, gone } = observed;
  const state = closeState(look, { ...opened, phase, domains, gone, aborted, tainted, targets: book.all() });
  const seen = changedDue === undefined ? observed.changes : observed.changes.map((one) => asLetGo(one, book));
  const parts = [seen, ...[found, back ?? NOTHING, opened, released].map((part) => part.changes)];
  const changes = noteBegin(look).concat(...parts, noteEnd(look, state));
  const superseding = findSuperseding(plan, state, inputs, look.moment.now);
  const next = findNextTime(look, state, inputs, {
    due: earliest(earliest(observed.nextDue, changedDue), released.nextDue),
    goneDue: observed.goneDue,
    goesBack: back !== undefined,
    isSuperseded: superseding !== undefined,
  });
  return {
    state,
    changes,
    ...(next !== undefined && { requeueAfter: next - inputs.now }),
    ...(superseding !== undefined && { superseding }),
    blockers: blockersOf(plan, state, { ...inputs, superseding }),
  };
}

/** Drops the note that a target is left alone when the same decision releases it again. */
function asLetGo(change: Change, book: TargetBook): Change {
  const target = change.target === undefined ? undefined : book.get(change.target);
  if (change.reason !== CHANGED_BY_HAND || target?.state !== "Released") return change;
  const { reason = "LeftRevision", message = "" } = target;
  return { ...change, kind: "left", reason, message };
}

const NOTHING: Released = { changes: [], nextDue: undefined };

/** Returns the standing of the rollout (its phase, waves and tallies) after every target was observed. */
function standingOf(
  { plan, start, moment, told, evidence }: Look,
  book: TargetBook,
  observed: Observed,
): JudgedStanding {
  const { revision, attempt, startedAt, completedAt } = start;
  const { waves, tallies, gone } = observed;
  const wave = firstOpen(waves);
  const { now } = moment;
  return {
    plan,
    revision,
    attempt,
    startedAt,
    completedAt,
    gone,
    now,
    told,
    evidence,
    wave,
    waves,
    targetOf: book.get,
    tallies,
  };
}

/** Returns the waves unchanged, for a rollout that may release nothing. */
function shut({ waves, wave }: JudgedStanding): Opened {
  return { waves, wave, changes: [] };
}

function noteBegin({ start, begins, moment }: Look): readonly Change[] {
  const began: Change = { kind: "began", message: `attempt ${start.attempt} at ${start.revision}` };
  const changes: readonly Change[] = begins ? [began] : [];
  if (moment.brakedBy !== undefined && start.brakedBy === undefined)
    return [...changes, { kind: "braked", message: `by ${moment.brakedBy}` }];
  return moment.brakedBy === undefined && start.brakedBy !== undefined ? [...changes, { kind: "unbraked" }] : changes;
}

function noteEnd({ start }: Look, { phase }: RolloutState): readonly Change[] {
  return phase === "Completed" && start.phase !== "Completed" ? [{ kind: "completed" }] : [];
}

function findSuperseding(
  { onSupersede = "restart" }: Plan,
  state: RolloutState,
  { revision, restart }: Wish,
  now: number,
): Decision["superseding"] {
  if (!isKept(state, { revision, restart }, onSupersede, now)) return undefined;
  return { revision, policy: onSupersede === "refuse" ? "refuse" : "queue" };
}
