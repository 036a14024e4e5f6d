import { asFields, intOr } from "../fields.ts";
import { current, inProgress } from "../result.ts";
import type { Rule } from "../rule.ts";
import { count, difference, ratio } from "../text.ts";

/** The rule of ReplicaSet: a replica failure is in progress, never failed; then its counters. */
export const computeReplicaSet: Rule = ({ spec, status, conditions }) => {
  for (const condition of conditions) {
    if (condition.type === "ReplicaFailure" && condition.status === "True") {
      return inProgress("ReplicaFailure", "Replica Failure condition. Check Pods");
    }
  }
  const wanted = intOr(asFields(spec)?.replicas, 1);
  const replicas = intOr(status?.replicas, 0);
  const labelled = intOr(status?.fullyLabeledReplicas, 0);
  const available = intOr(status?.availableReplicas, 0);
  const ready = intOr(status?.readyReplicas, 0);
  if (wanted > labelled) return inProgress("LessLabelled", `Labelled: ${ratio(labelled, wanted)}`);
  if (wanted > available) return inProgress("LessAvailable", `Available: ${ratio(available, wanted)}`);
  if (wanted > ready) return inProgress("LessReady", `Ready: ${ratio(ready, wanted)}`);
  if (replicas > wanted) return inProgress("ExtraPods", `Pending termination: ${difference(replicas, wanted)}`);
  return current(`ReplicaSet is available. Replicas: ${count(replicas)}`);
};
