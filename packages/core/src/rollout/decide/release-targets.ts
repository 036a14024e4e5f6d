import type { Judges } from "../judge/judges.ts";
import { openRooms } from "../judge/rooms.ts";
import { keeperOfRetry, keeperOfTarget, keeperOfWave } from "../judge/targets.ts";
import type { Change } from "../model/change.ts";
import { firstDue } from "../model/due.ts";
import { isBroken, isFresh, notReadyIn } from "../model/evidence.ts";
import { keep, type TargetState } from "../model/state.ts";
import { triedAgain } from "./again/retry-target.ts";
import type { Look } from "./look.ts";
import type { TargetBook } from "./target-book.ts";

/** The changes made by releasing and retrying targets. The targets themselves are in the book. */
export interface Released {
  readonly changes: readonly Change[];
  /** The first time after now at which a deadline or retry of a released target is due. */
  readonly nextDue: number | undefined;
}

/**
 * Releases every target that nothing blocks, in each wave whose predecessors have all passed: the open wave, and
 * earlier ones that new targets joined. So a landed target that left the revision again blocks the waves after it. A
 * retry never waits: the target still has its place.
 */
export function releaseTargets(
  look: Look,
  book: TargetBook,
  { standing, waves }: Omit<Judges, "rooms">,
  isRetrying: boolean,
): Released {
  const { plan, start } = look;
  const spender = { phase: start.phase, waves: standing.waves, targets: book.all(), gone: standing.gone };
  const judges: Judges = { standing, waves, rooms: openRooms(standing, spender) };
  const again = isRetrying && keeperOfRetry(judges) === undefined ? tryAgain(look, book) : NOTHING;
  const changes = [...again.changes];
  let { nextDue } = again;
  for (const [wave, { targets }] of plan.waves.slice(0, standing.wave + 1).entries()) {
    if (waves.passing(wave) === undefined || keeperOfWave(judges, wave) !== undefined) continue;
    for (const planned of targets) {
      const target = book.get(planned.key);
      if (target?.state !== "Waiting" || keeperOfTarget(judges, wave, planned, target) !== undefined) continue;
      const released = release(look, planned.key, target);
      book.set(planned.key, released);
      nextDue = firstDue(released, plan.deadline, look.moment.now, nextDue);
      if (target.joined !== true) judges.rooms.take(wave, planned);
      changes.push({ kind: "released", target: planned.key, wave });
    }
  }
  return { changes, nextDue };
}

const NOTHING: Released = { changes: [], nextDue: undefined };

function release({ moment, evidence }: Look, key: string, target: TargetState): TargetState {
  const { now, revision, staleAfter, isTarget } = moment;
  const seen = evidence.get(key);
  const isSick =
    seen !== undefined &&
    (notReadyIn(seen) !== undefined || (isFresh(seen, now, staleAfter) && isBroken(seen, isTarget)));
  const brokenBefore = target.brokenBefore ?? (target.releasedAt === undefined && isSick ? true : undefined);
  return { ...keep(target), brokenBefore, state: "Released", revision, since: now, releasedAt: now };
}

function tryAgain(look: Look, book: TargetBook): Released {
  const changes: Change[] = [];
  let nextDue: number | undefined;
  for (const [wave, { targets }] of look.plan.waves.entries()) {
    for (const { key } of targets) {
      const target = book.get(key);
      const again = target?.retryAt === undefined ? undefined : triedAgain(target, look.moment.now);
      if (again === undefined) continue;
      book.set(key, again);
      nextDue = firstDue(again, look.plan.deadline, look.moment.now, nextDue);
      changes.push({ kind: "retried", target: key, wave });
    }
  }
  return { changes, nextDue };
}
