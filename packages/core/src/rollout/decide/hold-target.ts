import type { PlannedTarget } from "../model/plan.ts";
import { keep, type TargetState } from "../model/state.ts";
import { type Draft, targetIn } from "./draft.ts";

/** States of a target that a skip holds; what has landed stays as it is. */
const SKIPPED: ReadonlySet<TargetState["state"]> = new Set(["Waiting", "Released", "Failed"]);

/** Whether a target that is held waits for its wave again: what held it is over. What was unreachable comes back by evidence. */
export function isLetGo(draft: Draft, known: TargetState, { key, dependsOn }: PlannedTarget): boolean {
  if (known.reason === "NoWave" || known.reason === "Joined") return true;
  if (known.reason === "Skipped") return !draft.skips.has(key);
  if (known.reason === "Pinned") return !draft.pins.has(key);
  return known.reason === "DependencyHeld" && !dependsOn.some((other) => KEEPS.has(targetIn(draft, other)?.state));
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
export function holdTarget(draft: Draft, target: TargetState, { key, dependsOn }: PlannedTarget): TargetState {
  const pinnedBy = draft.pins.get(key);
  if (pinnedBy !== undefined && PINNED.has(target.state))
    return held(draft, target, "Pinned", `is pinned to the revision it has by ${pinnedBy}`);
  const by = draft.skips.get(key);
  if (by !== undefined && SKIPPED.has(target.state)) return held(draft, target, "Skipped", `is skipped by ${by}`);
  if (target.state !== "Waiting" || dependsOn.length === 0) return target;
  const other = dependsOn.find((one) => isHeldBack(targetIn(draft, one)));
  return other === undefined ? target : held(draft, target, "DependencyHeld", `depends on ${other}, which is held`);
}

function held(draft: Draft, target: TargetState, reason: string, message: string): TargetState {
  const { brokenBefore } = target;
  return { ...keep(target), brokenBefore, state: "Held", since: draft.moment.now, reason, message };
}
