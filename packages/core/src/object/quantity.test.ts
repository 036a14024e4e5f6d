import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseQuantity } from "./quantity.ts";

const ONE = 1_000_000_000n;

describe("parseQuantity", () => {
  test.each<[unknown, bigint]>([
    ["0", 0n],
    ["1", ONE],
    ["500m", ONE / 2n],
    ["0.5", ONE / 2n],
    [".5", ONE / 2n],
    ["5.", 5n * ONE],
    ["-1.5k", -1500n * ONE],
    ["+1", ONE],
    ["1n", 1n],
    ["1u", 1000n],
    ["1M", 10n ** 6n * ONE],
    ["2E", 2n * 10n ** 18n * ONE],
    ["2E3", 2000n * ONE],
    ["2e3", 2000n * ONE],
    ["2e-3", 2_000_000n],
    ["1Ki", 1024n * ONE],
    ["1.5Gi", 1536n * 1024n * 1024n * ONE],
    ["0.1n", 1n],
    ["-0.1n", -1n],
    ["1e-20", 1n],
    ["0e-20", 0n],
    ["100E", (2n ** 63n - 1n) * ONE],
    ["-8Ei", -(2n ** 63n - 1n) * ONE],
    [2, 2n * ONE],
    [0.25, ONE / 4n],
    [1e-7, 100n],
  ])("reads %j", (value, nano) => {
    expect(parseQuantity(value)).toBe(nano);
  });

  test.each<unknown>([
    "",
    ".",
    "-",
    "m",
    "1 Gi",
    "1gi",
    "1K",
    "1ki",
    "1ee3",
    "1e",
    "1Mi3",
    "1e3k",
    "0x10",
    "1,5",
    "NaN",
    "9".repeat(41),
    "1e1000",
    Number.NaN,
    Number.POSITIVE_INFINITY,
    true,
    null,
    undefined,
    ["1"],
  ])("refuses %j", (value) => {
    expect(parseQuantity(value)).toBeUndefined();
  });

  test("property: a unit is a thousand or 1024 of the one below, and order is that of numbers", () => {
    fc.assert(
      fc.property(fc.integer({ min: -1_000_000, max: 1_000_000 }), fc.integer(), (n, m) => {
        expect(parseQuantity(`${n}Mi`)).toBe(parseQuantity(`${n * 1024}Ki`));
        expect(parseQuantity(`${n}k`)).toBe(parseQuantity(`${n * 1000}`));
        expect(parseQuantity(`${n}`)! < parseQuantity(`${m}`)!).toBe(n < m);
      }),
    );
  });
});
