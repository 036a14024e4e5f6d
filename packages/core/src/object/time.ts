const RFC3339 = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2}):(\d{2})(?:\.\d{1,9})?(?:Z|[+-](\d{2}):(\d{2}))$/;
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
  const match = RFC3339.exec(value);
  if (match === null) return undefined;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0, offsetHour = 0, offsetMinute = 0] = match
    .slice(1)
    .map((digits) => Number(digits ?? 0));
  const inRange =
    day >= 1 && day <= daysInMonth(year, month) && hour <= 23 && minute <= 59 && second <= 59 && offsetHour <= 23;
  if (!inRange || offsetMinute > 59) return undefined;
  return Date.parse(value.replace(/(\.\d{3})\d+/, "$1"));
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
