import { podTemplate, type Workload } from "../content.ts";
import { applyObject, condition, type DesiredObject, findObject, type JsonMap, type SimulatedObject } from "../live.ts";
import { type Phase, phaseOf, templateHash } from "./phase.ts";
import { pods } from "./pods.ts";
import { isCrashing, PROGRESS_DEADLINE_SECONDS, type Step } from "./step.ts";

/**
 * A Deployment after a step, with its newest ReplicaSet and that one's pods. `labels`: those that the delivery adds.
 */
export function simulateDeployment(
  previous: readonly SimulatedObject[],
  workload: Workload,
  revision: string,
  step: Step,
  labels: { readonly [key: string]: string } = {},
): readonly SimulatedObject[] {
  const desired = deployment(workload, labels);
  const before = findObject(previous, desired);
  const applied = applyObject(step.cluster, before, desired, step.now);
  const phase = phaseOf(before, applied, isCrashing(step, workload.name, revision), step.now);
  const live: SimulatedObject = {
    ...applied,
    metadata: {
      ...applied.metadata,
      annotations: { "deployment.kubernetes.io/revision": String(applied.metadata.generation) },
    },
    status:
      phase.settled && before?.status !== undefined
        ? before.status
        : statusOf(before, applied, phase, workload, step.now),
  };
  return [live, ...pods(previous, live, workload, phase, step)];
}

function deployment(workload: Workload, labels: { readonly [key: string]: string }): DesiredObject {
  return {
    apiVersion: "apps/v1",
    kind: "Deployment",
    metadata: { name: workload.name, namespace: workload.namespace, labels: { app: workload.name, ...labels } },
    spec: {
      replicas: workload.replicas,
      progressDeadlineSeconds: PROGRESS_DEADLINE_SECONDS,
      selector: { matchLabels: { app: workload.name } },
      template: podTemplate(workload),
    },
  };
}

/**
 * The status as the Deployment controller counts: one surge pod of the new ReplicaSet besides the old ones, until it is
 * ready.
 */
function statusOf(
  before: SimulatedObject | undefined,
  applied: SimulatedObject,
  { kind, since }: Phase,
  { name, replicas }: Workload,
  now: string,
): JsonMap {
  const observedGeneration = applied.metadata.generation;
  const replicaSet = `${name}-${templateHash(applied)}`;
  const available = (status: "True" | "False", reason: string, message: string): JsonMap =>
    condition(before, "Available", status, { reason, message, lastUpdateTime: now }, now);
  const progressing = (status: "True" | "False", reason: string, message: string, updated: string): JsonMap =>
    condition(before, "Progressing", status, { reason, message, lastUpdateTime: updated }, now);
  const minimum = available("True", "MinimumReplicasAvailable", "Deployment has minimum availability.");
  if (kind === "complete") {
    const done = progressing(
      "True",
      "NewReplicaSetAvailable",
      `ReplicaSet "${replicaSet}" has successfully progressed.`,
      now,
    );
    const counts = { replicas, updatedReplicas: replicas, readyReplicas: replicas, availableReplicas: replicas };
    return { observedGeneration, ...counts, conditions: [minimum, done] };
  }
  const isFirst = observedGeneration === 1;
  const conditions = [
    isFirst
      ? available("False", "MinimumReplicasUnavailable", "Deployment does not have minimum availability.")
      : minimum,
    kind === "exceeded"
      ? progressing("False", "ProgressDeadlineExceeded", `ReplicaSet "${replicaSet}" has timed out progressing.`, now)
      : progressing("True", "ReplicaSetUpdated", `ReplicaSet "${replicaSet}" is progressing.`, since),
  ];
  if (isFirst)
    return { observedGeneration, replicas, updatedReplicas: replicas, unavailableReplicas: replicas, conditions };
  const counts = { replicas: replicas + 1, updatedReplicas: 1, readyReplicas: replicas, availableReplicas: replicas };
  return { observedGeneration, ...counts, unavailableReplicas: 1, conditions };
}
