import { describe, expect, test } from "vitest";
import { codePoints, equalJson } from "./runtime.ts";

describe("codePoints", () => {
  test.each([
    ["nothing", "", 0],
    ["ASCII", "abc", 3],
    ["a pair of surrogates as one", "a\u{1F30A}b", 3],
    ["a lone surrogate as one", "\uD83C", 1],
  ])("counts %s", (_, text, expected) => {
    expect(codePoints(text)).toBe(expected);
  });
});

describe("equalJson", () => {
  test.each([
    ["equal scalars", 1, 1, true],
    ["a number and its text", 1, "1", false],
    ["null and an empty map", null, {}, false],
    ["an empty list and an empty map", [], {}, false],
    ["maps in another order", { a: 1, b: [2] }, { b: [2], a: 1 }, true],
    ["lists in another order", [1, 2], [2, 1], false],
    ["a map and a larger one", { a: 1 }, { a: 1, b: 2 }, false],
    ["a key of the prototype", { a: 1 }, { toString: 1 }, false],
  ])("%s", (_, a, b, expected) => {
    expect(equalJson(a, b)).toBe(expected);
  });
});
