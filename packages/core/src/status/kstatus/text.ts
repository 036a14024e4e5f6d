import { formatInt } from "./go-value.ts";

/** A counter in a message: Go's `%d`. */
export function count(value: number): string {
  return formatInt(value);
}

/** `have/want`, as the messages of all counters write it. */
export function ratio(have: number, want: number): string {
  return `${formatInt(have)}/${formatInt(want)}`;
}

/** `from - less` in a message, exact and with int64's overflow beyond 2^53. */
export function difference(from: number, less: number): string {
  const value = from - less;
  return Number.isSafeInteger(value) ? formatInt(value) : String(BigInt.asIntN(64, BigInt(from) - BigInt(less)));
}
