import type { Json, KubeObject } from "@landfall/core/object";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { inventoryPart, readInventory } from "./index.ts";

type Metadata = KubeObject["metadata"];

function object(
  apiVersion: string,
  kind: string,
  metadata: Metadata,
  more: { readonly [key: string]: Json } = {},
): KubeObject {
  return { apiVersion, kind, metadata, ...more };
}

const condition = (type: string, status: string, message: string): Json => ({
  conditions: [{ type, status, message }],
});

/** The form in which each system writes a cluster `a` of region `eu`, and one that is not ready. */
const CLUSTERS: readonly (readonly [
  string,
  (metadata: Metadata) => KubeObject,
  { readonly [key: string]: Json } | undefined,
])[] = [
  [
    "ClusterProfile",
    (metadata) => object("multicluster.x-k8s.io/v1alpha1", "ClusterProfile", metadata),
    { status: condition("ControlPlaneHealthy", "False", "no answer") },
  ],
  [
    "Cluster API",
    (metadata) => object("cluster.x-k8s.io/v1beta2", "Cluster", metadata),
    { status: condition("Available", "False", "no answer") },
  ],
  [
    "Karmada",
    (metadata) => object("cluster.karmada.io/v1alpha1", "Cluster", metadata),
    { status: condition("Ready", "Unknown", "no answer") },
  ],
  [
    "Open Cluster Management",
    (metadata) => object("cluster.open-cluster-management.io/v1", "ManagedCluster", metadata),
    { status: condition("ManagedClusterConditionAvailable", "Unknown", "no answer") },
  ],
  [
    "Rancher Fleet",
    (metadata) => object("fleet.cattle.io/v1alpha1", "Cluster", metadata),
    { status: condition("Ready", "False", "no answer") },
  ],
  [
    "Argo CD",
    ({ labels, ...metadata } = {}) =>
      object(
        "v1",
        "Secret",
        { ...metadata, labels: { ...labels, "argocd.argoproj.io/secret-type": "cluster" } },
        { stringData: { name: metadata.name ?? "" } },
      ),
    undefined,
  ],
];

describe.each(CLUSTERS)("a cluster of %s", (_, make) => {
  const A = { name: "a", labels: { region: "eu" } };

  test("is a target by its name, with its labels", () => {
    expect(readInventory([make(A)])).toMatchObject({
      ok: true,
      value: [{ cluster: "a", labels: { region: "eu" } }],
      problems: [],
    });
    expect(readInventory([make({ name: "a" })])).toMatchObject({ value: [{ cluster: "a", labels: {} }] });
  });

  test("that is being deleted is no target", () => {
    expect(
      readInventory([make({ ...A, deletionTimestamp: "2026-11-21T08:00:00Z" }), make({ name: "b" })]),
    ).toMatchObject({
      value: [{ cluster: "b" }],
      problems: [{ code: "ClusterLeaving", severity: "warning", ref: { name: "a" } }],
    });
  });

  test("that is there twice is one target with the labels of both", () => {
    const twice = [
      make(A),
      object("multicluster.x-k8s.io/v1alpha1", "ClusterProfile", {
        name: "a",
        namespace: "fleet",
        labels: { tier: "canary" },
      }),
    ];
    expect(readInventory(twice)).toMatchObject({ value: [{ cluster: "a", labels: { region: "eu", tier: "canary" } }] });
  });

  test("whose labels contradict another's is a problem", () => {
    const other = object("multicluster.x-k8s.io/v1alpha1", "ClusterProfile", {
      name: "a",
      namespace: "fleet",
      labels: { region: "us" },
    });
    expect(readInventory([make(A), other])).toMatchObject({ ok: false, problems: [{ code: "ConflictingLabels" }] });
  });

  test.each([
    ["nothing", undefined],
    ["an empty name", ""],
    ["a path", "a/b"],
    ["a number", 7],
  ])("that is called %s is a problem", (_name, name) => {
    const { problems, ok } = readInventory([make({ name: name as string })]);
    expect([ok, problems[0]?.code]).toEqual([false, "InvalidInventory"]);
  });

  test("with labels that are no texts has none of those", () => {
    expect(
      readInventory([make({ name: "a", labels: { region: 7 as unknown as string, tier: "edge" } })]),
    ).toMatchObject({ value: [{ labels: { tier: "edge" } }] });
  });
});

test.each(CLUSTERS.filter(([, , unready]) => unready !== undefined))(
  "a cluster of %s that is not ready is a target all the same, and says why",
  (_, make, unready) => {
    expect(readInventory([{ ...make({ name: "a" }), ...unready }])).toMatchObject({
      value: [{ cluster: "a", notReady: "no answer" }],
    });
  },
);

test("a managed cluster that the hub has not accepted is not ready", () => {
  const cluster = object(
    "cluster.open-cluster-management.io/v1",
    "ManagedCluster",
    { name: "a" },
    { spec: { hubAcceptsClient: false } },
  );
  expect(readInventory([cluster])).toMatchObject({ value: [{ notReady: "the hub has not accepted it" }] });
});

describe("a cluster Secret of Argo CD", () => {
  const labels = { "argocd.argoproj.io/secret-type": "cluster" };
  const secret = (data: Json): KubeObject => object("v1", "Secret", { name: "cluster-a", labels }, { data });

  test.each([
    ["two rests", "ZXUtMQ==", "eu-1"],
    ["one rest", "ZXUtMTI=", "eu-12"],
    ["none", "ZXUtMTIz", "eu-123"],
    ["a line break", "ZXUt\nMTIz", "eu-123"],
  ])("has its name in Base64 with %s", (_, name, cluster) => {
    expect(readInventory([secret({ name })])).toMatchObject({ value: [{ cluster, labels: {} }] });
  });

  test.each([
    ["no Base64", "e"],
    ["no text", "/w=="],
    ["nothing", ""],
    ["a number", 7],
  ])("whose name is %s is a problem", (_, name) => {
    expect(readInventory([secret({ name })])).toMatchObject({
      ok: false,
      problems: [{ code: "InvalidInventory", field: "data.name" }],
    });
  });

  test("is told from any other Secret by its label", () => {
    expect(inventoryPart(object("v1", "Secret", { name: "password" }))).toBeUndefined();
    expect(readInventory([object("v1", "Secret", { name: "password" })])).toMatchObject({ value: [] });
  });
});

/** The form in which the two placements write their chosen clusters. */
const CHOICES: readonly (readonly [string, (names: readonly Json[], metadata?: Metadata) => KubeObject])[] = [
  [
    "KEP-5313",
    (names, metadata = { name: "web-0" }) =>
      object("multicluster.x-k8s.io/v1alpha1", "PlacementDecision", metadata, {
        placementRef: { name: "web" },
        decisions: names.map((name) => ({ clusterProfileRef: { name, namespace: "fleet" } })),
      }),
  ],
  [
    "Open Cluster Management",
    (names, metadata = { name: "web-decision-1" }) =>
      object("cluster.open-cluster-management.io/v1beta1", "PlacementDecision", metadata, {
        status: { decisions: names.map((clusterName) => ({ clusterName, reason: "" })) },
      }),
  ],
];

describe.each(CHOICES)("a PlacementDecision of %s", (_, decision) => {
  const profile = (name: string, labels: { readonly [label: string]: string }): KubeObject =>
    object("multicluster.x-k8s.io/v1alpha1", "ClusterProfile", { name, namespace: "fleet", labels });

  test("chooses among the clusters that are known, which lend their labels", () => {
    const known = [profile("a", { region: "eu" }), profile("b", { region: "us" }), profile("c", {})];
    expect(readInventory([decision(["b", "a"])], known)).toMatchObject({
      value: [
        { cluster: "a", labels: { region: "eu" } },
        { cluster: "b", labels: { region: "us" } },
      ],
    });
  });

  test("is one choice in several slices, and a cluster in two of them is one", () => {
    const slices = [decision(["a", "b"]), decision(["b", "c"], { name: "web-2" })];
    expect(readInventory(slices)).toMatchObject({ value: [{ cluster: "a" }, { cluster: "b" }, { cluster: "c" }] });
  });

  test("passes over what has not been decided yet", () => {
    expect(readInventory([decision(["", "a"])])).toMatchObject({ value: [{ cluster: "a" }], problems: [] });
  });

  test("of nothing, and one that is being deleted, chooses nothing", () => {
    const deleted = decision(["a"], { name: "web-0", deletionTimestamp: "2026-11-21T08:00:00Z" });
    expect(readInventory([decision([]), deleted])).toMatchObject({ ok: true, value: [] });
  });

  test("does not choose what is being deleted", () => {
    const leaving = { ...profile("a", {}), metadata: { name: "a", deletionTimestamp: "2026-11-21T08:00:00Z" } };
    expect(readInventory([decision(["a"])], [leaving])).toMatchObject({
      value: [],
      problems: [{ code: "ClusterLeaving" }],
    });
  });

  test("tells of each entry that names nothing", () => {
    const { problems, ok } = readInventory([decision([{}, "a"])]);
    expect([ok, problems.map(({ code }) => code)]).toEqual([false, ["InvalidInventory"]]);
    expect(problems[0]?.field).toMatch(/decisions\[0\]/);
  });
});

describe("a PackageVariant", () => {
  const variant = (downstream: Json, metadata: Metadata = { name: "shop-a" }): KubeObject =>
    object("config.porch.kpt.dev/v1alpha1", "PackageVariant", metadata, { spec: { downstream } });

  test("is its downstream package in the repository of a cluster", () => {
    expect(readInventory([variant({ repo: "a", package: "shop" })])).toMatchObject({
      value: [{ cluster: "a", package: "shop" }],
    });
  });

  test("of another package is another target", () => {
    const both = [variant({ repo: "a", package: "shop" }), variant({ repo: "a", package: "base" })];
    expect(readInventory(both)).toMatchObject({ value: [{ package: "base" }, { package: "shop" }] });
  });

  test.each([[{}], [{ repo: "" }], [{ repo: "a/b" }], [{ repo: 7 }]])(
    "with downstream %j is a problem",
    (downstream) => {
      expect(readInventory([variant(downstream)])).toMatchObject({
        ok: false,
        problems: [{ code: "InvalidInventory", field: "spec.downstream.repo" }],
      });
    },
  );
});

test("the order of the objects does not matter", () => {
  const all = ["c", "a", "b", "d"].flatMap((name) => [
    object("multicluster.x-k8s.io/v1alpha1", "ClusterProfile", { name, labels: { one: name } }),
    object("cluster.karmada.io/v1alpha1", "Cluster", { name, labels: { two: name } }),
  ]);
  const expected = readInventory(all);
  fc.assert(
    fc.property(fc.shuffledSubarray(all, { minLength: all.length }), (objects) => {
      expect(readInventory(objects)).toEqual(expected);
    }),
  );
});
