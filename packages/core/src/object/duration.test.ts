import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { formatDuration, parseDuration } from "./duration.ts";

describe("parseDuration", () => {
  test.each([
    ["1h30m", 5_400_000],
    ["90s", 90_000],
    ["250ms", 250],
    ["1.5h", 5_400_000],
    ["1.1h", 3_960_000],
    [".5s", 500],
    ["5.s", 5000],
    ["-5m", -300_000],
    ["+5m", 300_000],
    ["0", 0],
    ["-0s", 0],
    ["1ns", 1],
    ["-1us", -1],
    ["1500µs", 2],
    ["1h0m0s", 3_600_000],
    ["2562047h47m16.854s", 9_223_372_036_854],
  ])("reads %s as %d ms", (text, ms) => {
    expect(parseDuration(text)).toBe(ms);
  });

  test.each([
    ["no unit", "5"],
    ["an unknown unit", "1d"],
    ["an empty text", ""],
    ["a sign only", "-"],
    ["a dot only", ".s"],
    ["a space", "1h 30m"],
    ["upper case", "1H"],
    ["ISO 8601", "PT1H"],
    ["more than int64", "2562048h"],
    ["digits without end", `${"9".repeat(300)}s`],
    ["a number", 5],
    ["nothing", undefined],
  ])("refuses %s", (_, value) => {
    expect(parseDuration(value)).toBeUndefined();
  });
});

describe("formatDuration", () => {
  test.each([
    [0, "0s"],
    [250, "250ms"],
    [1500, "1.5s"],
    [90_000, "1m30s"],
    [5_400_000, "1h30m"],
    [3_600_001, "1h0.001s"],
    [-300_000, "-5m"],
  ])("writes %d ms as %s", (ms, text) => {
    expect(formatDuration(ms)).toBe(text);
  });

  test.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])("throws for %d", (ms) => {
    expect(() => formatDuration(ms)).toThrow(RangeError);
  });

  test("property: what it writes reads back", () => {
    const limit = 9_223_372_036_854;
    fc.assert(
      fc.property(fc.integer({ min: -limit, max: limit }), (ms) => {
        expect(parseDuration(formatDuration(ms))).toBe(ms);
      }),
    );
  });
});
