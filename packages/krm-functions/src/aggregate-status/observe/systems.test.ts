import { isLanded } from "@landfall/core/aggregate";
import { type KubeObject, refOf, type TargetConfig } from "@landfall/core/object";
import { applyEdits, CATALOGUE, mechanismsFor, suspend } from "@landfall/core/suspend";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { processList } from "../../sdk/index.ts";
import { aggregateStatus } from "../index.ts";
import { condition, type Fields, type Obj, observe, observedAt, R1, snapshot } from "./observe.test-d.ts";

const without = ({ apiVersion, kind, metadata, spec }: Obj & { readonly spec?: unknown }): Obj => ({
  apiVersion,
  kind,
  metadata,
  spec,
});

const application = (status: Fields, spec: Fields = {}, metadata: Fields = {}): Obj => ({
  apiVersion: "argoproj.io/v1alpha1",
  kind: "Application",
  metadata: { name: "shop", namespace: "argocd", ...metadata },
  spec: { destination: { name: "edge-1" }, source: { repoURL: "r", path: "p", targetRevision: "v1" }, ...spec },
  status: {
    sync: {
      status: "Synced",
      revision: R1,
      comparedTo: { source: { repoURL: "r", path: "p", targetRevision: "v1" } },
    },
    health: { status: "Healthy" },
    ...status,
  },
});
const source = (targetRevision: string): Fields => ({ source: { repoURL: "r", path: "p", targetRevision } });
const work = (conditions: readonly Fields[], more: Fields = {}): Obj => ({
  apiVersion: "work.open-cluster-management.io/v1",
  kind: "ManifestWork",
  metadata: { name: "shop", namespace: "edge-1", generation: 2, ...more },
  spec: {},
  status: { conditions },
});
const RUNS = [condition("Applied", "True"), condition("Progressing", "False"), condition("Degraded", "False")];
const STEPS = ["Scheduled", "RolloutStarted", "WorkSynchronized", "Applied", "Available"];
const placement = (observedResourceIndex: string, conditions = STEPS.map((type) => condition(type, "True"))): Obj => ({
  apiVersion: "placement.kubernetes-fleet.io/v1",
  kind: "ClusterResourcePlacement",
  metadata: { name: "shop", generation: 2 },
  spec: {},
  status: {
    observedResourceIndex: "7",
    placementStatuses: [{ clusterName: "edge-1", observedResourceIndex, conditions }],
  },
});
const instance = (planStatus: string, version = "kafka-2", metadata: Fields = {}): Obj => ({
  apiVersion: "kudo.dev/v1beta1",
  kind: "Instance",
  metadata: {
    name: "shop",
    namespace: "data",
    annotations: { "kudo.dev/last-applied-instance-state": JSON.stringify({ operatorVersion: { name: "kafka-2" } }) },
    ...metadata,
  },
  spec: { operatorVersion: { name: version } },
  status: {
    planStatus: { deploy: { name: "deploy", status: planStatus, lastUpdatedTimestamp: observedAt } },
    conditions: [condition("Ready", "True")],
  },
});

describe("what reports a delivery, as it was seen on its hub", () => {
  test.each<[what: string, seen: Obj, expected: Fields, landed: boolean]>([
    ["Argo CD: synced and healthy", application({}), { axes: { health: "Current", upToDate: "yes" } }, true],
    [
      "Argo CD: wanted is not seen",
      application({ sync: { status: "OutOfSync", revision: R1 } }),
      { axes: { upToDate: "no" } },
      false,
    ],
    [
      "Argo CD: failed with the reason",
      application({ conditions: [{ type: "SyncError", message: "no permission" }] }),
      { axes: { health: "Failed" }, reason: "SyncError", message: "no permission" },
      false,
    ],
    [
      "Argo CD: suspended",
      application({}, {}, { annotations: { "argocd.argoproj.io/skip-reconcile": "true" } }),
      { axes: { suspended: "yes" } },
      true,
    ],
    ["OCM: runs at its generation", work(RUNS), { axes: { health: "Current", upToDate: "yes" } }, true],
    [
      "OCM: wanted is not seen",
      work(RUNS, { generation: 3 }),
      { axes: { health: "InProgress", upToDate: "no" }, revision: { wanted: "3", observed: "2" } },
      false,
    ],
    [
      "OCM: failed with the reason",
      work([condition("Applied", "False", { message: "forbidden" })]),
      { axes: { health: "Failed", actuation: "Failed" }, message: "forbidden" },
      false,
    ],
    ["KubeFleet: available", placement("7"), { axes: { health: "Current", upToDate: "yes" } }, true],
    [
      "KubeFleet: wanted is not seen",
      placement("6"),
      { axes: { upToDate: "no" }, revision: { wanted: "7", observed: "6" } },
      false,
    ],
    [
      "KubeFleet: failed with the reason",
      placement("7", [condition("Applied", "False", { message: "conflict" })]),
      { axes: { health: "Failed" }, message: "conflict" },
      false,
    ],
  ])("%s", (_, seen, expected, landed) => {
    const { of, codes } = observe([snapshot("hub", seen)]);
    expect([...of.keys()]).toEqual(["edge-1/shop"]);
    expect(of.get("edge-1/shop")).toMatchObject(expected);
    expect([...of.values()].map(isLanded)).toEqual([landed]);
    expect(codes).toEqual([]);
  });

  test.each<[what: string, seen: Obj, expected: Fields]>([
    ["complete", instance("COMPLETE"), { axes: { health: "Current", upToDate: "yes" } }],
    ["wanted is not seen", instance("COMPLETE", "kafka-3"), { axes: { upToDate: "no" } }],
    ["failed with the reason", instance("FATAL_ERROR"), { axes: { health: "Failed" }, reason: "PlanFatalError" }],
  ])("KUDO, in the cluster it runs in: %s", (_, seen, expected) => {
    expect(observe([snapshot("edge-1", seen)]).of.get("edge-1/shop")).toMatchObject(expected);
  });
});

describe("AC-P4: the package wants another revision than was seen", () => {
  test.each<[what: string, declared: Obj, seen: Obj, revision: Fields, upToDate: string]>([
    [
      "Argo CD, by tag",
      without(application({}, source("v2"))),
      application({}),
      { wanted: "v2", observed: `v1@sha1:${R1}` },
      "no",
    ],
    [
      "Argo CD, the same tag",
      without(application({})),
      application({}),
      { wanted: "v1", observed: `v1@sha1:${R1}` },
      "yes",
    ],
    [
      "Argo CD, by commit",
      without(application({}, source(R1))),
      application({ sync: { status: "Synced", revision: R1, comparedTo: source(R1) } }, source(R1)),
      { wanted: R1, observed: R1 },
      "yes",
    ],
    [
      "Argo CD, out of sync: what was deployed last",
      without(application({}, source("v2"))),
      application({
        sync: { status: "OutOfSync", revision: R1 },
        history: [{ revision: R1, source: { targetRevision: "v1" } }],
      }),
      { wanted: "v2", observed: `v1@sha1:${R1}` },
      "no",
    ],
    [
      "KUDO",
      without(instance("COMPLETE", "kafka-3", { annotations: { "landfall.dev/target": "edge-1/shop" } })),
      instance("COMPLETE"),
      { wanted: "kafka-3", observed: "kafka-2" },
      "no",
    ],
  ])("%s", (_, declared, seen, revision, upToDate) => {
    const { of } = observe([declared, snapshot(seen.kind === "Instance" ? "edge-1" : "hub", seen)]);
    expect([...of.keys()]).toEqual(["edge-1/shop"]);
    expect(of.get("edge-1/shop")).toMatchObject({ revision, axes: { upToDate } });
  });
});

test("AC-M4: a hold on a delivery that lies on a hub is the hold of its target, of no other", () => {
  const free: KubeObject = application({}, { syncPolicy: { automated: {} } });
  const mechanism = mechanismsFor(CATALOGUE, refOf(free)).find(({ effect }) => effect === "delivery");
  if (mechanism === undefined) throw new Error("an Application has no mechanism");
  const edits = suspend(free, { hold: { holder: "rollout/shop", effect: mechanism.effect }, mechanism });
  const held = edits.ok ? applyEdits(free, edits.value) : edits;
  if (!held.ok) throw new Error(JSON.stringify(held.problems));
  const other = application({}, { destination: { name: "edge-2" } }, { name: "other" });
  const { of } = observe([without(held.value as Obj), without(other), snapshot("hub", held.value as Obj, other)]);
  expect(of.get("edge-1/shop")).toMatchObject({ holds: ["rollout/shop"], axes: { suspended: "yes" } });
  expect(of.get("edge-2/other")).toMatchObject({ axes: { suspended: "no" } });
  expect(of.get("edge-2/other")?.holds).toBeUndefined();
});

describe("which target", () => {
  test.each<[what: string, destination: Fields, config: TargetConfig, targets: readonly string[], code?: string]>([
    ["by name", { name: "edge-1" }, {}, ["edge-1/shop"]],
    ["the cluster Argo CD runs in, by name", { name: "in-cluster" }, {}, ["hub/shop"]],
    ["the cluster Argo CD runs in, by address", { server: "https://kubernetes.default.svc" }, {}, ["hub/shop"]],
    ["an address is no name", { server: "https://10.0.0.1" }, {}, [], "NoTarget"],
    [
      "an address, and the config names it",
      { server: "https://10.0.0.1" },
      { targets: [{ kind: "Application", target: "edge-2/web" }] },
      ["edge-2/web"],
    ],
  ])("an Application: %s", (_, destination, config, targets, code) => {
    const { of, codes } = observe([snapshot("hub", application({}, { destination }))], config);
    expect([...of.keys()]).toEqual(targets);
    expect(codes).toEqual(code === undefined ? [] : [code]);
  });

  test("what an Application lists belongs to its target, and what was seen of it there counts more than what it says", () => {
    const ref = { group: "apps", kind: "Deployment", namespace: "shop", name: "web" };
    const listed = application({ resources: [{ ...ref, health: { status: "Healthy" } }] });
    const failed = {
      apiVersion: "apps/v1",
      kind: "Deployment",
      metadata: { name: "web", namespace: "shop", generation: 1 },
      spec: { replicas: 1 },
      status: {
        observedGeneration: 1,
        conditions: [{ type: "Progressing", status: "False", reason: "ProgressDeadlineExceeded", message: "stuck" }],
      },
    };
    const other = application({}, {}, { name: "other" });
    const { of, unclaimed } = observe([snapshot("edge-1", failed), snapshot("hub", other, listed)]);
    expect(of.get("edge-1/shop")?.axes.health).toBe("Failed");
    expect(of.get("edge-1/other")?.axes.health).toBe("Current");
    expect(unclaimed).toBe(0);
  });

  test("an ApplicationSet that cannot write its Applications fails each of them; one that can changes nothing", () => {
    const made = application({}, {}, { ownerReferences: [{ kind: "ApplicationSet", name: "shops" }] });
    const set = (type: string): Obj => ({
      apiVersion: "argoproj.io/v1alpha1",
      kind: "ApplicationSet",
      metadata: { name: "shops", namespace: "argocd" },
      status: { conditions: [condition(type, "True")] },
    });
    const failed = observe([snapshot("hub", made, set("ErrorOccurred"))]);
    expect(failed.of.get("edge-1/shop")).toMatchObject({
      axes: { health: "Failed" },
      message: "ApplicationSet.argoproj.io argocd/shops: ErrorOccurred is True",
    });
    const { of } = observe([snapshot("hub", made, set("ResourcesUpToDate"))]);
    expect([...of.values()].map(isLanded)).toEqual([true]);
    expect(observe([snapshot("hub", set("ResourcesUpToDate"))]).unclaimed).toBe(1);
  });

  test("an Instance that a RootSync brought is a part of its package, not one of its own", () => {
    const name = { name: "root", namespace: "config-management-system" };
    const root = { apiVersion: "configsync.gke.io/v1beta1", kind: "RootSync", metadata: name, spec: {}, status: {} };
    const group = {
      apiVersion: "kpt.dev/v1alpha1",
      kind: "ResourceGroup",
      metadata: name,
      spec: { resources: [{ group: "kudo.dev", kind: "Instance", namespace: "data", name: "shop" }] },
      status: {},
    };
    const { of } = observe([snapshot("edge-1", root, group, instance("FATAL_ERROR"))]);
    expect([...of.keys()]).toEqual(["edge-1/root"]);
    expect(of.get("edge-1/root")).toMatchObject({ axes: { health: "Failed" } });
  });
});

describe("Porch: PackageRevisions of the target of their PackageVariant", () => {
  const variant: Obj = {
    apiVersion: "config.porch.kpt.dev/v1alpha1",
    kind: "PackageVariant",
    metadata: { name: "shop", namespace: "fleet" },
    spec: { upstream: { package: "shop", revision: "v7" }, downstream: { repo: "edge-1", package: "shop" } },
  };
  const revision = (number: number, upstream: string, lifecycle = "Published", status: Fields = {}): Obj => ({
    apiVersion: "porch.kpt.dev/v1alpha1",
    kind: "PackageRevision",
    metadata: { name: `edge-1.shop.${number}.${lifecycle}`, namespace: "fleet" },
    spec: { repository: "edge-1", packageName: "shop", workspaceName: "w", revision: number, lifecycle },
    status: { upstreamLock: { git: { ref: `shop/${upstream}` } }, ...status },
  });

  test.each<[what: string, seen: readonly Obj[], expected: Fields]>([
    [
      "the last one published is made from what is wanted",
      [revision(2, "v6"), revision(3, "v7")],
      { revision: { wanted: "v7", observed: "v7" }, axes: { upToDate: "yes", actuation: "Succeeded" } },
    ],
    [
      "wanted is not seen",
      [revision(2, "v6")],
      { revision: { wanted: "v7", observed: "v6" }, axes: { upToDate: "no" } },
    ],
    [
      "failed with the reason: the draft that would bring it",
      [revision(2, "v6"), revision(0, "v7", "Draft", { conditions: [condition("Rendered", "False")] })],
      {
        axes: { health: "Failed" },
        message: "PackageRevision.porch.kpt.dev fleet/edge-1.shop.0.Draft: Rendered is False",
      },
    ],
    [
      "somebody else's draft changes nothing",
      [revision(3, "v7"), revision(0, "v8", "Draft")],
      { axes: { upToDate: "yes", actuation: "Succeeded" } },
    ],
  ])("%s", (_, seen, expected) => {
    const { of } = observe([variant, snapshot("mgmt", ...seen)]);
    expect([...of.keys()]).toEqual(["edge-1/shop"]);
    expect(of.get("edge-1/shop")).toMatchObject(expected);
  });

  test("of nobody's target they are counted", () => {
    expect(observe([snapshot("mgmt", revision(1, "v1"))]).unclaimed).toBe(1);
  });
});

describe("AC-P6: Cluster API", () => {
  const cluster = (status: Fields, spec: Fields = {}): Obj => ({
    apiVersion: "cluster.x-k8s.io/v1beta2",
    kind: "Cluster",
    metadata: { name: "edge-1", namespace: "fleet", generation: 2 },
    spec,
    status: { observedGeneration: 2, phase: "Provisioned", ...status },
  });

  test.each<[what: string, seen: Obj, why: string | undefined]>([
    ["available", cluster({ conditions: [condition("Available", "True")] }), undefined],
    [
      "available while it changes its version",
      cluster({ conditions: [condition("Available", "True"), condition("RollingOut", "True")] }),
      undefined,
    ],
    ["nobody says", cluster({}), undefined],
    [
      "not available",
      cluster({ conditions: [condition("Available", "False", { message: "no etcd" })] }),
      "cluster/edge-1 is not ready: no etcd",
    ],
    [
      "not available, as v1beta1 carries it",
      cluster({
        conditions: [condition("Ready", "True")],
        v1beta2: { conditions: [condition("Available", "False", { message: "no etcd" })] },
      }),
      "cluster/edge-1 is not ready: no etcd",
    ],
    ["failed", cluster({ failureMessage: "no quota" }), "cluster/edge-1 is not ready: no quota"],
    ["not there yet", cluster({ phase: "Provisioning" }), "cluster/edge-1 is not ready: the phase is Provisioning"],
  ])("a cluster that is %s", (_, seen, why) => {
    const found = observe([snapshot("mgmt", seen), snapshot("hub", application({}))]).of.get("edge-1/shop");
    expect(found?.blockedBy).toBe(why === undefined ? undefined : "cluster/edge-1");
    if (why !== undefined) expect(found).toMatchObject({ axes: { health: "Unknown" }, message: why });
  });

  test("AC-P7: the cluster itself is a part of the package that the management cluster has it from", () => {
    const ref = { group: "cluster.x-k8s.io", kind: "Cluster", namespace: "fleet", name: "edge-1" };
    const clusters = application(
      { resources: [{ ...ref, health: { status: "Healthy" } }] },
      { destination: { name: "in-cluster" } },
      { name: "clusters" },
    );
    const paused = cluster({ conditions: [condition("Available", "False", { message: "no etcd" })] }, { paused: true });
    expect(observe([snapshot("mgmt", clusters, paused)]).of.get("mgmt/clusters")).toMatchObject({
      axes: { health: "InProgress", suspended: "partial" },
      message: "Cluster.cluster.x-k8s.io fleet/edge-1: no etcd",
    });
  });
});

const LIST = { apiVersion: "config.kubernetes.io/v1", kind: "ResourceList" };

describe("the loop", () => {
  const fleet = [
    without(application({}, source("v2"))),
    snapshot("hub", application({}), work(RUNS, { name: "web" }), placement("6")),
    snapshot("edge-1", instance("COMPLETE", "kafka-3", { name: "kafka" })),
  ];
  const place = (item: Obj, index: number): Obj => {
    const annotations = {
      ...(item.metadata["annotations"] as Fields | undefined),
      "internal.config.kubernetes.io/path": `f${index}.yaml`,
      "internal.config.kubernetes.io/index": "0",
    };
    return { ...item, metadata: { ...item.metadata, annotations } };
  };
  const render = (list: string): string => {
    const outcome = processList(aggregateStatus, list);
    if (outcome.exitCode !== 0) throw new Error(outcome.stderr);
    // Results are removed, as the runner collects them and never sends them back.
    return outcome.output.replace(/,"results":[^]*$/, "}");
  };

  test("AC-X3: feeding the output back changes nothing", () => {
    const once = render(JSON.stringify({ ...LIST, items: fleet.map(place) }));
    expect(render(once)).toBe(once);
  });

  test("AC-X3: the order of the objects and of what the snapshots hold does not matter", () => {
    const expected = observe(fleet).of;
    fc.assert(
      fc.property(fc.shuffledSubarray(fleet, { minLength: fleet.length }), fc.boolean(), (objects, turned) => {
        const shuffled = objects.map((object) => {
          const spec = object["spec"] as { readonly items?: readonly Fields[] };
          if (!turned || spec.items === undefined) return object;
          return { ...object, spec: { ...spec, items: spec.items.toReversed() } };
        });
        expect(observe(shuffled).of).toEqual(expected);
      }),
      { numRuns: 50 },
    );
  });
});
