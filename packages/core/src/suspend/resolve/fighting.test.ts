import { describe, expect, test } from "vitest";
import { formatRef, type KubeObject } from "../../object/index.ts";
import { CATALOGUE } from "../catalogue/index.ts";
import { fightingCondition, findFights } from "./fighting.ts";

/** Returns versions of one Kustomization, by its interval and the field manager that wrote it. */
function versions(...history: readonly (readonly [interval: unknown, manager: string])[]): readonly KubeObject[] {
  return history.map(([interval, manager], index) => ({
    apiVersion: "kustomize.toolkit.fluxcd.io/v1",
    kind: "Kustomization",
    metadata: {
      name: "apps",
      namespace: "flux-system",
      generation: index + 1,
      managedFields: [{ manager, fieldsV1: { "f:spec": { "f:interval": {} } } }],
    },
    spec: { interval, prune: true },
  }));
}

const FIGHT = versions(
  ["1m", "kustomize-controller"],
  ["5m", "tuner"],
  ["1m", "kustomize-controller"],
  ["5m", "tuner"],
);

const REF = { group: "kustomize.toolkit.fluxcd.io", kind: "Kustomization", namespace: "flux-system", name: "apps" };

describe("AC-M13: findFights", () => {
  test("two writers that revert each other are named, with the field and the hold that would stop one", () => {
    expect(findFights(FIGHT, { catalogue: CATALOGUE })).toEqual([
      {
        ref: REF,
        field: "spec.interval",
        reverts: 2,
        between: [{ value: "1m" }, { value: "5m" }],
        writers: ["kustomize-controller", "tuner"],
        holdWouldStop: [{ ref: REF, effect: "reconcile" }],
      },
    ]);
  });

  test.each([
    ["no history", []],
    ["one version", versions(["1m", "a"])],
    ["a change", versions(["1m", "a"], ["5m", "a"])],
    ["one correction", versions(["1m", "a"], ["5m", "b"], ["1m", "a"])],
    ["a value that moves on", versions(["1m", "a"], ["2m", "a"], ["3m", "a"], ["4m", "a"])],
    ["the same version seen again", [...versions(["1m", "a"], ["5m", "b"]), ...versions(["1m", "a"], ["5m", "b"])]],
  ])("%s is no fight", (_, history) => {
    expect(findFights(history, { catalogue: CATALOGUE })).toEqual([]);
  });

  test("the order in which versions come does not matter", () => {
    expect(findFights([...FIGHT].reverse(), { catalogue: CATALOGUE })).toEqual(
      findFights(FIGHT, { catalogue: CATALOGUE }),
    );
  });

  test("a field that comes and goes is a fight too, whoever wrote it", () => {
    const history = versions([undefined, "a"], [true, "b"], [undefined, "a"], [true, "b"], [undefined, "a"]);
    expect(findFights(history, { catalogue: CATALOGUE }).map(({ field, reverts }) => [field, reverts])).toEqual([
      ["spec.interval", 3],
    ]);
  });

  test("an annotation that is put back is found by resourceVersion, as it does not count in a generation", () => {
    const paused = ["1", undefined, "1", undefined, "1"].map((value, index) => ({
      apiVersion: "cluster.x-k8s.io/v1beta2",
      kind: "Machine",
      metadata: {
        name: "m",
        generation: 1,
        resourceVersion: `${9 + index}`,
        ...(value !== undefined && { annotations: { "cluster.x-k8s.io/paused": value } }),
      },
    }));
    const fights = findFights([...paused].reverse(), { catalogue: CATALOGUE });
    expect(fights.map(({ field, reverts }) => [field, reverts])).toEqual([
      ['metadata.annotations["cluster.x-k8s.io/paused"]', 3],
    ]);
  });

  test("as a condition: which field, who, and what would stop it", () => {
    const condition = fightingCondition(findFights(FIGHT, { catalogue: CATALOGUE }));
    expect(condition).toMatchObject({ type: "Fighting", status: "True", reason: "Reverts" });
    expect(condition.message).toBe(
      "spec.interval was changed back 2 times by kustomize-controller and tuner; hold reconcile of Kustomization.kustomize.toolkit.fluxcd.io flux-system/apps to stop one of them",
    );
    expect(fightingCondition([]).status).toBe("False");
  });

  test("versions of many objects are kept apart, and so is an object made anew", () => {
    const other = FIGHT.map((version) => ({ ...version, metadata: { ...version.metadata, name: "other" } }));
    const names = findFights([...FIGHT, ...other].reverse(), { catalogue: CATALOGUE }).map(({ ref }) => ref.name);
    expect(names).toEqual(["apps", "other"]);
    const anew = FIGHT.map((version, at) => ({
      ...version,
      metadata: { ...version.metadata, uid: at < 2 ? "a" : "b" },
    }));
    expect(findFights(anew, { catalogue: CATALOGUE })).toEqual([]);
  });

  test("of several that own a field, who wrote last is the writer", () => {
    const history = [1, 2, 1, 2].map((replicas, at) => ({
      apiVersion: "apps/v1",
      kind: "Deployment",
      metadata: {
        name: "web",
        generation: at + 1,
        managedFields: ["karmada", "autoscaler", "bystander"].map((manager, of) => ({
          manager,
          time: of === at % 2 ? `2026-11-21T10:0${at}:00Z` : "2026-11-20T00:00:00Z",
          fieldsV1: { "f:spec": { "f:replicas": {} } },
        })),
      },
      spec: { replicas },
    }));
    const [fight] = findFights(history, { catalogue: CATALOGUE });
    expect(fight?.writers).toEqual(["karmada", "autoscaler"]);
  });
});

describe("AC-M13: which hold would stop it", () => {
  const replicas = (metadata: object): readonly KubeObject[] =>
    [1, 2, 1, 2].map((count, at) => ({
      apiVersion: "apps/v1",
      kind: "Deployment",
      metadata: { name: "web", namespace: "shop", generation: at + 1, ...metadata },
      spec: { replicas: count },
    }));

  test.each([
    ["nobody is known to apply it", {}, []],
    [
      "Karmada does, so its policy",
      { annotations: { "propagationpolicy.karmada.io/name": "web", "propagationpolicy.karmada.io/namespace": "shop" } },
      ["delivery of PropagationPolicy.policy.karmada.io shop/web"],
    ],
    [
      "Karmada does for the whole cluster",
      { annotations: { "clusterpropagationpolicy.karmada.io/name": "all" } },
      ["delivery of ClusterPropagationPolicy.policy.karmada.io all"],
    ],
    [
      "Flux does, so the Kustomization that applied it",
      {
        labels: { "kustomize.toolkit.fluxcd.io/name": "apps", "kustomize.toolkit.fluxcd.io/namespace": "flux-system" },
      },
      ["reconcile of Kustomization.kustomize.toolkit.fluxcd.io flux-system/apps"],
    ],
    [
      "Argo CD does, so the Application that tracks it",
      { annotations: { "argocd.argoproj.io/tracking-id": "shop:apps/Deployment:shop/web" } },
      ["delivery of Application.argoproj.io shop"],
    ],
    [
      "Argo CD does, from a namespace of its own",
      { annotations: { "argocd.argoproj.io/tracking-id": "team_shop:apps/Deployment:shop/web" } },
      ["delivery of Application.argoproj.io team/shop"],
    ],
    [
      "its owner does",
      { ownerReferences: [{ apiVersion: "kafka.strimzi.io/v1", kind: "KafkaConnect", name: "c", controller: true }] },
      ["reconcile of KafkaConnect.kafka.strimzi.io shop/c"],
    ],
    ["an owner that does not control it", { ownerReferences: [{ apiVersion: "a/v1", kind: "B", name: "c" }] }, []],
  ])("%s", (_, metadata, holds) => {
    const [fight] = findFights(replicas(metadata), { catalogue: CATALOGUE });
    expect(fight?.holdWouldStop.map(({ ref, effect }) => `${effect} of ${formatRef(ref)}`)).toEqual(holds);
  });
});
