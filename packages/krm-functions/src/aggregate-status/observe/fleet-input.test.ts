import { type KubeObject, refKey, refOf } from "@landfall/core/object";
import fc from "fast-check";
import { expect, test } from "vitest";
import { readFleet } from "./fleet-input.ts";
import { knownKind } from "./kinds.ts";
import { type Fields, snapshot } from "./observe.test-d.ts";

const name = fc.constantFrom<unknown>("a", "b", "", 5, null, undefined);
const metadata = fc.oneof(
  fc.record({ name, namespace: name }),
  fc.constantFrom<Fields | null>({ name: "a", namespace: "b" }, {}, null),
);
const item: fc.Arbitrary<Fields> = fc.record({
  apiVersion: fc.constantFrom("kustomize.toolkit.fluxcd.io/v1", "apps/v1", "v1"),
  kind: fc.constantFrom("Kustomization", "Deployment"),
  metadata,
});

test("property: a live object has the names and the part of its own, whatever stood at its place before", () => {
  fc.assert(
    fc.property(fc.array(fc.array(item, { maxLength: 4 }), { maxLength: 8 }), (clusters) => {
      const { seen, live, problems } = readFleet(
        clusters.map((items, index) => ({ object: snapshot(`edge-${index}`, ...items) })),
      );
      expect(problems).toEqual([]);
      for (const { object, ref, known, cluster } of seen) {
        expect(ref).toEqual(refOf(object));
        expect(known).toBe(knownKind(ref.group, ref.kind));
        expect(live.get(cluster)?.get(refKey(ref))?.object).toBe(object);
      }
      const distinct = clusters.map((items) => new Set(items.map((each) => refKey(refOf(each as KubeObject)))).size);
      expect(seen.length).toBe(distinct.reduce((sum, size) => sum + size, 0));
    }),
  );
});
