import { describe, expect, test } from "vitest";
import { type KubeObject, readPath } from "../../object/index.ts";
import { computeStatus } from "../compute-status.ts";

const owner = (kind: string, uid: string) => [{ apiVersion: "apps/v1", kind, name: "o", uid, controller: true }];
const revision = (value: string) => ({ "deployment.kubernetes.io/revision": value });

const deployment: KubeObject = {
  apiVersion: "apps/v1",
  kind: "Deployment",
  metadata: { name: "web", namespace: "shop", uid: "d", generation: 2, annotations: revision("2") },
  spec: { replicas: 1 },
  status: { observedGeneration: 2, replicas: 2, updatedReplicas: 1, availableReplicas: 1, readyReplicas: 1 },
};
const replicaSet = (uid: string, annotation: string, status: object = { observedGeneration: 1 }): KubeObject => ({
  apiVersion: "apps/v1",
  kind: "ReplicaSet",
  metadata: {
    name: `web-${uid}`,
    namespace: "shop",
    uid,
    generation: 1,
    annotations: revision(annotation),
    ownerReferences: owner("Deployment", "d"),
  },
  spec: { replicas: 1 },
  status,
});
const pod = (
  name: string,
  kind: string,
  uid: string,
  status: object,
  labels: Record<string, string> = {},
): KubeObject => ({
  apiVersion: "v1",
  kind: "Pod",
  metadata: { name, namespace: "shop", uid: name, labels, ownerReferences: owner(kind, uid) },
  status,
});
const waits = (reason: string) => ({
  phase: "Pending",
  containerStatuses: [{ name: "app", state: { waiting: { reason } } }],
});

describe("a Deployment", () => {
  test.each([
    ["whose new pods crash-loop", waits("CrashLoopBackOff"), "CrashLoopBackOff"],
    ["whose new image cannot be pulled", waits("ImagePullBackOff"), "ImagePullBackOff"],
  ])("%s is Failed at once, with pod and container named", (_title, status, reason) => {
    const children = [replicaSet("old", "1"), replicaSet("new", "2"), pod("web-new-1", "ReplicaSet", "new", status)];
    const result = computeStatus(deployment, { children });
    expect(result).toMatchObject({ status: "Failed", reason });
    expect(result.message).toContain("Pod web-new-1: Container app");
  });

  test("refused by a quota is Failed at once", () => {
    const conditions = [
      { type: "ReplicaFailure", status: "True", reason: "FailedCreate", message: "exceeded quota: small" },
    ];
    const children = [replicaSet("new", "2", { observedGeneration: 1, conditions })];
    expect(computeStatus(deployment, { children })).toMatchObject({
      status: "Failed",
      message: "ReplicaSet web-new: exceeded quota: small",
    });
  });

  test.each([
    ["a pod of an old revision", [replicaSet("old", "1"), pod("p", "ReplicaSet", "old", waits("CrashLoopBackOff"))]],
    [
      "a pod of another owner",
      [replicaSet("new", "2"), pod("p", "ReplicaSet", "elsewhere", waits("CrashLoopBackOff"))],
    ],
    [
      "an evicted pod that was replaced",
      [replicaSet("new", "2"), pod("p", "ReplicaSet", "new", { phase: "Failed", reason: "Evicted" })],
    ],
    ["a pod that starts", [replicaSet("new", "2"), pod("p", "ReplicaSet", "new", waits("ContainerCreating"))]],
  ])("is not failed by %s", (_title, children) => {
    expect(computeStatus(deployment, { children }).status).toBe("InProgress");
  });

  test("whose generation is not observed yet is not failed by pods of what it was", () => {
    const children = [replicaSet("new", "2"), pod("p", "ReplicaSet", "new", waits("CrashLoopBackOff"))];
    const changed = { ...deployment, metadata: { ...deployment.metadata, generation: 3 } };
    expect(computeStatus(changed, { children }).status).toBe("InProgress");
  });

  test("evidence of a child names the child, and its path resolves there", () => {
    const broken = pod("web-new-1", "ReplicaSet", "new", waits("ErrImagePull"));
    const { evidence } = computeStatus(deployment, { children: [replicaSet("new", "2"), broken] });
    expect(evidence.fields).not.toHaveLength(0);
    for (const { ref, path, value } of evidence.fields) {
      expect(ref).toEqual({ group: "", kind: "Pod", namespace: "shop", name: "web-new-1" });
      expect(readPath(broken, path)).toBe(value);
    }
  });
});

describe("other owners", () => {
  const stateful = (update: string): KubeObject => ({
    apiVersion: "apps/v1",
    kind: "StatefulSet",
    metadata: { name: "db", namespace: "shop", uid: "s", generation: 1 },
    spec: { replicas: 2 },
    status: { observedGeneration: 1, replicas: 2, readyReplicas: 1, currentRevision: "db-1", updateRevision: update },
  });
  const crashing = pod("db-1", "StatefulSet", "s", waits("CrashLoopBackOff"), { "controller-revision-hash": "db-2" });

  test("a StatefulSet fails by a pod of its update revision", () => {
    expect(computeStatus(stateful("db-2"), { children: [crashing] }).status).toBe("Failed");
  });
  test("a StatefulSet does not fail by a pod of another revision", () => {
    expect(computeStatus(stateful("db-3"), { children: [crashing] }).status).toBe("InProgress");
  });

  const daemon: KubeObject = {
    apiVersion: "apps/v1",
    kind: "DaemonSet",
    metadata: { name: "agent", namespace: "shop", uid: "a", generation: 1 },
    status: { observedGeneration: 1, desiredNumberScheduled: 2, currentNumberScheduled: 2, updatedNumberScheduled: 1 },
  };
  const controllerRevision = (name: string, number: number): KubeObject =>
    ({
      apiVersion: "apps/v1",
      kind: "ControllerRevision",
      metadata: { name, labels: { "controller-revision-hash": name }, ownerReferences: owner("DaemonSet", "a") },
      revision: number,
    }) as KubeObject;
  const agent = pod("agent-x", "DaemonSet", "a", waits("CrashLoopBackOff"), { "controller-revision-hash": "h2" });

  test.each([
    [
      "fails by a pod of the newest revision",
      [controllerRevision("h1", 1), controllerRevision("h2", 2), agent],
      "Failed",
    ],
    [
      "does not fail by a pod of an older revision",
      [controllerRevision("h3", 3), controllerRevision("h2", 2), agent],
      "InProgress",
    ],
    ["judges no pod whose revision it cannot tell", [agent], "InProgress"],
  ])("a DaemonSet %s", (_title, children, status) => {
    expect(computeStatus(daemon, { children }).status).toBe(status);
  });

  const job: KubeObject = {
    apiVersion: "batch/v1",
    kind: "Job",
    metadata: { name: "j", uid: "j" },
    status: { startTime: "2026-11-21T07:00:00Z", active: 1 },
  };
  test.each([
    ["fails by an image that cannot be pulled", "ImagePullBackOff", "Failed"],
    ["retries a crash", "CrashLoopBackOff", "InProgress"],
  ])("a Job %s", (_title, reason, status) => {
    expect(computeStatus(job, { children: [pod("j-1", "Job", "j", waits(reason))] }).status).toBe(status);
  });

  test("AC-K12: a dead child's failure reaches its parent in one pass, with the child's message", () => {
    const instance: KubeObject = {
      apiVersion: "kudo.dev/v1beta1",
      kind: "Instance",
      metadata: { name: "kafka", namespace: "shop", uid: "k", generation: 1 },
      status: { conditions: [{ type: "Ready", status: "True", reason: "ResourcesReady" }] },
    };
    const child: KubeObject = {
      apiVersion: "kudo.dev/v1beta1",
      kind: "Instance",
      metadata: { name: "zk", namespace: "shop", uid: "z", ownerReferences: owner("Instance", "k") },
      status: {
        conditions: [
          { type: "Ready", status: "Unknown", reason: "PlanInFatalError", message: "step zookeeper: no such template" },
        ],
      },
    };
    expect(computeStatus(instance).status).toBe("Current");
    expect(computeStatus(instance, { children: [child] })).toMatchObject({
      status: "Failed",
      reason: "PlanInFatalError",
      message: "Instance zk: step zookeeper: no such template",
    });
  });

  test("objects that own each other end", () => {
    const ring = (uid: string, by: string): KubeObject => ({
      apiVersion: "example.com/v1",
      kind: "Ring",
      metadata: { name: uid, uid, ownerReferences: owner("Ring", by) },
      status: { phase: "Ready" },
    });
    expect(computeStatus(ring("a", "b"), { children: [ring("a", "b"), ring("b", "a")] }).status).toBe("Current");
  });
});
