import { describe, expect, test } from "vitest";
import { codePoints } from "./runtime.ts";

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
