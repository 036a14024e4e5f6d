import { refKey } from "@landfall/core/object";
import type { TargetState } from "@landfall/core/rollout";
import { type Run, runKey, type Trigger } from "@landfall/core/steps";
import type { Item } from "../../sdk/index.ts";
import { lastMoves } from "./last-moves.ts";
import type { Leg } from "./legs.ts";

/** Marks an object as not to be applied: Config Sync and kpt prune it, and its file stays. */
const LOCAL_CONFIG = ["metadata", "annotations", "config.kubernetes.io/local-config"] as const;
/**
 * The revisions, as JSON, that a target had while it still had an object that a step took away. On the way back to one
 * of them the object is restored.
 */
const TAKEN_FROM = ["metadata", "annotations", "landfall.dev/taken-from"] as const;

/**
 * The objects of a target that a run took away and has not applied since. If somebody ended the run, those that it
 * still keeps from being applied, as no task moves them any more.
 */
export function takenNow(leg: Leg, run: Run): ReadonlySet<Item> {
  if (run.state === "Cancelled" || run.state === "Superseded")
    return new Set([...leg.planned.owners.keys()].filter((item) => item.get(LOCAL_CONFIG) === "true" && isOurs(item)));
  return new Set([...lastMoves(leg, run)].flatMap(([item, { isRemoval }]) => (isRemoval ? [item] : [])));
}

/**
 * The objects that a run restores: on the way back, everything that its tasks would delete and that the revision had. A
 * run that went back once keeps doing so; a run forward restores nothing.
 */
export function restoresOf(
  leg: Leg,
  run: Run | undefined,
  goal: Trigger,
  state: TargetState | undefined,
): readonly string[] {
  if (state?.state === "Released") return [];
  if (run !== undefined && runKey({ ...run.trigger, restores: [] }) === runKey(goal)) return run.trigger.restores ?? [];
  if (state?.state !== "RollingBack") return [];
  const had = [...leg.planned.removes].filter((item) => wasThereAt(item, goal.revision ?? ""));
  return had.map(({ ref }) => refKey(ref)).sort();
}

function wasThereAt(item: Item, revision: string): boolean {
  return item.get(LOCAL_CONFIG) !== "true" || takenFrom(item).includes(revision);
}

/**
 * Marks objects that the run's begun tasks took away, and unmarks those that they apply again. Objects that somebody
 * else marked stay so, and an ended run writes nothing.
 */
export function writeTaken(leg: Leg, run: Run, state: TargetState | undefined): void {
  if (run.state === "Cancelled" || run.state === "Superseded") return;
  for (const [item, { isRemoval }] of lastMoves(leg, run)) {
    const isLocal = item.get(LOCAL_CONFIG) === "true";
    if (isRemoval) take(item, isLocal, run, state);
    else if (isOurs(item)) {
      if (isLocal) item.delete(LOCAL_CONFIG);
      item.delete(TAKEN_FROM);
    }
  }
}

/** The annotation is written even if no revision is known, because it tells who took the object away. */
function take(item: Item, isLocal: boolean, { trigger }: Run, state: TargetState | undefined): void {
  if (isLocal && !isOurs(item)) return;
  const had = isLocal ? takenFrom(item) : [state?.lastGood, ...(state?.earlier ?? [])];
  item.set(LOCAL_CONFIG, "true");
  const others = had.filter((one) => one !== undefined).filter((one) => one !== trigger.revision);
  item.set(TAKEN_FROM, JSON.stringify(others));
}

/** Whether a step took the object away, rather than somebody else. */
function isOurs(item: Item): boolean {
  return item.mayMention(TAKEN_FROM[2]) && item.get(TAKEN_FROM) !== undefined;
}

/** The revisions in the annotation; none if it is not in our format. */
function takenFrom(item: Item): readonly string[] {
  const text = item.get(TAKEN_FROM);
  if (typeof text !== "string") return [];
  try {
    const read: unknown = JSON.parse(text);
    return Array.isArray(read) ? read.filter((one): one is string => typeof one === "string") : [];
  } catch {
    return [];
  }
}
