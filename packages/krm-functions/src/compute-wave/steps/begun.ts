import type { Run } from "@landfall/core/steps";
import type { Item } from "../../sdk/index.ts";
import { begunTasks } from "../../stored/steps-begun.ts";
import type { Leg } from "./legs.ts";
import { pathsOf } from "./moves.ts";

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
