import fc from "fast-check";
import { expect, test } from "vitest";
import type { KubeObject } from "../../object/index.ts";
import { applyEdits, editsBetween } from "../index.ts";

const object = (spec: unknown): KubeObject =>
  ({ apiVersion: "v1", kind: "Thing", metadata: { name: "a", namespace: "b" }, spec }) as KubeObject;

test("property: the edits between two versions make one out of the other", () => {
  const leaf = fc.oneof(fc.boolean(), fc.integer(), fc.constantFrom("", "a"), fc.array(fc.integer(), { maxLength: 2 }));
  const tree = fc.letrec((tie) => ({
    map: fc.dictionary(fc.constantFrom("a", "b", "c", "d"), fc.oneof({ maxDepth: 3 }, leaf, tie("map"))),
  })).map;
  fc.assert(
    fc.property(tree, tree, (before, after) => {
      const edits = editsBetween(object(before), object(after));
      expect(applyEdits(object(before), edits)).toMatchObject({ ok: true });
      const done = applyEdits(object(before), edits);
      expect(done.ok ? done.value.spec : undefined).toEqual(object(after).spec);
      expect(editsBetween(object(after), object(after))).toEqual([]);
    }),
  );
});
