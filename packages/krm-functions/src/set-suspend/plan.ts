import {
  escapeControl,
  failure,
  type Problem,
  parseTarget,
  type Result,
  success,
  type Target,
  targetKey,
  truncate,
} from "@landfall/core/object";
import { type Order, type StoredPlan, standingOrders, type TargetState } from "@landfall/core/rollout";
import type { ResourceList } from "../sdk/index.ts";
import { plansByRollout, readPlanPages } from "../stored/plan-pages.ts";
import { runsBySubject } from "../stored/step-runs.ts";
import { readStepsBegun, type StepsBegun } from "../stored/steps-begun.ts";

/** The state of one target in a plan, as holding needs it. */
export interface PlanStanding {
  readonly released: boolean;
  /** People have taken over the target: no hold is placed or removed. */
  readonly handsOff?: true;
  /** The revision at which an unreleased target stays, if it is known. */
  readonly revision?: string;
  /** The reason of the hold, for people. */
  readonly reason?: string;
  /** The time since when the target is in this state, by the plan's clock. Milliseconds since the epoch. */
  readonly since?: number;
  /** The target is on its way back to `revision`. */
  readonly goesBack?: true;
  /** The target goes back in steps, and the step for this object has not begun: if it is not held now, it stays so. */
  readonly waitsForStep?: true;
}

/** The states of all targets in a rollout plan, from all its pages. */
export interface TargetPlan {
  /** The revision that targets are to reach. */
  readonly revision: string;
  /**
   * Returns the state of a target; `undefined` if the plan is not about it. `step`: the task that moves the object in
   * question, if there is one.
   */
  readonly standingOf: (target: Target, step?: string) => PlanStanding | undefined;
  /**
   * The revision that all targets had before the rollout, if it is known and was the same for all; a new target may
   * start with it.
   */
  readonly before?: string;
  /** The time since when the plan is in this state. Milliseconds since the epoch. */
  readonly since?: number;
  /** Clusters with a held target, sorted. */
  readonly heldClusters: readonly string[];
  /**
   * Clusters, not held by the plan, with a target that people have taken over: their holds stay, and no new one is
   * placed.
   */
  readonly leftClusters: ReadonlySet<string>;
  /** All clusters of the plan. */
  readonly clusters: ReadonlySet<string>;
}

interface Entry extends PlanStanding {
  readonly target: Target;
  /** The revision that the target had before the rollout. */
  readonly had?: string;
  /** The revision that a released or returning target moves to, whether it has yet to land there, and since when. */
  readonly moving?: { readonly revision: string; readonly isOnTheWay: boolean; readonly since?: number | undefined };
}

/** The longest reason, in characters, that is stored with a hold. */
const LONGEST_REASON = 1024;
const NO_STEPS: StepsBegun = () => undefined;
const UNKNOWN: TargetState = { state: "Waiting" };

/** Finds the plan of a rollout. Problems: `PlanNotFound`, and those of `readPlanPages` and `readStepsBegun`. */
export function findPlan(list: ResourceList, rollout: string): Result<TargetPlan> {
  const stored = readPlanPages(plansByRollout(list).get(rollout) ?? []);
  if (!stored.ok) return stored;
  if (stored.value === undefined) return failure(planNotFound(rollout));
  if (stored.value.mode === "shadow") return success(aboutNothing(stored.value));
  const runs = runsBySubject(list, rollout).size === 0 ? success(NO_STEPS) : readStepsBegun(list, rollout);
  return runs.ok ? success(viewOf(stored.value, runs.value)) : runs;
}

function planNotFound(rollout: string): Problem {
  const message = `the package has no RolloutPlan of rollout ${rollout}`;
  const hint = "let compute-wave run before, or correct the name";
  return { code: "PlanNotFound", severity: "error", message, field: "plan", hint };
}

/** The target plan of a rollout that is only judged (shadow): it holds and releases nothing. */
function aboutNothing({ state }: StoredPlan): TargetPlan {
  const none = new Set<string>();
  return {
    revision: state.revision,
    standingOf: () => undefined,
    heldClusters: [],
    leftClusters: none,
    clusters: none,
  };
}

function viewOf(stored: StoredPlan, steps: StepsBegun): TargetPlan {
  const { state, package: ofPackage } = stored;
  const since = timeOf(stored);
  const entries = new Map<string, Entry[]>();
  for (const entry of entriesOf(stored)) {
    const others = entries.get(entry.target.cluster);
    if (others === undefined) entries.set(entry.target.cluster, [entry]);
    else others.push(entry);
  }
  const isHeld = ({ released, handsOff }: Entry): boolean => !released && handsOff !== true;
  const held = [...entries].filter(([, all]) => all.some(isHeld)).map(([cluster]) => cluster);
  const left = [...entries].filter(([, all]) => !all.some(isHeld) && all.some(({ handsOff }) => handsOff === true));
  const before = new Set([...entries.values()].flatMap((all) => all.flatMap((entry) => entry.had ?? [])));
  const [same] = before;
  return {
    revision: state.revision,
    ...(before.size === 1 && same !== undefined && same !== state.revision && { before: same }),
    ...(since !== undefined && { since }),
    standingOf: (target, step) => {
      const found = (entries.get(target.cluster) ?? []).filter((entry) => isAbout(entry.target, target, ofPackage));
      const entry = found.find(isHeld) ?? found.find(({ handsOff }) => handsOff === true) ?? found[0];
      return entry === undefined || step === undefined ? entry : behindStep(entry, step, steps);
    },
    heldClusters: held.sort(),
    leftClusters: new Set(left.map(([cluster]) => cluster)),
    clusters: new Set(entries.keys()),
  };
}

/**
 * The state of a delivery whose task has not begun: it is held at its revision, with the awaited step as the reason. In
 * a target that goes back, it is not moved yet.
 */
function behindStep(entry: Entry, step: string, hasBegun: StepsBegun): PlanStanding {
  const { target, moving, had } = entry;
  if (moving === undefined) return entry;
  const { revision, isOnTheWay, since } = moving;
  const begun = hasBegun(targetKey(target), revision, step) ?? !isOnTheWay;
  if (begun) return entry;
  if (entry.goesBack === true) return { ...entry, waitsForStep: true };
  return {
    released: false,
    ...(had !== undefined && { revision: had }),
    reason: `waits for step ${step}`,
    ...(since !== undefined && { since }),
  };
}

/** The time of the last decision; undefined for a plan without one, which is stored as the epoch. */
function timeOf({ state }: StoredPlan): number | undefined {
  return state.at === 0 ? undefined : state.at;
}

/** Whether a plan's target is that of an object, which may not know its package. */
function isAbout(planned: Target, target: Target, ofPackage: string | undefined): boolean {
  const wanted = planned.package ?? ofPackage;
  return (
    planned.cluster === target.cluster &&
    (wanted === undefined || target.package === undefined || wanted === target.package)
  );
}

function entriesOf(stored: StoredPlan): readonly Entry[] {
  const { previous, state } = stored;
  const planned = [...previous.waves.flatMap(({ targets }) => targets), ...previous.held];
  const at = timeOf(stored);
  const orders = standingOrders(state);
  return [...new Set([...planned, ...state.targets.keys()])].flatMap((key): readonly Entry[] => {
    const target = parseTarget(key);
    return target.ok ? [entryOf(target.value, state.targets.get(key), { at, order: orders.get(key) })] : [];
  });
}

interface Telling {
  readonly at: number | undefined;
  readonly order: Order | undefined;
}

function entryOf(target: Target, known: TargetState = UNKNOWN, { at, order }: Telling): Entry {
  const { state, revision, lastGood, message, reason } = known;
  // A state of time 0 began before the clock was known.
  const since = known.since || at;
  const had = lastGood ?? (state === "Waiting" || state === "Held" ? revision : undefined);
  const lead = { target, ...(had && { had }) };
  if (order?.order === "handsOff") return { ...lead, released: false, handsOff: true };
  const isOnTheWay = state === "Released" || state === "RollingBack";
  const moving = order?.order === "released" ? { revision: order.revision, isOnTheWay, since } : undefined;
  if (moving !== undefined && state !== "RollingBack" && state !== "RolledBack")
    return { ...lead, released: true, moving };
  const why = message || reason;
  return {
    ...lead,
    released: false,
    ...(revision && { revision }),
    ...(why && { reason: truncate(escapeControl(why), LONGEST_REASON) }),
    ...(since !== undefined && { since }),
    ...((state === "RollingBack" || state === "RolledBack") && { goesBack: true }),
    ...(moving !== undefined && { moving }),
  };
}
