import type { KubeObject } from "@landfall/core/object";
import { applyEdits, CATALOGUE, suspend } from "@landfall/core/suspend";
import { describe, expect, test } from "vitest";
import { plannedByPlacement } from "./removals.ts";

type Fields = { readonly [key: string]: unknown };

const policy = (placement: Fields): KubeObject => ({
  apiVersion: "policy.karmada.io/v1alpha1",
  kind: "PropagationPolicy",
  metadata: { name: "web", namespace: "shop" },
  spec: { placement },
});

const cluster = (name: string, spec: Fields = {}, labels: { readonly [key: string]: string } = {}): KubeObject => ({
  apiVersion: "cluster.karmada.io/v1alpha1",
  kind: "Cluster",
  metadata: { name, labels },
  spec,
});

const binding = (...clusters: readonly string[]): KubeObject => ({
  apiVersion: "work.karmada.io/v1alpha2",
  kind: "ResourceBinding",
  metadata: {
    name: "web-deployment",
    namespace: "shop",
    annotations: {
      "propagationpolicy.karmada.io/name": "web",
      "propagationpolicy.karmada.io/namespace": "shop",
    },
  },
  spec: { clusters: clusters.map((name) => ({ name })) },
});

/** Returns a held policy after somebody edited its placement. */
function edited(placement: Fields, clusters: readonly string[] | undefined, more: Fields = {}): KubeObject {
  const before = policy({ clusterAffinity: { clusterNames: ["blue", "green"] } });
  const mechanism = CATALOGUE.byId.get("karmada-propagationpolicy-dispatching");
  if (mechanism === undefined) throw new Error("no mechanism");
  const targets = clusters === undefined ? {} : { targets: { clusters } };
  const hold = { holder: "ops", effect: "delivery" as const, ...targets, ...more };
  const edits = suspend(before, { hold, mechanism });
  const held = edits.ok ? applyEdits(before, edits.value) : edits;
  if (!held.ok) throw new Error(held.problems[0]?.message);
  return { ...held.value, spec: { ...(held.value.spec as Fields), placement } };
}

const said = (objects: readonly KubeObject[]): readonly string[] =>
  plannedByPlacement(objects).map(({ code, field, message }) => `${code} ${message.split(" ")[0]} ${field}`);

const NO_EXECUTE = { key: "down", effect: "NoExecute" };

describe("AC-M6: every way in which a held cluster leaves a placement", () => {
  const BY = "RemovalPlanned blue spec.placement";
  test.each<[string, Fields, readonly KubeObject[], readonly string[]]>([
    ["it is named still", { clusterAffinity: { clusterNames: ["blue"] } }, [], []],
    ["nothing selects clusters", {}, [], []],
    [
      "it is named no more",
      { clusterAffinity: { clusterNames: ["green"] } },
      [],
      [`${BY}.clusterAffinity.clusterNames`],
    ],
    ["it is excluded", { clusterAffinity: { exclude: ["blue"] } }, [], [`${BY}.clusterAffinity.exclude`]],
    [
      "a group of affinities selects it",
      { clusterAffinities: [{ clusterNames: ["green"] }, { clusterNames: ["blue"] }] },
      [],
      [],
    ],
    [
      "no group of affinities selects it",
      { clusterAffinities: [{ clusterNames: ["green"] }, { exclude: ["blue"] }] },
      [],
      [`${BY}.clusterAffinities`],
    ],
    [
      "its labels match",
      { clusterAffinity: { labelSelector: { matchLabels: { region: "eu" } } } },
      [cluster("blue", {}, { region: "eu" })],
      [],
    ],
    [
      "its labels do not match",
      { clusterAffinity: { labelSelector: { matchLabels: { region: "eu" } } } },
      [cluster("blue", {}, { region: "us" })],
      [`${BY}.clusterAffinity.labelSelector`],
    ],
    [
      "its labels are not known",
      { clusterAffinity: { labelSelector: { matchLabels: { region: "eu" } } } },
      [],
      ["RemovalUnknown blue spec.placement.clusterAffinity.labelSelector"],
    ],
    [
      "its zone is another",
      { clusterAffinity: { fieldSelector: { matchExpressions: [{ key: "zone", operator: "In", values: ["a"] }] } } },
      [cluster("blue", { zones: ["b", "c"] })],
      [`${BY}.clusterAffinity.fieldSelector`],
    ],
    [
      "its provider is not ruled out",
      {
        clusterAffinity: {
          fieldSelector: { matchExpressions: [{ key: "provider", operator: "NotIn", values: ["x"] }] },
        },
      },
      [cluster("blue", { provider: "y" })],
      [],
    ],
    ["it is tainted", {}, [cluster("blue", { taints: [NO_EXECUTE] })], [`${BY}.clusterTolerations`]],
    ["it takes nothing new", {}, [cluster("blue", { taints: [{ key: "down", effect: "NoSchedule" }] })], []],
    [
      "its taint is borne",
      { clusterTolerations: [{ key: "down", operator: "Exists" }] },
      [cluster("blue", { taints: [NO_EXECUTE] })],
      [],
    ],
    [
      "its taint is borne for a while",
      { clusterTolerations: [{ key: "down", operator: "Exists", tolerationSeconds: 300 }] },
      [cluster("blue", { taints: [NO_EXECUTE] })],
      [`${BY}.clusterTolerations`],
    ],
  ])("%s", (_, placement, others, expected) => {
    expect(said([edited(placement, ["blue"]), ...others])).toEqual(expected);
  });

  test("of a hold on all clusters, those that its bindings have", () => {
    const held = edited({ clusterAffinity: { exclude: ["red"] } }, undefined);
    expect(said([held])).toEqual([]);
    expect(said([held, binding("blue", "red")])).toEqual(["RemovalPlanned red spec.placement.clusterAffinity.exclude"]);
  });

  test("allowDeletion, another cluster, and a hold past its end ask for nothing", () => {
    const away = { clusterAffinity: { exclude: ["blue"] } };
    expect(said([edited(away, ["blue"], { allowDeletion: true })])).toEqual([]);
    expect(said([edited(away, ["green"])])).toEqual([]);
    const ended = edited(away, ["blue"], { until: "2026-11-01T00:00:00Z" });
    expect(plannedByPlacement([ended], Date.parse("2026-11-02T00:00:00Z"))).toEqual([]);
  });

  test.each([
    ["a list that is none", { clusterAffinity: { clusterNames: "blue", exclude: 7 } }, []],
    ["a selector that is none", { clusterAffinity: { labelSelector: { matchLabels: 7 } } }, ["RemovalUnknown"]],
    ["affinities that are none", { clusterAffinities: "x" }, []],
  ])("%s", (_, placement, codes) => {
    const problems = plannedByPlacement([edited(placement, ["blue"]), cluster("blue")]);
    expect(problems.map(({ code }) => code)).toEqual(codes);
  });
});

test("row 45: a policy that preserves what it leaves takes nothing away", () => {
  const held = edited({ clusterAffinity: { clusterNames: ["green"] } }, ["blue"]);
  const keeps = { ...held, spec: { ...(held["spec"] as Fields), preserveResourcesOnDeletion: true } };
  expect([said([held]).length, said([keeps])]).toEqual([1, []]);
});
