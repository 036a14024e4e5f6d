import { intOr, isAbsent } from "../fields.ts";
import { current, inProgress } from "../result.ts";
import type { Rule } from "../rule.ts";
import { count, ratio } from "../text.ts";

const NOT_COUNTED = -1;

/** The rule of DaemonSet: both generations must exist, which the generic check does not require; then its counters. */
export const computeDaemonSet: Rule = ({ kind, metadata, status }) => {
  if (isAbsent(metadata?.generation)) return inProgress("NoGeneration", `${kind} metadata.generation not found`);
  if (isAbsent(status?.observedGeneration)) {
    return inProgress("NoObservedGeneration", `${kind} status.observedGeneration not found`);
  }
  const desired = intOr(status.desiredNumberScheduled, NOT_COUNTED);
  const scheduled = intOr(status.currentNumberScheduled, 0);
  const updated = intOr(status.updatedNumberScheduled, 0);
  const available = intOr(status.numberAvailable, 0);
  const ready = intOr(status.numberReady, 0);
  if (desired === NOT_COUNTED) return inProgress("NoDesiredNumber", "Missing .status.desiredNumberScheduled");
  if (desired > scheduled) return inProgress("LessCurrent", `Current: ${ratio(scheduled, desired)}`);
  if (desired > updated) return inProgress("LessUpdated", `Updated: ${ratio(updated, desired)}`);
  if (desired > available) return inProgress("LessAvailable", `Available: ${ratio(available, desired)}`);
  if (desired > ready) return inProgress("LessReady", `Ready: ${ratio(ready, desired)}`);
  return current(`All replicas scheduled as expected. Replicas: ${count(desired)}`);
};
