import type { Report } from "../model/invariants.ts";
import type { CheckedStep, DecidingEngine } from "./checked-step.ts";

/** Checks invariant 35: each target has one order, and a released one names the revision that the target is to have. */
export function checkOrders({ after }: CheckedStep, { standingOrders }: DecidingEngine, report: Report): void {
  const orders = standingOrders(after);
  if (orders.size !== after.targets.size) report(35, `${after.targets.size} targets have ${orders.size} orders`);
  for (const [key, { state, lastGood }] of after.targets) {
    const order = orders.get(key);
    if (order === undefined) report(35, `${key} has no order`);
    if (order?.order !== "released") continue;
    const isBack = state === "RollingBack" || state === "RolledBack";
    const wanted = isBack ? lastGood : after.revision;
    if (order.revision !== wanted)
      report(35, `${key} is ${state}, and its order names ${order.revision}, not ${wanted}`);
  }
}
