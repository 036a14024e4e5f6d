import { asFields, type Fields, intOr, stringOr } from "../fields.ts";
import { current, inProgress, type KstatusResult } from "../result.ts";
import type { Rule, RuleInput } from "../rule.ts";
import { count, difference, ratio } from "../text.ts";

const NO_PARTITION = -1;
const ON_DELETE: KstatusResult = Object.freeze(current("StatefulSet is using the ondelete update strategy"));

/**
 * The rule of StatefulSet: with OnDelete it is Current; else its counters, then its partition or its revisions decide.
 */
export const computeStatefulSet: Rule = (input) => {
  const { status } = input;
  const spec = asFields(input.spec);
  const strategy = asFields(spec?.updateStrategy);
  if (strategy?.type === "OnDelete") return ON_DELETE;
  const wanted = intOr(spec?.replicas, 1);
  const replicas = intOr(status?.replicas, 0);
  const ready = intOr(status?.readyReplicas, 0);
  if (wanted > replicas) return inProgress("LessReplicas", `Replicas: ${ratio(replicas, wanted)}`);
  if (wanted > ready) return inProgress("LessReady", `Ready: ${ratio(ready, wanted)}`);
  if (replicas > wanted) return inProgress("ExtraPods", `Pending termination: ${difference(replicas, wanted)}`);
  const partition = intOr(asFields(strategy?.rollingUpdate)?.partition, NO_PARTITION);
  if (partition !== NO_PARTITION) return comparePartition(status, wanted - partition);
  return compareRevisions(input, wanted, replicas);
};

function comparePartition(status: Fields | undefined, wanted: number): KstatusResult {
  const updated = intOr(status?.updatedReplicas, 0);
  if (updated < wanted) return inProgress("PartitionRollout", `updated: ${ratio(updated, wanted)}`);
  return current(`Partition rollout complete. updated: ${count(updated)}`);
}

function compareRevisions({ status }: RuleInput, wanted: number, replicas: number): KstatusResult {
  const currentReplicas = intOr(status?.currentReplicas, 0);
  if (wanted > currentReplicas) return inProgress("LessCurrent", `current: ${ratio(currentReplicas, wanted)}`);
  if (stringOr(status?.currentRevision, "") !== stringOr(status?.updateRevision, "")) {
    return inProgress("RevisionMismatch", "Waiting for updated revision to match current");
  }
  return current(`All replicas scheduled as expected. Replicas: ${count(replicas)}`);
}
