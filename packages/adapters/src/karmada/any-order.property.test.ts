import { type Edit, type KubeObject, type Path, type Result, readPath, refOf } from "@landfall/core/object";
import {
  applyEdits,
  CATALOGUE,
  chooseMechanism,
  indexObjects,
  readLedger,
  resolveAmong,
  resume,
  suspend,
} from "@landfall/core/suspend";
import fc from "fast-check";
import { expect, test } from "vitest";
import { walkDispatch } from "./suspend.ts";

const CLUSTERS = ["m1", "m2"] as const;
const HOLDERS = ["release/a", "incident/b", "c"] as const;
const CLAIM = { "propagationpolicy.karmada.io/namespace": "shop", "propagationpolicy.karmada.io/name": "web" };

/** All objects of one template on the control plane. */
interface Plane {
  readonly policy: KubeObject;
  readonly binding: KubeObject;
  readonly works: { readonly [cluster: string]: KubeObject };
}

const START: Plane = {
  policy: {
    apiVersion: "policy.karmada.io/v1alpha1",
    kind: "PropagationPolicy",
    metadata: { name: "web", namespace: "shop" },
    spec: { placement: { clusterAffinity: { clusterNames: [...CLUSTERS] } } },
  },
  binding: {
    apiVersion: "work.karmada.io/v1alpha2",
    kind: "ResourceBinding",
    metadata: { name: "web", namespace: "shop", annotations: CLAIM },
    spec: { clusters: CLUSTERS.map((name) => ({ name })) },
  },
  works: Object.fromEntries(
    CLUSTERS.map((cluster) => [
      cluster,
      {
        apiVersion: "work.karmada.io/v1alpha1",
        kind: "Work",
        metadata: { name: "web", namespace: `karmada-es-${cluster}` },
        spec: {},
      } satisfies KubeObject,
    ]),
  ),
};

function done(object: KubeObject, result: Result<readonly Edit[]>): KubeObject {
  const after = result.ok ? applyEdits(object, result.value) : result;
  if (!after.ok) throw new Error(after.problems[0]?.message);
  return after.value;
}

function hold(policy: KubeObject, holder: string, clusters: readonly string[]): KubeObject {
  const mechanism = chooseMechanism(CATALOGUE, policy, { effects: ["delivery"] });
  if (!mechanism.ok) throw new Error(mechanism.problems[0]?.message);
  const targets = clusters.length === 0 ? {} : { targets: { clusters } };
  return done(
    policy,
    suspend(policy, { hold: { holder, effect: "delivery", ...targets }, mechanism: mechanism.value }),
  );
}

/** Simulates Karmada's detector: the binding's dispatching becomes the policy's, whatever somebody wrote to it. */
function reconcileBinding({ policy, binding, works }: Plane): Plane {
  const { scheduling } = (readPath(binding, ["spec", "suspension"]) ?? {}) as { readonly scheduling?: boolean };
  const suspension = { ...(readPath(policy, ["spec", "suspension"]) as object), ...(scheduling && { scheduling }) };
  return { policy, binding: { ...binding, spec: { ...(binding.spec as object), suspension } }, works };
}

/** Simulates Karmada's binding controller for one cluster: it writes the Work's spec as a whole. */
function reconcileWork({ policy, binding, works }: Plane, cluster: string): Plane {
  const at = (path: Path): unknown => readPath(binding, ["spec", "suspension", ...path]);
  const names = at(["dispatchingOnClusters", "clusterNames"]);
  const suspendDispatching = at(["dispatching"]) === true || (Array.isArray(names) && names.includes(cluster));
  const condition = { type: "Dispatching", status: suspendDispatching ? "False" : "True" };
  const work = { ...works[cluster], spec: { suspendDispatching }, status: { conditions: [condition] } } as KubeObject;
  return { policy, binding, works: { ...works, [cluster]: work } };
}

const EVENT = fc.oneof(
  fc.record({
    kind: fc.constant("hold" as const),
    holder: fc.constantFrom(...HOLDERS),
    clusters: fc.subarray([...CLUSTERS]),
  }),
  fc.record({ kind: fc.constant("let go" as const), holder: fc.constantFrom(...HOLDERS) }),
  fc.record({ kind: fc.constant("write below" as const), on: fc.boolean(), cluster: fc.constantFrom(...CLUSTERS) }),
  fc.record({ kind: fc.constant("reconcile the binding" as const) }),
  fc.record({ kind: fc.constant("reconcile a Work" as const), cluster: fc.constantFrom(...CLUSTERS) }),
);

test("AC-M1: property: in any order of holders, foreign writes and reconciles the end is what the live holds say", () => {
  fc.assert(
    fc.property(fc.array(EVENT, { maxLength: 20 }), (events) => {
      const expected = new Map<string, readonly string[]>();
      let plane = START;
      for (const event of events) {
        if (event.kind === "hold") {
          plane = { ...plane, policy: hold(plane.policy, event.holder, event.clusters) };
          // Holding again never releases anything.
          const asked = event.clusters.length === 0 ? CLUSTERS : event.clusters;
          expected.set(event.holder, [...new Set([...(expected.get(event.holder) ?? []), ...asked])]);
        } else if (event.kind === "let go") {
          const { policy } = plane;
          plane = { ...plane, policy: done(policy, resume(policy, { holder: event.holder, catalogue: CATALOGUE })) };
          expected.delete(event.holder);
        } else if (event.kind === "write below") {
          const work = { ...plane.works[event.cluster], spec: { suspendDispatching: event.on } } as KubeObject;
          const spec = { ...(plane.binding.spec as object), suspension: { dispatching: event.on } };
          plane = { ...plane, binding: { ...plane.binding, spec }, works: { ...plane.works, [event.cluster]: work } };
        } else if (event.kind === "reconcile the binding") plane = reconcileBinding(plane);
        else plane = reconcileWork(plane, event.cluster);

        const ledger = readLedger(plane.policy);
        expect(ledger.ok && ledger.value.holds.map(({ holder }) => holder)).toEqual([...expected.keys()].sort());
      }
      const settled = CLUSTERS.reduce(reconcileWork, reconcileBinding(plane));
      const works = Object.values(settled.works);
      const stopped = walkDispatch({ ...settled, works }).filter(({ suspended }) => suspended === "yes");
      const held = [...new Set([...expected.values()].flat())].sort();
      expect(stopped.map(({ cluster }) => cluster)).toEqual(held);

      const objects = indexObjects([settled.policy, settled.binding]);
      const { effects } = resolveAmong(settled.binding, { catalogue: CATALOGUE, objects });
      const delivery = effects.find(({ effect }) => effect === "delivery");
      expect(delivery?.state === "active").toBe(held.length === 0);
      expect(delivery?.resumePlan.map(({ holder }) => holder)).toEqual([...expected.keys()].sort());
      if (expected.size === 0) expect(settled.policy).toEqual(START.policy);
      expect(refOf(settled.policy)).toEqual(refOf(START.policy));
    }),
    { numRuns: 300 },
  );
});
