import { asFields, type Fields, intOr } from "../fields.ts";
import { current, failed, inProgress, type KstatusResult } from "../result.ts";
import type { Rule } from "../rule.ts";
import { count, difference, ratio } from "../text.ts";

/** The value of Kubernetes for "no deadline", with which the controller sets no Progressing condition. */
const NO_DEADLINE = 2147483647;

/** The rule of Deployment: its deadline, then its counters, then its conditions. */
export const computeDeployment: Rule = (input) => {
  const spec = asFields(input.spec);
  let progressing = intOr(spec?.progressDeadlineSeconds, NO_DEADLINE) === NO_DEADLINE;
  let available = false;
  for (const { type, status, reason, message } of input.conditions) {
    if (type === "Progressing") {
      if (reason === "ProgressDeadlineExceeded") return failed(reason, "Progress deadline exceeded", message ?? "");
      if (status === "True" && reason === "NewReplicaSetAvailable") progressing = true;
    } else if (type === "Available" && status === "True") {
      available = true;
    }
  }
  return compareCounters(spec, input.status, progressing, available);
};

function compareCounters(
  spec: Fields | undefined,
  status: Fields | undefined,
  progressing: boolean,
  available: boolean,
): KstatusResult {
  const wanted = intOr(spec?.replicas, 1);
  const replicas = intOr(status?.replicas, 0);
  const updated = intOr(status?.updatedReplicas, 0);
  const availableReplicas = intOr(status?.availableReplicas, 0);
  const ready = intOr(status?.readyReplicas, 0);
  if (wanted > replicas) return inProgress("LessReplicas", `Replicas: ${ratio(replicas, wanted)}`);
  if (wanted > updated) return inProgress("LessUpdated", `Updated: ${ratio(updated, wanted)}`);
  if (replicas > wanted) return inProgress("ExtraPods", `Pending termination: ${difference(replicas, wanted)}`);
  if (updated > availableReplicas)
    return inProgress("LessAvailable", `Available: ${ratio(availableReplicas, updated)}`);
  if (wanted > ready) return inProgress("LessReady", `Ready: ${ratio(ready, wanted)}`);
  if (!progressing) return inProgress("ReplicaSetNotAvailable", "ReplicaSet not Available");
  if (!available) return inProgress("DeploymentNotAvailable", "Deployment not Available");
  return current(`Deployment is available. Replicas: ${count(replicas)}`);
}
