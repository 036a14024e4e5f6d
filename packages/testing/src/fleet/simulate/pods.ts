import { sha256Hex } from "@landfall/core/object";
import type { Workload } from "../content.ts";
import { findObject, type JsonMap, type SimulatedObject, secondsBetween, uidOf } from "../live.ts";
import { type Phase, templateHash } from "./phase.ts";
import type { Step } from "./step.ts";

/** The ReplicaSet of a Deployment's present template, and its pods. Older ones are not simulated. */
export function pods(
  previous: readonly SimulatedObject[],
  deployment: SimulatedObject,
  workload: Workload,
  phase: Phase,
  step: Step,
): readonly SimulatedObject[] {
  const hash = templateHash(deployment);
  const labels = { app: workload.name, "pod-template-hash": hash };
  const count = phase.kind === "complete" || deployment.metadata.generation === 1 ? workload.replicas : 1;
  const ready = phase.kind === "complete" ? count : 0;
  const replicaSet = owned(deployment, previous, step, {
    apiVersion: "apps/v1",
    kind: "ReplicaSet",
    name: `${workload.name}-${hash}`,
    labels,
    spec: { replicas: count, selector: { matchLabels: labels } },
    status: () => ({
      observedGeneration: 1,
      replicas: count,
      fullyLabeledReplicas: count,
      ...(ready === 0 ? {} : { readyReplicas: ready, availableReplicas: ready }),
    }),
  });
  const each = Array.from({ length: count }, (_, at) =>
    owned(replicaSet, previous, step, {
      apiVersion: "v1",
      kind: "Pod",
      name: `${replicaSet.metadata.name}-${sha256Hex(`${replicaSet.metadata.uid}/${at}`).slice(0, 5)}`,
      labels,
      spec: { containers: [{ name: "main", image: workload.image }] },
      status: (created) => podStatus(phase.kind, created, workload, step.now),
    }),
  );
  return [withRevision(replicaSet, deployment), ...each];
}

interface Child {
  readonly apiVersion: string;
  readonly kind: string;
  readonly name: string;
  readonly labels: { readonly [key: string]: string };
  readonly spec: JsonMap;
  readonly status: (created: string) => JsonMap;
}

function owned(
  owner: SimulatedObject,
  previous: readonly SimulatedObject[],
  step: Step,
  child: Child,
): SimulatedObject {
  const { apiVersion, kind, name, labels, spec, status } = child;
  const namespace = owner.metadata.namespace ?? "";
  const ref = { apiVersion, kind, metadata: { name, namespace } };
  const created = findObject(previous, ref)?.metadata.creationTimestamp ?? step.now;
  const { uid } = owner.metadata;
  const reference = {
    apiVersion: owner.apiVersion,
    kind: owner.kind,
    name: owner.metadata.name,
    uid,
    controller: true,
  };
  return {
    apiVersion,
    kind,
    metadata: {
      ...ref.metadata,
      uid: uidOf(step.cluster, ref),
      generation: 1,
      creationTimestamp: created,
      labels,
      ownerReferences: [reference],
    },
    spec,
    status: status(created),
  };
}

function withRevision(replicaSet: SimulatedObject, deployment: SimulatedObject): SimulatedObject {
  const { annotations } = deployment.metadata;
  return { ...replicaSet, metadata: { ...replicaSet.metadata, ...(annotations === undefined ? {} : { annotations }) } };
}

const RESTART_SECONDS = 90;

function podStatus(kind: Phase["kind"], since: string, { image }: Workload, now: string): JsonMap {
  const ready = kind === "complete";
  const crashes = kind === "crashing" || kind === "exceeded";
  const conditions = ["PodScheduled", "Initialized", "ContainersReady", "Ready"].map((type) => ({
    type,
    status: ready || type === "PodScheduled" || type === "Initialized" ? "True" : "False",
    ...(ready || type === "PodScheduled" || type === "Initialized"
      ? {}
      : { reason: "ContainersNotReady", message: "containers with unready status: [main]" }),
    lastTransitionTime: since,
  }));
  const restarts = crashes ? 1 + Math.min(5, Math.floor(secondsBetween(since, now) / RESTART_SECONDS)) : 0;
  const state = ready
    ? { running: { startedAt: since } }
    : crashes
      ? { waiting: { reason: "CrashLoopBackOff", message: "back-off restarting failed container main" } }
      : { waiting: { reason: "ContainerCreating" } };
  const last = crashes ? { lastState: { terminated: { exitCode: 1, reason: "Error" } } } : {};
  const container = { name: "main", image, ready, started: ready, restartCount: restarts, state, ...last };
  return {
    phase: ready || crashes ? "Running" : "Pending",
    startTime: since,
    conditions,
    containerStatuses: [container],
  };
}
