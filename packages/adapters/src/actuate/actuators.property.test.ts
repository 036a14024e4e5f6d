import { type Json, type KubeObject, readPath } from "@landfall/core/object";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { actuateArgoCd } from "../argo-cd/actuate.ts";
import { actuateConfigSync } from "../config-sync/actuate.ts";
import { actuateFlux } from "../flux/actuate.ts";
import { actuateKarmada } from "../karmada/actuate.ts";
import { actuatePorch } from "../porch/actuate.ts";
import type { Actuator, Delivery } from "./actuation.ts";
import { actuateField } from "./field.ts";
import { carryOut } from "./testing/carry-out.ts";
import { held } from "./testing/hold.ts";

const CLUSTERS = ["a", "b", "c", "d", "e"];

/** One object of a kind for a cluster, at v6. */
function objectOf(apiVersion: string, kind: string, spec: (cluster: string) => Json): (cluster: string) => Delivery[] {
  return (cluster) => [
    {
      object: { apiVersion, kind, metadata: { name: cluster, namespace: "fleet" }, spec: spec(cluster) },
      target: cluster,
    },
  ];
}

const KUSTOMIZATION = objectOf("kustomize.toolkit.fluxcd.io/v1", "Kustomization", (cluster) => ({
  sourceRef: { kind: "GitRepository", name: cluster },
}));
const SOURCE = (name: string): Delivery => ({
  object: {
    apiVersion: "source.toolkit.fluxcd.io/v1",
    kind: "GitRepository",
    metadata: { name, namespace: "fleet" },
    spec: { ref: { tag: "v6" } },
  },
});

/** For each system, the objects of a cluster when each has its own. */
const SYSTEMS: readonly (readonly [string, Actuator, (cluster: string) => readonly Delivery[]])[] = [
  [
    "Config Sync",
    actuateConfigSync,
    objectOf("configsync.gke.io/v1beta1", "RootSync", () => ({ git: { revision: "v6" } })),
  ],
  ["Flux", actuateFlux, (cluster) => [...KUSTOMIZATION(cluster), SOURCE(cluster)]],
  [
    "Argo CD",
    actuateArgoCd,
    objectOf("argoproj.io/v1alpha1", "Application", () => ({ source: { path: "p", targetRevision: "v6" } })),
  ],
  [
    "Porch",
    actuatePorch,
    objectOf("config.porch.kpt.dev/v1alpha1", "PackageVariant", () => ({ upstream: { revision: "v6" } })),
  ],
  [
    "a field",
    actuateField({ path: ["spec", "version"] }),
    objectOf("example.com/v1", "App", () => ({ version: "v6" })),
  ],
];

const subset = fc.subarray(CLUSTERS);
const ordersOf = (clusters: readonly string[], revision = "v7"): { readonly [key: string]: string } =>
  Object.fromEntries(clusters.map((cluster) => [cluster, revision]));

describe.each(SYSTEMS)("%s", (_, actuator, objectsOf) => {
  const FLEET = CLUSTERS.flatMap(objectsOf);

  test("when more are released, only those move", () => {
    fc.assert(
      fc.property(subset, subset, (first, second) => {
        const { after } = carryOut(actuator, FLEET, ordersOf(first));
        const next = carryOut(actuator, after, ordersOf([...new Set([...first, ...second])]));
        expect(next.edits.map(({ ref }) => ref.name)).toEqual(second.filter((name) => !first.includes(name)));
      }),
    );
  });

  test("carried out again, nothing changes; and back is the same way", () => {
    fc.assert(
      fc.property(subset, (released) => {
        const { after } = carryOut(actuator, FLEET, ordersOf(released));
        expect(carryOut(actuator, after, ordersOf(released))).toMatchObject({ edits: [], said: [] });
        expect(carryOut(actuator, after, ordersOf(released, "v6")).after).toEqual(FLEET);
      }),
    );
  });

  test("the order of objects, orders and targets does not matter", () => {
    const shuffled = fc.shuffledSubarray(FLEET, { minLength: FLEET.length });
    fc.assert(
      fc.property(subset, shuffled, (released, objects) => {
        const { edits, said } = carryOut(actuator, objects, ordersOf(released.toReversed()));
        expect({ edits, said }).toEqual(pick(carryOut(actuator, FLEET, ordersOf(released))));
      }),
    );
  });
});

function pick({ edits, said }: ReturnType<typeof carryOut>): object {
  return { edits, said };
}

/** A policy that lists all clusters, and suspends some by whoever wrote it. */
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

test("Karmada: whatever was suspended, afterwards it is exactly who is not released; a second run changes nothing", () => {
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

test("Flux: a source that several share moves when all of them go to the same revision, and at no other time", () => {
  const revision = fc.constantFrom(undefined, "v7", "v5");
  const fleet = fc.tuple(...CLUSTERS.map(() => fc.record({ source: fc.constantFrom("s", "t"), revision })));
  fc.assert(
    fc.property(fleet, (wishes) => {
      const users = CLUSTERS.map((name, index): Delivery => {
        const sourceRef = { kind: "GitRepository", name: wishes[index]?.source ?? "" };
        const metadata = { name, namespace: "fleet" };
        return {
          object: {
            apiVersion: "kustomize.toolkit.fluxcd.io/v1",
            kind: "Kustomization",
            metadata,
            spec: { sourceRef },
          },
          target: name,
        };
      });
      const orders = CLUSTERS.flatMap((name, index) => {
        const wanted = wishes[index]?.revision;
        return wanted === undefined ? [] : [[name, wanted] as const];
      });
      const { edits, said } = carryOut(actuateFlux, [...users, SOURCE("s"), SOURCE("t")], Object.fromEntries(orders));
      const agreed = ["s", "t"].filter((name) => {
        const wanted = new Set(wishes.filter(({ source }) => source === name).map((wish) => wish.revision));
        return wanted.size === 1 && !wanted.has(undefined);
      });
      expect(edits.map(({ ref }) => ref.name)).toEqual(agreed);
      const stuck = orders.filter(([name]) => !agreed.includes(wishes[CLUSTERS.indexOf(name)]?.source ?? ""));
      expect(said.map((line) => /target (\w) /.exec(line)?.[1] ?? "").toSorted()).toEqual(stuck.map(([name]) => name));
    }),
  );
});

test("Karmada: whoever somebody holds stays suspended, and nobody else is by that", () => {
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
