import { addObservations, emptyRollup, isLanded } from "@landfall/core/aggregate";
import { computeStatus } from "@landfall/core/status";
import { statusRuleLibrary } from "@landfall/core/status/library";
import { describe, expect, test } from "vitest";
import { condition, type Fields, type Obj, observe, observedAt, R1, snapshot } from "./observe.test-d.ts";

describe("hubs of Rancher Fleet, Sveltos, Cluster Stacks and fleeet", () => {
  const commit = { "fleet.cattle.io/commit": R1 };
  const bundleDeployment = (status: Fields, labels: Fields = {}): Obj => ({
    apiVersion: "fleet.cattle.io/v1alpha1",
    kind: "BundleDeployment",
    metadata: {
      name: "shop",
      namespace: "cluster-fleet-default-edge-1-0123",
      labels: {
        "fleet.cattle.io/cluster": "edge-1",
        "fleet.cattle.io/bundle-namespace": "fleet-default",
        "fleet.cattle.io/bundle-name": "shop",
        ...commit,
        ...labels,
      },
    },
    spec: { deploymentID: "s-2", stagedDeploymentID: "s-2" },
    status: { appliedDeploymentID: "s-2", ready: true, nonModified: true, ...status },
  });
  const bundle = (generation: number): Obj => ({
    apiVersion: "fleet.cattle.io/v1alpha1",
    kind: "Bundle",
    metadata: { name: "shop", namespace: "fleet-default", generation },
    status: { observedGeneration: 2 },
  });
  const sveltos = (kind: string, name: string, more: Fields, metadata: Fields = {}): Obj => ({
    apiVersion: "config.projectsveltos.io/v1beta1",
    kind,
    metadata: { name, namespace: kind === "ClusterProfile" ? "" : "edge", ...metadata },
    ...more,
  });
  const charts = (chartVersion: string): Fields => ({ helmCharts: [{ releaseName: "shop", chartVersion }] });
  const owner = { apiVersion: "config.projectsveltos.io/v1beta1", kind: "ClusterProfile", name: "shop" };
  const clusterSummary = sveltos(
    "ClusterSummary",
    "shop-capi-edge-1",
    {
      spec: {
        clusterNamespace: "edge",
        clusterName: "edge-1",
        clusterType: "Capi",
        clusterProfileSpec: { ...charts("1.2.3"), validateHealths: [{ featureID: "Helm" }] },
      },
      status: { featureSummaries: [{ featureID: "Helm", status: "Provisioned" }] },
    },
    { ownerReferences: [owner] },
  );
  const configuration = sveltos("ClusterConfiguration", "capi--edge-1", {
    status: {
      clusterProfileResources: [
        {
          clusterProfileName: "shop",
          Features: [{ featureID: "Helm", charts: [{ releaseName: "shop", chartVersion: "1.2.3" }] }],
        },
      ],
    },
  });
  const profile = (version: string): Obj => sveltos("ClusterProfile", "shop", { spec: charts(version) });
  const git = (name: string, tag: string): Fields => ({ name, source: { git: { url: "u", version: { tag } } } });
  const proxy: Obj = {
    apiVersion: "fleet.squaremo.dev/v1alpha1",
    kind: "ProxyAssemblage",
    metadata: { name: "edge-1", namespace: "default" },
    spec: { assemblage: { syncs: [git("shop", "v1")] } },
    status: { syncs: [{ sync: git("shop", "v1"), state: "succeeded" }] },
  };
  const module = (tag: string): Obj => ({
    apiVersion: "fleet.squaremo.dev/v1alpha1",
    kind: "Module",
    metadata: { name: "shop", namespace: "default" },
    spec: { sync: git("shop", tag) },
  });

  test.each<[what: string, seen: readonly Obj[], expected: Fields, landed: boolean]>([
    ["Fleet: ready, by its commit", [bundleDeployment({})], { revision: { wanted: R1, observed: R1 } }, true],
    ["Fleet: beside its Bundle", [bundleDeployment({}), bundle(2)], { axes: { upToDate: "yes" } }, true],
    [
      "Fleet: the Bundle has moved on",
      [bundleDeployment({}), bundle(3)],
      { axes: { actuation: "Pending" }, reason: "StaleGeneration" },
      false,
    ],
    [
      "Fleet: somebody changed its objects",
      [bundleDeployment({ nonModified: false, modifiedStatus: [{ kind: "Deployment", name: "web" }] })],
      { axes: { health: "Current", upToDate: "no" }, reason: "Modified", message: "Deployment web was changed" },
      false,
    ],
    [
      "Sveltos: at the chart the ClusterConfiguration lists",
      [clusterSummary, configuration, profile("1.2.3")],
      { revision: { wanted: "1.2.3", observed: "1.2.3" } },
      true,
    ],
    [
      "Sveltos: the profile has moved on",
      [clusterSummary, configuration, profile("1.3.0")],
      { revision: { wanted: "1.3.0", observed: "1.2.3" }, axes: { upToDate: "no" } },
      false,
    ],
    ["fleeet: succeeded", [proxy], { revision: { wanted: "v1", observed: "v1" } }, true],
    [
      "AC-F3: fleeet: the module has moved on",
      [proxy, module("v2")],
      { revision: { wanted: "v2", observed: "v1" }, axes: { upToDate: "no" } },
      false,
    ],
  ])("%s", (_, seen, expected, landed) => {
    const { of, codes } = observe([snapshot("hub", ...seen)]);
    const observation = of.get("edge-1/shop");
    expect([...of.keys()]).toEqual(["edge-1/shop"]);
    expect(codes).toEqual([]);
    expect(observation).toMatchObject(expected);
    expect(observation !== undefined && isLanded(observation)).toBe(landed);
  });

  test("AC-F2: fleeet: a cluster that a Module selects and that is not ready waits, and counts", () => {
    const capi = (name: string, phase: string): Obj => ({
      apiVersion: "cluster.x-k8s.io/v1beta1",
      kind: "Cluster",
      metadata: { name, namespace: "default", labels: { env: "edge" } },
      status: { phase },
    });
    const selecting = module("v1");
    const spec = { ...(selecting["spec"] as Fields), selector: { matchLabels: { env: "edge" } } };
    const { of, codes } = observe([
      snapshot("hub", proxy, { ...selecting, spec }, capi("edge-1", "Provisioned"), capi("edge-2", "Provisioning")),
    ]);
    expect([...of.keys()]).toEqual(["edge-1/shop", "edge-2/shop"]);
    expect(of.get("edge-2/shop")).toMatchObject({ revision: { wanted: "v1" }, blockedBy: "cluster/edge-2" });
    expect(codes).toEqual([]);
  });

  const stacks = (kind: string, name: string, more: Fields, metadata: Fields = {}): Obj => ({
    apiVersion: "clusterstack.x-k8s.io/v1alpha1",
    kind,
    metadata: { name, namespace: "clusters", ...metadata },
    ...more,
  });
  const ready = { ready: true, conditions: [condition("Ready", "True")] };
  const addon = stacks("ClusterAddon", "cluster-addon-edge-1", {
    spec: { clusterRef: { kind: "Cluster", name: "edge-1" }, clusterStack: "docker-1-27-v3" },
    status: ready,
  });
  const cluster: Obj = {
    apiVersion: "cluster.x-k8s.io/v1beta1",
    kind: "Cluster",
    metadata: { name: "edge-1", namespace: "clusters" },
    spec: { topology: { class: "docker-1-28-v1" } },
  };
  const stack = stacks("ClusterStack", "docker", {
    status: { ...ready, summary: [{ name: "v3", ready: true, phase: "done" }] },
  });
  const release = stacks(
    "ClusterStackRelease",
    "docker-1-27-v3",
    { status: { ...ready, resources: [{ kind: "Service", name: "web", status: "not-synced", error: "forbidden" }] } },
    { ownerReferences: [{ apiVersion: stack.apiVersion, kind: "ClusterStack", name: "docker" }] },
  );

  test("Cluster Stacks: an addon is of its cluster, and wants the class that its Cluster has", () => {
    const { of } = observe([snapshot("hub", addon, cluster)]);
    expect(of.get("edge-1/cluster-addon")).toMatchObject({
      revision: { wanted: "docker-1-28-v1", observed: "docker-1-27-v3" },
      axes: { upToDate: "no" },
    });
  });

  test("AC-S10: Cluster Stacks: a release that broke fails its stack, ready as it once was", () => {
    const { of } = observe([snapshot("hub", stack, release)]);
    expect(of.get("hub/docker")).toMatchObject({
      revision: { wanted: "v3", observed: "v3" },
      axes: { health: "Failed" },
      message: "ClusterStackRelease.clusterstack.x-k8s.io clusters/docker-1-27-v3: Service web: forbidden",
    });
  });

  test.each<[what: string, seen: Obj]>([
    ["a BundleDeployment", bundleDeployment({}, { "fleet.cattle.io/cluster": "" })],
    ["a ClusterSummary", { ...clusterSummary, spec: {} }],
    ["a ClusterAddon", { ...addon, spec: {} }],
  ])("%s that names no cluster is a problem, and never the hub's", (_, seen) => {
    const { of, codes } = observe([snapshot("hub", seen)]);
    expect([...of.keys()]).toEqual([]);
    expect(codes).toEqual(["NoTarget"]);
  });
});

describe("an object has one word everywhere: the rule library's too", () => {
  const owned = { "landfall.dev/target": "edge-1/shop" };
  const custom = (apiVersion: string, kind: string, conditions: readonly Fields[], more: Fields = {}): Obj => ({
    apiVersion,
    kind,
    metadata: { name: "one", namespace: "shop", generation: 2, annotations: owned },
    status: { conditions, ...more },
  });
  const denied = { reason: "DoesNotExist", message: "no issuer" };

  test.each<[what: string, seen: Obj]>([
    ["a Certificate that is issued", custom("cert-manager.io/v1", "Certificate", [condition("Ready", "True")])],
    ["a Certificate that is not", custom("cert-manager.io/v1", "Certificate", [condition("Ready", "False", denied)])],
    [
      "a Crossplane resource that runs, and is no longer controlled",
      custom("s3.aws.upbound.io/v1beta1", "Bucket", [
        condition("Ready", "True"),
        condition("Synced", "False", { reason: "ReconcileError", message: "forbidden" }),
      ]),
    ],
    ["a PostgreSQL cluster", custom("postgresql.cnpg.io/v1", "Cluster", [], { phase: "Cluster in healthy state" })],
  ])("%s", (_, seen) => {
    const { status, message } = computeStatus(seen, { now: observedAt, library: statusRuleLibrary });
    const found = observe([snapshot("edge-1", seen)]).of.get("edge-1/shop");
    expect(found?.axes.health).toBe(status);
    if (status !== "Current") expect(found?.message).toContain(message);
  });
});

describe("a person who has the report alone", () => {
  const word = (type: string, status: string, message: string): Fields =>
    condition(type, status, { message, lastTransitionTime: "2026-11-21T06:30:00Z" });
  const deployment = (name: string, ...conditions: readonly Fields[]): Obj => ({
    apiVersion: "apps/v1",
    kind: "Deployment",
    metadata: { name, namespace: "shop", generation: 2, annotations: { "landfall.dev/target": "edge-1/shop" } },
    spec: { replicas: 1 },
    status: { observedGeneration: 2, replicas: 1, updatedReplicas: 1, conditions },
  });

  test.each<[what: string, seen: Obj, severity: string, says: string]>([
    [
      "a Deployment that does not come up",
      deployment(
        "web",
        word("Progressing", "False", "web-5d8 has timed out"),
        word("Available", "False", "none is up"),
      ),
      "in-progress",
      "Deployment.apps shop/web",
    ],
    [
      "a Job that failed",
      {
        apiVersion: "batch/v1",
        kind: "Job",
        metadata: { name: "migrate", namespace: "shop", annotations: { "landfall.dev/target": "edge-1/shop" } },
        status: { conditions: [word("Failed", "True", "backoff limit reached")] },
      },
      "failed",
      "Job.batch shop/migrate",
    ],
  ])("reads what is wrong, where, and since when: %s", (_, seen, severity, says) => {
    const found = observe([snapshot("edge-1", seen)]).of.get("edge-1/shop");
    if (found === undefined) throw new Error("the object has a target");
    const [exception] = addObservations(emptyRollup(), [found]).exceptions;
    expect(exception).toMatchObject({ severity, cluster: "edge-1", package: "shop", since: "2026-11-21T06:30:00Z" });
    expect(exception?.message).toContain(says);
  });
});
