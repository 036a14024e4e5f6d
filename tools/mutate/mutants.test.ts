import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { mutantsOf } from "./mutants.ts";
import { BAR, reportOf } from "./report.ts";

function mutated(source: string): readonly string[] {
  return mutantsOf(source).map(({ start, end, text }) => `${source.slice(0, start)}${text}${source.slice(end)}`);
}

describe("the mutants of a source", () => {
  test.each<[string, readonly string[]]>([
    ["a === b;", ["a !== b;"]],
    ["a < b && c;", ["a <= b && c;", "a < b || c;"]],
    ["const x = a ? b : c;", ["const x = !(a) ? b : c;"]],
    ["if (a) b();", ["if (!(a)) b();"]],
    ["x = !a;", ["x = a;"]],
    ["x = true;", ["x = false;"]],
    ["a.some(f); Math.max(a, b);", ["a.every(f); Math.max(a, b);", "a.some(f); Math.min(a, b);"]],
    ["type A = true | false; interface B { readonly c: true }", []],
    ["const a = (b === c) as boolean;", ["const a = (b !== c) as boolean;"]],
  ])("%s", (source, expected) => {
    expect([...mutated(source)].sort()).toEqual([...expected].sort());
  });
});

test("the report has a row for each folder, and every mutant that nothing noticed", () => {
  const mutant = { start: 0, end: 1, text: "", what: "&& is ||" };
  const file = "packages/core/src/steps/advance/due.ts";
  const { text, score } = reportOf(
    [
      { file, line: 3, mutant, killed: false },
      { file, line: 4, mutant, killed: true },
    ],
    2,
  );
  expect(score).toBe(0.5);
  expect(text).toContain("| advance | 1 | 2 | 50.0 % |");
  expect(text).toContain("| `advance/due.ts:3` | && is \\|\\| |");
});

test("AC-K4: the report that is committed is of the step engine, and not below the bar", () => {
  const report = readFileSync(join(import.meta.dirname, "report.md"), "utf8");
  const [, noticed, all] = /, (\d+) of (\d+) are noticed by a test/.exec(report) ?? [];
  expect(Number(all)).toBeGreaterThan(100);
  expect(Number(noticed) / Number(all)).toBeGreaterThanOrEqual(BAR);
});
