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

describe("a CronJob", () => {
  const schedule = (status: object): KubeObject => ({
    apiVersion: "batch/v1",
    kind: "CronJob",
    metadata: { name: "backup", namespace: "shop", uid: "c", generation: 1 },
    spec: { schedule: "0 * * * *" },
    status,
  });
  const run = (name: string, at: string, ...conditions: object[]): KubeObject => ({
    apiVersion: "batch/v1",
    kind: "Job",
    metadata: { name, namespace: "shop", uid: name, creationTimestamp: at, ownerReferences: owner("CronJob", "c") },
    spec: { completions: 1 },
    status: { startTime: at, conditions },
  });
  const lost = (reason: string): object => ({ type: "Failed", status: "True", reason, message: `it is ${reason}` });
  const won = { type: "Complete", status: "True" };
  const first = run("first", "2026-11-28T08:00:00Z", lost("DeadlineExceeded"));
  const last = run("last", "2026-11-28T09:00:00Z", lost("BackoffLimitExceeded"));
  const good = run("good", "2026-11-28T07:00:00Z", won);
  const going = run("going", "2026-11-28T10:00:00Z");

  test.each<readonly [string, object, readonly KubeObject[], string, string]>([
    ["whose every run failed has failed, by the newest", {}, [last, first], "Failed", "BackoffLimitExceeded"],
    ["stays so while the next run goes on", {}, [first, going], "Failed", "DeadlineExceeded"],
    ["of which one run succeeded is Current", {}, [good, last], "Current", "Scheduled"],
    ["that succeeded once is Current", { lastSuccessfulTime: "2026-11-28T07:10:00Z" }, [last], "Current", "Scheduled"],
    ["whose first run goes on is Current", {}, [going], "Current", "Scheduled"],
  ])("%s", (_title, status, children, word, reason) => {
    expect(computeStatus(schedule(status), { children })).toMatchObject({ status: word, reason });
  });
});

test("a Deployment that ran out of time says why, by the pod that does not start", () => {
  const late = { type: "Progressing", status: "False", reason: "ProgressDeadlineExceeded", message: "timed out" };
  const status = { ...(deployment as { readonly status: object }).status, conditions: [late] };
  const object = { ...deployment, status } as KubeObject;
  const children = [replicaSet("new", "2"), pod("web-new-1", "ReplicaSet", "new", waits("CrashLoopBackOff"))];
  expect(computeStatus(object)).toMatchObject({ status: "Failed", reason: "ProgressDeadlineExceeded" });
  expect(computeStatus(object, { children })).toMatchObject({ status: "Failed", reason: "CrashLoopBackOff" });
});

test("a Namespace that is deleted says what is left in it", () => {
  const conditions = [
    { type: "NamespaceDeletionContentFailure", status: "False", reason: "ContentDeleted", message: "All deleted" },
    { type: "NamespaceContentRemaining", status: "True", message: "configmaps. has 1 resource instances" },
    { type: "NamespaceFinalizersRemaining", status: "True", message: "example.com/hold in 1 resource instances" },
  ];
  const metadata = { name: "shop", deletionTimestamp: "2026-11-28T08:00:00Z" };
  const object = { apiVersion: "v1", kind: "Namespace", metadata, status: { phase: "Terminating", conditions } };
  const { status, message, evidence } = computeStatus(object as KubeObject);
  expect(status).toBe("Terminating");
  expect(message).toContain("configmaps. has 1 resource instances; example.com/hold in 1 resource instances");
  for (const { path } of evidence.fields) expect(readPath(object as KubeObject, path)).toBeDefined();
});
