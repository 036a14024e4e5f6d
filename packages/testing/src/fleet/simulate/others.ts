import { readPath } from "@landfall/core/object";
import { applyObject, condition, type DesiredObject, findObject, type SimulatedObject, textAt } from "../live.ts";
import type { Step } from "./step.ts";

/** A PackageVariant after a step: its downstream package follows the upstream revision at once. */
export function simulatePackageVariant(
  previous: readonly SimulatedObject[],
  desired: DesiredObject,
  step: Step,
): SimulatedObject {
  const before = findObject(previous, desired);
  const applied = applyObject(step.cluster, before, desired, step.now);
  const [repo, name] = ["repo", "package"].map((field) => textAt(applied, ["spec", "downstream", field]));
  const conditions = [
    condition(before, "Stalled", "False", { reason: "Valid", message: "all validation checks passed" }, step.now),
    condition(
      before,
      "Ready",
      "True",
      { reason: "NoErrors", message: "successfully ensured downstream package variant" },
      step.now,
    ),
  ];
  const revision = textAt(applied, ["spec", "upstream", "revision"]);
  return { ...applied, status: { conditions, downstreamTargets: [{ name: `${repo}.${name}.${revision}` }] } };
}

/** A CronJob after a step: it ran at the last full hour, unless it is suspended. */
export function simulateCronJob(
  previous: readonly SimulatedObject[],
  desired: DesiredObject,
  step: Step,
): SimulatedObject {
  const applied = applyObject(step.cluster, findObject(previous, desired), desired, step.now);
  if (readPath(applied, ["spec", "suspend"]) === true) return applied;
  const hour = `${step.now.slice(0, 13)}:00:00Z`;
  if (hour < applied.metadata.creationTimestamp) return applied;
  return { ...applied, status: { lastScheduleTime: hour, lastSuccessfulTime: `${step.now.slice(0, 13)}:00:20Z` } };
}

/** An object without a simulated controller, as applied. */
export function simulateOther(
  previous: readonly SimulatedObject[],
  desired: DesiredObject,
  step: Step,
): SimulatedObject {
  return applyObject(step.cluster, findObject(previous, desired), desired, step.now);
}
