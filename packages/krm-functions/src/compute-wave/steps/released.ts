import type { Order, TargetState } from "@landfall/core/rollout";
import type { Run, RunPlan } from "@landfall/core/steps";
import type { Item } from "../../sdk/index.ts";
import { begunTasks } from "../../stored/steps-begun.ts";
import type { Leg } from "./legs.ts";

/** What the rollout says of a target. */
export interface Point {
  readonly order: Order | undefined;
  readonly state: TargetState | undefined;
}

/**
 * Whether an object of a target that is released may be moved: no task owns it, or the task that does has begun, whatever
 * became of that. Of a target that was there already, and for which no run began, all may.
 */
export function isReleased(leg: Leg, item: Item, run: Run | undefined, { order, state }: Point): boolean {
  if (order?.order !== "released") return false;
  if (!leg.planned.owners.has(item)) return true;
  if (run !== undefined && run.trigger.revision === order.revision) return isBegun(leg, item, run);
  return state?.state !== "Released" && state?.state !== "RollingBack";
}

/**
 * Whether the task of a run that owns an object has begun, whatever became of it; so it is with what no task owns. Of a plan
 * that was edited since, the paths that are stored count.
 */
export function isBegun({ planned, stored }: Leg, item: Item, run: Run): boolean {
  const owner = planned.owners.get(item);
  if (owner === undefined) return true;
  const { plan } = planned;
  const paths = run.plan === plan.hash ? pathsOf(plan) : (stored?.paths ?? []);
  return begunTasks(run, paths).get(owner) === true;
}

function pathsOf({ phases }: RunPlan): readonly string[] {
  return phases.flatMap((phase) => [
    phase.path,
    ...phase.steps.flatMap((step) => [step.path, ...step.tasks.map((task) => task.path)]),
  ]);
}
