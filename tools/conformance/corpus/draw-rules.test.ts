import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { drawRules } from "./draw-rules.ts";

const PAGE = new URL("../../../docs/status-rules-read.md", import.meta.url);
/** The seed of the draw that the page lists. */
const SEED = 20_261_123;

test("the same seed draws the same rules, a longer draw begins with a shorter one, and none comes twice", () => {
  const drawn = drawRules(60, SEED);
  expect(drawRules(20, SEED)).toEqual(drawn.slice(0, 20));
  expect(drawRules(20, SEED + 1)).not.toEqual(drawn.slice(0, 20));
  const all = drawRules(1_000, SEED);
  expect(new Set(all.map((rule) => JSON.stringify(rule))).size).toBe(all.length);
});

test("docs/status-rules-read.md lists forty drawn rules that were read, and those that were read since", () => {
  const [drawn = "", since = ""] = readFileSync(PAGE, "utf8").split("\n## Read since");
  const read = (text: string): readonly string[] =>
    text.split("\n").filter((line) => /^\| \d+ \|/.test(line) && !line.includes("| not seen |"));
  expect([read(drawn).length, read(since).length]).toEqual([40, 61]);
});
