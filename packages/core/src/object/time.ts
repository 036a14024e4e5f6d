const RFC3339 = /^\d{4}-\d{2}-\d{2}T(?:[01]\d|2[0-3])(?::[0-5]\d){2}(?:\.\d{1,9})?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/;
const FURTHER_DIGITS = /(\.\d{3})\d+/;
const MILLISECONDS = "2026-11-21T07:00:00.000Z";
const DAYS_IN_MONTH: readonly number[] = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

function daysInMonth(year: number, month: number): number {
  const leap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  return month === 2 && leap ? 29 : (DAYS_IN_MONTH[month - 1] ?? 0);
}

/**
 * Milliseconds since the epoch of an RFC 3339 time as Kubernetes writes it (`2026-11-21T07:00:00Z`, any
 * offset, up to nine fraction digits of which three count), or of a `Date` as client-node holds it.
 * `undefined` for anything else: no zone, date only, lower case, 30 February, a leap second, an invalid `Date`.
 */
export function parseTime(value: unknown): number | undefined {
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? undefined : value.getTime();
  if (typeof value !== "string") return undefined;
  if (!RFC3339.test(value)) return undefined;
  const day = Number(value.slice(8, 10));
  if (day < 1 || day > daysInMonth(Number(value.slice(0, 4)), Number(value.slice(5, 7)))) return undefined;
  return Date.parse(value.length > MILLISECONDS.length ? value.replace(FURTHER_DIGITS, "$1") : value);
}

/** 0000-01-01T00:00:00Z and the last millisecond of 9999: what RFC 3339 can say. */
const EARLIEST = -62_167_219_200_000;
const LATEST = 253_402_300_799_999;

/**
 * The time as metav1.Time writes it: UTC, whole seconds, rounded down (`2026-11-21T07:00:00Z`).
 * Throws a `RangeError` outside the years 0000 to 9999.
 */
export function formatTime(ms: number): string {
  if (!(ms >= EARLIEST && ms <= LATEST)) throw new RangeError(`not a time that RFC 3339 can say: ${ms}`);
  return `${new Date(Math.floor(ms / 1000) * 1000).toISOString().slice(0, 19)}Z`;
}
