const NANOSECONDS: ReadonlyMap<string, bigint> = new Map([
  ["ns", 1n],
  ["us", 1_000n],
  ["µs", 1_000n],
  ["μs", 1_000n],
  ["ms", 1_000_000n],
  ["s", 1_000_000_000n],
  ["m", 60_000_000_000n],
  ["h", 3_600_000_000_000n],
]);
const MILLISECOND = 1_000_000n;
/** The largest duration: Go's time.Duration is an int64 of nanoseconds, about 292 years. */
const LONGEST = 2n ** 63n - 1n;
const LONGEST_MS = Number(LONGEST / MILLISECOND);
const DURATION = /^[+-]?(?:(?:\d{1,20}(?:\.\d{0,20})?|\.\d{1,20})(?:ns|us|µs|μs|ms|s|m|h)){1,32}$/;
const PART = /(\d*)(?:\.(\d*))?(ns|us|µs|μs|ms|s|m|h)/g;

/**
 * Returns the milliseconds of a Go duration as metav1.Duration stores it: `1h30m`, `90s`, `250ms`, `1.5h`, `-5m`, `0`.
 * A part below a millisecond rounds away from zero, so a non-zero duration never becomes zero. `undefined` for anything
 * else, including a number without a unit and more than int64 nanoseconds.
 */
export function parseDuration(value: unknown): number | undefined {
  if (value === "0" || value === "+0" || value === "-0") return 0;
  if (typeof value !== "string" || value.length > 256 || !DURATION.test(value)) return undefined;
  let total = 0n;
  for (const [, whole = "", fraction = "", unit = ""] of value.matchAll(PART)) {
    const scale = NANOSECONDS.get(unit) ?? 0n;
    total += BigInt(whole) * scale + (BigInt(fraction) * scale) / 10n ** BigInt(fraction.length);
  }
  if (total > LONGEST) return undefined;
  const ms = Number((total + MILLISECOND - 1n) / MILLISECOND);
  return value.startsWith("-") && ms !== 0 ? -ms : ms;
}

/**
 * Returns the shortest Go duration of whole milliseconds: `1h30m`, `1m30s`, `1.5s`, `250ms`, `0s`; Go and
 * `parseDuration` read it back to the same number. Throws a `RangeError` if `ms` is not an integer or beyond int64
 * nanoseconds.
 */
export function formatDuration(ms: number): string {
  if (!Number.isInteger(ms) || Math.abs(ms) > LONGEST_MS) throw new RangeError(`not a duration in milliseconds: ${ms}`);
  if (ms === 0) return "0s";
  const sign = ms < 0 ? "-" : "";
  const rest = Math.abs(ms);
  if (rest < 1000) return `${sign}${rest}ms`;
  const hours = Math.floor(rest / 3_600_000);
  const minutes = Math.floor((rest % 3_600_000) / 60_000);
  const seconds = (rest % 60_000) / 1000;
  return `${sign}${hours > 0 ? `${hours}h` : ""}${minutes > 0 ? `${minutes}m` : ""}${seconds > 0 ? `${seconds}s` : ""}`;
}
