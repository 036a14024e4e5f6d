import type { KubeObject } from "@landfall/core/object";

type Make = (index: number) => KubeObject;

const CREATED = "2026-01-05T08:00:00Z";

/**
 * The eleven kinds of the fleet mix, in the form in which a cluster returns them; one object in eight is not ready yet.
 */
const KINDS: readonly Make[] = [
  (i) =>
    workload(
      i,
      "Deployment",
      { replicas: 3, progressDeadlineSeconds: 600 },
      {
        ...counters(i, ["replicas", "updatedReplicas", "readyReplicas", "availableReplicas"]),
        conditions: [
          condition("Available", "True", "MinimumReplicasAvailable"),
          condition("Progressing", "True", "NewReplicaSetAvailable"),
        ],
      },
    ),
  (i) =>
    workload(
      i,
      "ReplicaSet",
      { replicas: 3 },
      counters(i, ["replicas", "fullyLabeledReplicas", "readyReplicas", "availableReplicas"]),
    ),
  (i) =>
    workload(
      i,
      "StatefulSet",
      { replicas: 3, updateStrategy: { type: "RollingUpdate", rollingUpdate: { partition: 0 } } },
      {
        ...counters(i, ["replicas", "readyReplicas", "currentReplicas", "updatedReplicas"]),
        currentRevision: "db-7d9f",
        updateRevision: "db-7d9f",
      },
    ),
  (i) =>
    workload(
      i,
      "DaemonSet",
      {},
      {
        desiredNumberScheduled: 3,
        ...counters(i, ["currentNumberScheduled", "updatedNumberScheduled", "numberReady", "numberAvailable"]),
      },
    ),
  (i) =>
    object(
      i,
      "v1",
      "Pod",
      { nodeName: `node-${i % 50}` },
      {
        phase: "Running",
        conditions: [
          condition("PodReadyToStartContainers", "True", ""),
          condition("Initialized", "True", ""),
          condition("Ready", ready(i), "ContainersNotReady"),
          condition("ContainersReady", ready(i), "ContainersNotReady"),
          condition("PodScheduled", "True", ""),
        ],
        containerStatuses: [
          { name: "main", ready: late(i), restartCount: 0, state: { running: { startedAt: CREATED } } },
        ],
      },
    ),
  (i) =>
    object(
      i,
      "v1",
      "Service",
      { type: i % 3 === 0 ? "LoadBalancer" : "ClusterIP", clusterIP: "10.0.0.7" },
      { loadBalancer: {} },
    ),
  (i) => ({ ...object(i, "v1", "ConfigMap", undefined, undefined), data: { key: "value" } }),
  (i) => object(i, "v1", "PersistentVolumeClaim", { volumeName: "pv" }, { phase: late(i) ? "Pending" : "Bound" }),
  (i) =>
    object(
      i,
      "batch/v1",
      "Job",
      { parallelism: 1, completions: 1 },
      {
        startTime: CREATED,
        succeeded: 1,
        conditions: late(i) ? [] : [condition("Complete", "True", "CompletionsReached")],
      },
    ),
  (i) =>
    workload(
      i,
      "Kustomization",
      { interval: "5m" },
      {
        conditions: [
          condition("Ready", ready(i), "ReconciliationSucceeded"),
          condition("Healthy", ready(i), "HealthCheckPassed"),
        ],
      },
      "kustomize.toolkit.fluxcd.io/v1",
    ),
  (i) =>
    workload(
      i,
      "CustomResourceDefinition",
      { group: "example.com" },
      {
        conditions: [
          condition("NamesAccepted", "True", "NoConflicts"),
          condition("Established", "True", "InitialNamesAccepted"),
        ],
      },
      "apiextensions.k8s.io/v1",
    ),
];

/** The number of kinds. */
export const KIND_COUNT = KINDS.length;

/** Makes `count` objects, the eleven kinds in turn, each decoded from its own text as a client would get it. */
export function makeFleet(count: number): readonly KubeObject[] {
  return Array.from({ length: count }, (_, index) => {
    const make = KINDS[index % KINDS.length] as Make;
    return JSON.parse(JSON.stringify(make(index))) as KubeObject;
  });
}

function workload(index: number, kind: string, spec: object, status: object, apiVersion = "apps/v1"): KubeObject {
  return object(index, apiVersion, kind, spec, { observedGeneration: 4, ...status });
}

function object(
  index: number,
  apiVersion: string,
  kind: string,
  spec: object | undefined,
  status: object | undefined,
): KubeObject {
  return {
    apiVersion,
    kind,
    metadata: {
      name: `${kind.toLowerCase()}-${index}`,
      namespace: `team-${index % 40}`,
      uid: `00000000-0000-4000-8000-${String(index).padStart(12, "0")}`,
      generation: 4,
      resourceVersion: String(100_000 + index),
      labels: { app: `app-${index % 200}`, tier: "backend" },
      creationTimestamp: CREATED,
    },
    spec,
    status,
  };
}

function late(index: number): boolean {
  return Math.floor(index / KINDS.length) % 8 === 7;
}

function ready(index: number): string {
  return late(index) ? "False" : "True";
}

function counters(index: number, names: readonly string[]): Readonly<Record<string, number>> {
  return Object.fromEntries(names.map((name, position) => [name, late(index) && position > 1 ? 2 : 3]));
}

function condition(type: string, status: string, reason: string): object {
  return { type, status, reason, message: reason === "" ? "" : `${type} is ${status}`, lastTransitionTime: CREATED };
}
