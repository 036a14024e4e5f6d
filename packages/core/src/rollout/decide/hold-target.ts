import type { PlannedTarget } from "../model/plan.ts";
import { CHANGED_BY_HAND, keep, type TargetState } from "../model/state.ts";
import type { Look } from "./look.ts";
import type { TargetBook } from "./target-book.ts";

/** States of a target that a skip holds; what has landed stays as it is. */
const SKIPPED: ReadonlySet<TargetState["state"]> = new Set(["Waiting", "Released", "Failed"]);

/** Whether a target that is held waits for its wave again: what held it is over. What was unreachable comes back by evidence. */
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

/** Whether targets that depend on this one stay held: while it goes back, none of them may go forward. */
function keepsHeld(target: TargetState | undefined): boolean {
  if (target?.state === "Held") return target.reason !== CHANGED_BY_HAND;
  return target?.state === "RollingBack" || target?.state === "RolledBack";
}

/** Held while the rollout goes forward; what cannot be sent back, or is to land again, holds nobody. */
function isHeldBack(target: TargetState | undefined): boolean {
  return target?.state === "Held" && target.reason !== "NoLastGood" && target.reason !== CHANGED_BY_HAND;
}

/** States of a target that a pin holds: it keeps the revision it was told last, and is not sent back either. */
const PINNED: ReadonlySet<TargetState["state"]> = new Set([...SKIPPED, "RollingBack"]);

/** The target with word of whether somebody pins it: that counts in every state. The same object where nothing changes. */
export function notePin({ told }: Look, target: TargetState, key: string): TargetState {
  const isPinned = told.pins.has(key);
  if (isPinned === (target.pinned === true)) return target;
  const { pinned: _, ...rest } = target;
  return isPinned ? { ...rest, pinned: true } : rest;
}

/** The target as held, if it is pinned, skipped or depends on one that is held; else the same object. */
export function holdTarget(
  { told, moment }: Look,
  { get }: TargetBook,
  target: TargetState,
  { key, dependsOn }: PlannedTarget,
): TargetState {
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
  if (target.state !== "Waiting" || dependsOn.length === 0) return target;
  const other = dependsOn.find((one) => isHeldBack(get(one)));
  return other === undefined ? target : held("DependencyHeld", `depends on ${other}, which is held`);
}
