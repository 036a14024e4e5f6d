import { intOr } from "../fields.ts";
import { current, failed, inProgress } from "../result.ts";
import type { Rule, RuleInput } from "../rule.ts";
import { count, difference, ratio } from "../text.ts";

/** Kubernetes' word for "no deadline": then the controller sets no Progressing condition. */
const NO_DEADLINE = 2147483647;

/** Deployment: its deadline, then its counters, then its conditions. */
export const computeDeployment: Rule = (input) => {
  let progressing = intOr(input.spec?.progressDeadlineSeconds, NO_DEADLINE) === NO_DEADLINE;
  let available = false;
  for (const { type, status, reason, message } of input.conditions) {
    if (type === "Progressing") {
      if (reason === "ProgressDeadlineExceeded") return failed(reason, "Progress deadline exceeded", message ?? "");
      if (status === "True" && reason === "NewReplicaSetAvailable") progressing = true;
    } else if (type === "Available" && status === "True") {
      available = true;
    }
  }
  return compareCounters(input, progressing, available);
};

function compareCounters({ spec, status }: RuleInput, progressing: boolean, available: boolean): ReturnType<Rule> {
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
