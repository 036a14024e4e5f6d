import { isDeepStrictEqual } from "node:util";
import { type Json, type Path, readPath } from "@landfall/core/object";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { FUZZ } from "../../../../test/fuzz-options.ts";
import { TextItem } from "../item/text-item.ts";
import { EditError } from "../model/edit-error.ts";
import { ItemError } from "../model/item-error.ts";
import { nodeOf, type SourceNode } from "../yaml/source-node.ts";
import { INLINE, SAMPLES } from "../yaml/yaml-samples.test.ts";
import { documentText, mutated } from "../yaml/yaml-text.test.ts";
import { readByExample } from "./index.ts";

/** The same item, read by example and on its own. */
interface Pair {
  readonly like: TextItem;
  readonly alone: TextItem;
}

/** Formats a document as an item of a list whose dashes stand at a column. */
function itemText(document: string, column: number): string {
  const indent = " ".repeat(column);
  const body = document.replace(/^---\r?\n/, "").replace(/\r?\n?$/, "");
  return `${indent}- ${body.replace(/\n(?=[^\n\r])/g, `\n${indent}  `)}${document.includes("\r\n") ? "\r\n" : "\n"}`;
}

function pairsOf(
  documents: readonly string[],
  column: number,
): { readonly pairs: readonly Pair[]; readonly read: () => number } {
  const texts = documents.map((document) => itemText(document, column));
  const list = texts.join("");
  const examples = readByExample({ patience: 0, start: 200, compared: 4, made: 10 });
  let read = 0;
  let start = 0;
  const pairs = texts.map((text, index): Pair => {
    const slot = { dash: column, column };
    const origin = { list, offset: 0, start, end: start + text.length, index };
    start += text.length;
    const counted: typeof examples = (...asked) => {
      const reading = examples(...asked);
      if (reading !== undefined) read++;
      return reading;
    };
    return {
      like: new TextItem(text, slot, { ...origin, readLike: counted }),
      alone: new TextItem(text, slot, origin),
    };
  });
  return { pairs, read: () => read };
}

function outcomeOf(what: () => unknown): unknown {
  try {
    return { value: what() };
  } catch (error) {
    if (error instanceof ItemError) return error.problem;
    if (error instanceof EditError) return { code: error.code, message: error.message };
    throw error;
  }
}

/** The ranges of all nodes of an item. */
function nodesOf(item: TextItem): unknown {
  const show = (text: string, node: SourceNode): unknown => {
    if (node.kind === "scalar" || node.kind === "alias") return node;
    const { kind, flow, start, end, column, entries } = node;
    const shown = entries.map((entry) => ({
      key: entry.key,
      start: entry.start,
      after: entry.after,
      limit: entry.limit,
      node: show(text, nodeOf(text, node, entry)),
    }));
    return { kind, flow, start, end, column, entries: shown };
  };
  return item.look(({ text, root, exact }) => (exact ? "exact" : show(text, root)));
}

function pathsOf(value: unknown, path: Path = []): readonly Path[] {
  if (value === null || typeof value !== "object") return [path];
  return [
    path,
    ...Object.entries(value).flatMap(([key, each]) =>
      pathsOf(each, [...path, Array.isArray(value) ? Number(key) : key]),
    ),
  ];
}

/** Compares a result of both items; calls `expect`, which is slow, only where they differ. */
function same({ like, alone }: Pair, what: (item: TextItem) => unknown): void {
  const [ours, theirs] = [outcomeOf(() => what(like)), outcomeOf(() => what(alone))];
  if (!isDeepStrictEqual(ours, theirs)) expect(ours).toEqual(theirs);
}

function sameReads(pair: Pair): void {
  same(pair, (item) => item.toObject());
  same(pair, (item) => [item.id, item.ref, item.annotations]);
  for (const path of pathsOfItem(pair)) {
    for (const at of [path, [...path, "0"], [...path, "length"], [...path, "__proto__"]])
      same(pair, (item) => item.get(at));
  }
  for (const path of pathsOfItem(pair)) same(pair, (item) => [item.isBlockMap(path), item.isPlainWord(path)]);
  same(pair, nodesOf);
}

function pathsOfItem({ alone }: Pair): readonly Path[] {
  const object = outcomeOf(() => alone.toObject());
  return pathsOf((object as { readonly value?: unknown }).value);
}

const edit = fc.record({
  at: fc.double({ min: 0, max: 0.999, noNaN: true }),
  more: fc.array(fc.constantFrom<string | number>("k1", "new", "other", 0, 1), { maxLength: 2 }),
  value: fc.constantFrom<Json | undefined>("x", "two\nlines", 7, null, { a: [1, "b"] }, ["c"], [], undefined),
});

function sameEdits(pair: Pair, edits: readonly (typeof edit extends fc.Arbitrary<infer T> ? T : never)[]): void {
  same(pair, (item) => item.toObject());
  const paths = pathsOfItem(pair);
  for (const { at, more, value } of edits) {
    const path = [...(paths[Math.floor(at * paths.length)] ?? []), ...more];
    same(pair, (item) => (value === undefined ? item.delete(path) : item.set(path, value)));
    same(pair, (item) => item.get(path));
  }
  same(pair, (item) => item.source);
  same(pair, (item) => [item.text, item.changed]);
}

/** A document and variants of it, with other scalars or with other characters anywhere. */
const family = (document: fc.Arbitrary<string>): fc.Arbitrary<readonly string[]> =>
  document.chain((text) => {
    const words = [...text.matchAll(/(?<=: |- |# )\S[^\n\r]*/g)];
    const other = fc.tuple(fc.nat(), fc.constantFrom(...INLINE, "other", "v1.2 # c")).map(([at, word]) => {
      const match = words[at % Math.max(words.length, 1)];
      if (match === undefined) return text;
      return text.slice(0, match.index) + word + text.slice(match.index + match[0].length);
    });
    const neighbour = fc.oneof(
      { weight: 6, arbitrary: other },
      { weight: 2, arbitrary: fc.constant(text) },
      { weight: 1, arbitrary: mutated(fc.constant(text)) },
    );
    return fc.array(neighbour, { minLength: 1, maxLength: 5 }).map((others) => [text, ...others]);
  });

const families = fc.tuple(
  fc.oneof(family(documentText), family(fc.constantFrom(...SAMPLES))),
  fc.constantFrom(0, 0, 2),
);

describe("items that are read by example", () => {
  test("have the nodes and values that they have alone", () => {
    let read = 0;
    fc.assert(
      fc.property(families, ([documents, column]) => {
        const list = pairsOf(documents, column);
        for (const pair of list.pairs) sameReads(pair);
        read += list.read();
      }),
      FUZZ,
    );
    expect(read).toBeGreaterThan(FUZZ.numRuns);
  });

  test("are edited as they are alone", () => {
    fc.assert(
      fc.property(families, fc.array(edit, { minLength: 1, maxLength: 4 }), ([documents, column], edits) => {
        for (const pair of pairsOf(documents, column).pairs) sameEdits(pair, edits);
      }),
      FUZZ,
    );
  });

  test("share what is the same in their objects, frozen; what `get` gives is the caller's own", () => {
    const documents = ["a", "b", "c"].map((name) => `kind: A\nmetadata:\n  name: ${name}\nspec:\n  list: [{x: 1}]\n`);
    const { pairs, read } = pairsOf(documents, 0);
    const [, second, third] = pairs.map(({ like }) => like);
    const [ours, theirs] = [second?.toObject(), third?.toObject()];
    expect(read()).toBe(2);
    expect([ours?.metadata?.name, theirs?.metadata?.name]).toEqual(["b", "c"]);
    expect(ours?.["spec"]).toBe(theirs?.["spec"]);
    const list = readPath(ours, ["spec", "list"]) as unknown[];
    expect(() => list.push(2)).toThrow(TypeError);
    const own = second?.get(["spec", "list"]) as unknown[];
    own.push(2);
    expect(third?.get(["spec", "list"])).toEqual([{ x: 1 }]);
  });
});
