import type { Rollback } from "../model/inputs.ts";
import type { Plan } from "../model/plan.ts";
import { isGoingBack, keep } from "../model/state.ts";
import { type Draft, setTarget, targetIn } from "./draft.ts";
import { goesBack, isTouched, NO_LAST_GOOD } from "./goes-back.ts";

/** Whether an attempt is on its way back, or begins to be: once begun, only a new attempt goes forward again. */
export function isRollingBack(draft: Draft, isStopped: boolean, wish: Rollback | undefined): boolean {
  const { phase, attempt } = draft.start;
  const begun = isGoingBack(phase);
  if (draft.moment.brakedBy !== undefined && !begun) return false;
  if (begun || wish?.attempt === attempt) return true;
  return isStopped && draft.plan.onFailure === "rollback";
}

/**
 * Sends what this attempt has released back, each to its own last known good: last waves first, in reverse order, at most
 * `rollbackConcurrent` at once, and none more while the handbrake is pulled. What was not released, and what is pinned,
 * stays where it is. What has no last known good is held.
 */
export function rollBack(draft: Draft): "RollingBack" | "RolledBack" {
  const { plan, moment } = draft;
  const cap = moment.brakedBy === undefined ? plan.rollbackConcurrent : 0;
  let onTheWay = 0;
  for (const target of (draft.targets ?? draft.start.targets).values())
    if (target.state === "RollingBack") onTheWay += 1;
  let left = onTheWay;
  for (const { key, wave } of inReverse(plan)) {
    const target = targetIn(draft, key);
    if (target === undefined || draft.pins.has(key) || !isTouched(target, draft.start.revision)) continue;
    const known = goesBack(target, draft.start.revision);
    left += known ? 1 : 0;
    if (known && onTheWay >= cap) continue;
    const lastGood = known ? target.lastGood : undefined;
    const revision = lastGood ?? target.revision;
    setTarget(draft, key, {
      ...keep(target),
      ...(known ? BACK : NO_LAST_GOOD),
      lastGood,
      revision,
      since: moment.now,
    });
    onTheWay += known ? 1 : 0;
    draft.changes.push({
      kind: known ? "rolling-back" : "held",
      target: key,
      wave,
      ...(known ? {} : { reason: NO_LAST_GOOD.reason, message: NO_LAST_GOOD.message }),
    });
  }
  return left > 0 ? "RollingBack" : "RolledBack";
}

const BACK = { state: "RollingBack" } as const;

function* inReverse({ waves }: Plan): Generator<{ readonly key: string; readonly wave: number }> {
  for (let wave = waves.length - 1; wave >= 0; wave--) {
    for (const { key } of (waves[wave]?.targets ?? []).toReversed()) yield { key, wave };
  }
}
