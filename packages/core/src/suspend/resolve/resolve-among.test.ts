import { describe, expect, test } from "vitest";
import type { KubeObject } from "../../object/index.ts";
import { CATALOGUE } from "../catalogue/index.ts";
import { chooseMechanism } from "../choose/choose.ts";
import { applyEdits } from "../edit/apply-edits.ts";
import type { Effect } from "../model/effect.ts";
import { suspend } from "../write/suspend.ts";
import { indexObjects, type ResolutionAmong, resolveAmong } from "./resolve-among.ts";

const CAPI = "cluster.x-k8s.io/v1beta2";
const OF_CLUSTER = { labels: { "cluster.x-k8s.io/cluster-name": "prod" } };

function object(apiVersion: string, kind: string, name: string, spec: object = {}, metadata: object = {}): KubeObject {
  return { apiVersion, kind, metadata: { name, namespace: "shop", ...metadata }, spec };
}

function owned(apiVersion: string, kind: string): object {
  return { ownerReferences: [{ apiVersion, kind, name: "parent", uid: "u" }] };
}

function held(target: KubeObject, holder: string, effect: Effect, clusters?: readonly string[]): KubeObject {
  const mechanism = chooseMechanism(CATALOGUE, target, { effects: [effect] });
  if (!mechanism.ok) throw new Error(mechanism.problems[0]?.message);
  const allow = ["blocks-deletion", "kills-running", "stops-cert-rotation"] as const;
  const edits = suspend(target, {
    hold: { holder, effect, ...(clusters && { targets: { clusters } }) },
    mechanism: mechanism.value,
    allow,
  });
  const after = edits.ok ? applyEdits(target, edits.value) : edits;
  if (!after.ok) throw new Error(after.problems[0]?.message);
  return after.value;
}

function among(target: KubeObject, ...others: readonly KubeObject[]): ResolutionAmong {
  const resolved = resolveAmong(target, { catalogue: CATALOGUE, objects: indexObjects(others) });
  const reversed = resolveAmong(target, { catalogue: CATALOGUE, objects: indexObjects([...others].reverse()) });
  expect(reversed).toEqual(resolved);
  return resolved;
}

const stateOf = ({ effects }: ResolutionAmong, effect: Effect): string | undefined =>
  effects.find((found) => found.effect === effect)?.state;
const planOf = ({ effects }: ResolutionAmong, effect: Effect): readonly string[] =>
  (effects.find((found) => found.effect === effect)?.resumePlan ?? []).map(
    ({ ref, holder }) => `${ref.kind}/${ref.name} ${holder ?? "by hand"}`,
  );

describe("or", () => {
  const cluster = object(CAPI, "Cluster", "prod");
  const machine = object(CAPI, "Machine", "m-1", {}, OF_CLUSTER);

  test("AC-M1: a Machine stands still by its Cluster, by itself, or by both; all of it must go", () => {
    expect(stateOf(among(machine, cluster), "reconcile")).toBe("active");
    const byCluster = among(machine, held(cluster, "a", "reconcile"));
    expect(stateOf(byCluster, "reconcile")).toBe("suspended");
    expect(planOf(byCluster, "reconcile")).toEqual(["Cluster/prod a"]);
    const byBoth = among(held(machine, "b", "reconcile"), held(cluster, "a", "reconcile"));
    expect(planOf(byBoth, "reconcile")).toEqual(["Machine/m-1 b", "Cluster/prod a"]);
  });

  test("an object of a provider too", () => {
    const aws = object("infrastructure.cluster.x-k8s.io/v1beta2", "AWSMachine", "m-1", {}, OF_CLUSTER);
    expect(planOf(among(aws, held(cluster, "a", "reconcile")), "reconcile")).toEqual(["Cluster/prod a"]);
  });

  test("a Workload by its queue, and that by its ClusterQueue", () => {
    const whole = {
      apiVersion: "kueue.x-k8s.io/v1beta1",
      kind: "ClusterQueue",
      metadata: { name: "all" },
      spec: { stopPolicy: "Hold" },
    };
    const queue = object("kueue.x-k8s.io/v1beta1", "LocalQueue", "mine", { clusterQueue: "all" });
    const workload = object("kueue.x-k8s.io/v1beta1", "Workload", "w", { queueName: "mine" });
    const resolved = among(workload, held(queue, "a", "scheduling"), whole);
    expect(planOf(resolved, "scheduling")).toEqual(["LocalQueue/mine a", "ClusterQueue/all by hand"]);
    expect(resolved.explanation).toContain("1 of them without a hold");
  });

  test("a parent that is not there is named, and counts as saying nothing", () => {
    const resolved = among(machine);
    expect(stateOf(resolved, "reconcile")).toBe("active");
    expect(resolved.problems.map(({ code }) => code)).toEqual(["AuthorityUnknown"]);
  });
});

describe("replace", () => {
  const named = {
    annotations: { "propagationpolicy.karmada.io/namespace": "shop", "propagationpolicy.karmada.io/name": "web" },
  };
  const policy = object("policy.karmada.io/v1alpha1", "PropagationPolicy", "web");

  test("AC-M1: edge 7: what stands on a Karmada binding is a copy: the policy decides, on and off", () => {
    const binding = (on: boolean): KubeObject =>
      object("work.karmada.io/v1alpha2", "ResourceBinding", "web", { suspension: { dispatching: on } }, named);
    expect(stateOf(among(binding(true), policy), "delivery")).toBe("active");
    const stopped = among(binding(false), held(policy, "a", "delivery"));
    expect(stateOf(stopped, "delivery")).toBe("suspended");
    expect(planOf(stopped, "delivery")).toEqual(["PropagationPolicy/web a"]);
  });

  test("a Job of a JobSet", () => {
    const ownerReferences = [{ apiVersion: "jobset.x-k8s.io/v1alpha2", kind: "JobSet", name: "train", uid: "u" }];
    const job = object("batch/v1", "Job", "train-0", { suspend: true }, { ownerReferences });
    expect(stateOf(among(job, object("jobset.x-k8s.io/v1alpha2", "JobSet", "train")), "run")).toBe("active");
  });
});

describe("most specific, and none", () => {
  const KCC = "core.cnrm.cloud.google.com/v1beta1";
  const whole: KubeObject = {
    apiVersion: KCC,
    kind: "ConfigConnector",
    metadata: { name: "configconnector.core.cnrm.cloud.google.com" },
    spec: { actuationMode: "Paused" },
  };

  test.each([
    ["says nothing: the cluster's word", {}, "unattributed"],
    ["goes on although the cluster is paused", { actuationMode: "Reconciling" }, "active"],
  ])("a namespace of Config Connector %s", (_, spec, state) => {
    const context = object(KCC, "ConfigConnectorContext", "configconnectorcontext", spec);
    expect(stateOf(among(context, whole), "actuation")).toBe(state);
  });

  test("a suspended parent Kustomization does not stop a HelmRelease, and that is said", () => {
    const labels = { "kustomize.toolkit.fluxcd.io/name": "apps", "kustomize.toolkit.fluxcd.io/namespace": "shop" };
    const release = object("helm.toolkit.fluxcd.io/v2", "HelmRelease", "web", {}, { labels });
    const parent = object("kustomize.toolkit.fluxcd.io/v1", "Kustomization", "apps", { suspend: true });
    const resolved = among(release, parent);
    expect(stateOf(resolved, "reconcile")).toBe("active");
    expect(resolved.problems.map(({ code }) => code)).toEqual(["NotInherited"]);
  });
});

test("edge 38: a cycle of authorities is an error that names it", () => {
  const labels = { "kustomize.toolkit.fluxcd.io/name": "a", "kustomize.toolkit.fluxcd.io/namespace": "shop" };
  const loop = object("kustomize.toolkit.fluxcd.io/v1", "Kustomization", "a", {}, { labels });
  const [problem] = among(loop, loop).problems;
  expect(problem).toMatchObject({ code: "AuthorityCycle", severity: "error" });
  expect(problem?.message.match(/shop\/a/g)).toHaveLength(2);
});

describe("AC-M1: what an operator meets in a directory", () => {
  const POLICY = "policy.karmada.io/v1alpha1";
  const WORK = "work.karmada.io/v1alpha1";
  const byPolicy = {
    "propagationpolicy.karmada.io/namespace": "shop",
    "propagationpolicy.karmada.io/name": "web",
  };
  const binding = object("work.karmada.io/v1alpha2", "ResourceBinding", "web", {}, { annotations: byPolicy });
  const annotations = {
    "resourcebinding.karmada.io/namespace": "shop",
    "resourcebinding.karmada.io/name": "web",
  };
  const workOf = (cluster: string): KubeObject =>
    object(WORK, "Work", "web", { suspendDispatching: true }, { namespace: `karmada-es-${cluster}`, annotations });

  test("a Work is held by the policy of its binding, and its own field is a copy of that", () => {
    const resolved = among(workOf("blue"), binding, held(object(POLICY, "PropagationPolicy", "web"), "a", "delivery"));
    expect(stateOf(resolved, "delivery")).toBe("suspended");
    expect(planOf(resolved, "delivery")).toEqual(["PropagationPolicy/web a"]);
    expect(resolved.effects[0]?.causes.map(({ ref }) => ref.kind)).toEqual(["PropagationPolicy"]);
  });

  test.each([
    ["blue", "suspended", ["PropagationPolicy/web a"]],
    ["green", "suspended", ["PropagationPolicy/web b"]],
    ["red", "active", []],
  ])("a policy that is held in some clusters holds the Work of %s: %s", (cluster, state, plan) => {
    const spec = { placement: { clusterAffinity: { clusterNames: ["blue", "green", "red"] } } };
    const policy = object(POLICY, "PropagationPolicy", "web", spec);
    const once = held(policy, "a", "delivery", ["blue"]);
    const resolved = among(workOf(cluster), binding, held(once, "b", "delivery", ["green"]));
    expect(stateOf(resolved, "delivery")).toBe(state);
    expect(planOf(resolved, "delivery")).toEqual(plan);
  });

  test.each<[string, object, string, readonly string[] | undefined, readonly string[]]>([
    ["to one of them", { clusters: [{ name: "green" }, { name: "red" }] }, "partial", ["green"], ["b"]],
    ["to others alone", { clusters: [{ name: "red" }] }, "active", undefined, []],
    ["to those alone", { clusters: [{ name: "green" }, { name: "blue" }] }, "suspended", undefined, ["a", "b"]],
    [
      "with another that needs it",
      { requiredBy: [{ name: "x", clusters: [{ name: "blue" }] }] },
      "suspended",
      undefined,
      ["a"],
    ],
    ["nowhere yet", {}, "partial", ["blue", "green"], ["a", "b"]],
    ["where it cannot be read", { clusters: "all" }, "partial", ["blue", "green"], ["a", "b"]],
  ])("AC-M4: a binding that goes %s is held only where it goes", (_, spec, state, clusters, holders) => {
    const policy = object(POLICY, "PropagationPolicy", "web");
    const once = held(policy, "a", "delivery", ["blue"]);
    const placed = object("work.karmada.io/v1alpha2", "ResourceBinding", "web", spec, { annotations: byPolicy });
    const resolved = among(placed, held(once, "b", "delivery", ["green"]));
    const effect = resolved.effects.find((found) => found.effect === "delivery");
    expect([effect?.state, effect?.clusters]).toEqual([state, clusters]);
    expect(effect?.causes.map(({ hold }) => hold?.holder)).toEqual(holders);
    expect(planOf(resolved, "delivery")).toEqual(holders.map((holder) => `PropagationPolicy/web ${holder}`));
  });

  test("of a policy itself it is said which clusters", () => {
    const policy = object(POLICY, "PropagationPolicy", "web", {
      placement: { clusterAffinity: { clusterNames: ["blue", "green"] } },
    });
    expect(among(held(policy, "a", "delivery", ["blue"])).effects[0]).toMatchObject({
      state: "partial",
      clusters: ["blue"],
    });
  });

  test.each([
    [
      "a Job that runs, its CronJob",
      object("batch/v1", "Job", "j", {}, owned("batch/v1", "CronJob")),
      object("batch/v1", "CronJob", "parent", { suspend: true }),
    ],
    [
      "an Application, its ApplicationSet",
      object("argoproj.io/v1alpha1", "Application", "a", {}, owned("argoproj.io/v1alpha1", "ApplicationSet")),
      object("argoproj.io/v1alpha1", "ApplicationSet", "parent", { syncPolicy: { applicationsSync: "create-only" } }),
    ],
  ])("%s does not stop: that is said", (_, child, parent) => {
    const resolved = among(child, parent);
    expect(resolved.explanation).toBe("not suspended");
    expect(resolved.problems.map(({ code }) => code)).toContain("NotInherited");
  });

  test("of one that is held too it is not said", () => {
    const parent = object("batch/v1", "CronJob", "parent", { suspend: true });
    const job = object("batch/v1", "Job", "j", { suspend: true }, owned("batch/v1", "CronJob"));
    expect(among(job, parent).problems).toEqual([]);
  });

  test("of a Job that is done nothing is said", () => {
    const status = { conditions: [{ type: "Complete", status: "True" }] };
    const job = { ...object("batch/v1", "Job", "j", {}, owned("batch/v1", "CronJob")), status };
    expect(among(job, object("batch/v1", "CronJob", "parent", { suspend: true })).problems).toEqual([]);
  });
});

describe("hostile families", () => {
  const bindingOf = (name: string, parents: readonly string[]): KubeObject => {
    const requiredBy = parents.map((parent) => ({ namespace: "shop", name: parent }));
    return object("work.karmada.io/v1alpha2", "ResourceBinding", name, { requiredBy });
  };

  test("40 generations of which each needs all of the next are climbed once each", () => {
    const layer = (at: number): readonly string[] => (at === 40 ? [] : ["x", "y", "z"].map((one) => `${one}${at}`));
    const all = Array.from({ length: 40 }, (_, at) => layer(at).map((name) => bindingOf(name, layer(at + 1)))).flat();
    expect(among(bindingOf("bottom", layer(0)), ...all).problems).toEqual([]);
  });

  test("a chain of 20,000 ends in an error, not in a full stack", () => {
    const all = Array.from({ length: 20_000 }, (_, at) => bindingOf(`b${at}`, [`b${at + 1}`]));
    const { problems } = resolveAmong(bindingOf("bottom", ["b0"]), {
      catalogue: CATALOGUE,
      objects: indexObjects(all),
    });
    expect(problems.map(({ code }) => code)).toEqual(["AuthorityTooDeep"]);
  });
});
