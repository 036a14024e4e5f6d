import type { Tally } from "../judge/judges.ts";
import { firstDue } from "../model/due.ts";
import { CHANGED_BY_HAND, isGoingBack, keep, type Phase, type TargetState, takesPlace } from "../model/state.ts";
import type { Look } from "./look.ts";
import type { TargetBook } from "./target-book.ts";

/**
 * Releases again the targets that somebody changed during a standstill, once the rollout goes on: they must land again.
 * The phase must be known for this; until then such a target counts neither as settled nor as in progress. Returns the
 * first time after now at which one of them is due.
 */
export function letChangedGo(
  { plan, start, moment }: Look,
  book: TargetBook,
  phase: Phase,
  tallies: readonly Tally[],
): number | undefined {
  const isLeft = moment.brakedBy !== undefined || (phase === "Stopped" && plan.onStop !== "restore");
  if (isLeft || isGoingBack(phase)) return undefined;
  let due: number | undefined;
  for (const [wave, { targets }] of plan.waves.entries())
    for (const { key } of targets) {
      const target = book.get(key);
      if (target?.state !== "Held" || target.reason !== CHANGED_BY_HAND) continue;
      const again = releasedAgain(target, start.revision, moment.now);
      book.set(key, again);
      due = firstDue(again, plan.deadline, moment.now, due);
      const tally = tallies[wave];
      if (tally !== undefined && takesPlace(again)) tally.onTheWay += 1;
    }
  return due;
}

function releasedAgain(target: TargetState, revision: string, now: number): TargetState {
  const message = "had landed, and somebody changed it while the rollout stood still";
  return { ...keep(target), revision, state: "Released", since: now, reason: "LeftRevision", message };
}
