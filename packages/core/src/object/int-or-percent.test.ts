import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cumulativeSizes, largestRemainder, parseIntOrPercent, resolveIntOrPercent } from "./int-or-percent.ts";

describe("parseIntOrPercent", () => {
  test.each<[unknown, unknown]>([
    [0, { int: 0 }],
    [5, { int: 5 }],
    ["5", { int: 5 }],
    ["0%", { percent: 0 }],
    ["25%", { percent: 25 }],
    ["100%", { percent: 100 }],
  ])("reads %j", (value, expected) => {
    expect(parseIntOrPercent(value, "f")).toMatchObject({ ok: true, value: expected });
  });

  test.each<[string, unknown]>([
    ["NaN", Number.NaN],
    ["infinity", Number.POSITIVE_INFINITY],
    ["a negative number", -1],
    ["a negative percentage", "-5%"],
    ["a fraction", 1.5],
    ["a fractional percentage", "2.5%"],
    ["more than 100 %", "101%"],
    ["a sign", "+5%"],
    ["a space", "5 %"],
    ["a leading zero", "05%"],
    ["an empty text", ""],
    ["a percent sign alone", "%"],
    ["more than 2^53", "9007199254740993"],
    ["digits without end", "9".repeat(400)],
    ["a number in exponent form", 1e21],
    ["a boolean", true],
    ["a list", [5]],
    ["null", null],
    ["nothing", undefined],
  ])("refuses %s and names the field", (_, value) => {
    const result = parseIntOrPercent(value, "spec.maxUnavailable");
    expect(result.ok).toBe(false);
    expect(result.problems).toEqual([
      expect.objectContaining({ code: "InvalidIntOrPercent", severity: "error", field: "spec.maxUnavailable" }),
    ]);
  });

  test("allows more than 100 % where asked", () => {
    expect(parseIntOrPercent("150%", "f", 200)).toMatchObject({ ok: true, value: { percent: 150 } });
  });
});

describe("resolveIntOrPercent", () => {
  test.each([
    [{ percent: 25 }, 10, 3, 2, 3],
    [{ percent: 24 }, 10, 3, 2, 2],
    [{ percent: 50 }, 1, 1, 0, 1],
    [{ percent: 1 }, 0, 0, 0, 0],
    [{ percent: 100 }, 7, 7, 7, 7],
    [{ percent: 0 }, 7, 0, 0, 0],
    [{ percent: 29 }, 100, 29, 29, 29],
    [{ percent: 33 }, 100_001, 33_001, 33_000, 33_000],
    [
      { percent: 100 },
      Number.MAX_SAFE_INTEGER,
      Number.MAX_SAFE_INTEGER,
      Number.MAX_SAFE_INTEGER,
      Number.MAX_SAFE_INTEGER,
    ],
    [{ int: 5 }, 3, 5, 5, 5],
  ])("%j of %d is %d up, %d down, %d nearest", (value, total, up, down, nearest) => {
    expect(resolveIntOrPercent(value, total, "up")).toBe(up);
    expect(resolveIntOrPercent(value, total, "down")).toBe(down);
    expect(resolveIntOrPercent(value, total, "nearest")).toBe(nearest);
  });

  test.each([-1, 1.5, Number.NaN])("throws for a total of %d", (total) => {
    expect(() => resolveIntOrPercent({ int: 1 }, total, "up")).toThrow(RangeError);
  });
});

describe("largestRemainder", () => {
  test.each([
    [0, [1, 1], [0, 0]],
    [1, [1, 1, 1], [1, 0, 0]],
    [2, [1, 1, 1], [1, 1, 0]],
    [3, [5, 20, 75], [0, 1, 2]],
    [7, [10, 40, 50], [1, 3, 3]],
    [100, [1, 1, 1], [34, 33, 33]],
    [100_000, [1, 2, 4], [14_286, 28_571, 57_143]],
    [5, [0, 0], [0, 0]],
    [5, [], []],
    [5, [0, 3], [0, 5]],
  ])("shares %d by %j as %j", (total, weights, shares) => {
    expect(largestRemainder(total, weights)).toEqual(shares);
  });

  test("property: adds up, and each share is its quota rounded down or up", () => {
    fc.assert(
      fc.property(fc.nat(100_000), fc.array(fc.nat(1000), { minLength: 1 }), (total, weights) => {
        const sum = weights.reduce((all, weight) => all + weight, 0);
        const shares = largestRemainder(total, weights);
        expect(shares.reduce((all, share) => all + share, 0)).toBe(sum === 0 ? 0 : total);
        for (const [index, share] of shares.entries()) {
          if (sum > 0) expect(Math.abs(share - (total * weights[index]!) / sum)).toBeLessThan(1);
        }
      }),
    );
  });
});

describe("cumulativeSizes", () => {
  test.each([
    [0, [5, 25, 100], [0, 0, 0]],
    [1, [5, 25, 100], [1, 1, 1]],
    [2, [5, 25, 100], [1, 2, 2]],
    [3, [5, 25, 100], [1, 2, 3]],
    [7, [5, 25, 100], [1, 2, 7]],
    [100, [5, 25, 100], [5, 25, 100]],
    [100_000, [5, 25, 100], [5000, 25_000, 100_000]],
    [5, [1, 2, 99, 100], [1, 2, 4, 5]],
    [10, [0, 50, 50, 100], [0, 5, 5, 10]],
    [10, [], []],
    [10, [10, 20], [1, 2]],
  ])("%d by %j is %j", (total, percentages, sizes) => {
    expect(cumulativeSizes(total, percentages)).toEqual(sizes);
  });

  test.each([[[50, 25]], [[101]], [[-1]], [[2.5]], [[Number.NaN]]])("throws for %j", (percentages) => {
    expect(() => cumulativeSizes(10, percentages)).toThrow(RangeError);
  });

  const percentages = fc
    .array(fc.integer({ min: 0, max: 100 }), { maxLength: 12 })
    .map((list) => list.toSorted((a, b) => a - b));

  test("property: never falls, ends at the total, has no empty wave it did not declare, never shrinks as the fleet grows", () => {
    fc.assert(
      fc.property(fc.oneof(fc.nat(20), fc.nat(100_000)), percentages, (total, list) => {
        const all = [...list, 100];
        const sizes = cumulativeSizes(total, all);
        const larger = cumulativeSizes(total + 1, all);
        expect(sizes.at(-1)).toBe(total);
        const rises = new Set(all.filter((percent) => percent > 0)).size;
        for (const [index, size] of sizes.entries()) {
          const previous = sizes[index - 1] ?? 0;
          const rose = all[index]! > (all[index - 1] ?? 0);
          expect(size).toBeGreaterThanOrEqual(previous);
          if (rose && total >= rises) expect(size).toBeGreaterThan(previous);
          if (!rose) expect(size).toBe(previous);
          if (all[index]! > 0 && total > 0) expect(size).toBeGreaterThan(0);
          expect(larger[index]).toBeGreaterThanOrEqual(size);
        }
      }),
    );
  });
});
