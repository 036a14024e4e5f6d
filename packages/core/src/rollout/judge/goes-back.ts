import { dueAt } from "../model/due.ts";
import type { Plan, PlannedTarget } from "../model/plan.ts";
import { CHANGED_BY_HAND, ROLLBACK_FAILED, type RolloutState, type TargetState, takesPlace } from "../model/state.ts";
import type { Keeper } from "./judges.ts";
import { type Aim, goalOf, isTainted } from "./last-good.ts";

/** The state and reason of a target that has no revision to go back to. */
export const NO_LAST_GOOD = { state: "Held", reason: "NoLastGood" } as const;

/** Returns why: no revision is known that was good here, or each such revision is tainted. */
export function whyNoLastGood({ lastGood }: TargetState): string {
  if (lastGood === undefined) return "it is not known at which revision it was good";
  return `${lastGood}, at which it was good, is not gone back to: a rollout of that was stopped, aborted or rolled back`;
}

/** Reasons that keep a target where it is while others are sent back. */
const STAYS: ReadonlySet<string | undefined> = new Set([ROLLBACK_FAILED, CHANGED_BY_HAND]);

/**
 * Returns whether a target is still to be sent back: it has a revision of this rollout, and a revision to go back to.
 */
export function goesBack(target: TargetState, aim: Aim): boolean {
  return isTouched(target, aim) && goalOf(target, aim) !== undefined;
}

/**
 * Returns whether this rollout, in any attempt, gave a target the revision (or an earlier one that is tainted) and has
 * not taken it back. It may be skipped or unseen. A target that had the revision before does not count, nor does one
 * that somebody changed since.
 */
export function isTouched(target: TargetState, aim: Aim): boolean {
  const { state, revision, releasedAt, movedTo, reason } = target;
  if (state === "RollingBack" || state === "RolledBack" || STAYS.has(reason)) return false;
  if (movedTo === aim.revision || (releasedAt !== undefined && revision === aim.revision)) return true;
  return isLeftBehind(target, aim);
}

/** Returns whether an earlier attempt brought a target to a revision that is tainted, and left it there. */
export function isLeftBehind({ revision, movedTo }: TargetState, { tainted = [] }: Aim): boolean {
  return movedTo !== undefined && movedTo === revision && isTainted(tainted, movedTo);
}

/** The targets of a rollout by their part in a rollback: sorted keys. */
export interface Returning {
  /** Targets still to be sent back, also from an earlier revision that is tainted. */
  readonly goes: readonly string[];
  /** Targets that this rollout brought to the revision, and that have none to go back to. */
  readonly stuck: readonly string[];
  /** Targets that would be sent back if nobody pinned them. */
  readonly pinned: readonly string[];
  /** Targets that somebody has changed by hand. */
  readonly changed: readonly string[];
  /** Targets that had the revision before this rollout began; they stay. */
  readonly before: readonly string[];
}

/**
 * Returns the targets that would be sent back if the rollout were rolled back now, and those that would stay, by
 * reason.
 */
export function returningOf(state: Pick<RolloutState, "revision" | "tainted" | "targets">): Returning {
  const found = { goes: [], stuck: [], pinned: [], changed: [], before: [] } as Record<keyof Returning, string[]>;
  for (const [key, target] of state.targets) {
    const { state: word, reason, releasedAt, movedTo } = target;
    if (reason === CHANGED_BY_HAND) found.changed.push(key);
    else if (word === "Landed" && releasedAt === undefined && movedTo !== state.revision) found.before.push(key);
    else if (!isTouched(target, state)) continue;
    else if (reason === "Pinned" || target.pinned === true) found.pinned.push(key);
    else found[goesBack(target, state) ? "goes" : "stuck"].push(key);
  }
  for (const keys of Object.values(found)) keys.sort();
  return found;
}

/** Returns whether a target is still to be sent back, and is not pinned. */
export function isQueued(aim: Aim, target: TargetState | undefined): boolean {
  return target !== undefined && target.reason !== "Pinned" && target.pinned !== true && goesBack(target, aim);
}

/**
 * Returns whether nothing but a person ends the way of a target: it left a frozen inventory, so that no report shows it,
 * and no deadline runs, as the strategy has none or somebody held the target when it left.
 */
export function isLeftForEver({ deadline }: Plan, { gone = false }: PlannedTarget, target?: TargetState): boolean {
  const isMoving = target?.state === "Released" || target?.state === "RollingBack";
  return gone && isMoving && dueAt(target, deadline) === undefined;
}

/** Returns the targets whose way back nothing but a pin ends. Sorted. */
export function goneOnTheWayBack(plan: Plan, { targets }: Pick<RolloutState, "targets">): readonly string[] {
  const isLeft = (planned: PlannedTarget): boolean => {
    const target = targets.get(planned.key);
    return target?.state === "RollingBack" && isLeftForEver(plan, planned, target);
  };
  const gone = plan.waves.flatMap((wave) => wave.targets.filter(isLeft));
  return gone.map(({ key }) => key).sort();
}

/** How many more targets may be sent back: in total, by wave and by failure domain. */
export interface Turns {
  /** Returns the cap that leaves no room for a target; `undefined` if it may be sent back. */
  readonly full: (wave: number, planned: PlannedTarget) => number | undefined;
  /** Takes a place for a target that is sent back. */
  readonly take: (wave: number, planned: PlannedTarget) => void;
}

interface Turn {
  left: number;
  readonly cap: number;
  /** How many of its places are kept by what was on its way forward. */
  forward: number;
}

/**
 * Going back is paced as going forward is: by the caps of waves and failure domains, and by that of rollbacks over all. It
 * waits neither for ramps nor for shared budgets: what is bad is not kept because others are busy. What was still on its
 * way forward keeps its place in its wave and domain until it is sent back, and takes no second one then.
 */
export function openTurns(plan: Plan, targets: ReadonlyMap<string, TargetState>, aim: Aim): Turns {
  const turn = (cap: number): Turn => ({ left: cap, cap, forward: 0 });
  const all = turn(plan.rollbackConcurrent);
  const waves = plan.waves.map(({ maxConcurrent }) => turn(maxConcurrent));
  const domains = new Map(plan.domains?.map(({ name, maxConcurrent }) => [name, turn(maxConcurrent)]));
  const turnsOf = (wave: number, { domain = "" }: PlannedTarget): readonly (Turn | undefined)[] => [
    all,
    waves[wave],
    domains.get(domain),
  ];
  const onTheWay = new Set<string>();
  const move = (wave: number, planned: PlannedTarget, by: number): void => {
    for (const one of turnsOf(wave, planned).slice(1)) if (one !== undefined) one.forward += by;
  };
  const take: Turns["take"] = (wave, planned) => {
    for (const one of turnsOf(wave, planned)) if (one !== undefined) one.left -= 1;
    if (onTheWay.delete(planned.key)) move(wave, planned, -1);
  };
  let placed = 0;
  for (const [wave, { targets: members }] of plan.waves.entries())
    for (const planned of members) {
      const target = targets.get(planned.key);
      if (target?.state === "RollingBack") {
        placed += 1;
        take(wave, planned);
      } else if (target !== undefined && takesPlace(target) && isQueued(aim, target)) {
        onTheWay.add(planned.key);
        move(wave, planned, 1);
      }
    }
  for (const { state } of targets.values()) if (state === "RollingBack") placed -= 1;
  all.left += placed;
  return {
    full: (wave, planned) => {
      const isPlaced = onTheWay.has(planned.key);
      return turnsOf(wave, planned).find((one) => one !== undefined && one.left - (isPlaced ? 0 : one.forward) <= 0)
        ?.cap;
    },
    take,
  };
}

/**
 * Returns the blocker of the targets that wait to be sent back, by place; `undefined` if there is room for one more.
 */
export function keeperOfTurns(
  plan: Plan,
  state: RolloutState,
): ((wave: number, planned: PlannedTarget) => Keeper | undefined) | undefined {
  const { phase, targets, brakedBy } = state;
  if (phase !== "RollingBack") return undefined;
  if (brakedBy !== undefined)
    return () => () => ({ kind: "Braked", by: brakedBy, who: [{ by: "person", verb: "resume" }] });
  const turns = openTurns(plan, targets, state);
  return (wave, planned) => {
    const cap = turns.full(wave, planned);
    return cap === undefined ? undefined : () => ({ kind: "RollbackTurn", cap, who: [{ by: "report" }] });
  };
}
