import type { Actor } from "../../run/index.ts";
import type { AdvanceInputs, ChildRun, ObjectObservation, TaskResult } from "../model/inputs.ts";
import type { RunPlan } from "../model/plan.ts";
import type { Run } from "../model/run.ts";
import { taskKey } from "../model/trigger.ts";

/** All facts besides the run that decide its next state. Times in milliseconds, whole seconds. */
export interface Told {
  readonly now: number;
  readonly uid: string;
  readonly trigger: Run["trigger"];
  readonly plan: RunPlan;
  readonly observations: ReadonlyMap<string, ObjectObservation>;
  readonly children: ReadonlyMap<string, ChildRun>;
  /** The results by `taskKey`: of several for one try the worst, and of those the newest. */
  readonly results: ReadonlyMap<string, TaskResult>;
  readonly pausedBy: Actor | undefined;
  /** Whether other work has to end before any task begins. */
  readonly isClosing: boolean;
}

const NO_CHILDREN: ReadonlyMap<string, ChildRun> = new Map();
const NO_RESULTS: ReadonlyMap<string, TaskResult> = new Map();
const GRAVITY: { readonly [outcome in TaskResult["outcome"]]: number } = {
  Running: 0,
  Succeeded: 1,
  Retry: 2,
  Failed: 3,
};

/** Collects the facts by which a run is judged at `now`. */
export function tellRun(plan: RunPlan, run: Run, inputs: AdvanceInputs, now: number): Told {
  const { observations, children = NO_CHILDREN, results = [], paused } = inputs;
  const { uid, trigger } = run;
  return {
    now,
    uid,
    trigger,
    plan,
    observations,
    children,
    results: indexResults(results, now),
    pausedBy: paused,
    isClosing: false,
  };
}

/** Indexes results by their try; results from the future do not count yet. */
function indexResults(results: readonly TaskResult[], now: number): ReadonlyMap<string, TaskResult> {
  if (results.length === 0) return NO_RESULTS;
  const known = new Map<string, TaskResult>();
  for (const result of results) {
    if (!(toSecond(result.at) <= now)) continue;
    const key = taskKey(result.run, result.task, result.attempt);
    const other = known.get(key);
    if (other === undefined || outweighs(result, other)) known.set(key, result);
  }
  return known;
}

function outweighs(a: TaskResult, b: TaskResult): boolean {
  const byGravity = (GRAVITY[a.outcome] ?? 0) - (GRAVITY[b.outcome] ?? 0) || a.at - b.at;
  return byGravity === 0 ? JSON.stringify(a) > JSON.stringify(b) : byGravity > 0;
}

/** Rounds a time down to whole seconds, the unit in which all times of a run are stored. */
export function toSecond(time: number): number {
  return Math.floor(time / 1000) * 1000;
}

/**
 * Returns the observation of an object at `from` or later, if it is fresh; `undefined` otherwise. With `after`, an
 * observation in the same second as `from` does not count: it may be from before an action in that second.
 */
export function seenSince(
  { observations, now, plan }: Told,
  key: string,
  from: number,
  after: boolean,
): ObjectObservation | undefined {
  const seen = observations.get(key);
  if (seen === undefined) return undefined;
  const at = toSecond(seen.observedAt);
  const isLater = after ? at > from : at >= from;
  return isLater && at <= now && now - at <= plan.staleAfter ? seen : undefined;
}
