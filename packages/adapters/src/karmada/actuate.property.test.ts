import { type Json, type KubeObject, readPath } from "@landfall/core/object";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { Delivery } from "../actuate/actuation.ts";
import { carryOut } from "../actuate/testing/carry-out.ts";
import { held } from "../actuate/testing/hold.ts";
import { actuateKarmada } from "./actuate.ts";

const CLUSTERS = ["a", "b", "c", "d", "e"];
const subset = fc.subarray(CLUSTERS);
const ordersOf = (clusters: readonly string[]): { readonly [key: string]: string } =>
  Object.fromEntries(clusters.map((cluster) => [cluster, "v7"]));

/** Returns a policy that lists all clusters, of which somebody suspended some. */
function policy(suspended: readonly string[]): KubeObject {
  return {
    apiVersion: "policy.karmada.io/v1alpha1",
    kind: "PropagationPolicy",
    metadata: { name: "shop", namespace: "shop" },
    spec: {
      placement: { clusterAffinity: { clusterNames: CLUSTERS } },
      suspension: { dispatchingOnClusters: { clusterNames: suspended } },
    },
  };
}

test("whatever was suspended, afterwards it is exactly who is not released; a second run changes nothing", () => {
  fc.assert(
    fc.property(fc.shuffledSubarray(CLUSTERS), subset, (suspended, released) => {
      const all = { targets: CLUSTERS.map((cluster) => ({ cluster })) };
      const { after } = carryOut(actuateKarmada, [{ object: policy(suspended) }], ordersOf(released), all);
      const { spec } = (after[0] as Delivery).object as { readonly spec: { readonly suspension?: Json } };
      const rest = CLUSTERS.filter((cluster) => !released.includes(cluster));
      const { dispatchingOnClusters: some = { clusterNames: [] } } = (spec.suspension ?? {}) as {
        readonly dispatchingOnClusters?: { readonly clusterNames: readonly string[] };
      };
      expect(some.clusterNames.toSorted()).toEqual(rest);
      expect(carryOut(actuateKarmada, after, ordersOf(released), all).edits).toEqual([]);
    }),
  );
});

test("whoever somebody holds stays suspended, and nobody else is by that", () => {
  fc.assert(
    fc.property(fc.subarray(CLUSTERS, { minLength: 1 }), subset, (kept, released) => {
      const object = held(policy([]), "incident/INC-1", "delivery", { clusters: kept });
      const { after } = carryOut(actuateKarmada, [{ object }], ordersOf(released), {
        targets: CLUSTERS.map((cluster) => ({ cluster })),
      });
      const names = readPath(after[0]?.object, ["spec", "suspension", "dispatchingOnClusters", "clusterNames"]);
      const expected = CLUSTERS.filter((name) => kept.includes(name) || !released.includes(name));
      expect((names as readonly string[]).toSorted()).toEqual(expected);
    }),
  );
});
