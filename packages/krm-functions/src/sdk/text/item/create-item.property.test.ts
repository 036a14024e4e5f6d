import { isMap, type Json, type Path } from "@landfall/core/object";
import fc from "fast-check";
import { expect, test } from "vitest";
import { FUZZ } from "../../../../test/fuzz-options.ts";
import { EditError } from "../model/edit-error.ts";
import type { Item } from "../model/item.ts";
import { createItem, itemOfObject } from "./create-item.ts";

const KEY = fc.oneof(
  fc.constantFrom("spec", "a", "b", "__proto__", "metadata", "name", "1"),
  fc.string({ maxLength: 6 }),
);
const { value: VALUE } = fc.letrec<{ value: Json }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    fc.oneof(fc.string({ unit: "binary", maxLength: 12 }), fc.integer(), fc.double(), fc.boolean(), fc.constant(null)),
    fc.array(tie("value"), { maxLength: 3 }),
    fc.dictionary(KEY, tie("value"), { maxKeys: 3 }),
  ),
}));
const OBJECT = fc
  .record({
    apiVersion: fc.constantFrom("v1", "apps/v1"),
    kind: fc.constantFrom("ConfigMap", "Deployment"),
    metadata: fc.record(
      {
        name: fc.string({ maxLength: 5 }),
        annotations: fc.dictionary(fc.string({ maxLength: 5 }), fc.string({ maxLength: 5 })),
      },
      { requiredKeys: ["name"] },
    ),
    spec: VALUE,
  })
  .map((object) => JSON.parse(JSON.stringify(object)) as { readonly [key: string]: Json });

function pathsOf(value: unknown, at: Path = []): readonly Path[] {
  const fields = Array.isArray(value) ? [...value.entries()] : isMap(value) ? Object.entries(value) : [];
  return [at, ...fields.flatMap(([key, field]) => pathsOf(field, [...at, key]))];
}

function outcomeOf(what: () => unknown): unknown {
  try {
    return what() ?? "nothing";
  } catch (error) {
    if (error instanceof EditError) return `${error.code} ${error.message}`;
    throw error;
  }
}

const heads = ({ apiVersion, kind, name, namespace, id, annotations, labels, changed }: Item): unknown => ({
  apiVersion,
  kind,
  name,
  namespace,
  id,
  annotations,
  labels,
  changed,
});

test("an item of an object that nobody changes answers as one that was written and read, before and after edits", () => {
  const place = { path: "a.yaml", index: 3 };
  fc.assert(
    fc.property(OBJECT, fc.array(fc.tuple(fc.nat(), VALUE, fc.boolean()), { maxLength: 3 }), (object, edits) => {
      const made = [outcomeOf(() => createItem(object, place)), outcomeOf(() => itemOfObject(object, place))] as const;
      if (typeof made[0] === "string") return expect(made[1]).toBe(made[0]);
      const [written, kept] = made as readonly [Item, Item];
      const before = structuredClone(object);
      const same = (): void => {
        expect(heads(kept)).toEqual(heads(written));
        expect(kept.toObject()).toEqual(written.toObject());
        for (const path of pathsOf(written.toObject())) expect(kept.get(path)).toEqual(written.get(path));
        expect(kept.get(["nowhere", 1])).toBeUndefined();
      };
      same();
      for (const [pick, value, removes] of edits) {
        const paths = pathsOf(written.toObject());
        const path = paths[pick % paths.length] ?? [];
        const edit = (item: Item) => () => (removes ? item.delete(path) : item.set(path, value));
        expect(outcomeOf(edit(kept))).toEqual(outcomeOf(edit(written)));
        same();
      }
      expect(kept.source).toBe(written.source);
      expect(kept.text).toBe(written.text);
      expect(object).toEqual(before);
    }),
    { ...FUZZ, numRuns: Math.ceil(FUZZ.numRuns / 4) },
  );
});
