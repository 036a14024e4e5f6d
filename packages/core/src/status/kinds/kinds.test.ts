import { describe, expect, test } from "vitest";
import type { KubeObject } from "../../object/index.ts";
import { computeStatus } from "../compute-status.ts";
import type { StatusWord } from "../types.ts";

const now = "2026-11-21T08:00:00Z";
const condition = (type: string, status: string, reason = "", message = "") => ({ type, status, reason, message });
type Row = readonly [
  title: string,
  status: StatusWord,
  reason: string,
  spec: object,
  state: object | undefined,
  more?: object,
];

function object(apiVersion: string, kind: string, [, , , spec, status, more]: Row): KubeObject {
  return {
    apiVersion,
    kind,
    metadata: { name: "x", namespace: "shop", generation: 1, creationTimestamp: "2026-11-21T07:00:00Z" },
    spec,
    ...(status === undefined ? {} : { status }),
    ...more,
  };
}

const v1Scale = { currentReplicas: 2, desiredReplicas: 2 };
const annotated = (text: string): object => ({
  metadata: { name: "x", generation: 1, annotations: { "autoscaling.alpha.kubernetes.io/conditions": text } },
});
const v1Conditions = (active: string, reason: string): object =>
  annotated(JSON.stringify([condition("AbleToScale", "True"), condition("ScalingActive", active, reason)]));
const deployment = { observedGeneration: 1, replicas: 3, updatedReplicas: 3, availableReplicas: 3, readyReplicas: 3 };
const set = {
  observedGeneration: 1,
  replicas: 3,
  readyReplicas: 3,
  currentRevision: "a",
  updateRevision: "a",
  updatedReplicas: 3,
};
const daemon = {
  observedGeneration: 1,
  desiredNumberScheduled: 3,
  currentNumberScheduled: 3,
  updatedNumberScheduled: 3,
  numberAvailable: 3,
  numberReady: 3,
};
const waiting = (reason: string) => ({ name: "web", state: { waiting: { reason, message: "why" } } });
const parent = (...conditions: object[]) => ({ parentRef: { name: "gw" }, controllerName: "c", conditions });

const TABLES: readonly (readonly [apiVersion: string, kind: string, rows: readonly Row[]])[] = [
  [
    "apps/v1",
    "Deployment",
    [
      ["all replicas are there", "Current", "Available", { replicas: 3 }, deployment],
      ["no status", "InProgress", "NoStatusYet", { replicas: 3 }, undefined],
      ["no observedGeneration", "InProgress", "NoObservedGeneration", { replicas: 3 }, { replicas: 3 }],
      ["not all are updated", "InProgress", "LessUpdated", { replicas: 3 }, { ...deployment, updatedReplicas: 1 }],
      ["old pods are left", "InProgress", "ExtraPods", { replicas: 3 }, { ...deployment, replicas: 4 }],
      ["one is not available", "InProgress", "LessAvailable", { replicas: 3 }, { ...deployment, availableReplicas: 2 }],
      [
        "counters that are no numbers count as 0",
        "InProgress",
        "LessReplicas",
        { replicas: 3 },
        { ...deployment, replicas: "3" },
      ],
      ["scaled to nothing", "Current", "Available", { replicas: 0 }, { observedGeneration: 1 }],
      [
        "its deadline is over",
        "Failed",
        "ProgressDeadlineExceeded",
        { replicas: 3 },
        { ...deployment, conditions: [condition("Progressing", "False", "ProgressDeadlineExceeded", "timed out")] },
      ],
      [
        "quota refuses its pods",
        "Failed",
        "FailedCreate",
        { replicas: 3 },
        { ...deployment, conditions: [condition("ReplicaFailure", "True", "FailedCreate", "exceeded quota: q")] },
      ],
    ],
  ],
  [
    "apps/v1",
    "ReplicaSet",
    [
      [
        "all ready",
        "Current",
        "Available",
        { replicas: 1 },
        { observedGeneration: 1, replicas: 1, fullyLabeledReplicas: 1, availableReplicas: 1, readyReplicas: 1 },
      ],
      [
        "quota",
        "Failed",
        "FailedCreate",
        { replicas: 1 },
        { observedGeneration: 1, conditions: [condition("ReplicaFailure", "True", "FailedCreate", "exceeded quota")] },
      ],
    ],
  ],
  [
    "apps/v1",
    "StatefulSet",
    [
      ["all ready at one revision", "Current", "AllReady", { replicas: 3 }, set],
      [
        "a new revision is half out",
        "InProgress",
        "PartitionRollout",
        { replicas: 3 },
        { ...set, updateRevision: "b", updatedReplicas: 1 },
      ],
      [
        "all updated, the revision not yet current",
        "InProgress",
        "RevisionMismatch",
        { replicas: 3 },
        { ...set, updateRevision: "b" },
      ],
      [
        "up to its partition",
        "Current",
        "AllReady",
        { replicas: 3, updateStrategy: { type: "RollingUpdate", rollingUpdate: { partition: 2 } } },
        { ...set, updateRevision: "b", updatedReplicas: 1 },
      ],
      [
        "below its partition",
        "InProgress",
        "PartitionRollout",
        { replicas: 3, updateStrategy: { type: "RollingUpdate", rollingUpdate: { partition: 1 } } },
        { ...set, updateRevision: "b", updatedReplicas: 1 },
      ],
      [
        "OnDelete, pods of the old revision",
        "InProgress",
        "WaitingForDelete",
        { replicas: 3, updateStrategy: { type: "OnDelete" } },
        { ...set, updateRevision: "b", updatedReplicas: 1 },
      ],
      ["OnDelete, all pods new", "Current", "AllReady", { replicas: 3, updateStrategy: { type: "OnDelete" } }, set],
      [
        "OnDelete, none ready",
        "InProgress",
        "LessReady",
        { replicas: 3, updateStrategy: { type: "OnDelete" } },
        { ...set, readyReplicas: 0 },
      ],
    ],
  ],
  [
    "apps/v1",
    "DaemonSet",
    [
      ["on all nodes", "Current", "AllAvailable", {}, daemon],
      [
        "a rollout goes on",
        "InProgress",
        "LessUpdated",
        {},
        { ...daemon, updatedNumberScheduled: 1, numberAvailable: 2 },
      ],
      [
        "the rollout is complete, a node is not well",
        "InProgress",
        "NodesNotAvailable",
        {},
        { ...daemon, numberAvailable: 2 },
      ],
      [
        "OnDelete with old pods",
        "InProgress",
        "WaitingForDelete",
        { updateStrategy: { type: "OnDelete" } },
        { ...daemon, updatedNumberScheduled: 1 },
      ],
      ["no node wants it", "Current", "AllAvailable", {}, { observedGeneration: 1, desiredNumberScheduled: 0 }],
    ],
  ],
  [
    "v1",
    "Pod",
    [
      ["ready", "Current", "PodReady", {}, { phase: "Running", conditions: [condition("Ready", "True")] }],
      [
        "not ready",
        "InProgress",
        "PodRunningNotReady",
        {},
        { phase: "Running", conditions: [condition("Ready", "False", "ContainersNotReady")] },
      ],
      ["succeeded", "Current", "PodSucceeded", {}, { phase: "Succeeded" }],
      ["failed", "Failed", "Evicted", {}, { phase: "Failed", reason: "Evicted", message: "low on memory" }],
      [
        "failed without a reason of its own",
        "Failed",
        "Error",
        {},
        { phase: "Failed", containerStatuses: [{ name: "web", state: { terminated: { exitCode: 2 } } }] },
      ],
      [
        "its init container crash-loops",
        "Failed",
        "CrashLoopBackOff",
        {},
        { phase: "Pending", initContainerStatuses: [waiting("CrashLoopBackOff")] },
      ],
      [
        "its image cannot be pulled",
        "Failed",
        "ImagePullBackOff",
        {},
        { phase: "Pending", containerStatuses: [waiting("ImagePullBackOff")] },
      ],
      [
        "its image cannot be pulled, the first time",
        "Failed",
        "ErrImagePull",
        {},
        { phase: "Pending", containerStatuses: [waiting("ErrImagePull")] },
      ],
      [
        "its config map is missing",
        "Failed",
        "CreateContainerConfigError",
        {},
        { phase: "Pending", containerStatuses: [waiting("CreateContainerConfigError")] },
      ],
      [
        "its memory is too small",
        "Failed",
        "OOMKilled",
        {},
        {
          phase: "Running",
          containerStatuses: [{ name: "web", state: { terminated: { reason: "OOMKilled", exitCode: 137 } } }],
        },
      ],
      [
        "it is being created",
        "InProgress",
        "PodPending",
        {},
        { phase: "Pending", containerStatuses: [waiting("ContainerCreating")] },
      ],
      [
        "it waits for a gate",
        "InProgress",
        "SchedulingGated",
        {},
        { phase: "Pending", conditions: [condition("PodScheduled", "False", "SchedulingGated")] },
      ],
      [
        "no node takes it for an hour",
        "Failed",
        "Unschedulable",
        {},
        { phase: "Pending", conditions: [condition("PodScheduled", "False", "Unschedulable", "0/3 nodes")] },
      ],
      [
        "it runs to an end",
        "InProgress",
        "PodRunning",
        { restartPolicy: "Never" },
        { phase: "Running", conditions: [condition("Ready", "True")] },
      ],
      ["its node is lost", "Unknown", "UnknownPhase", {}, { phase: "Unknown" }],
    ],
  ],
  [
    "batch/v1",
    "Job",
    [
      ["running", "InProgress", "JobRunning", {}, { startTime: now, active: 1 }],
      [
        "complete",
        "Current",
        "JobComplete",
        {},
        {
          startTime: now,
          succeeded: 1,
          conditions: [condition("SuccessCriteriaMet", "True"), condition("Complete", "True")],
        },
      ],
      [
        "success criteria met",
        "InProgress",
        "JobFinishing",
        {},
        { startTime: now, conditions: [condition("SuccessCriteriaMet", "True", "CompletionsReached")] },
      ],
      [
        "about to fail",
        "Failed",
        "BackoffLimitExceeded",
        {},
        { startTime: now, conditions: [condition("FailureTarget", "True", "BackoffLimitExceeded")] },
      ],
      [
        "failed",
        "Failed",
        "DeadlineExceeded",
        {},
        { startTime: now, conditions: [condition("Failed", "True", "DeadlineExceeded")] },
      ],
      ["not started", "InProgress", "JobNotStarted", {}, {}],
      ["suspended", "InProgress", "JobSuspended", { suspend: true }, { conditions: [condition("Suspended", "True")] }],
    ],
  ],
  ["batch/v1", "CronJob", [["scheduled", "Current", "Scheduled", { schedule: "* * * * *" }, {}]]],
  [
    "v1",
    "PersistentVolumeClaim",
    [
      ["bound", "Current", "Bound", {}, { phase: "Bound" }],
      ["pending", "InProgress", "NotBound", {}, { phase: "Pending" }],
      ["lost", "Failed", "Lost", {}, { phase: "Lost" }],
      ["no status", "InProgress", "NotBound", {}, undefined],
      [
        "resizing",
        "InProgress",
        "FileSystemResizePending",
        {},
        { phase: "Bound", conditions: [condition("FileSystemResizePending", "True")] },
      ],
    ],
  ],
  [
    "v1",
    "PersistentVolume",
    [
      ["available", "Current", "Available", {}, { phase: "Available" }],
      ["failed", "Failed", "Failed", {}, { phase: "Failed" }],
      [
        "released, to be deleted",
        "InProgress",
        "Released",
        { persistentVolumeReclaimPolicy: "Delete" },
        { phase: "Released" },
      ],
      [
        "released and retained",
        "Current",
        "Retained",
        { persistentVolumeReclaimPolicy: "Retain" },
        { phase: "Released" },
      ],
    ],
  ],
  [
    "v1",
    "Service",
    [
      ["of a cluster IP", "Current", "ServiceReady", { clusterIP: "10.0.0.1" }, { loadBalancer: {} }],
      ["without an address", "InProgress", "NoAddress", { type: "LoadBalancer" }, { loadBalancer: {} }],
      [
        "with an address",
        "Current",
        "HasAddress",
        { type: "LoadBalancer" },
        { loadBalancer: { ingress: [{ ip: "192.0.2.1" }] } },
      ],
    ],
  ],
  [
    "networking.k8s.io/v1",
    "Ingress",
    [
      ["without an address", "InProgress", "NoAddress", {}, { loadBalancer: {} }],
      ["with an address", "Current", "HasAddress", {}, { loadBalancer: { ingress: [{ hostname: "lb.example.com" }] } }],
    ],
  ],
  [
    "policy/v1",
    "PodDisruptionBudget",
    [
      [
        "enough pods",
        "Current",
        "DisruptionsComputed",
        {},
        { observedGeneration: 1, currentHealthy: 3, desiredHealthy: 2, disruptionsAllowed: 1 },
      ],
      [
        "too few pods",
        "InProgress",
        "InsufficientPods",
        {},
        { observedGeneration: 1, currentHealthy: 1, desiredHealthy: 2 },
      ],
      [
        "it cannot sync",
        "Failed",
        "SyncFailed",
        {},
        { observedGeneration: 1, conditions: [condition("DisruptionAllowed", "False", "SyncFailed")] },
      ],
    ],
  ],
  [
    "autoscaling/v2",
    "HorizontalPodAutoscaler",
    [
      [
        "scales",
        "Current",
        "AbleToScale",
        {},
        {
          currentReplicas: 2,
          desiredReplicas: 2,
          conditions: [
            condition("AbleToScale", "True"),
            condition("ScalingActive", "True"),
            condition("ScalingLimited", "True"),
          ],
        },
      ],
      [
        "no metrics",
        "Failed",
        "FailedGetResourceMetric",
        {},
        {
          currentReplicas: 2,
          desiredReplicas: 0,
          conditions: [
            condition("AbleToScale", "True"),
            condition("ScalingActive", "False", "FailedGetResourceMetric"),
          ],
        },
      ],
      [
        "scaling up",
        "InProgress",
        "Scaling",
        {},
        { currentReplicas: 2, desiredReplicas: 4, conditions: [condition("AbleToScale", "True")] },
      ],
      [
        "switched off",
        "Current",
        "ScalingDisabled",
        {},
        {
          currentReplicas: 0,
          desiredReplicas: 0,
          conditions: [condition("ScalingActive", "False", "ScalingDisabled")],
        },
      ],
    ],
  ],
  [
    "autoscaling/v1",
    "HorizontalPodAutoscaler",
    [
      [
        "scales, and its conditions are an annotation",
        "Current",
        "AbleToScale",
        {},
        v1Scale,
        v1Conditions("True", "ValidMetricFound"),
      ],
      [
        "no metrics, says the annotation",
        "Failed",
        "FailedGetResourceMetric",
        {},
        v1Scale,
        v1Conditions("False", "FailedGetResourceMetric"),
      ],
      [
        "switched off, says the annotation",
        "Current",
        "ScalingDisabled",
        {},
        v1Scale,
        v1Conditions("False", "ScalingDisabled"),
      ],
      ["an annotation that is no JSON tells nothing", "Current", "AbleToScale", {}, v1Scale, annotated("{not json")],
      ["nor does one that is no list", "Current", "AbleToScale", {}, v1Scale, annotated('{"type":"AbleToScale"}')],
    ],
  ],
  [
    "v1",
    "Namespace",
    [
      ["active", "Current", "Active", {}, { phase: "Active" }],
      ["terminating", "Terminating", "Terminating", {}, { phase: "Terminating" }],
    ],
  ],
  [
    "apiextensions.k8s.io/v1",
    "CustomResourceDefinition",
    [
      [
        "established",
        "Current",
        "Established",
        {},
        { conditions: [condition("NamesAccepted", "True"), condition("Established", "True")] },
      ],
      [
        "a name conflict, in whatever order",
        "Failed",
        "ListKindConflict",
        {},
        { conditions: [condition("Established", "True"), condition("NamesAccepted", "False", "ListKindConflict")] },
      ],
      ["installing", "InProgress", "Installing", {}, { conditions: [condition("Established", "False", "Installing")] }],
      ["nothing yet", "InProgress", "Installing", {}, undefined],
    ],
  ],
  [
    "apiregistration.k8s.io/v1",
    "APIService",
    [
      ["available", "Current", "Available", {}, { conditions: [condition("Available", "True", "Passed")] }],
      [
        "its pods are not there yet",
        "InProgress",
        "MissingEndpoints",
        {},
        { conditions: [condition("Available", "False", "MissingEndpoints")] },
      ],
      [
        "its service does not exist",
        "Failed",
        "ServiceNotFound",
        {},
        { conditions: [condition("Available", "False", "ServiceNotFound")] },
      ],
    ],
  ],
  [
    "v1",
    "Node",
    [
      [
        "ready",
        "Current",
        "Ready",
        {},
        { conditions: [condition("DiskPressure", "False"), condition("Ready", "True", "KubeletReady")] },
      ],
      [
        "silent",
        "Failed",
        "NodeStatusUnknown",
        {},
        { conditions: [condition("Ready", "Unknown", "NodeStatusUnknown")] },
      ],
      [
        "under pressure",
        "Failed",
        "KubeletHasDiskPressure",
        {},
        { conditions: [condition("Ready", "True"), condition("DiskPressure", "True", "KubeletHasDiskPressure")] },
      ],
    ],
  ],
  [
    "v1",
    "ResourceQuota",
    [
      ["observed", "Current", "QuotaObserved", { hard: { pods: "2" } }, { hard: { pods: "2" } }],
      ["an older limit", "InProgress", "QuotaNotObserved", { hard: { pods: "3" } }, { hard: { pods: "2" } }],
    ],
  ],
  ["v1", "ConfigMap", [["stored", "Current", "Stored", {}, undefined]]],
  ["networking.k8s.io/v1", "NetworkPolicy", [["stored", "Current", "Stored", {}, undefined]]],
  ["rbac.authorization.k8s.io/v1", "ClusterRole", [["stored", "Current", "Stored", {}, undefined]]],
  ["coordination.k8s.io/v1", "Lease", [["stored", "Current", "Stored", {}, undefined]]],
  [
    "admissionregistration.k8s.io/v1",
    "ValidatingWebhookConfiguration",
    [
      ["stored", "Current", "Stored", {}, undefined, { webhooks: [{ clientConfig: { url: "https://example.com" } }] }],
      ["a webhook without a target", "Failed", "NoClient", {}, undefined, { webhooks: [{ clientConfig: {} }] }],
    ],
  ],
  [
    "gateway.networking.k8s.io/v1",
    "Gateway",
    [
      [
        "programmed",
        "Current",
        "Programmed",
        {},
        {
          conditions: [condition("Accepted", "True", "Accepted"), condition("Programmed", "True", "Programmed")],
          listeners: [{ name: "a", conditions: [condition("ResolvedRefs", "True"), condition("Conflicted", "False")] }],
        },
      ],
      [
        "a listener lacks its certificate",
        "Failed",
        "InvalidCertificateRef",
        {},
        {
          conditions: [condition("Accepted", "True", "Accepted"), condition("Programmed", "True", "Programmed")],
          listeners: [{ name: "a", conditions: [condition("ResolvedRefs", "False", "InvalidCertificateRef")] }],
        },
      ],
      [
        "waiting for its controller",
        "InProgress",
        "Pending",
        {},
        { conditions: [condition("Accepted", "Unknown", "Pending"), condition("Programmed", "Unknown", "Pending")] },
      ],
      ["only accepted", "InProgress", "NotReported", {}, { conditions: [condition("Accepted", "True")] }],
    ],
  ],
  [
    "gateway.networking.k8s.io/v1",
    "HTTPRoute",
    [
      [
        "accepted",
        "Current",
        "Accepted",
        { parentRefs: [{ name: "gw" }] },
        { parents: [parent(condition("Accepted", "True", "Accepted"), condition("ResolvedRefs", "True"))] },
      ],
      ["no parent has reported", "InProgress", "NotReported", { parentRefs: [{ name: "gw" }] }, { parents: [] }],
      [
        "one of two parents has reported",
        "InProgress",
        "NotReported",
        { parentRefs: [{ name: "gw" }, { name: "other" }] },
        { parents: [parent(condition("Accepted", "True"))] },
      ],
      [
        "a backend does not exist",
        "Failed",
        "BackendNotFound",
        { parentRefs: [{ name: "gw" }] },
        { parents: [parent(condition("Accepted", "True"), condition("ResolvedRefs", "False", "BackendNotFound"))] },
      ],
    ],
  ],
];

describe.each(TABLES)("%s %s", (apiVersion, kind, rows) => {
  test.each(rows.map((row) => ({ row, title: `${row[0]}, ${row[1]}, ${row[2]}` })))("$title", ({ row }) => {
    const [, status, reason] = row;
    expect(computeStatus(object(apiVersion, kind, row), { now })).toMatchObject({ status, reason });
  });
});

const ODD = `\u0007\u202e${"x".repeat(300)}`;

/** Returns copies of a value, in each of which another text was replaced by an unusual one. */
function withOddTexts(value: unknown): unknown[] {
  if (typeof value === "string") return [ODD, value + ODD];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    withOddTexts(inner).map((odd) => (Array.isArray(value) ? value.with(Number(key), odd) : { ...value, [key]: odd })),
  );
}

test.each(TABLES)("%s %s: whatever it quotes of an object is made to fit", (apiVersion, kind, rows) => {
  for (const row of rows) {
    const { spec, status, metadata } = object(apiVersion, kind, row);
    for (const odd of withOddTexts({ spec, status, metadata })) {
      const { reason, message } = computeStatus({ ...(odd as KubeObject), apiVersion, kind }, { now });
      expect(message).toMatch(/^[^\p{Cc}\p{Bidi_Control}]{1,256}$/u);
      expect(reason).toMatch(/^[A-Za-z][A-Za-z0-9_,:]{0,127}$/);
    }
  }
});

describe("held still", () => {
  test.each([
    ["a paused Deployment", "apps/v1", "Deployment", { replicas: 3, paused: true }, deployment],
    ["a suspended Job", "batch/v1", "Job", { suspend: true }, {}],
    ["a suspended CronJob", "batch/v1", "CronJob", { schedule: "* * * * *", suspend: true }, {}],
    [
      "a gated Pod",
      "v1",
      "Pod",
      {},
      { phase: "Pending", conditions: [condition("PodScheduled", "False", "SchedulingGated")] },
    ],
    ["a cordoned Node", "v1", "Node", { unschedulable: true }, { conditions: [condition("Ready", "True")] }],
  ])("%s", (title, apiVersion, kind, spec, status) => {
    const given = object(apiVersion, kind, [title, "Current", "", spec, status]);
    const { suspended, evidence } = computeStatus(given);
    expect(suspended).toBe(true);
    const paths = evidence.fields.map(({ path }) => path.join("."));
    const holds = ["spec.paused", "spec.suspend", "spec.unschedulable", "status.conditions.0.reason"];
    expect(paths.filter((path) => holds.includes(path))).not.toEqual([]);
    expect(new Set(paths).size).toBe(paths.length);
  });

  test("a complete Job is not held, whatever its spec says", () => {
    const row: Row = ["", "Current", "", { suspend: true }, { conditions: [condition("Complete", "True")] }];
    expect(computeStatus(object("batch/v1", "Job", row)).suspended).toBe(false);
  });
});

test("a Pod that nothing can place is in progress until an autoscaler had its time, and without a clock", () => {
  const row: Row = [
    "",
    "InProgress",
    "",
    {},
    { phase: "Pending", conditions: [condition("PodScheduled", "False", "Unschedulable")] },
  ];
  const pod = object("v1", "Pod", row);
  expect(computeStatus(pod).status).toBe("InProgress");
  expect(computeStatus(pod, { now: "2026-11-21T07:04:00Z" }).status).toBe("InProgress");
  expect(computeStatus(pod, { now: "2026-11-21T07:06:00Z" }).status).toBe("Failed");
  expect(computeStatus(pod, { now: "2026-11-21T07:06:00Z", unschedulableGraceSeconds: 900 }).status).toBe("InProgress");
});
