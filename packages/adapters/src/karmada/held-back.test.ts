import type { KubeObject } from "@landfall/core/object";
import { describe, expect, test } from "vitest";
import { dependenciesOf, plannedRemovals } from "./held-back.ts";
import type { KarmadaChain } from "./suspend.ts";

function policy(held: readonly string[]): KubeObject {
  return {
    apiVersion: "policy.karmada.io/v1alpha1",
    kind: "PropagationPolicy",
    metadata: { name: "web", namespace: "shop" },
    spec: {
      placement: { clusterAffinity: { clusterNames: ["m1", "m2", "m3"] } },
      suspension: { dispatchingOnClusters: { clusterNames: held } },
    },
  };
}

function binding(name: string, requiredBy: readonly string[] = []): KubeObject {
  return {
    apiVersion: "work.karmada.io/v1alpha2",
    kind: "ResourceBinding",
    metadata: { name, namespace: "shop" },
    spec: { requiredBy: requiredBy.map((other) => ({ namespace: "shop", name: other })) },
  };
}

describe("AC-M6: from three clusters to two", () => {
  test.each<[string, readonly string[], object, readonly string[], readonly string[]]>([
    ["a suspended cluster is kept, and reported with its cause", ["m3"], {}, ["m3"], []],
    ["another suspended cluster changes nothing", ["m1"], {}, [], ["m3"]],
    ["with allowDeletion it goes, as Karmada does it", ["m3"], { allowDeletion: true }, [], ["m3"]],
  ])("%s", (_, suspended, options, held, removed) => {
    const planned = plannedRemovals({ policy: policy(suspended) }, ["m1", "m2"], options);
    expect(planned.held.map(({ cluster }) => cluster)).toEqual(held);
    expect(planned.removed).toEqual(removed);
    for (const { causes } of planned.held) expect(causes[0]?.ref.kind).toBe("PropagationPolicy");
  });
});

describe("row 45: what is preserved on deletion is not removed from a cluster that is left", () => {
  const keeps = (object: KubeObject, preserve: boolean | undefined = true): KubeObject => ({
    ...object,
    spec: { ...(object["spec"] as object), preserveResourcesOnDeletion: preserve },
  });
  const work = (cluster: string): KubeObject => ({
    apiVersion: "work.karmada.io/v1alpha1",
    kind: "Work",
    metadata: { name: "web", namespace: `karmada-es-${cluster}` },
    spec: {},
  });
  const spread = (): KubeObject => {
    const object = binding("web-deployment");
    return { ...object, spec: { clusters: ["m1", "m2", "m3"].map((name) => ({ name })) } };
  };
  const POLICY = policy([]);
  test.each<[string, KarmadaChain, object, readonly string[], readonly string[]]>([
    ["the policy says so", { policy: keeps(POLICY) }, {}, [], ["m3"]],
    ["the binding does, and no policy is known", { binding: keeps(spread()) }, {}, [], ["m3"]],
    ["its Work does", { policy: keeps(POLICY), works: [keeps(work("m3"))] }, {}, [], ["m3"]],
    ["the policy does, and its Work not yet", { policy: keeps(POLICY), works: [work("m3")] }, {}, ["m3"], []],
    ["the policy no longer does, and its Work still", { policy: POLICY, works: [keeps(work("m3"))] }, {}, [], ["m3"]],
    ["nobody does", { policy: keeps(POLICY, false), works: [work("m3")] }, {}, ["m3"], []],
    ["it is held as well, and may go", { policy: keeps(policy(["m3"])) }, { allowDeletion: true }, [], ["m3"]],
  ])("%s", (_, chain, options, removed, kept) => {
    const planned = plannedRemovals(chain, ["m1", "m2"], options);
    expect([planned.removed, planned.kept, planned.held]).toEqual([removed, kept, []]);
  });
});

describe("AC-M7: what is propagated along", () => {
  const web = binding("web-deployment");
  const config = binding("config-configmap", ["web-deployment"]);
  const other = binding("other-configmap", ["api-deployment"]);

  test("is named, so that it can be held with the rest", () => {
    expect(dependenciesOf([web], [other, config, web]).map(({ name }) => name)).toEqual(["config-configmap"]);
  });

  test("is not named twice where it is held already", () => {
    expect(dependenciesOf([web, config], [other, config, web])).toEqual([]);
  });
});
