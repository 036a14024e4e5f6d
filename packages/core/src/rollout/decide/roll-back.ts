import { goesBack, isTouched, NO_LAST_GOOD } from "../judge/goes-back.ts";
import type { Change } from "../model/change.ts";
import type { Rollback } from "../model/inputs.ts";
import type { Plan } from "../model/plan.ts";
import { isGoingBack, keep } from "../model/state.ts";
import type { Look } from "./look.ts";
import type { TargetBook } from "./target-book.ts";

/** Whether an attempt is on its way back, or begins to be: once begun, only a new attempt goes forward again. */
export function isRollingBack({ plan, start, moment }: Look, isStopped: boolean, wish: Rollback | undefined): boolean {
  const { phase, attempt } = start;
  const begun = isGoingBack(phase);
  if (moment.brakedBy !== undefined && !begun) return false;
  if (begun || wish?.attempt === attempt) return true;
  return isStopped && plan.onFailure === "rollback";
}

/** What was sent back, and whether something is on its way back or still to be sent; the targets stand in the book. */
export interface SentBack {
  readonly phase: "RollingBack" | "RolledBack";
  readonly changes: readonly Change[];
}

/**
 * Sends what this attempt has released back, each to its own last known good: last waves first, in reverse order, at most
 * `rollbackConcurrent` at once, and none more while the handbrake is pulled. What was not released, and what is pinned,
 * stays where it is. What has no last known good is held.
 */
export function rollBack({ plan, start, moment, told }: Look, book: TargetBook): SentBack {
  const cap = moment.brakedBy === undefined ? plan.rollbackConcurrent : 0;
  const changes: Change[] = [];
  let onTheWay = 0;
  for (const target of book.all().values()) if (target.state === "RollingBack") onTheWay += 1;
  let left = onTheWay;
  for (const { key, wave } of inReverse(plan)) {
    const target = book.get(key);
    if (target === undefined || told.pins.has(key) || !isTouched(target, start.revision)) continue;
    const known = goesBack(target, start.revision);
    left += known ? 1 : 0;
    if (known && onTheWay >= cap) continue;
    const lastGood = known ? target.lastGood : undefined;
    const to = known ? BACK : NO_LAST_GOOD;
    book.set(key, { ...keep(target), ...to, lastGood, revision: lastGood ?? target.revision, since: moment.now });
    onTheWay += known ? 1 : 0;
    const { reason, message } = NO_LAST_GOOD;
    changes.push(
      known ? { kind: "rolling-back", target: key, wave } : { kind: "held", target: key, wave, reason, message },
    );
  }
  return { phase: left > 0 ? "RollingBack" : "RolledBack", changes };
}

const BACK = { state: "RollingBack" } as const;

function* inReverse({ waves }: Plan): Generator<{ readonly key: string; readonly wave: number }> {
  for (let wave = waves.length - 1; wave >= 0; wave--) {
    for (const { key } of (waves[wave]?.targets ?? []).toReversed()) yield { key, wave };
  }
}
