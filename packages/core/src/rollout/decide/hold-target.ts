import type { PlannedTarget } from "../model/plan.ts";
import { keep, type TargetState } from "../model/state.ts";
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
  return known.reason === "DependencyHeld" && !dependsOn.some((other) => KEEPS.has(get(other)?.state));
}

/** States of a target in which what it holds stays held: what goes back lets nobody go forward. */
const KEEPS: ReadonlySet<TargetState["state"] | undefined> = new Set(["Held", "RollingBack", "RolledBack"] as const);

/** Held while the rollout goes forward; what cannot be sent back holds nobody. */
function isHeldBack(target: TargetState | undefined): boolean {
  return target?.state === "Held" && target.reason !== "NoLastGood";
}

/** States of a target that a pin holds: it keeps the revision it was told last, and is not sent back either. */
const PINNED: ReadonlySet<TargetState["state"]> = new Set([...SKIPPED, "RollingBack"]);

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
  if (pinnedBy !== undefined && PINNED.has(target.state))
    return held("Pinned", `is pinned to the revision it has by ${pinnedBy}`);
  const by = told.skips.get(key);
  if (by !== undefined && SKIPPED.has(target.state)) return held("Skipped", `is skipped by ${by}`);
  if (target.state !== "Waiting" || dependsOn.length === 0) return target;
  const other = dependsOn.find((one) => isHeldBack(get(one)));
  return other === undefined ? target : held("DependencyHeld", `depends on ${other}, which is held`);
}
