import type { Json } from "@landfall/core/object";
import fc from "fast-check";
import { load } from "js-yaml";
import { expect, test } from "vitest";
import { FUZZ } from "../../../../test/fuzz-options.ts";
import { writeBlock } from "../edit/write-value.ts";
import { createItem } from "../item/create-item.ts";
import { openListDocument } from "./list-document.ts";
import { toJson, writeResults } from "./write-results.ts";

const STYLE = { eol: "\n", step: 2, wide: false, literal: true, json: false, gap: " " } as const;
const text = fc.oneof(
  fc.constantFrom("a", "b", "on", "1", "a: b", "", "a\nb\n", "a\n\nb", "é"),
  fc.string({ maxLength: 6 }),
);
const key = fc.oneof(fc.constantFrom("message", "tags", "field", "x"), text);
const { json, fields } = fc.letrec<{ json: unknown; fields: { readonly [key: string]: unknown } }>((tie) => ({
  json: fc.oneof(
    { maxDepth: 3, depthSize: "small" },
    text,
    fc.constantFrom(null, true, 0, -1.5, 1e21),
    fc.array(tie("json"), { maxLength: 2 }),
    tie("fields"),
  ),
  fields: fc.dictionary(key, fc.oneof({ weight: 9, arbitrary: tie("json") }, fc.constant(undefined)), {
    maxKeys: 4,
    noNullPrototype: true,
  }),
}));

test("results are written as any list is, however much of them is the same", () => {
  const results = fc
    .array(fc.oneof({ weight: 9, arbitrary: fields }, json), { minLength: 1, maxLength: 5 })
    .chain((some) => fc.array(fc.constantFrom(...some), { minLength: 1, maxLength: 80 }));
  fc.assert(
    fc.property(results, fc.constantFrom(0, 2), (list, column) => {
      const plain = toJson({ results: list });
      const written = writeResults(list as never, column, "\n").join("");
      expect(written).toBe(`${" ".repeat(column)}${writeBlock(plain, column, STYLE)}\n`);
      expect(load(written)).toEqual(plain);
    }),
    FUZZ,
  );
});

test("an item that is put into a list as it was made is read there as it was made", () => {
  const opened = openListDocument("apiVersion: config.kubernetes.io/v1\nkind: ResourceList\nitems:\n- kind: A\n");
  if (!opened.ok) throw new Error("unreadable");
  const { value: list } = opened;
  fc.assert(
    fc.property(fields, (some) => {
      const object = toJson({ ...some, metadata: { name: "n" } }) as { readonly [key: string]: Json };
      const item = createItem(object, { path: "a.yaml" });
      const emitted = load(list.emit([...list.items, item], [])) as { readonly items: readonly unknown[] };
      expect(emitted.items[1]).toEqual(item.toObject());
    }),
    FUZZ,
  );
});
