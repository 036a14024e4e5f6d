import fc from "fast-check";
import { load, parseEvents } from "js-yaml";
import { expect, test } from "vitest";
import { onOneLine } from "./on-one-line.ts";
import { INLINE, KEYS, NOISE } from "./yaml-samples.test.ts";

interface Entry {
  readonly key: string;
  readonly node: Node;
  readonly before: string;
  readonly space: string;
  readonly after: string;
}
type Node =
  | { readonly kind: "inline"; readonly text: string }
  | { readonly kind: "block"; readonly header: string; readonly lines: readonly string[]; readonly indent: number }
  | { readonly kind: "map" | "seq"; readonly entries: readonly Entry[]; readonly step: number; readonly own: boolean }
  | { readonly kind: "wrapped"; readonly quote: string; readonly lines: readonly string[]; readonly indent: number };

const pick = <T>(...values: readonly T[]): fc.Arbitrary<T> => fc.constantFrom(...values);
const inline = fc.oneof(
  { weight: 6, arbitrary: pick(...INLINE.slice(0, 25)) },
  { weight: 4, arbitrary: pick(...INLINE) },
  { weight: 1, arbitrary: fc.string({ unit: "grapheme", maxLength: 12 }).map((text) => JSON.stringify(text)) },
  { weight: 1, arbitrary: fc.string({ maxLength: 12 }).map((text) => `'${text.replaceAll("'", "''")}'`) },
  { weight: 1, arbitrary: fc.string({ maxLength: 8 }) },
);
const blockLine = pick(
  "x",
  "#!/bin/sh",
  "  deeper",
  "a: b",
  "- c",
  "",
  "",
  "   ",
  "# no comment",
  "tab\there",
  "\tx",
  "é",
  "trailing  ",
  "---",
);
const before = fc.oneof(
  { weight: 8, arbitrary: fc.constant("") },
  { weight: 1, arbitrary: pick("\n", "# c\n", "  # c\n", "\n\n", "      # deep\n", "   \n") },
);

const { node } = fc.letrec<{ node: Node; collection: Node; entry: Entry }>((tie) => ({
  entry: fc.record({
    key: fc.oneof(
      { weight: 6, arbitrary: fc.integer({ min: 0, max: 30 }).map((i) => `k${i}`) },
      { weight: 2, arbitrary: pick(...KEYS) },
    ),
    node: tie("node"),
    before,
    space: pick(" ", " ", " ", "", "  ", "\t"),
    after: pick("", "", "", "", " # c", "  # c: d", " ", "#no"),
  }),
  collection: fc.record({
    kind: pick("map" as const, "seq" as const),
    entries: fc.array(tie("entry"), { minLength: 1, maxLength: 4 }),
    step: pick(2, 2, 2, 4, 1, 0),
    own: pick(false, false, false, true),
  }),
  node: fc.oneof(
    { maxDepth: 4, depthSize: "small" },
    inline.map((text): Node => ({ kind: "inline", text })),
    fc
      .record({
        header: pick("|", "|-", "|+", ">", ">-", "|2", "|2-", "| # c", "|-x", "|1", "|+1", "|0"),
        lines: fc.array(blockLine, { maxLength: 5 }),
        indent: pick(2, 2, 2, 4, 1, 0),
      })
      .map((each): Node => ({ kind: "block", ...each })),
    fc
      .record({
        quote: pick("", "'", '"'),
        lines: fc.array(pick("a", "b c", "", "# d", "e: f"), { minLength: 2, maxLength: 3 }),
        indent: pick(2, 4, 0),
      })
      .map((each): Node => ({ kind: "wrapped", ...each })),
    tie("collection"),
    tie("collection"),
  ),
}));

/** The text after a `:` or `-` of a collection at `column`, with its line break. */
function behind(value: Node, column: number, { space, after }: Entry, dash: boolean): string {
  switch (value.kind) {
    case "inline":
      return `${space}${value.text}${after}\n`;
    case "block":
      return `${space}${value.header}\n${value.lines.map((line) => `${" ".repeat(column + value.indent)}${line}\n`).join("")}`;
    case "wrapped":
      return `${space}${value.quote}${value.lines.join(`\n${" ".repeat(column + value.indent)}`)}${value.quote}${after}\n`;
    case "map":
    case "seq": {
      const own = column + (value.kind === "map" && value.step === 0 ? 2 : value.step);
      if (!dash || value.own) return `${after}\n${collection(value, own, false)}`;
      return `${space}${collection(value, column + 1 + space.length, true)}`;
    }
  }
}

function collection(value: Node, column: number, inLine: boolean): string {
  if (value.kind !== "map" && value.kind !== "seq") return "";
  const dash = value.kind === "seq";
  return value.entries
    .map((entry, i) => {
      const indent = i === 0 && inLine ? "" : (i === 0 ? "" : entry.before) + " ".repeat(column);
      return `${indent}${dash ? "-" : `${entry.key}:`}${behind(entry.node, column, entry, dash)}`;
    })
    .join("");
}

/** Documents as people and machines write them, and near misses; most are valid YAML. */
export const documentText: fc.Arbitrary<string> = fc
  .tuple(
    node,
    pick("", "", "", "---\n", "# c\n", "\n"),
    pick("\n", "\n", "\n", "\r\n"),
    pick("", "", "", "...\n", "# end\n", "\n\n"),
  )
  .map(([root, head, eol, tail]) => {
    const body =
      root.kind === "map" || root.kind === "seq"
        ? collection(root, 0, false)
        : `k:${behind(root, 0, { key: "", node: root, before: "", space: " ", after: "" }, false)}`;
    return (head + body + tail).replaceAll("\n", eol);
  });

/** Texts with characters inserted and removed, and lines repeated and moved. */
export function mutated(text: fc.Arbitrary<string>): fc.Arbitrary<string> {
  const mutation = fc.record({
    at: fc.double({ min: 0, max: 0.999, noNaN: true }),
    cut: pick(0, 0, 0, 1, 2, 7),
    noise: fc.oneof(pick(...NOISE), fc.constant("")),
  });
  return fc.tuple(text, fc.array(mutation, { minLength: 1, maxLength: 3 })).map(([source, mutations]) =>
    mutations.reduce((current, { at, cut, noise }) => {
      const offset = Math.floor(at * current.length);
      return current.slice(0, offset) + noise + current.slice(offset + cut);
    }, source),
  );
}

test("the generator makes a fair share of valid YAML", () => {
  const texts = fc.sample(documentText, { numRuns: 300, seed: 7 });
  const valid = texts.filter((text) => {
    try {
      load(text);
      return true;
    } catch {
      return false;
    }
  });
  expect(valid.length).toBeGreaterThan(60);
});

/**
 * The text itself if js-yaml accepts it; else with all lines inside brackets and quotes indented far, which means the
 * same and is valid.
 */
export function deepened(text: string): string {
  try {
    parseEvents(text, { maxDepth: 256 });
    return text;
  } catch {
    // The text may be accepted once its lines are indented further.
  }
  const flat = onOneLine(text);
  return text.replaceAll(/\r?\n/g, (lineBreak, at: number) => (flat[at] === " " ? `\n${" ".repeat(80)}` : lineBreak));
}
