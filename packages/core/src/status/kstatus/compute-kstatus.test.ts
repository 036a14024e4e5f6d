import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { KubeObject } from "../../object/index.ts";
import { augment } from "./augment.ts";
import { computeKstatus, type KstatusOptions } from "./compute-kstatus.ts";
import type { KstatusResult } from "./result.ts";

const NOW = Date.parse("2026-01-05T09:00:00Z");
const UPSTREAM: KstatusOptions = { variant: "upstream", now: NOW };
const FLUX: KstatusOptions = { variant: "flux", now: NOW };

interface BehaviourRow {
  readonly name: string;
  readonly object: KubeObject;
  readonly upstream: { readonly error?: string; readonly message?: string };
  readonly flux: { readonly error?: string; readonly message?: string };
}

const ROWS: readonly BehaviourRow[] = readFileSync(new URL("fixtures/behaviour.jsonl", import.meta.url), "utf8")
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line) as BehaviourRow);

function compute(object: unknown, options: KstatusOptions = UPSTREAM): KstatusResult {
  return computeKstatus(object as KubeObject, options);
}

/**
 * Returns a result as text: `Status: message`, then ` [Type/Reason: message]` if it has a condition; or the error's
 * text.
 */
function say(result: KstatusResult): string {
  if (result.error !== undefined) return `error: ${result.error}`;
  const [condition] = result.conditions;
  const tail =
    condition === undefined ? "" : ` [${condition.type}/${condition.reason ?? ""}: ${condition.message ?? ""}]`;
  return `${result.status}: ${result.message}${tail}`;
}

/** Returns an object whose generation 2 is observed. */
function seen(apiVersion: string, kind: string, spec: object, status: object): unknown {
  return {
    apiVersion,
    kind,
    metadata: { name: "x", generation: 2 },
    spec,
    status: { observedGeneration: 2, ...status },
  };
}

function is(type: string, status: string, reason?: string, message?: string): object {
  return { type, status, reason, message };
}

describe("computeKstatus agrees with what the Go libraries answered", () => {
  test.each(["upstream", "flux"] as const)("on every row of the sample, as %s", (variant) => {
    const wrong = ROWS.filter((row) => {
      const { error, ...answer } = computeKstatus(row.object, { variant, now: NOW });
      const ours = error === undefined ? answer : { error };
      const theirs = row[variant].error === undefined ? { message: "", ...row[variant] } : row[variant];
      return JSON.stringify(sorted(ours)) !== JSON.stringify(sorted(theirs));
    });
    expect(wrong.map(({ name }) => name)).toEqual([]);
    expect(ROWS.length).toBeGreaterThan(400);
  });
});

function sorted(value: object): unknown {
  return Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
}

describe("the generic checks, in their order", () => {
  const stalled = is("Stalled", "True", "Broken", "it broke");
  const reconciling = is("Reconciling", "True", "Working", "it works");
  test.each<[string, object, string]>([
    ["nothing at all is Current", {}, "Current: Resource is current"],
    [
      "deletion beats Stalled",
      { metadata: { deletionTimestamp: "x" }, status: { conditions: [stalled] } },
      "Terminating: Resource scheduled for deletion",
    ],
    ["an empty deletion time is none", { metadata: { deletionTimestamp: "" } }, "Current: Resource is current"],
    [
      "an old generation is in progress",
      { kind: "Widget", metadata: { generation: 3 }, status: { observedGeneration: 2, conditions: [stalled] } },
      "InProgress: Widget generation is 3, but latest observed generation is 2 [Reconciling/LatestGenerationNotObserved: Widget generation is 3, but latest observed generation is 2]",
    ],
    [
      "so is one that is ahead",
      { kind: "Widget", metadata: { generation: 1 }, status: { observedGeneration: 2 } },
      "InProgress: Widget generation is 1, but latest observed generation is 2 [Reconciling/LatestGenerationNotObserved: Widget generation is 1, but latest observed generation is 2]",
    ],
    [
      "of Stalled and Reconciling the first decides",
      { status: { conditions: [stalled, reconciling] } },
      "Failed: it broke [Stalled/Broken: it broke]",
    ],
    [
      "in either order",
      { status: { conditions: [reconciling, stalled] } },
      "InProgress: it works [Reconciling/Working: it works]",
    ],
    [
      "a built-in kind obeys them too",
      { apiVersion: "v1", kind: "Secret", status: { conditions: [reconciling] } },
      "InProgress: it works [Reconciling/Working: it works]",
    ],
    ["Ready=True is Current", { status: { conditions: [is("Ready", "True")] } }, "Current: Resource is Ready"],
    [
      "Ready=False is in progress, never failed",
      { status: { conditions: [is("Ready", "False", "R", "m")] } },
      "InProgress: m [Reconciling/R: m]",
    ],
    [
      "Ready=Unknown is in progress",
      { status: { conditions: [is("Ready", "Unknown")] } },
      "InProgress:  [Reconciling/: ]",
    ],
    [
      "Ready with another word is passed over",
      { status: { conditions: [is("Ready", "true"), is("Ready", "True")] } },
      "Current: Resource is Ready",
    ],
    [
      "a null entry is passed over",
      { status: { conditions: [null, is("Ready", "True")] } },
      "Current: Resource is Ready",
    ],
    ["a null status is none", { metadata: { generation: 1 }, status: null }, "Current: Resource is current"],
    ["null conditions are none", { status: { conditions: null } }, "Current: Resource is current"],
  ])("%s", (_, object, answer) => {
    expect(say(compute(object))).toBe(answer);
  });
});

describe("wrong types are errors with Go's text", () => {
  const generation = "looking up metadata.generation from resource: .metadata.generation accessor error: ";
  const observed = "looking up status.observedGeneration from resource: .status.observedGeneration accessor error: ";
  test.each<[object, string]>([
    [
      { metadata: "m" },
      "looking up metadata.deletionTimestamp from resource: .metadata.deletionTimestamp accessor error: m is of the type string, expected map[string]interface{}",
    ],
    [
      { metadata: { deletionTimestamp: null } },
      "looking up metadata.deletionTimestamp from resource: .metadata.deletionTimestamp accessor error: <nil> is of the type <nil>, expected string",
    ],
    [{ metadata: { generation: "2" } }, `${generation}2 is of the type string, expected int64`],
    [{ metadata: { generation: 2.5 } }, `${generation}2.5 is of the type float64, expected int64`],
    [{ metadata: { generation: null } }, `${generation}<nil> is of the type <nil>, expected int64`],
    [{ metadata: { generation: true } }, `${generation}true is of the type bool, expected int64`],
    [
      { metadata: { generation: { b: [1, null], a: 1e30 } } },
      `${generation}map[a:1e+30 b:[1 <nil>]] is of the type map[string]interface {}, expected int64`,
    ],
    [
      { metadata: { generation: 2 }, status: { observedGeneration: [] } },
      `${observed}[] is of the type []interface {}, expected int64`,
    ],
    [
      { metadata: { generation: 2 }, status: "s" },
      `${observed}s is of the type string, expected map[string]interface{}`,
    ],
    [{ status: "s" }, "cannot restore struct from: string"],
    [{ status: [] }, "cannot restore struct from: slice"],
    [{ status: 1.5 }, "cannot restore struct from: float64"],
    [{ status: { conditions: {} } }, "cannot restore slice from map"],
    [{ status: { conditions: "c" } }, "cannot restore slice from string"],
    [{ status: { conditions: [is("Stalled", "True"), "c"] } }, "cannot restore struct from: string"],
    [{ status: { conditions: [{ status: true }] } }, "unrecognized type: string"],
    [{ status: { conditions: [{ status: 1 }] } }, "cannot convert int64 to v1.ConditionStatus"],
    [{ status: { conditions: [{ message: 3, reason: {} }] } }, "unrecognized type: string"],
    [{ status: { conditions: [{ message: 3 }] } }, "cannot convert int64 to string"],
    [{ apiVersion: "v1", kind: "Pod", status: { phase: "Unknown" } }, "unknown phase Unknown"],
    [
      { apiVersion: "v1", kind: "Pod", status: { phase: "Running", containerStatuses: null } },
      ".status.containerStatuses accessor error: <nil> is of the type <nil>, expected []interface{}",
    ],
    [
      { apiVersion: "v1", kind: "Pod", status: { phase: "Running", containerStatuses: [null] } },
      "panic: interface conversion: interface {} is nil, not map[string]interface {}",
    ],
    [
      { apiVersion: "v1", kind: "Pod", status: { phase: "Running", containerStatuses: [{ name: 1 }] } },
      "panic: interface conversion: interface {} is int64, not string",
    ],
    [
      {
        apiVersion: "v1",
        kind: "Pod",
        status: { phase: "Running", containerStatuses: [{ name: "a", state: { waiting: null } }] },
      },
      "panic: interface conversion: interface {} is nil, not map[string]interface {}",
    ],
  ])("%j", (object, error) => {
    expect(compute(object)).toEqual({ error });
  });

  test.each([null, undefined, 7, "x", []])("%j is no object", (value) => {
    expect(compute(value)).toHaveProperty("error", expect.stringContaining("not an object"));
  });
});

describe("the rules of the kinds", () => {
  const deployment = (spec: object, status: object): unknown =>
    seen("apps/v1", "Deployment", { replicas: 3, ...spec }, status);
  const full = {
    replicas: 3,
    updatedReplicas: 3,
    availableReplicas: 3,
    readyReplicas: 3,
    fullyLabeledReplicas: 3,
    currentReplicas: 3,
  };
  const available = { conditions: [is("Available", "True")] };
  const statefulSet = (spec: object, status: object): unknown =>
    seen("apps/v1", "StatefulSet", { replicas: 3, ...spec }, status);
  const partition = (value: number): object => ({ updateStrategy: { rollingUpdate: { partition: value } } });
  const daemonSet = (status: object): unknown => seen("apps/v1", "DaemonSet", {}, status);
  const scheduled = {
    desiredNumberScheduled: 2,
    currentNumberScheduled: 2,
    updatedNumberScheduled: 2,
    numberAvailable: 2,
    numberReady: 2,
  };
  const pod = (status: object, created?: string): unknown => ({
    apiVersion: "v1",
    kind: "Pod",
    metadata: { creationTimestamp: created },
    status,
  });
  const unschedulable = { phase: "Pending", conditions: [is("PodScheduled", "False", "Unschedulable")] };
  const waiting = (name: string, reason: string): object => ({ name, state: { waiting: { reason } } });
  const job = (spec: object, status: object): unknown => seen("batch/v1", "Job", spec, status);
  const crd = (...conditions: readonly object[]): unknown =>
    seen("apiextensions.k8s.io/v1", "CustomResourceDefinition", {}, { conditions });
  const notScheduledYet =
    "InProgress: Pod has not been scheduled [Reconciling/PodNotScheduled: Pod has not been scheduled]";
  const neverScheduled = "Failed: Pod could not be scheduled [Stalled/PodUnschedulable: Pod could not be scheduled]";

  test.each<[string, unknown, string]>([
    [
      "Deployment: deadline exceeded beats healthy counters",
      deployment({}, { ...full, conditions: [is("Progressing", "True", "ProgressDeadlineExceeded", "late")] }),
      "Failed: Progress deadline exceeded [Stalled/ProgressDeadlineExceeded: late]",
    ],
    [
      "Deployment: too few replicas",
      deployment({}, {}),
      "InProgress: Replicas: 0/3 [Reconciling/LessReplicas: Replicas: 0/3]",
    ],
    [
      "Deployment: one replica if none is asked for",
      { apiVersion: "apps/v1", kind: "Deployment", status: {} },
      "InProgress: Replicas: 0/1 [Reconciling/LessReplicas: Replicas: 0/1]",
    ],
    [
      "Deployment: a mistyped counter is its default",
      deployment({ replicas: "3" }, full),
      "InProgress: Pending termination: 2 [Reconciling/ExtraPods: Pending termination: 2]",
    ],
    [
      "Deployment: too few updated",
      deployment({}, { ...full, updatedReplicas: 1 }),
      "InProgress: Updated: 1/3 [Reconciling/LessUpdated: Updated: 1/3]",
    ],
    [
      "Deployment: too few available",
      deployment({}, { ...full, availableReplicas: 2 }),
      "InProgress: Available: 2/3 [Reconciling/LessAvailable: Available: 2/3]",
    ],
    [
      "Deployment: too few ready",
      deployment({}, { ...full, readyReplicas: 2 }),
      "InProgress: Ready: 2/3 [Reconciling/LessReady: Ready: 2/3]",
    ],
    [
      "Deployment: with a deadline it must be progressing",
      deployment({ progressDeadlineSeconds: 600 }, { ...full, ...available }),
      "InProgress: ReplicaSet not Available [Reconciling/ReplicaSetNotAvailable: ReplicaSet not Available]",
    ],
    [
      "Deployment: it must be available",
      deployment({}, full),
      "InProgress: Deployment not Available [Reconciling/DeploymentNotAvailable: Deployment not Available]",
    ],
    [
      "Deployment: all there",
      deployment(
        { progressDeadlineSeconds: 600 },
        { ...full, conditions: [is("Progressing", "True", "NewReplicaSetAvailable"), is("Available", "True")] },
      ),
      "Current: Deployment is available. Replicas: 3",
    ],
    [
      "Deployment: any version, extensions too",
      seen("extensions/v1beta1", "Deployment", { replicas: 3 }, { ...full, ...available }),
      "Current: Deployment is available. Replicas: 3",
    ],
    [
      "Deployment: no other group",
      seen("foo.io/v1", "Deployment", { replicas: 3 }, {}),
      "Current: Resource is current",
    ],
    [
      "Deployment: an apiVersion with two slashes has no rule",
      seen("apps/v1/x", "Deployment", { replicas: 3 }, {}),
      "Current: Resource is current",
    ],
    [
      "Deployment: joined with its group as the kind, as in Go",
      seen("v1", "apps/Deployment", { replicas: 3 }, {}),
      "InProgress: Replicas: 0/3 [Reconciling/LessReplicas: Replicas: 0/3]",
    ],
    [
      "ReplicaSet: replica failure",
      seen("apps/v1", "ReplicaSet", {}, { conditions: [is("ReplicaFailure", "True")] }),
      "InProgress: Replica Failure condition. Check Pods [Reconciling/ReplicaFailure: Replica Failure condition. Check Pods]",
    ],
    [
      "ReplicaSet: too few labelled",
      seen("apps/v1", "ReplicaSet", { replicas: 3 }, {}),
      "InProgress: Labelled: 0/3 [Reconciling/LessLabelled: Labelled: 0/3]",
    ],
    [
      "ReplicaSet: too few available",
      seen("apps/v1", "ReplicaSet", { replicas: 3 }, { ...full, availableReplicas: 1 }),
      "InProgress: Available: 1/3 [Reconciling/LessAvailable: Available: 1/3]",
    ],
    [
      "ReplicaSet: too few ready",
      seen("apps/v1", "ReplicaSet", { replicas: 3 }, { ...full, readyReplicas: 1 }),
      "InProgress: Ready: 1/3 [Reconciling/LessReady: Ready: 1/3]",
    ],
    [
      "ReplicaSet: too many",
      seen("apps/v1", "ReplicaSet", { replicas: 1 }, full),
      "InProgress: Pending termination: 2 [Reconciling/ExtraPods: Pending termination: 2]",
    ],
    [
      "ReplicaSet: all there",
      seen("apps/v1", "ReplicaSet", { replicas: 3 }, full),
      "Current: ReplicaSet is available. Replicas: 3",
    ],
    [
      "StatefulSet: OnDelete is Current at once",
      statefulSet({ updateStrategy: { type: "OnDelete" } }, {}),
      "Current: StatefulSet is using the ondelete update strategy",
    ],
    [
      "StatefulSet: too few ready",
      statefulSet({}, { ...full, readyReplicas: 0 }),
      "InProgress: Ready: 0/3 [Reconciling/LessReady: Ready: 0/3]",
    ],
    [
      "StatefulSet: too many",
      statefulSet({ replicas: 2 }, full),
      "InProgress: Pending termination: 1 [Reconciling/ExtraPods: Pending termination: 1]",
    ],
    [
      "StatefulSet: a partition under way",
      statefulSet(partition(1), { ...full, updatedReplicas: 1 }),
      "InProgress: updated: 1/2 [Reconciling/PartitionRollout: updated: 1/2]",
    ],
    [
      "StatefulSet: a partition done",
      statefulSet(partition(0), full),
      "Current: Partition rollout complete. updated: 3",
    ],
    [
      "StatefulSet: partition -1 is none",
      statefulSet(partition(-1), { ...full, currentReplicas: 0 }),
      "InProgress: current: 0/3 [Reconciling/LessCurrent: current: 0/3]",
    ],
    [
      "StatefulSet: revisions differ",
      statefulSet({}, { ...full, currentRevision: "a", updateRevision: "b" }),
      "InProgress: Waiting for updated revision to match current [Reconciling/RevisionMismatch: Waiting for updated revision to match current]",
    ],
    ["StatefulSet: all there", statefulSet({}, full), "Current: All replicas scheduled as expected. Replicas: 3"],
    [
      "StatefulSet: not in extensions",
      seen("extensions/v1beta1", "StatefulSet", { replicas: 3 }, {}),
      "Current: Resource is current",
    ],
    [
      "DaemonSet: no generation",
      { apiVersion: "apps/v1", kind: "DaemonSet", status: scheduled },
      "InProgress: DaemonSet metadata.generation not found [Reconciling/NoGeneration: DaemonSet metadata.generation not found]",
    ],
    [
      "DaemonSet: no observed generation",
      { apiVersion: "apps/v1", kind: "DaemonSet", metadata: { generation: 1 } },
      "InProgress: DaemonSet status.observedGeneration not found [Reconciling/NoObservedGeneration: DaemonSet status.observedGeneration not found]",
    ],
    [
      "DaemonSet: not counted",
      daemonSet({}),
      "InProgress: Missing .status.desiredNumberScheduled [Reconciling/NoDesiredNumber: Missing .status.desiredNumberScheduled]",
    ],
    [
      "DaemonSet: too few scheduled",
      daemonSet({ ...scheduled, currentNumberScheduled: 1 }),
      "InProgress: Current: 1/2 [Reconciling/LessCurrent: Current: 1/2]",
    ],
    [
      "DaemonSet: too few updated",
      daemonSet({ ...scheduled, updatedNumberScheduled: 1 }),
      "InProgress: Updated: 1/2 [Reconciling/LessUpdated: Updated: 1/2]",
    ],
    [
      "DaemonSet: too few available",
      daemonSet({ ...scheduled, numberAvailable: 1 }),
      "InProgress: Available: 1/2 [Reconciling/LessAvailable: Available: 1/2]",
    ],
    [
      "DaemonSet: too few ready",
      daemonSet({ ...scheduled, numberReady: 1 }),
      "InProgress: Ready: 1/2 [Reconciling/LessReady: Ready: 1/2]",
    ],
    ["DaemonSet: all there", daemonSet(scheduled), "Current: All replicas scheduled as expected. Replicas: 2"],
    ["Pod: succeeded", pod({ phase: "Succeeded" }), "Current: Pod has completed successfully"],
    ["Pod: failed is Current", pod({ phase: "Failed" }), "Current: Pod has completed, but not successfully"],
    ["Pod: running and ready", pod({ phase: "Running", conditions: [is("Ready", "True")] }), "Current: Pod is Ready"],
    [
      "Pod: running, not ready",
      pod({ phase: "Running", containerStatuses: [waiting("a", "ImagePullBackOff"), { name: "b" }, {}] }),
      "InProgress: Pod is running but is not Ready [Reconciling/PodRunningNotReady: Pod is running but is not Ready]",
    ],
    [
      "Pod: crash loops",
      pod({
        phase: "Running",
        containerStatuses: [waiting("a", "CrashLoopBackOff"), waiting("b", "CrashLoopBackOff")],
      }),
      "Failed: Containers in CrashLoop state: a,b [Stalled/ContainerCrashLooping: Containers in CrashLoop state: a,b]",
    ],
    [
      "Pod: pending",
      pod({ phase: "Pending" }),
      "InProgress: Pod is in the Pending phase [Reconciling/PodPending: Pod is in the Pending phase]",
    ],
    ["Pod: unschedulable for 14 s", pod(unschedulable, "2026-01-05T08:59:46Z"), notScheduledYet],
    ["Pod: unschedulable for 15 s", pod(unschedulable, "2026-01-05T08:59:45Z"), neverScheduled],
    ["Pod: unschedulable since nobody knows", pod(unschedulable), neverScheduled],
    [
      "Pod: not observed",
      pod({}),
      "InProgress: Pod phase not available [Reconciling/PodNotObserved: Pod phase not available]",
    ],
    [
      "PersistentVolumeClaim: lost is in progress",
      seen("v1", "PersistentVolumeClaim", {}, { phase: "Lost" }),
      "InProgress: PVC is not Bound. phase: Lost [Reconciling/NotBound: PVC is not Bound. phase: Lost]",
    ],
    [
      "PersistentVolumeClaim: bound",
      seen("v1", "PersistentVolumeClaim", {}, { phase: "Bound" }),
      "Current: PVC is Bound",
    ],
    [
      "Service: a load balancer without a cluster IP",
      seen("v1", "Service", { type: "LoadBalancer" }, {}),
      "InProgress: ClusterIP not set. Service type: LoadBalancer [Reconciling/NoIPAssigned: ClusterIP not set. Service type: LoadBalancer]",
    ],
    [
      "Service: its ingress does not count",
      seen("v1", "Service", { type: "LoadBalancer", clusterIP: "10.0.0.1" }, {}),
      "Current: Service is ready",
    ],
    [
      "Job: completed",
      job({ parallelism: 4 }, { succeeded: 4, conditions: [is("Complete", "True")] }),
      "Current: Job Completed. succeeded: 4/4",
    ],
    [
      "Job: failed",
      job({ completions: 2 }, { failed: 1, conditions: [is("Failed", "True")] }),
      "Failed: Job Failed. failed: 1/2 [Stalled/JobFailed: Job Failed. failed: 1/2]",
    ],
    ["Job: not started", job({}, {}), "InProgress: Job not started [Reconciling/JobNotStarted: Job not started]"],
    [
      "Job: Current while it runs",
      job({}, { startTime: "2026-01-05T08:00:00Z", active: 1 }),
      "Current: Job in progress. success:0, active: 1, failed: 0",
    ],
    [
      "Job: a suspend that is no boolean suspends nothing",
      job({ suspend: "true" }, { conditions: [is("Suspended", "True")] }),
      "InProgress: Job not started [Reconciling/JobNotStarted: Job not started]",
    ],
    [
      "CustomResourceDefinition: names not accepted",
      crd(is("NamesAccepted", "False", "Conflict", "taken")),
      "Failed: taken [Stalled/Conflict: taken]",
    ],
    [
      "CustomResourceDefinition: established first",
      crd(is("Established", "True"), is("NamesAccepted", "False")),
      "Current: CRD is established",
    ],
    [
      "CustomResourceDefinition: not established",
      crd(is("Established", "False", "NotAccepted", "no")),
      "Failed: no [Stalled/NotAccepted: no]",
    ],
    [
      "CustomResourceDefinition: installing",
      crd(is("Established", "False", "Installing", "soon")),
      "InProgress: Install in progress [Reconciling/Installing: Install in progress]",
    ],
    [
      "PodDisruptionBudget",
      seen("policy/v1", "PodDisruptionBudget", {}, {}),
      "Current: AllowedDisruptions has been computed.",
    ],
    [
      "CronJob, suspended or not",
      seen("batch/v1", "CronJob", { suspend: true }, {}),
      "Current: Resource is always ready",
    ],
    [
      "Secret: its Ready condition does not count",
      seen("v1", "Secret", {}, { conditions: [is("Ready", "False")] }),
      "Current: Resource is always ready",
    ],
  ])("%s", (_, object, answer) => {
    expect(say(compute(object))).toBe(answer);
    expect(say(compute(object, FLUX))).toBe(answer);
  });

  test("only upstream calls a suspended Job suspended", () => {
    const suspended = job({ suspend: true }, { conditions: [is("Suspended", "True")] });
    expect(say(compute(suspended))).toBe("Current: Job is suspended");
    expect(say(compute(suspended, FLUX))).toBe(
      "InProgress: Job not started [Reconciling/JobNotStarted: Job not started]",
    );
  });
});

describe("objects that are not parsed JSON", () => {
  test("a Date is its RFC 3339 text", () => {
    expect(say(compute({ metadata: { deletionTimestamp: new Date(NOW) } }))).toBe(
      "Terminating: Resource scheduled for deletion",
    );
    const created = { metadata: { creationTimestamp: new Date(NOW) }, apiVersion: "v1", kind: "Pod" };
    const status = { phase: "Pending", conditions: [is("PodScheduled", "False", "Unschedulable")] };
    expect(compute({ ...created, status })).toMatchObject({ message: "Pod has not been scheduled" });
  });

  test("an instance of a class is read like a map, and nothing inherited is", () => {
    class Status {
      readonly conditions = [is("Ready", "False", "R", "m")];
    }
    expect(say(compute({ status: new Status() }))).toBe("InProgress: m [Reconciling/R: m]");
    expect(say(compute({ status: Object.create(new Status()) }))).toBe("Current: Resource is current");
    const hostile = JSON.parse(
      '{"__proto__": {"status": {"conditions": [{"type": "Stalled", "status": "True"}]}}}',
    ) as unknown;
    expect(say(compute(hostile))).toBe("Current: Resource is current");
  });

  test("a cyclic or endless value is an error of bounded length", () => {
    const cyclic: unknown[] = [];
    cyclic.push(cyclic, cyclic);
    expect((compute({ metadata: { generation: cyclic } }).error ?? "").length).toBeLessThan(1_100_000);
    let deep: unknown = 1;
    for (let level = 0; level < 100_000; level++) deep = [deep];
    expect(compute({ metadata: { generation: deep } }).error).toContain("expected int64");
  });
});

test("computeKstatus and augment never throw, whatever the JSON, and change nothing", () => {
  const kinds = fc.constantFrom("Pod", "Deployment", "StatefulSet", "DaemonSet", "Job", "Service", "Widget");
  const word = fc.constantFrom("Ready", "True", "False", "Stalled", "Running", "Pending", "CrashLoopBackOff");
  const value = fc.oneof(fc.jsonValue({ maxDepth: 2 }), word, fc.integer({ min: 0, max: 3 })) as fc.Arbitrary<unknown>;
  const record = (...names: readonly string[]): fc.Arbitrary<unknown> =>
    fc.oneof(
      { weight: 9, arbitrary: fc.record(Object.fromEntries(names.map((name) => [name, value])), { requiredKeys: [] }) },
      { weight: 1, arbitrary: value },
    );
  const conditions = fc.oneof(fc.array(record("type", "status", "reason", "message"), { maxLength: 3 }), value);
  const status = fc.record(
    { observedGeneration: value, phase: value, replicas: value, conditions, containerStatuses: value },
    { requiredKeys: [] },
  );
  const object = fc.record(
    {
      apiVersion: fc.constantFrom("v1", "apps/v1", "batch/v1"),
      kind: kinds,
      metadata: record("generation", "deletionTimestamp", "creationTimestamp"),
      spec: record("replicas", "type", "updateStrategy"),
      status: fc.oneof(status, value),
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(object, fc.constantFrom(UPSTREAM, FLUX), (input, options) => {
      const before = JSON.stringify(input);
      const result = compute(input, options);
      augment(input as KubeObject, options);
      expect(JSON.stringify(input)).toBe(before);
      if (result.error === undefined)
        expect(["Current", "InProgress", "Failed", "Terminating"]).toContain(result.status);
      else expect(typeof result.error).toBe("string");
    }),
    { numRuns: 300 },
  );
});
