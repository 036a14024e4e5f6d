import { describe, expect, test } from "vitest";
import { argoRevisions, readApplication, readApplicationSet } from "./index.ts";

const target = { cluster: "edge-1", package: "shop" };
const observedAt = "2026-11-21T07:00:00Z";
const R1 = "1".repeat(40);
const R2 = "2".repeat(40);
const source = { repoURL: "https://git.example.com/shop", path: "prod", targetRevision: "main" };
const application = (status: object | undefined, spec: object = { source }, metadata: object = {}) => ({
  apiVersion: "argoproj.io/v1alpha1",
  kind: "Application",
  metadata: { name: "shop", namespace: "argocd", ...metadata },
  spec,
  status,
});
const status = (sync: string, health: string, more: object = {}): object => ({
  sync: { status: sync, revision: R1, comparedTo: { source } },
  health: { status: health, lastTransitionTime: "2026-11-21T06:00:00Z" },
  history: [{ revision: R2 }, { revision: R1 }],
  ...more,
});
const healthy = status("Synced", "Healthy");

describe("readApplication", () => {
  test.each<[what: string, object: object, axes: object, reason: string]>([
    [
      "synced and healthy has landed",
      application(healthy),
      { health: "Current", actuation: "Succeeded", reconcile: "Succeeded", upToDate: "yes", suspended: "no" },
      "Healthy",
    ],
    [
      "synced and degraded runs badly",
      application(status("Synced", "Degraded")),
      { health: "Failed", actuation: "Succeeded", reconcile: "Failed" },
      "Degraded",
    ],
    ["synced and missing", application(status("Synced", "Missing")), { health: "NotFound" }, "Missing"],
    [
      "wanted is not seen: out of sync, healthy as it was",
      application(status("OutOfSync", "Healthy", { history: [{ revision: R2 }] })),
      { health: "Current", actuation: "Pending", upToDate: "no" },
      "OutOfSync",
    ],
    [
      "AC-X4: compared with another revision than the spec has now",
      application(healthy, { source: { ...source, targetRevision: R2 } }),
      { health: "InProgress", actuation: "Pending", upToDate: "no" },
      "StaleComparison",
    ],
    [
      "failed, with the reason of the operation",
      application(status("OutOfSync", "Healthy", { operationState: { phase: "Failed", message: "hook failed" } })),
      { health: "Failed", actuation: "Failed" },
      "OperationFailed",
    ],
    [
      "an operation under way",
      application(status("OutOfSync", "Missing", { operationState: { phase: "Running" } })),
      { health: "InProgress", actuation: "Pending" },
      "OperationRunning",
    ],
    [
      "failed, with the reason of the comparison",
      application(status("Unknown", "Healthy", { conditions: [{ type: "ComparisonError", message: "no such path" }] })),
      { health: "Failed", actuation: "Failed" },
      "ComparisonError",
    ],
    [
      "an operation that failed on an older revision than the one compared with is no evidence",
      application(
        status("OutOfSync", "Healthy", { operationState: { phase: "Failed", syncResult: { revision: R2 } } }),
      ),
      { health: "Current", actuation: "Pending", upToDate: "no" },
      "OutOfSync",
    ],
    [
      "an operation that failed on the revision compared with, though all objects are as wanted: a hook did not run",
      application(status("Synced", "Healthy", { operationState: { phase: "Failed", syncResult: { revision: R1 } } })),
      { health: "Failed", actuation: "Failed" },
      "OperationFailed",
    ],
    [
      "a dry run that failed stops nothing",
      application(
        status("Synced", "Healthy", { operationState: { phase: "Failed", operation: { sync: { dryRun: true } } } }),
      ),
      { health: "Current" },
      "Healthy",
    ],
    [
      "AC-X4: compared in another cluster than the spec has now",
      application(
        {
          ...healthy,
          sync: { status: "Synced", revision: R1, comparedTo: { source, destination: { name: "edge-2" } } },
        },
        { source, destination: { name: "edge-1" } },
      ),
      { health: "InProgress", actuation: "Pending" },
      "StaleComparison",
    ],
    [
      "a warning stops nothing",
      application(status("Synced", "Healthy", { conditions: [{ type: "OrphanedResourceWarning", message: "2" }] })),
      { health: "Current" },
      "Healthy",
    ],
    [
      "suspended by annotation keeps its health",
      application(healthy, { source }, { annotations: { "argocd.argoproj.io/skip-reconcile": "True" } }),
      { health: "Current", suspended: "yes" },
      "Healthy",
    ],
    [
      "a resource that waits for somebody",
      application(status("Synced", "Suspended")),
      { health: "InProgress", suspended: "partial" },
      "Suspended",
    ],
    [
      "no status",
      application(undefined),
      { health: "InProgress", actuation: "Pending", upToDate: "unknown" },
      "NoStatus",
    ],
    [
      "deleting",
      application(healthy, { source }, { deletionTimestamp: observedAt }),
      { health: "Terminating", actuation: "Pending" },
      "Deleting",
    ],
    [
      "words Argo CD does not have",
      application(status("Fine", "Great")),
      { health: "Unknown", actuation: "Pending" },
      "Fine",
    ],
  ])("%s", (_, object, axes, reason) => {
    const [delivery] = readApplication(object, { target, observedAt });
    expect(delivery).toMatchObject({ target, axes, reason, source: "argo-cd" });
  });

  test("each resource whose health is known is an observation; none of them outlives its comparison", () => {
    const resources = [
      {
        group: "apps",
        version: "v1",
        kind: "Deployment",
        namespace: "shop",
        name: "web",
        health: { status: "Degraded", message: "0 of 2" },
      },
      { version: "v1", kind: "ConfigMap", namespace: "shop", name: "web", status: "Synced" },
    ];
    const withResources = status("Synced", "Degraded", { resources });
    expect(readApplication(application(withResources), { target }).slice(1)).toMatchObject([
      {
        ref: { group: "apps", kind: "Deployment", namespace: "shop", name: "web" },
        axes: { health: "Failed" },
        message: "Deployment.apps shop/web: 0 of 2",
      },
    ]);
    const stale = application(withResources, { source: { ...source, path: "test" } });
    expect(readApplication(stale, { target })).toHaveLength(1);
  });

  test("a pinned commit is wanted before anything is compared", () => {
    expect(argoRevisions(application({}, { source: { ...source, targetRevision: R2 } }))).toEqual({ wanted: R2 });
  });

  test.each<[what: string, targetRevision: string | undefined, revision: string, spelt: string]>([
    ["a tag, and its commit", "v7", R1, `v7@sha1:${R1}`],
    ["a branch, and its commit", "main", R1, `main@sha1:${R1}`],
    ["a commit", R1, R1, R1],
    ["the newest commit, which has no name", "HEAD", R1, R1],
    ["no name at all", undefined, R1, R1],
    ["the tag of an image, and its digest", "v7", `sha256:${R1}${"1".repeat(24)}`, `v7@sha256:${R1}${"1".repeat(24)}`],
    ["a chart of a range", "1.x", "1.2.3", "1.2.3"],
  ])("a revision is spelt with %s", (_, targetRevision, revision, spelt) => {
    const asked = { repoURL: "https://example.com/shop", path: "prod", ...(targetRevision && { targetRevision }) };
    const sync = { status: "Synced", revision, comparedTo: { source: asked } };
    expect(argoRevisions(application({ sync }, { source: asked }))).toEqual({ wanted: spelt, observed: spelt });
  });

  test("AC-X4: what was compared with another name than the spec has now is not what is wanted", () => {
    const [delivery] = readApplication(application(healthy, { source: { ...source, targetRevision: "v8" } }), {
      target,
    });
    expect(delivery).toMatchObject({
      revision: { wanted: "v8", observed: `main@sha1:${R1}` },
      axes: { upToDate: "no" },
      reason: "StaleComparison",
    });
  });

  test("what the context wants counts more than what was compared", () => {
    const [delivery] = readApplication(application(healthy), { target, wanted: R2 });
    expect(delivery).toMatchObject({ revision: { wanted: R2, observed: `main@sha1:${R1}` }, axes: { upToDate: "no" } });
  });
});

describe("readApplicationSet", () => {
  const set = (...conditions: readonly object[]) => ({
    kind: "ApplicationSet",
    metadata: { name: "shop" },
    status: { conditions },
  });
  const condition = (type: string, word: string, reason = type) => ({ type, status: word, reason, message: reason });

  test.each<[what: string, object: object, axes: object, reason: string]>([
    [
      "written says nothing of health",
      set(condition("ErrorOccurred", "False"), condition("ResourcesUpToDate", "True")),
      { health: "Unknown", actuation: "Succeeded" },
      "ResourcesUpToDate",
    ],
    [
      "failed, with the reason",
      set(condition("ErrorOccurred", "True", "ApplicationGenerationFromParamsError")),
      { actuation: "Failed" },
      "ApplicationGenerationFromParamsError",
    ],
    [
      "rolling out",
      set(condition("RolloutProgressing", "True"), condition("ResourcesUpToDate", "True")),
      { actuation: "Pending" },
      "RolloutProgressing",
    ],
    ["not up to date", set(condition("ResourcesUpToDate", "False", "Waiting")), { actuation: "Pending" }, "Waiting"],
    ["no status", { kind: "ApplicationSet" }, { actuation: "Pending" }, "NoStatus"],
    ["no conditions", set(), { actuation: "Pending" }, "NoStatus"],
    [
      "deleting",
      { ...set(), metadata: { name: "shop", deletionTimestamp: observedAt } },
      { health: "Terminating" },
      "Deleting",
    ],
  ])("%s", (_, object, axes, reason) => {
    expect(readApplicationSet(object, { target, observedAt })).toMatchObject({ axes, reason });
  });
});
