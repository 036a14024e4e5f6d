import type { KubeObject } from "@landfall/core/object";
import { applyEdits, CATALOGUE, type Hold, indexObjects, resolveAmong, suspend } from "@landfall/core/suspend";
import { expect, test } from "vitest";
import { type Fields, type Obj, observe, snapshot } from "./observe.test-d.ts";

const application: Obj = {
  apiVersion: "argoproj.io/v1alpha1",
  kind: "Application",
  metadata: { name: "shop", namespace: "argocd" },
  spec: { project: "shop", destination: { name: "edge-1" }, source: { repoURL: "r" }, syncPolicy: { automated: {} } },
  status: { sync: { status: "Synced", revision: "abc" }, health: { status: "Healthy" } },
} as Obj;
const project = (...syncWindows: readonly object[]): Obj =>
  ({
    apiVersion: "argoproj.io/v1alpha1",
    kind: "AppProject",
    metadata: { name: "shop", namespace: "argocd" },
    spec: { syncWindows },
  }) as Obj;
const DENY = { kind: "deny", schedule: "0 0 * * *", duration: "24h", applications: ["*"] };

const PACKAGE = { "kustomize.toolkit.fluxcd.io/name": "shop", "kustomize.toolkit.fluxcd.io/namespace": "flux-system" };
const API = "cluster.x-k8s.io/v1beta2";
const machine: Obj = {
  apiVersion: API,
  kind: "Machine",
  metadata: { name: "m", namespace: "fleet", labels: { ...PACKAGE, "cluster.x-k8s.io/cluster-name": "prod" } },
  spec: {},
  status: {},
} as Obj;
const cluster = (paused: boolean): Obj =>
  ({ apiVersion: API, kind: "Cluster", metadata: { name: "prod", namespace: "fleet" }, spec: { paused } }) as Obj;
const flux: Obj = {
  apiVersion: "kustomize.toolkit.fluxcd.io/v1",
  kind: "Kustomization",
  metadata: { name: "shop", namespace: "flux-system" },
  spec: {},
  status: { inventory: { entries: [{ id: "fleet_m_cluster.x-k8s.io_Machine", v: "v1beta2" }] } },
} as Obj;

function holdOf(object: Obj, holder: string, id = "capi-cluster-paused", more: Partial<Hold> = {}): Obj {
  const mechanism = CATALOGUE.byId.get(id);
  if (mechanism === undefined) throw new Error("no mechanism");
  const allow = mechanism.hazards;
  const edits = suspend(object as KubeObject, {
    hold: { holder, effect: mechanism.effect, ...more },
    mechanism,
    allow,
  });
  const held = edits.ok ? applyEdits(object as KubeObject, edits.value) : edits;
  if (!held.ok) throw new Error(held.problems[0]?.message);
  return held.value as Obj;
}

test.each<[what: string, suspension: object, expected: readonly string[]]>([
  ["all clusters", { dispatching: true }, ["yes", "yes"]],
  [
    "one cluster, which its binding repeats once it is synced",
    { dispatchingOnClusters: { clusterNames: ["m2"] } },
    ["no", "no"],
  ],
  ["none", {}, ["no", "no"]],
])("a Karmada policy that holds %s holds its binding before that has it too", (_, suspension, expected) => {
  const policy: Obj = {
    apiVersion: "policy.karmada.io/v1alpha1",
    kind: "PropagationPolicy",
    metadata: { name: "web", namespace: "shop" },
    spec: { suspension },
  };
  const names = { "propagationpolicy.karmada.io/name": "web", "propagationpolicy.karmada.io/namespace": "shop" };
  const binding: Obj = {
    apiVersion: "work.karmada.io/v1alpha2",
    kind: "ResourceBinding",
    metadata: { name: "web-deployment", namespace: "shop", annotations: names },
    spec: {
      resource: { apiVersion: "apps/v1", kind: "Deployment", namespace: "shop", name: "web" },
      clusters: [{ name: "m1" }, { name: "m2" }],
    },
    status: { aggregatedStatus: [] },
  };
  const { of } = observe([snapshot("karmada", policy, binding)]);
  expect(["m1", "m2"].map((name) => of.get(`${name}/shop/web-deployment`)?.axes.suspended)).toEqual(expected);
});

/** The target of the Machine includes the Kustomization, which is never held here, so it is held in part. */
test.each<[what: string, seen: readonly Obj[], expected: Fields]>([
  ["an Application in a window that denies", [application, project(DENY)], { axes: { suspended: "yes" } }],
  ["an Application without a window", [application, project()], { axes: { suspended: "no" } }],
  ["an Application whose project was not seen", [application], { axes: { suspended: "no" } }],
  ["a Machine whose Cluster is paused", [flux, machine, cluster(true)], { axes: { suspended: "partial" } }],
  ["a Machine whose Cluster goes on", [flux, machine, cluster(false)], { axes: { suspended: "no" } }],
  [
    "a Machine whose Cluster is held",
    [flux, machine, holdOf(cluster(false), "freeze/42")],
    { axes: { suspended: "partial" }, holds: ["freeze/42"] },
  ],
])("what decides above counts in the suspended axis as in landfall suspended: %s", (_, seen, expected) => {
  const { of } = observe([snapshot("edge-1", ...seen)]);
  const target = [...of.values()].find(({ target: { package: name } }) => name === "shop" || name?.endsWith("/shop"));
  expect(target).toMatchObject(expected);
  const about = seen.find(({ kind }) => kind === "Application" || kind === "Machine");
  const now = Date.parse("2026-11-21T09:00:00Z");
  const surroundings = { catalogue: CATALOGUE, objects: indexObjects(seen as readonly KubeObject[]), now };
  const { effects } = resolveAmong(about as KubeObject, surroundings);
  expect(effects.some(({ state }) => state !== "active")).toBe(target?.axes.suspended !== "no");
});

/** A delivery of one target, and one of two; the holder of the second holds it for one cluster alone. */
const HELD = holdOf(flux, "oncall/ana", "flux-kustomization-suspend", { reason: "INC-1" });
const BINDING = holdOf(
  {
    apiVersion: "work.karmada.io/v1alpha2",
    kind: "ResourceBinding",
    metadata: { name: "web-deployment", namespace: "shop" },
    spec: {
      resource: { apiVersion: "apps/v1", kind: "Deployment", namespace: "shop", name: "web" },
      clusters: [{ name: "m1" }, { name: "m2" }],
    },
    status: { aggregatedStatus: [] },
  } as Obj,
  "oncall/ana",
  "karmada-resourcebinding-dispatching",
  { reason: "INC-1", targets: { clusters: ["m2"] } },
);

test.each<[what: string, seen: readonly Obj[], target: string, holds: readonly string[] | undefined]>([
  ["a delivery that is alone in its snapshot", [HELD], "edge-1/flux-system/shop", ["oncall/ana"]],
  ["a delivery beside others", [HELD, machine, cluster(false)], "edge-1/flux-system/shop", ["oncall/ana"]],
  ["the cluster for which a binding is held", [BINDING], "m2/shop/web-deployment", ["oncall/ana"]],
  ["another cluster of that binding", [BINDING], "m1/shop/web-deployment", undefined],
])("who holds what was only observed is named, with the reason: %s", (_, seen, name, holds) => {
  const { of } = observe([snapshot("edge-1", ...seen)]);
  const target = of.get(name) ?? of.get(name.replace("flux-system/", ""));
  expect(target?.holds).toEqual(holds);
  expect(target?.heldBy?.map(({ holder, reason }) => [holder, reason])).toEqual(holds && [["oncall/ana", "INC-1"]]);
});
