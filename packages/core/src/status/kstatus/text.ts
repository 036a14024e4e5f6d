import { formatInt } from "./go-value.ts";

/** Formats a counter in a message as Go's `%d` does. */
export function count(value: number): string {
  return formatInt(value);
}

/** Formats `have/want`, as the messages of all counters do. */
export function ratio(have: number, want: number): string {
  return `${formatInt(have)}/${formatInt(want)}`;
}

/** Formats `from - less` in a message, exactly, and with int64's overflow beyond 2^53. */
export function difference(from: number, less: number): string {
  const value = from - less;
  return Number.isSafeInteger(value) ? formatInt(value) : String(BigInt.asIntN(64, BigInt(from) - BigInt(less)));
}
