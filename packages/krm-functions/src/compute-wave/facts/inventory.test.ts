import type { Json } from "@landfall/core/object";
import type { RolloutPlan } from "@landfall/core/schemas";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { type ProcessOutcome, processList } from "../../sdk/index.ts";
import { computeWave } from "../index.ts";

type Fields = { readonly [key: string]: Json };

const profile = (name: string, more: Fields = {}): Fields => ({
  apiVersion: "multicluster.x-k8s.io/v1alpha1",
  kind: "ClusterProfile",
  metadata: { name, namespace: "fleet", ...more },
});
const decision = (...names: readonly string[]): Fields => ({
  apiVersion: "multicluster.x-k8s.io/v1alpha1",
  kind: "PlacementDecision",
  metadata: { name: "shop-0", namespace: "fleet" },
  decisions: names.map((name) => ({ clusterProfileRef: { name } })),
});
const secret = (cluster: string): Fields => ({
  apiVersion: "v1",
  kind: "Secret",
  metadata: { name: `cluster-${cluster}`, labels: { "argocd.argoproj.io/secret-type": "cluster", region: "eu" } },
  stringData: { name: cluster },
});
const fleetCluster = (name: string, dependsOn?: string): Fields => ({
  apiVersion: "fleet.cattle.io/v1alpha1",
  kind: "Cluster",
  metadata: {
    name,
    namespace: "fleet",
    ...(dependsOn !== undefined && { annotations: { "config.kubernetes.io/depends-on": dependsOn } }),
  },
});

function run(items: readonly Fields[], config: Fields = {}): ProcessOutcome {
  const own = {
    apiVersion: "fn.landfall.dev/v1alpha1",
    kind: "ComputeWave",
    rollout: "shop",
    revision: "v2",
    now: "2026-11-21T08:00:00Z",
    strategy: { waves: [{ name: "all", select: { rest: true } }] },
    ...config,
  };
  const list = items.map((item) => `- ${JSON.stringify(item)}\n`).join("");
  return processList(
    computeWave,
    `apiVersion: config.kubernetes.io/v1\nkind: ResourceList\nitems:\n${list}functionConfig: ${JSON.stringify(own)}\n`,
  );
}

/** The targets of each wave. */
function wavesOf(outcome: ProcessOutcome): readonly (readonly string[])[] {
  if (outcome.exitCode !== 0) throw new Error(outcome.stderr);
  const { items } = parse(outcome.output) as { readonly items: readonly RolloutPlan[] };
  return items.find(({ kind }) => kind === "RolloutPlan")?.spec.waves.map(({ targets }) => targets.toSorted()) ?? [];
}

describe("the inventory of a package", () => {
  test("is every cluster that any system knows", () => {
    const password = { apiVersion: "v1", kind: "Secret", metadata: { name: "password" } };
    expect(wavesOf(run([profile("a"), secret("b"), fleetCluster("c"), password]))).toEqual([["a", "b", "c"]]);
  });

  test("knows a cluster once, with the labels that several systems give it", () => {
    const waves = [
      { name: "eu", select: { matchLabels: { region: "eu", tier: "edge" } } },
      { name: "rest", select: { rest: true } },
    ];
    const outcome = run([profile("b"), profile("a", { labels: { tier: "edge" } }), secret("a")], {
      strategy: { waves },
    });
    expect(wavesOf(outcome)).toEqual([["a"], ["b"]]);
  });

  test("knows a cluster and what delivers to it as one target, with the labels of both", () => {
    const sync = (cluster: string, labels: Fields): Fields => ({
      apiVersion: "configsync.gke.io/v1beta1",
      kind: "RootSync",
      metadata: { name: `shop-${cluster}`, labels, annotations: { "landfall.dev/target": `${cluster}/shop` } },
    });
    const items = [sync("a", { tier: "edge" }), profile("a", { labels: { region: "eu" } }), sync("b", {})];
    const config: Fields = {
      package: "shop",
      inventory: [{ kind: "ClusterProfile" }, { kind: "RootSync" }],
      strategy: {
        waves: [
          { name: "eu", select: { matchLabels: { region: "eu", tier: "edge" } } },
          { name: "rest", select: { rest: true } },
        ],
      },
    };
    expect(wavesOf(run(items, config))).toEqual([["a/shop"], ["b/shop"]]);
    expect(wavesOf(run(items.toReversed(), config))).toEqual([["a/shop"], ["b/shop"]]);
    const differ = run([...items, sync("a", { region: "us" })], config);
    expect([differ.exitCode, differ.results.map(({ tags }) => tags?.["code"])]).toEqual([1, ["ConflictingLabels"]]);
  });

  test("is what a placement has chosen, if it is asked for, with the labels of the clusters", () => {
    const waves = [
      { name: "eu", select: { matchLabels: { region: "eu" } } },
      { name: "rest", select: { rest: true } },
    ];
    const items = [profile("a", { labels: { region: "eu" } }), profile("b"), profile("c"), decision("b", "a")];
    const inventory = [{ kind: "PlacementDecision" }];
    expect(wavesOf(run(items, { inventory, strategy: { waves } }))).toEqual([["a"], ["b"]]);
    expect(wavesOf(run(items))).toEqual([["a", "b", "c"]]);
  });

  test("leaves out a cluster that is being deleted, and says so", () => {
    const outcome = run([profile("a"), profile("b", { deletionTimestamp: "2026-11-21T07:00:00Z" })]);
    expect(wavesOf(outcome)).toEqual([["a"]]);
    expect(outcome.results.find(({ tags }) => tags?.["code"] === "ClusterLeaving")).toMatchObject({
      severity: "warning",
      resourceRef: { name: "b" },
    });
  });

  test("honours what one cluster depends on, whichever system it is of", () => {
    const hub = "fleet.cattle.io/namespaces/fleet/Cluster/hub";
    const { results } = run([
      fleetCluster("hub", "fleet.cattle.io/namespaces/fleet/Cluster/edge"),
      fleetCluster("edge", hub),
    ]);
    expect(results[0]?.message).toMatch(/^targets depend on each other: (?:edge|hub)/);
  });
});

test.each<[string, readonly Fields[], Fields, string]>([
  ["a label with two values", [profile("a", { labels: { region: "us" } }), secret("a")], {}, "ConflictingLabels"],
  ["a Secret without a name for its cluster", [{ ...secret("a"), stringData: {} }], {}, "InvalidInventory"],
  [
    "a decision that names nothing",
    [{ ...decision(), decisions: [{}] }],
    { inventory: [{ kind: "PlacementDecision" }] },
    "InvalidInventory",
  ],
  [
    "a placement that has chosen nothing",
    [profile("a"), decision()],
    { inventory: [{ kind: "PlacementDecision" }] },
    "NoTargets",
  ],
])("%s is an error, and nothing is written", (_, items, config, code) => {
  const { exitCode, results } = run(items, config);
  const codes = results.filter(({ severity }) => severity === "error").map(({ tags }) => tags?.["code"]);
  expect([exitCode, codes]).toEqual([1, [code]]);
});
