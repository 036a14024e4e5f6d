import type { Run } from "@landfall/core/steps";
import type { Item } from "../../sdk/index.ts";
import { begunTasks } from "../../stored/steps-begun.ts";
import type { Leg } from "./legs.ts";
import { pathsOf } from "./moves.ts";

/**
 * Whether the task that owns an object has begun in a run, whatever its result; true also for objects without a task.
 * If the plan was edited since the run began, the stored paths count.
 */
export function isBegun({ planned, stored }: Leg, item: Item, run: Run): boolean {
  const owner = planned.owners.get(item);
  if (owner === undefined) return true;
  const { plan } = planned;
  const paths = run.plan === plan.hash ? pathsOf(plan) : (stored?.paths ?? []);
  return begunTasks(run, paths).get(owner) === true;
}
