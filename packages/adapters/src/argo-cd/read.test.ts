import { describe, expect, test } from "vitest";
import { argoRevisions, declaredRevision, readApplication, readApplicationSet } from "./index.ts";

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
        message: "Deployment shop/web: 0 of 2",
      },
    ]);
    const stale = application(withResources, { source: { ...source, path: "test" } });
    expect(readApplication(stale, { target })).toHaveLength(1);
  });

  test("a pinned commit is wanted before anything is compared", () => {
    expect(argoRevisions(application({}, { source: { ...source, targetRevision: R2 } }))).toEqual({ wanted: R2 });
  });

  test("what the context wants counts more than what was compared", () => {
    const [delivery] = readApplication(application(healthy), { target, wanted: R2 });
    expect(delivery).toMatchObject({ revision: { wanted: R2, observed: R1 }, axes: { upToDate: "no" } });
  });
});

describe("readApplication, with several sources", () => {
  const values = { repoURL: "https://git.example.com/values", targetRevision: "main", ref: "values" };
  const chart = { repoURL: "https://charts.example.com", chart: "shop", targetRevision: "1.2.3" };
  const sources = [values, chart];
  // Argo CD always writes the single source too, as an empty one.
  const several = (compared: readonly object[], more: object = {}) => ({
    sync: {
      status: "Synced",
      revisions: [R1, "1.2.3"],
      comparedTo: { source: { repoURL: "" }, sources: compared },
      ...more,
    },
    health: { status: "Healthy" },
    history: [
      { source: { repoURL: "" }, sources: [values, { ...chart, targetRevision: "1.2.2" }], revisions: [R2, "1.2.2"] },
    ],
  });

  test("it is at the revision of the source that delivers, not of the one that lends values", () => {
    const [delivery] = readApplication(application(several(sources), { sources }), { target, observedAt });
    expect(delivery).toMatchObject({
      revision: { wanted: "1.2.3", observed: "1.2.3" },
      axes: { health: "Current", upToDate: "yes" },
    });
    expect(declaredRevision(application(undefined, { sources }))).toBe("1.2.3");
  });

  test("out of sync it is at what was deployed last", () => {
    const [delivery] = readApplication(application(several(sources, { status: "OutOfSync" }), { sources }), { target });
    expect(delivery).toMatchObject({ revision: { wanted: "1.2.3", observed: "1.2.2" }, axes: { upToDate: "no" } });
  });

  test("a revision wanted by name is that of the source that delivers", () => {
    expect(argoRevisions(application(several(sources), { sources }), "1.2.3")).toEqual({
      wanted: "1.2.3",
      observed: "1.2.3",
    });
  });

  test.each([
    ["another revision of the second", [values, { ...chart, targetRevision: "1.2.2" }]],
    ["one fewer", [values]],
    ["one more", [...sources, source]],
  ])("AC-X4: compared with %s is no evidence", (_, compared) => {
    const [delivery] = readApplication(application(several(compared), { sources }), { target, observedAt });
    expect(delivery).toMatchObject({ axes: { health: "InProgress" }, reason: "StaleComparison" });
  });
});

describe("readApplication, hydrated", () => {
  const sourceHydrator = { drySource: source, syncSource: { path: "prod", targetBranch: "environments/prod" } };
  const branch = { repoURL: source.repoURL, path: "prod", targetRevision: "environments/prod" };
  const DRY = "d".repeat(40);
  const hydrated = (sync: object = {}, current: object = {}, last: object = {}) => ({
    sync: { status: "Synced", revision: R1, comparedTo: { source: branch }, ...sync },
    health: { status: "Healthy" },
    sourceHydrator: {
      lastSuccessfulOperation: { drySHA: DRY, hydratedSHA: R1, sourceHydrator, ...last },
      currentOperation: { phase: "Hydrated", drySHA: DRY, hydratedSHA: R1, ...current },
    },
  });

  test.each<[what: string, status: object, expected: object]>([
    [
      "it has landed at the commit it was rendered from",
      hydrated(),
      { revision: { wanted: DRY, observed: DRY }, axes: { health: "Current", upToDate: "yes" } },
    ],
    [
      "a newer commit is being rendered",
      hydrated({}, { phase: "Hydrating", drySHA: R2, message: "rendering" }),
      { revision: { wanted: R2, observed: DRY }, axes: { actuation: "Pending", upToDate: "no" }, reason: "Hydrating" },
    ],
    [
      "rendering failed, with the reason",
      hydrated({}, { phase: "Failed", drySHA: R2, message: "no such chart" }),
      { axes: { actuation: "Failed" }, reason: "HydrationFailed", message: "no such chart" },
    ],
    [
      "AC-X4: another dry source than the one that was rendered",
      hydrated({}, {}, { sourceHydrator: { drySource: { ...source, path: "test" } } }),
      { axes: { actuation: "Pending" }, reason: "Hydrating" },
    ],
    [
      "AC-X4: a commit of the branch that somebody else made is of no known revision",
      hydrated({ revision: R2 }),
      { revision: { wanted: DRY, observed: undefined }, axes: { upToDate: "unknown" } },
    ],
  ])("%s", (_, object, expected) => {
    const [delivery] = readApplication(application(object, { sourceHydrator }), { target, observedAt });
    expect(delivery).toMatchObject(expected);
  });

  test("a revision wanted by name is that of the dry source", () => {
    expect(argoRevisions(application(hydrated(), { sourceHydrator }), "main")).toEqual({
      wanted: "main",
      observed: "main",
    });
    expect(declaredRevision(application(undefined, { sourceHydrator }))).toBe("main");
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
