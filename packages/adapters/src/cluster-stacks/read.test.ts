import { isLanded } from "@landfall/core/aggregate";
import type { KubeObject } from "@landfall/core/object";
import { describe, expect, test } from "vitest";
import { clusterRefOfAddon, readClusterAddon, readClusterStack, readClusterStackRelease } from "./index.ts";

const observedAt = "2026-11-21T07:00:00Z";
const context = { target: { cluster: "edge-1", package: "stack" }, observedAt };
const of =
  (kind: string, name: string, spec: object) =>
  (status: unknown, metadata: object = {}, more: object = {}): KubeObject => ({
    apiVersion: "clusterstack.x-k8s.io/v1alpha1",
    kind,
    metadata: { name, namespace: "clusters", ...metadata },
    spec: { ...spec, ...more },
    status,
  });
const condition = (type: string, status: string, reason = "", severity = ""): object => ({
  type,
  status,
  reason,
  severity,
  message: reason,
});
const READY = condition("Ready", "True");
const PAUSED = { annotations: { "cluster.x-k8s.io/paused": "" } };
const DELETED = { deletionTimestamp: observedAt };
const broken = (error: string): object => ({ kind: "Deployment", name: "ccm", status: "not-synced", error });

describe("readClusterStack", () => {
  const stack = of("ClusterStack", "docker-127", { versions: ["v1", "v3"] });
  const release = (name: string, ready = true, more: object = {}): object => ({ name, ready, phase: "done", ...more });
  const good = { summary: [release("v1"), release("v3")], conditions: [READY] };
  const coming = release("v4", false, { phase: "provider-specific work", message: "ProcessOngoing" });

  test.each<[what: string, object: KubeObject, axes: object, reason: string, landed: boolean]>([
    ["all its releases are ready", stack(good), { health: "Current", upToDate: "yes", suspended: "no" }, "Ready", true],
    [
      "wanted is not seen",
      stack({ ...good, summary: [...good.summary, coming] }),
      { health: "InProgress", actuation: "Pending", upToDate: "no" },
      "ReleaseNotReady",
      false,
    ],
    [
      "stale: a version of the spec is not in the summary",
      stack(good, {}, { versions: ["v1", "v3", "v5"] }),
      { actuation: "Pending", upToDate: "no" },
      "ReleaseMissing",
      false,
    ],
    [
      "failed with the reason",
      stack({ ...good, conditions: [condition("ReleasesSynced", "False", "FailedToSync", "Warning"), READY] }),
      { health: "Failed" },
      "FailedToSync",
      false,
    ],
    ["suspended", stack(good, PAUSED), { suspended: "yes" }, "Ready", true],
    ["no status", stack(undefined), { actuation: "Pending" }, "NoStatus", false],
    [
      "AC-X4: no releases",
      stack({ conditions: [READY] }, {}, { versions: [] }),
      { actuation: "Pending" },
      "NoReleases",
      false,
    ],
    ["AC-X4: no condition", stack({ ...good, conditions: [] }), { actuation: "Pending" }, "NoCondition", false],
    ["deleting", stack(good, DELETED), { health: "Terminating" }, "Deleting", false],
  ])("%s", (_, object, axes, reason, landed) => {
    const observation = readClusterStack(object, context);
    expect(observation).toMatchObject({ axes, reason, source: "cluster-stacks" });
    expect(isLanded(observation)).toBe(landed);
  });

  test("AC-P4: the newest release wanted and the newest that is ready", () => {
    const { revision, message } = readClusterStack(stack({ ...good, summary: [...good.summary, coming] }), context);
    expect(revision).toEqual({ wanted: "v4", observed: "v3" });
    expect(message).toBe("release v4: provider-specific work, ProcessOngoing");
  });
});

describe("readClusterStackRelease", () => {
  const release = of("ClusterStackRelease", "docker-ferrol-1-27-v3", {});
  const good = { ready: true, conditions: [READY] };

  test.each<[what: string, object: KubeObject, axes: object, reason: string]>([
    [
      "ready says nothing of health",
      release(good),
      { health: "Unknown", actuation: "Succeeded", upToDate: "yes" },
      "Ready",
    ],
    [
      "wanted is not seen",
      release({ ready: false, conditions: [condition("Ready", "False", "ProcessOngoing")] }),
      { actuation: "Pending", upToDate: "unknown" },
      "ProcessOngoing",
    ],
    [
      "AC-S10: ready is latched, and a condition that turned false counts more",
      release({ ready: true, conditions: [condition("Ready", "False", "ProcessOngoing")] }),
      { actuation: "Pending" },
      "ProcessOngoing",
    ],
    [
      "stale: ready of an earlier pass, and its assets have turned out bad since",
      release({
        ready: true,
        conditions: [READY, condition("ClusterStackReleaseDownloaded", "False", "IssueWithReleaseAssets", "Error")],
      }),
      { health: "Failed" },
      "IssueWithReleaseAssets",
    ],
    [
      "failed with the reason of a resource",
      release({ ...good, resources: [{ kind: "Service", name: "a", status: "synced" }, broken("forbidden")] }),
      { health: "Failed", actuation: "Failed" },
      "ResourceNotSynced",
    ],
    [
      "a resource on its way",
      release({ ...good, resources: [broken("")] }),
      { actuation: "Pending" },
      "ResourceNotSynced",
    ],
    ["suspended", release(good, PAUSED), { suspended: "yes" }, "Ready"],
    ["no status", release(undefined), { actuation: "Pending" }, "NoStatus"],
    ["AC-X4: ready of the wrong type", release({ ...good, ready: "true" }), { actuation: "Pending" }, "NotReady"],
    ["deleting", release(good, DELETED), { health: "Terminating" }, "Deleting"],
  ])("%s", (_, object, axes, reason) => {
    const observation = readClusterStackRelease(object, context);
    expect(observation).toMatchObject({ axes, reason });
    expect(isLanded(observation)).toBe(false);
  });

  test("the resource that failed is named, with its error", () => {
    expect(readClusterStackRelease(release({ ...good, resources: [broken("forbidden")] }), context).message).toBe(
      "Deployment ccm: forbidden",
    );
  });
});

describe("readClusterAddon", () => {
  const addon = of("ClusterAddon", "cluster-addon-edge-1", {
    clusterRef: { kind: "Cluster", name: "edge-1" },
    clusterStack: "docker-ferrol-1-27-v3",
  });
  const cluster = (name: string): KubeObject => ({ kind: "Cluster", spec: { topology: { class: name } } });
  const good = { ready: true, conditions: [READY] };
  const v3 = cluster("docker-ferrol-1-27-v3");

  test.each<[what: string, object: KubeObject, beside: KubeObject | undefined, axes: object, reason: string]>([
    ["applied", addon(good), v3, { health: "Unknown", actuation: "Succeeded", upToDate: "yes" }, "Ready"],
    ["wanted is not seen", addon(good), cluster("docker-ferrol-1-28-v1"), { upToDate: "no" }, "Ready"],
    ["nobody says what is wanted", addon(good), undefined, { upToDate: "unknown" }, "Ready"],
    [
      "stale: a stage of the hook under way is not done",
      addon({
        ...good,
        stages: [
          { name: "cni", phase: "done" },
          { name: "ms", phase: "waitingForPostCondition" },
        ],
      }),
      v3,
      { health: "InProgress", actuation: "Pending" },
      "StageNotDone",
    ],
    [
      "an expression that is not true yet has not failed",
      addon({
        ...good,
        stages: [{ name: "ms", phase: "waitingForPreCondition" }],
        conditions: [condition("EvaluatedCEL", "False", "FailedToEvaluatePreCondition", "Info")],
      }),
      v3,
      { health: "InProgress" },
      "StageNotDone",
    ],
    [
      "failed with the reason",
      addon({ ...good, conditions: [READY, condition("HelmChartFound", "False", "HelmChartMissing", "Warning")] }),
      v3,
      { health: "Failed", actuation: "Failed" },
      "HelmChartMissing",
    ],
    [
      "the cluster is not ready: it waits",
      addon({
        ready: false,
        conditions: [
          condition("Ready", "False", "ControlPlaneNotReady"),
          condition("ClusterReady", "False", "ControlPlaneNotReady", "Info"),
        ],
      }),
      v3,
      { health: "InProgress", actuation: "Pending", upToDate: "unknown" },
      "ControlPlaneNotReady",
    ],
    ["suspended", addon(good, PAUSED), v3, { suspended: "yes" }, "Ready"],
    ["no status", addon(undefined), v3, { actuation: "Pending", upToDate: "unknown" }, "NoStatus"],
    ["deleting", addon(good, DELETED), v3, { health: "Terminating" }, "Deleting"],
  ])("%s", (_, object, beside, axes, reason) => {
    const observation = readClusterAddon(object, { ...context, cluster: beside });
    expect(observation).toMatchObject({ axes, reason, source: "cluster-stacks" });
  });

  test("a class has a dot where a release has a dash", () => {
    const object = addon(good, {}, { clusterStack: "docker-ferrol-1-27-v0-sha-abc" });
    const observation = readClusterAddon(object, { ...context, cluster: cluster("docker-ferrol-1-27-v0-sha.abc") });
    expect(observation.axes.upToDate).toBe("yes");
  });

  test("its cluster is in its own namespace unless it says otherwise", () => {
    const ref = { group: "cluster.x-k8s.io", kind: "Cluster", namespace: "clusters", name: "edge-1" };
    expect(clusterRefOfAddon(addon(good))).toEqual(ref);
  });
});
