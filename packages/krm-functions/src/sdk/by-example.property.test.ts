import { readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { FUZZ } from "../../test/fuzz-options.ts";
import { aggregateStatus } from "../aggregate-status/index.ts";
import { computeWave } from "../compute-wave/index.ts";
import { setSuspend } from "../set-suspend/index.ts";
import type { KrmFunction } from "./function.ts";
import { processList } from "./process-list.ts";

/*
 * Runs each function over fleets of items that differ in one place each. Reading items by example (`alike/`) must give
 * the same bytes as reading each item on its own.
 */

const TYPICAL = join(import.meta.dirname, "../../bundling/typical");
/** The number of leading items that are always read on their own; only items after them can be read by example. */
const FIRST = 22;

/** Splits a function's typical ResourceList into its item and the text before and after that item. */
function typicalList(name: string): { readonly item: string; readonly head: string; readonly tail: string } {
  const text = readFileSync(join(TYPICAL, `${name}.yaml`), "utf8");
  const [start, end] = [text.indexOf("- "), text.indexOf("functionConfig:")];
  return { item: text.slice(start, end), head: text.slice(0, start), tail: text.slice(end) };
}

/** Values for a key, in spellings that YAML readers may resolve to different types. */
const WORDS: readonly string[] = [
  "a",
  "a b c",
  "a:b",
  "a#b",
  "http://x/y?z=1#frag",
  "é日本",
  "😀",
  "__proto__",
  "-x",
  "?q",
  ":c",
  "<<",
  "=",
  "\\n",
  "yes",
  "on",
  "n",
  "null",
  "~",
  "Null",
  "true",
  "False",
  "TRUE",
  "''",
  '""',
  "'it''s'",
  "'# none'",
  '"a\\nb"',
  "0",
  "-1",
  "+7",
  "0644",
  "0o17",
  "0x1F",
  "1_000",
  "12:30",
  "1.5",
  "1e3",
  ".5",
  ".inf",
  ".nan",
  "9007199254740993",
  "2026-01-01",
  "2026-01-01T00:00:00Z",
  '"\\u00e9\\t"',
  '"\\x41"',
  "a # c",
  "-1 # minus",
  "|x",
  "!!str 1",
  "&x v",
  "[]",
  "{}",
  "[ ]",
  "[a, 'b']",
  "{a: b}",
  '{"a":1}',
  "[a, ]",
  "[1, [2, {a: 1}]]",
  "a\u00a0b",
  "a\\",
];

/** One difference between an item and the others: a scalar, a comment, a key, or a line that is missing or repeated. */
const differences = fc.record({
  at: fc.nat(),
  kind: fc.constantFrom("value", "value", "value", "value", "without", "twice", "key", "comment", "empty"),
  word: fc.constantFrom(...WORDS, "hub", "edge-1", "v7", '"False"', "2026-11-22T09:00:00Z", "2026-11-21T09:00:00Z"),
});
type Difference = typeof differences extends fc.Arbitrary<infer T> ? T : never;

function differing(item: string, { at, kind, word }: Difference): string {
  const lines = item.split("\n").slice(0, -1);
  const index = at % lines.length;
  const line = lines[index] ?? "";
  const other: { readonly [K in Difference["kind"]]: readonly string[] } = {
    value: [line.replace(/((?:: |- )(?!.*: )).*/, (_, before: string) => before + word)],
    without: [],
    twice: [line, line],
    key: [line.replace(/[\w./-]+(?=:(?: |$))/, "other")],
    comment: [`${line} # ${word}`],
    empty: [line.replace(/: .*/, ":")],
  };
  return `${lines.toSpliced(index, 1, ...other[kind]).join("\n")}\n`;
}

const FUNCTIONS: readonly (readonly [string, KrmFunction<never>])[] = [
  ["set-suspend", setSuspend as unknown as KrmFunction<never>],
  ["compute-wave", computeWave as unknown as KrmFunction<never>],
  ["aggregate-status", aggregateStatus as unknown as KrmFunction<never>],
];

describe.each(FUNCTIONS)("%s", (name, fn) => {
  const { item, head, tail } = typicalList(name);
  const named = (text: string, index: number): string =>
    text.replaceAll("edge-00000", `edge-${String(index).padStart(5, "0")}`);

  test("property: writes the same bytes where no item is read by the example of another", () => {
    const runs = Math.ceil(FUZZ.numRuns / 8);
    let good = 0;
    const fleets = fc.array(fc.option(differences, { nil: undefined }), { minLength: 3, maxLength: 8 });
    fc.assert(
      fc.property(fleets, (fleet) => {
        const first = Array.from({ length: FIRST }, () => item);
        const others = fleet.map((one) => (one === undefined ? item : differing(item, one)));
        const text = head + [...first, ...others].map(named).join("") + tail;
        const [like, alone] = [true, false].map((byExample) => processList(fn, text, { byExample }));
        expect(like).toEqual(alone);
        if (like?.exitCode === 0) good++;
      }),
      { ...FUZZ, numRuns: runs },
    );
    expect(good).toBeGreaterThan(runs / 10);
  });
});
