import type { Json, Path } from "@landfall/core/object";
import fc from "fast-check";
import { CORE_SCHEMA, load, mergeTag } from "js-yaml";
import { describe, expect, test } from "vitest";
import { FUZZ } from "../../../../test/fuzz-options.ts";
import { locate, locateToSet } from "../edit/locate.ts";
import { openListDocument } from "../list/list-document.ts";
import { EditError } from "../model/edit-error.ts";
import { ItemError } from "../model/item-error.ts";
import { endOfNode } from "../yaml/end-of-node.ts";
import { indexOf } from "../yaml/node-value.ts";
import { readExact } from "../yaml/read-exact.ts";
import { SAMPLES } from "../yaml/yaml-samples.test.ts";
import { deepened, documentText } from "../yaml/yaml-text.test.ts";
import { openItem } from "./open-item.ts";

const SCHEMA = CORE_SCHEMA.withTags(mergeTag);

interface Step {
  readonly operation: "set" | "append" | "delete";
  readonly walk: readonly number[];
  readonly extra: readonly string[];
  readonly value: Json;
}

const text = fc.oneof(
  fc.string({ unit: "grapheme", maxLength: 10 }),
  fc.string({ unit: "binary", maxLength: 6 }),
  fc.constantFrom(
    "on",
    "1",
    "0x1F",
    "a: b",
    "x #y",
    "",
    "a\nb",
    "a\nb\n",
    "a\n\n",
    " a\nb",
    "\n",
    "a\r\nb",
    "---",
    "- a",
    "é",
    "it's",
    'q"',
    "a\\b",
    "x, y",
    "<<",
  ),
);
const value = fc.letrec<{ json: Json }>((tie) => ({
  json: fc.oneof(
    { maxDepth: 3 },
    text,
    fc.constantFrom<Json>(null, true, false, 0, 1, -1.5, 1e21, 1e-7),
    fc.array(tie("json"), { maxLength: 3 }),
    fc.dictionary(fc.oneof(fc.constantFrom("a", "on", "1", "a/b", "__proto__", "k: v"), text), tie("json"), {
      maxKeys: 3,
    }),
  ),
})).json;
const step: fc.Arbitrary<Step> = fc.record({
  operation: fc.constantFrom("set", "set", "append", "delete"),
  walk: fc.array(fc.nat({ max: 20 }), { minLength: 1, maxLength: 5 }),
  extra: fc.oneof(
    { weight: 3, arbitrary: fc.constant([]) },
    { weight: 1, arbitrary: fc.array(fc.constantFrom("new", "k1", "on"), { minLength: 1, maxLength: 2 }) },
  ),
  value,
});

/** A path that follows the object as far as `walk` leads, and then the extra keys. */
function pathIn(root: unknown, { walk, extra }: Step): Path {
  const path: (string | number)[] = [];
  let here = root;
  for (const pick of walk) {
    if (here === null || typeof here !== "object") break;
    const keys = Object.keys(here);
    const key = keys[pick % (keys.length + 1)];
    if (key === undefined) break;
    path.push(Array.isArray(here) ? Number(key) : key);
    here = (here as Record<string, unknown>)[key];
  }
  return [...path, ...extra];
}

function define(target: object, key: string | number, entry: unknown): void {
  Object.defineProperty(target, key, { value: entry, writable: true, enumerable: true, configurable: true });
}

/** The object expected after the edit, computed on plain values. */
function expected(root: unknown, path: Path, { operation, value: json }: Step): unknown {
  const copy = structuredClone(root);
  let here = copy as Record<string, unknown>;
  for (const [i, segment] of path.entries()) {
    const own = Object.hasOwn(here, segment);
    if (i < path.length - 1) {
      if (!own || here[segment] === null) {
        if (operation === "delete") return copy;
        define(here, segment, {});
      }
      here = here[segment] as Record<string, unknown>;
      continue;
    }
    if (operation === "set") define(here, segment, json);
    else if (operation === "append")
      define(here, segment, [...((own ? (here[segment] as unknown[] | null) : null) ?? []), json]);
    else if (!own) return copy;
    else if (Array.isArray(here)) here.splice(indexOf(segment), 1);
    else delete here[segment];
  }
  return copy;
}

/** The old lines that an edit at the path may touch: those of the deepest place that exists, with its lead comments. */
function ownLines(source: string, path: Path, operation: Step["operation"]): readonly [number, number] {
  const tree = readExact(source);
  let { place } = operation === "set" ? locateToSet(tree, path) : locate(tree, path);
  if (operation === "delete")
    while (place.grandparent?.entry !== undefined && place.parent?.entries.length === 1) place = place.grandparent;
  const start = place.entry?.start ?? 0;
  const lineOf = (offset: number): number => source.slice(0, offset).split("\n").length - 1;
  const next = place.parent?.entries[place.parent.entries.indexOf(place.entry as never) + 1];
  const last = lineOf(Math.max(endOfNode(source, place.node), start));
  return [lineOf(start), next === undefined ? last : Math.max(last, lineOf(next.start))];
}

function checkLines(before: string, after: string, [first, last]: readonly [number, number], deleted: boolean): void {
  const [old, now] = [before.split("\n"), after.split("\n")];
  let lead = first;
  while (lead > 0 && (old[lead - 1] ?? "").trim().startsWith("#")) lead--;
  expect(now.slice(0, lead)).toEqual(old.slice(0, lead));
  // The edit also removes text below a deleted field that a block scalar above would absorb.
  let end = last;
  while (deleted && /^ *(?:#.*)?\r?$/.test(old[end + 1] ?? "x")) end++;
  const rest = old.length - 1 - end;
  if (rest > 0) expect(now.slice(-rest)).toEqual(old.slice(-rest));
}

/** The value that the conforming parser reads; a text with a tag or key that has no value there is read as an item. */
function valueOfText(text: string): unknown {
  try {
    return load(deepened(text), { schema: SCHEMA });
  } catch {
    const item = openItem(text);
    return item.ok ? item.value.toObject() : item.problems;
  }
}

function checkEdit(source: string, steps: readonly Step[]): void {
  const opened = openItem(source);
  if (!opened.ok) return;
  const item = opened.value;
  for (const each of steps) {
    const before = item.text;
    const object = valueOfText(before);
    const path = pathIn(object, each);
    if (path.length === 0) continue;
    try {
      if (each.operation === "delete") item.delete(path);
      else item[each.operation](path, each.value);
    } catch (error) {
      if (!(error instanceof EditError)) throw error;
      expect(item.text).toBe(before);
      continue;
    }
    const want = expected(object, path, each);
    expect({ before, path, after: item.text, value: item.toObject() }).toEqual({
      before,
      path,
      after: item.text,
      value: want,
    });
    expect({ before, path, after: item.text, value: valueOfText(item.text) }).toEqual({
      before,
      path,
      after: item.text,
      value: want,
    });
    if (item.text === before) continue;
    checkLines(before, item.text, ownLines(before, path, each.operation), each.operation === "delete");
  }
}

/** The items of a list as the conforming parser reads them; undefined if it refuses. */
function itemsOf(list: string): readonly unknown[] | undefined {
  try {
    return (load(deepened(list), { schema: SCHEMA, maxDepth: 256 }) as { readonly items: readonly unknown[] }).items;
  } catch {
    return undefined;
  }
}

/**
 * Checks edits of a document that is the first of two items in a list, and has not been read before. If the document
 * has an anchor, the second item refers to it.
 */
function checkEditInList(source: string, column: number, steps: readonly Step[]): void {
  const margin = " ".repeat(column);
  const body = source.replace(/^(?:---\r?\n|\s*\n)+/, "").replaceAll(/\n(?=.)/g, `\n${margin}  `);
  const head = "apiVersion: config.kubernetes.io/v1\nkind: ResourceList\nitems:\n";
  const alias = /: &x v/.test(body) ? `${margin}  shared: *x\n` : "";
  const last = `${margin}- kind: B # last\n${alias}`;
  const opened = openListDocument(`${head}${margin}- ${body}${last}`);
  if (!opened.ok || opened.value.items.length !== 2) return;
  const list = opened.value;
  const [item] = list.items;
  for (const each of steps) {
    const before = list.emit(list.items, []);
    const [object, second] = itemsOf(before) ?? [];
    const path = pathIn(object, each);
    if (path.length === 0 || item === undefined || object === undefined) return;
    try {
      if (each.operation === "delete") item.delete(path);
      else item[each.operation](path, each.value);
    } catch (error) {
      if (!(error instanceof EditError || error instanceof ItemError)) throw error;
      expect(list.emit(list.items, [])).toBe(before);
      continue;
    }
    const emitted = list.emit(list.items, []);
    expect(emitted.startsWith(head) && emitted.endsWith(last)).toBe(true);
    const want = [expected(object, path, each), second];
    expect({ before, path, emitted, items: itemsOf(emitted) }).toEqual({ before, path, emitted, items: want });
    expect({ before, path, emitted, value: item.toObject() }).toEqual({ before, path, emitted, value: want[0] });
    if (alias !== "") continue;
    expect({ emitted, text: item.text, value: valueOfText(item.text) }).toEqual({
      emitted,
      text: item.text,
      value: want[0],
    });
  }
}

describe("an edit", () => {
  test.each([
    ['k: "a\ne: f\n# d"\n'],
    ["k: 'a\ne: f\n# d'\n"],
    ["k: {a: b,\ne: f}\n# d\n"],
    ["k:\n- {a: b,\n- c: d}\n"],
  ])("sees no keys in the lines of a value that stand at the column of the keys: %j", (text) =>
    checkEditInList(text, 0, [{ operation: "set", walk: [9, 0], extra: ["new"], value: null }]),
  );

  test("of an item in a list leaves the rest of the list alone", () => {
    fc.assert(
      fc.property(
        fc.oneof(documentText, fc.constantFrom(...SAMPLES)),
        fc.constantFrom(0, 2, 3),
        fc.array(step, { minLength: 1, maxLength: 3 }),
        checkEditInList,
      ),
      FUZZ,
    );
  });

  test("changes only its own lines and gives exactly the expected object, on generated documents", () => {
    // A field that also comes from a merge key is set as a field of the mapping's own.
    checkEdit("<<:\n  a:\n    a: ''\n", [{ operation: "set", walk: [0], extra: [], value: "" }]);
    fc.assert(fc.property(documentText, fc.array(step, { minLength: 1, maxLength: 3 }), checkEdit), FUZZ);
  });

  test("changes only its own lines and gives exactly the expected object, on real-looking text", () => {
    fc.assert(
      fc.property(fc.constantFrom(...SAMPLES), fc.array(step, { minLength: 1, maxLength: 5 }), checkEdit),
      FUZZ,
    );
  });
});
