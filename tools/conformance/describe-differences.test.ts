import { expect, test } from "vitest";
import { describeDifferences } from "./describe-differences.ts";

test.each<[unknown, unknown, readonly string[]]>([
  [{ a: 1 }, { a: 1 }, []],
  [1, "1", ['expected 1, got "1"']],
  [{ a: 1 }, { b: null }, ["a: expected 1, got nothing", "b: expected nothing, got null"]],
  [{ a: [{ b: 1 }, 2] }, { a: [{ b: 2 }] }, ["a[0].b: expected 1, got 2", "a[1]: expected 2, got nothing"]],
  [{ a: [] }, { a: {} }, ["a: expected [], got {}"]],
])("%j and %j", (expected, actual, lines) => {
  expect(describeDifferences(expected, actual)).toEqual(lines);
});
