import { failure, type Result, success } from "./problem.ts";

/** A whole number, or a whole percentage of a total that is known later. */
export type IntOrPercent = { readonly int: number } | { readonly percent: number };

/** The rounding if a percentage of a total is between two whole numbers; `nearest` rounds a half up. */
export type Rounding = "up" | "down" | "nearest";

const WHOLE = /^(0|[1-9]\d*)(%?)$/;

/**
 * Parses `5`, `"5"` (a ConfigMap has only strings) or `"25%"`. Anything else is a problem `InvalidIntOrPercent` at
 * `field`: NaN, negative, fractions, signs, spaces, leading zeros, more than `maxPercent` (default 100).
 */
export function parseIntOrPercent(value: unknown, field: string, maxPercent = 100): Result<IntOrPercent> {
  const match = WHOLE.exec(typeof value === "number" ? String(value) : typeof value === "string" ? value : "");
  const number = Number(match?.[1]);
  const isPercent = match?.[2] === "%";
  if (match === null || !Number.isSafeInteger(number)) {
    return problem(field, value, "must be a whole number from 0, or a percentage like 25%");
  }
  if (isPercent && number > maxPercent) return problem(field, value, `must be at most ${maxPercent}%`);
  return success(isPercent ? { percent: number } : { int: number });
}

function problem(field: string, value: unknown, what: string): Result<never> {
  const found =
    typeof value === "string" || typeof value === "number" ? JSON.stringify(String(value).slice(0, 63)) : "it";
  const message = found === "it" ? `${field} ${what}` : `${field} ${what}, not ${found}`;
  return failure({ code: "InvalidIntOrPercent", severity: "error", field, message });
}

/**
 * Returns the absolute number for a total, exactly (no floating point). A number is returned as it is, even beyond the
 * total. Throws a `RangeError` if `total` is not a whole number from 0.
 */
export function resolveIntOrPercent(value: IntOrPercent, total: number, rounding: Rounding): number {
  checkTotal(total);
  return "int" in value ? value.int : percentOf(total, value.percent, rounding);
}

/** The number that is added to the hundredths before they are cut to a whole number. */
const CARRY: Readonly<Record<Rounding, number>> = { up: 99, nearest: 50, down: 0 };

function percentOf(total: number, percent: number, rounding: Rounding): number {
  const hundreds = Math.floor(total / 100);
  return hundreds * percent + Math.floor(((total % 100) * percent + CARRY[rounding]) / 100);
}

/**
 * Divides `total` in proportion to whole weights, by largest remainder (Hamilton): each share is its quota rounded
 * down, and the rest goes one by one to the largest remainders, the earlier first on a tie. The shares add up to
 * `total`; all are 0 if all weights are. For waves use `cumulativeSizes`, where a larger total never shrinks one.
 * Throws a `RangeError` for numbers that are not whole numbers from 0.
 */
export function largestRemainder(total: number, weights: readonly number[]): readonly number[] {
  checkTotal(total);
  for (const weight of weights) checkTotal(weight);
  const sum = weights.reduce((all, weight) => all + BigInt(weight), 0n);
  if (sum === 0n) return weights.map(() => 0);
  const products = weights.map((weight) => BigInt(total) * BigInt(weight));
  const shares = products.map((product) => Number(product / sum));
  const left = total - shares.reduce((all, share) => all + share, 0);
  const byRemainder = products
    .map((product, index) => ({ index, remainder: product % sum }))
    .toSorted((a, b) => (a.remainder === b.remainder ? a.index - b.index : a.remainder > b.remainder ? -1 : 1));
  const lucky = new Set(byRemainder.slice(0, left).map(({ index }) => index));
  return shares.map((share, index) => (lucky.has(index) ? share + 1 : share));
}

/**
 * Returns how many of `total` targets are in the first wave, the first two, and so on, for cumulative whole
 * percentages: the nearest whole number (the largest-remainder rounding of cumulative shares), moved as little as
 * needed so that every wave whose percentage rises has a target while there are targets left, the first waves first. So
 * the sizes never decrease, 100 gives `total`, 0 gives 0, an equal percentage declares an empty wave, and a larger
 * total never makes one smaller. Throws a `RangeError` for percentages that fall or are not whole numbers from 0 to
 * 100.
 */
export function cumulativeSizes(total: number, percentages: readonly number[]): readonly number[] {
  checkTotal(total);
  let previousPercent = 0;
  const rises = percentages.map((percent) => {
    if (!Number.isInteger(percent) || percent < previousPercent || percent > 100) {
      throw new RangeError(
        `cumulative percentages must be whole, from 0 to 100, and never fall: ${percentages.join()}`,
      );
    }
    const rise = percent > previousPercent;
    previousPercent = percent;
    return rise;
  });
  let waiting = rises.filter(Boolean).length;
  let size = 0;
  return percentages.map((percent, index) => {
    if (rises[index] === true) {
      waiting -= 1;
      const wanted = Math.min(percentOf(total, percent, "nearest"), total - waiting);
      size = Math.min(total, Math.max(size + 1, wanted));
    }
    return size;
  });
}

function checkTotal(total: number): void {
  if (!Number.isSafeInteger(total) || total < 0) throw new RangeError(`must be a whole number from 0: ${total}`);
}
