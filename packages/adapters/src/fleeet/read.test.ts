import { isLanded } from "@landfall/core/aggregate";
import type { KubeObject } from "@landfall/core/object";
import { describe, expect, test } from "vitest";
import { readAssemblage, readModule } from "./index.ts";
import { readModuleAmong } from "./read.ts";

const observedAt = "2026-11-21T07:00:00Z";
const sync = (tag: string, name = "app"): object => ({
  name,
  source: { git: { url: "https://git.example.com/app", version: { tag } } },
});
const DELETED = { deletionTimestamp: observedAt };

describe("readAssemblage", () => {
  const proxy = (states: unknown, metadata: object = {}, wanted = "v2"): KubeObject => ({
    apiVersion: "fleet.squaremo.dev/v1alpha1",
    kind: "ProxyAssemblage",
    metadata: { name: "edge-1", namespace: "default", ...metadata },
    spec: { assemblage: { syncs: [sync(wanted)] } },
    status: states === undefined ? undefined : { syncs: states },
  });
  const state = (word: string, tag = "v2"): readonly object[] => [{ sync: sync(tag), state: word }];

  test.each<[what: string, object: KubeObject, axes: object, reason: string, landed: boolean]>([
    [
      "succeeded",
      proxy(state("succeeded")),
      { health: "Current", upToDate: "yes", suspended: "no" },
      "Succeeded",
      true,
    ],
    [
      "AC-F3: wanted is not seen: a success of the version before",
      proxy(state("succeeded", "v1")),
      { health: "InProgress", actuation: "Pending", upToDate: "no" },
      "StaleSync",
      false,
    ],
    [
      "stale: a failure of the version before",
      proxy(state("failed", "v1")),
      { health: "InProgress", upToDate: "unknown" },
      "StaleSync",
      false,
    ],
    ["failed with the reason", proxy(state("failed")), { health: "Failed", actuation: "Failed" }, "SyncFailed", false],
    ["updating", proxy(state("updating")), { health: "InProgress", actuation: "Pending" }, "Updating", false],
    ["a state of another sync", proxy([{ sync: sync("v2", "other"), state: "succeeded" }]), {}, "NotReported", false],
    ["AC-X4: a word that is no state", proxy(state("fine")), { actuation: "Pending" }, "Updating", false],
    ["no status", proxy(undefined), { actuation: "Pending" }, "NoStatus", false],
    ["suspended: fleeet has no switch, so never", proxy(state("updating")), { suspended: "no" }, "Updating", false],
    ["deleting", proxy(state("succeeded"), DELETED), { health: "Terminating" }, "Deleting", false],
  ])("%s", (_, object, axes, reason, landed) => {
    const [observation, ...more] = readAssemblage(object, { observedAt });
    const target = { cluster: "edge-1", package: "app" };
    expect(observation).toMatchObject({ target, axes, reason, source: "fleeet" });
    expect(observation !== undefined && isLanded(observation)).toBe(landed);
    expect(more).toEqual([]);
  });

  test("AC-F3: what the module wants may not have reached the assemblage", () => {
    const module = { kind: "Module", spec: { sync: sync("v3") } };
    const moduleOf = (name: string): KubeObject | undefined => (name === "app" ? module : undefined);
    const [observation] = readAssemblage(proxy(state("succeeded")), { observedAt, moduleOf });
    expect(observation).toMatchObject({ revision: { wanted: "v3", observed: "v2" }, axes: { upToDate: "no" } });
  });

  test("a RemoteAssemblage records no version: none was seen", () => {
    const remote = {
      kind: "RemoteAssemblage",
      metadata: { name: "edge-1" },
      spec: { syncs: [sync("v2")] },
      status: { syncs: [{ name: "app", state: "succeeded" }] },
    };
    const [observation] = readAssemblage(remote, { observedAt });
    expect(observation).toMatchObject({ axes: { health: "Current", upToDate: "unknown" }, revision: { wanted: "v2" } });
  });

  test("an Assemblage is of the cluster it lies in", () => {
    const assemblage = {
      kind: "Assemblage",
      metadata: { name: "assemblage" },
      spec: { syncs: [sync("v2"), sync("v1", "base"), { source: {} }] },
      status: { syncs: [...state("succeeded"), { sync: sync("v1", "base"), state: "failed" }] },
    };
    const found = readAssemblage(assemblage, { observedAt, cluster: "edge-7" });
    expect(found.map(({ target, axes }) => [target.cluster, target.package, axes.health])).toEqual([
      ["edge-7", "app", "Current"],
      ["edge-7", "base", "Failed"],
    ]);
    expect(readAssemblage(assemblage, { observedAt })).toEqual([]);
  });
});

describe("readModule", () => {
  const context = { target: { cluster: "hub", package: "app" }, observedAt };
  const module = (summary: unknown, observed = "v2", metadata: object = {}): KubeObject => ({
    kind: "Module",
    metadata: { name: "app", ...metadata },
    spec: { sync: sync("v2") },
    status: { observedSync: sync(observed), summary },
  });
  const counts = (total: number, updating: number, failed: number, succeeded: number): object => ({
    total,
    updating,
    failed,
    succeeded,
  });

  test.each<[what: string, object: KubeObject, axes: object, reason: string]>([
    ["all succeeded", module(counts(3, 0, 0, 3)), { health: "Current", upToDate: "yes", suspended: "no" }, "Succeeded"],
    [
      "AC-F3: wanted is not seen: all succeeded with the version before",
      module(counts(3, 0, 0, 3), "v1"),
      { health: "InProgress", actuation: "Pending", upToDate: "no" },
      "StaleSync",
    ],
    ["stale: nothing is observed", module({}, ""), { actuation: "Pending", upToDate: "unknown" }, "StaleSync"],
    [
      "AC-F9: a branch is no version, so nothing says which was observed",
      { ...module(counts(3, 0, 0, 3)), spec: { sync: { source: { git: { version: { branch: "main" } } } } } },
      { actuation: "Pending", upToDate: "unknown" },
      "StaleSync",
    ],
    ["failed with the reason", module(counts(3, 1, 1, 1)), { health: "Failed" }, "SyncFailed"],
    ["updating", module(counts(3, 1, 0, 2)), { health: "InProgress" }, "Updating"],
    ["AC-M3: no cluster", module(counts(0, 0, 0, 0)), { health: "Unknown", actuation: "Pending" }, "NoTargets"],
    ["AC-X4: no counts", module(undefined), { health: "Unknown" }, "NoTargets"],
    ["suspended: fleeet has no switch, so never", module(counts(3, 1, 0, 2)), { suspended: "no" }, "Updating"],
    ["no status", { ...module({}), status: undefined }, { actuation: "Pending" }, "NoStatus"],
    ["deleting", module(counts(3, 0, 0, 3), "v2", DELETED), { health: "Terminating" }, "Deleting"],
  ])("%s", (_, object, axes, reason) => {
    expect(readModule(object, context)).toMatchObject({ axes, reason, source: "fleeet" });
  });

  test.each([
    [3, "Current", "v2"],
    [4, "InProgress", undefined],
  ])("AC-F2: of %i selected clusters three are ready and done: %s", (selected, health, observed) => {
    const seen = readModule(module(counts(3, 0, 0, 3)), { ...context, selected });
    expect(seen).toMatchObject({ axes: { health } });
    expect(seen.revision.observed).toBe(observed);
  });
});

describe("AC-F2: a Module among the clusters that it selects", () => {
  const cluster = (name: string, env = "edge", namespace = "default"): KubeObject => ({
    apiVersion: "cluster.x-k8s.io/v1beta1",
    kind: "Cluster",
    metadata: { name, namespace, labels: { env } },
  });
  const assemblage = (kind: string, name: string, spec: object): KubeObject => ({
    apiVersion: "fleet.squaremo.dev/v1alpha1",
    kind,
    metadata: { name, namespace: "default" },
    spec,
  });
  const beside = [
    cluster("edge-1"),
    cluster("edge-2"),
    cluster("edge-3"),
    cluster("edge-4"),
    cluster("core-1", "core"),
    cluster("elsewhere", "edge", "other"),
    assemblage("ProxyAssemblage", "edge-1", { assemblage: { syncs: [sync("v2")] } }),
    assemblage("RemoteAssemblage", "edge-2", { syncs: [sync("v2")] }),
    assemblage("RemoteAssemblage", "edge-3", { syncs: [sync("v2", "other")] }),
  ];

  test.each<[what: string, selector: unknown, missing: readonly string[]]>([
    ["counts those that no assemblage brings it to", { matchLabels: { env: "edge" } }, ["edge-3", "edge-4"]],
    ["selects all by an empty selector", {}, ["edge-3", "edge-4", "core-1"]],
    ["selects none without one", undefined, []],
    ["selects none by one that cannot be read", { matchLabel: { env: "edge" } }, []],
  ])("%s", (_, selector, missing) => {
    const module: KubeObject = {
      apiVersion: "fleet.squaremo.dev/v1alpha1",
      kind: "Module",
      metadata: { name: "app", namespace: "default" },
      spec: { selector, sync: sync("v2") },
    };
    const surroundings = { observedAt, cluster: "hub", isAlone: false, find: () => undefined, all: () => beside };
    const seen = readModuleAmong(module, surroundings);
    expect(seen.map(({ target }) => target.cluster)).toEqual(missing);
    for (const each of seen)
      expect(each).toMatchObject({
        target: { package: "app" },
        revision: { wanted: "v2" },
        reason: "NotAssembled",
        axes: { health: "InProgress", actuation: "Pending" },
      });
  });
});
