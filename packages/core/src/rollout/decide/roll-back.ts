import { truncate } from "../../object/index.ts";
import { goesBack, isLeftBehind, isTouched, NO_LAST_GOOD, openTurns, whyNoLastGood } from "../judge/goes-back.ts";
import { type Aim, backAt, goalOf } from "../judge/last-good.ts";
import type { Change } from "../model/change.ts";
import type { Rollback } from "../model/inputs.ts";
import { nameSome } from "../model/name-some.ts";
import type { Plan, PlannedTarget } from "../model/plan.ts";
import {
  type Aborted,
  isByPerson,
  isGoingBack,
  keep,
  LONGEST_MESSAGE,
  type Phase,
  ROLLBACK_FAILED,
  type TargetState,
} from "../model/state.ts";
import type { FoundPhase } from "./find-phase.ts";
import type { Look } from "./look.ts";
import type { TargetBook } from "./target-book.ts";

/**
 * Whether an attempt is on its way back, or begins to be: once begun, only a new attempt goes forward again. One that somebody
 * aborts stays where it is, until somebody asks to roll it back.
 */
export function isRollingBack(
  { plan, start, moment }: Look,
  { phase: found, aborted }: Pick<FoundPhase, "phase" | "aborted">,
  wish: Rollback | undefined,
): boolean {
  const { phase, attempt } = start;
  const begun = isGoingBack(phase);
  if (moment.brakedBy !== undefined && !begun) return false;
  if (begun || wish?.attempt === attempt) return true;
  return found === "Stopped" && plan.onFailure === "rollback" && !isByPerson(aborted);
}

/**
 * The changes made by a rollback, and whether targets are being sent back or still have to be. The targets are in the
 * book.
 */
export interface SentBack {
  /** The phase after this decision; `Stopped` if no target could be sent back. */
  readonly phase: Extract<Phase, "RollingBack" | "RolledBack" | "Stopped">;
  readonly changes: readonly Change[];
}

/**
 * Sends targets back to their own last known good: those that any attempt of this rollout brought to the revision, and
 * those that it left at an earlier revision which was bad too. The last waves go first, in reverse order, within the
 * caps of rollbacks, waves and failure domains; under the handbrake no further target is sent. Targets that were never
 * moved or are pinned stay as they are; a target without a last known good is held.
 */
export function rollBack({ plan, start, moment, told }: Look, book: TargetBook, aim: Aim): SentBack {
  const changes: Change[] = [];
  const turns = openTurns(plan, book.all(), aim);
  const tally = { left: 0, stuck: 0, back: 0 };
  for (const { state } of book.all().values()) if (state === "RollingBack") tally.left += 1;
  for (const { planned, wave } of inReverse(plan)) {
    const { key } = planned;
    const target = book.get(key);
    if (target === undefined) continue;
    if (target.state === "RolledBack" || target.reason === ROLLBACK_FAILED) tally.back += 1;
    const isStuck = target.reason === NO_LAST_GOOD.reason && !goesBack(target, aim);
    if (isStuck) tally.stuck += 1;
    if (told.pins.has(key) || !isTouched(target, aim)) continue;
    if (!goesBack(target, aim)) {
      if (isStuck) continue;
      tally.stuck += 1;
      const message = whyNoLastGood(target);
      book.set(key, { ...keep(target), ...NO_LAST_GOOD, message, since: moment.now });
      changes.push({ kind: "held", target: key, wave, reason: NO_LAST_GOOD.reason, message });
      continue;
    }
    tally.left += 1;
    if (moment.brakedBy !== undefined || turns.full(wave, planned) !== undefined) continue;
    turns.take(wave, planned);
    book.set(key, sentBack(target, aim, moment.now));
    changes.push({ kind: "rolling-back", target: key, wave });
  }
  const isInVain = tally.stuck > 0 && tally.back === 0 && start.phase !== "RolledBack";
  return { phase: tally.left > 0 ? "RollingBack" : isInVain ? "Stopped" : "RolledBack", changes };
}

function sentBack(target: TargetState, aim: Aim, now: number): TargetState {
  const goal = goalOf(target, aim) ?? "";
  const movedTo = isLeftBehind(target, aim) ? target.movedTo : aim.revision;
  return { ...keep(target), ...backAt(target, goal), state: "RollingBack", movedTo, since: now };
}

/** Ends an attempt in which no target could be sent back; the message names those targets. */
export function cannotGoBack({ moment }: Look, book: TargetBook, wish: Rollback | undefined): Aborted {
  const stuck = [...book.all()].filter(([, { reason }]) => reason === NO_LAST_GOOD.reason).map(([key]) => key);
  const names = nameSome(stuck.sort());
  const message = `a rollback${wish === undefined ? "" : ` by ${wish.by}`} found nothing to go back to for ${names}`;
  return { at: moment.now, reason: "CannotGoBack", message: truncate(message, LONGEST_MESSAGE) };
}

function* inReverse({ waves }: Plan): Generator<{ readonly planned: PlannedTarget; readonly wave: number }> {
  for (let wave = waves.length - 1; wave >= 0; wave--) {
    for (const planned of (waves[wave]?.targets ?? []).toReversed()) yield { planned, wave };
  }
}
