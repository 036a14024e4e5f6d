import { describe, expect, test } from "vitest";
import { declaredApplicationRevision, readApplication } from "./index.ts";

const target = { cluster: "edge-1", package: "shop" };
const observedAt = "2026-11-21T07:00:00Z";
const R1 = "1".repeat(40);
const R2 = "2".repeat(40);
const source = { repoURL: "https://git.example.com/shop", path: "prod", targetRevision: "main" };
const applicationOf = (status: object | undefined, spec: object) => ({
  apiVersion: "argoproj.io/v1alpha1",
  kind: "Application",
  metadata: { name: "shop", namespace: "argocd" },
  spec,
  status,
});

describe("declaredRevision", () => {
  test.each<[what: string, source: object, declared: string | undefined]>([
    ["a tag", { path: "prod", targetRevision: "v7" }, "v7"],
    ["a branch", { path: "prod", targetRevision: "main" }, "main"],
    ["the newest commit", { path: "prod", targetRevision: "HEAD" }, undefined],
    ["nothing, which is the newest", { path: "prod" }, undefined],
    ["a chart", { chart: "shop", targetRevision: "1.2.3" }, "1.2.3"],
    ["a range of charts", { chart: "shop", targetRevision: "1.x" }, undefined],
    ["any chart", { chart: "shop", targetRevision: "*" }, undefined],
  ])("%s", (_, asked, declared) => {
    expect(declaredApplicationRevision(applicationOf(undefined, { source: asked }))).toBe(declared);
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
    const [delivery] = readApplication(applicationOf(several(sources), { sources }), { target, observedAt });
    expect(delivery).toMatchObject({
      revision: { wanted: "1.2.3", observed: "1.2.3" },
      axes: { health: "Current", upToDate: "yes" },
    });
    expect(declaredApplicationRevision(applicationOf(undefined, { sources }))).toBe("1.2.3");
  });

  test("out of sync it is at what was deployed last", () => {
    const [delivery] = readApplication(applicationOf(several(sources, { status: "OutOfSync" }), { sources }), {
      target,
    });
    expect(delivery).toMatchObject({ revision: { wanted: "1.2.3", observed: "1.2.2" }, axes: { upToDate: "no" } });
  });

  test.each([
    ["another revision of the second", [values, { ...chart, targetRevision: "1.2.2" }]],
    ["one fewer", [values]],
    ["one more", [...sources, source]],
  ])("AC-X4: compared with %s is no evidence", (_, compared) => {
    const [delivery] = readApplication(applicationOf(several(compared), { sources }), { target, observedAt });
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
      {
        revision: { wanted: `main@sha1:${DRY}`, observed: `main@sha1:${DRY}` },
        axes: { health: "Current", upToDate: "yes" },
      },
    ],
    [
      "a newer commit is being rendered",
      hydrated({}, { phase: "Hydrating", drySHA: R2, message: "rendering" }),
      {
        revision: { wanted: `main@sha1:${R2}`, observed: `main@sha1:${DRY}` },
        axes: { actuation: "Pending", upToDate: "no" },
        reason: "Hydrating",
      },
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
      { revision: { wanted: `main@sha1:${DRY}`, observed: undefined }, axes: { upToDate: "unknown" } },
    ],
  ])("%s", (_, object, expected) => {
    const [delivery] = readApplication(applicationOf(object, { sourceHydrator }), { target, observedAt });
    expect(delivery).toMatchObject(expected);
  });

  test("what is declared is the revision of the dry source", () => {
    expect(declaredApplicationRevision(applicationOf(undefined, { sourceHydrator }))).toBe("main");
  });
});
