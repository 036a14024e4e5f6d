import type { PlannedTarget } from "../model/plan.ts";
import { CHANGED_BY_HAND, keep, type TargetState } from "../model/state.ts";
import type { Look } from "./look.ts";
import type { TargetBook } from "./target-book.ts";

/** States of a target in which a skip holds it. A landed target is not affected. */
const SKIPPED: ReadonlySet<TargetState["state"]> = new Set(["Waiting", "Released", "Failed"]);

/**
 * Returns whether a held target waits for its wave again because its hold is over. A target that was unreachable comes
 * back by evidence instead.
 */
export function isLetGo(
  { told }: Look,
  { get }: TargetBook,
  known: TargetState,
  { key, dependsOn }: PlannedTarget,
): boolean {
  if (known.reason === "NoWave" || known.reason === "Joined") return true;
  if (known.reason === "Skipped") return !told.skips.has(key);
  if (known.reason === "Pinned") return !told.pins.has(key);
  return known.reason === "DependencyHeld" && !dependsOn.some((other) => keepsHeld(get(other)));
}

/**
 * Returns whether targets that depend on this one stay held. While this one rolls back, none of them may go forward.
 */
function keepsHeld(target: TargetState | undefined): boolean {
  if (target?.state === "Held") return target.reason !== CHANGED_BY_HAND;
  return target?.state === "RollingBack" || target?.state === "RolledBack";
}

/**
 * Returns whether a target holds its dependents while the rollout goes forward. A target that cannot be rolled back, or
 * that must land again, holds none.
 */
function isHeldBack(target: TargetState | undefined): boolean {
  return target?.state === "Held" && target.reason !== "NoLastGood" && target.reason !== CHANGED_BY_HAND;
}

/** States of a target in which a pin holds it: it keeps its last assigned revision and is not rolled back either. */
const PINNED: ReadonlySet<TargetState["state"]> = new Set([...SKIPPED, "RollingBack"]);

/** Notes on a target whether somebody pins it, in whatever state it is. Returns the same object if nothing changes. */
export function notePin({ told }: Look, target: TargetState, key: string): TargetState {
  const isPinned = told.pins.size > 0 && told.pins.has(key);
  if (isPinned === (target.pinned === true)) return target;
  const { pinned: _, ...rest } = target;
  return isPinned ? { ...rest, pinned: true } : rest;
}

/** Returns the target as held if it is pinned or skipped, or depends on a held one; else the same object. */
export function holdTarget(
  { told, moment }: Look,
  { get }: TargetBook,
  target: TargetState,
  { key, dependsOn }: PlannedTarget,
): TargetState {
  const waitsForOthers = target.state === "Waiting" && dependsOn.length > 0;
  if (!waitsForOthers && told.pins.size === 0 && told.skips.size === 0) return target;
  const held = (reason: string, message: string): TargetState => {
    const { brokenBefore } = target;
    return { ...keep(target), brokenBefore, state: "Held", since: moment.now, reason, message };
  };
  const pinnedBy = told.pins.get(key);
  const isAway = target.state === "Held" && (target.reason === CHANGED_BY_HAND || target.reason === "Unreachable");
  if (pinnedBy !== undefined && (isAway || PINNED.has(target.state)))
    return held("Pinned", `is pinned to the revision it has by ${pinnedBy}`);
  const by = told.skips.get(key);
  if (by !== undefined && (isAway || SKIPPED.has(target.state))) return held("Skipped", `is skipped by ${by}`);
  if (!waitsForOthers) return target;
  const other = dependsOn.find((one) => isHeldBack(get(one)));
  return other === undefined ? target : held("DependencyHeld", `depends on ${other}, which is held`);
}
