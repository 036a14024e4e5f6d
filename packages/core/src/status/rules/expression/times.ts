import { parseDuration, parseTime } from "../../../object/index.ts";
import type { Expression, Strict } from "./scope.ts";
import { Fault, Instant, Span, type Value } from "./values.ts";

/**
 * The range of timestamps, the years 1 to 9999, as in CEL; and of durations, the 292 years that 64 bits of nanoseconds
 * hold.
 */
const EARLIEST = -62_135_596_800_000;
const LATEST = 253_402_300_799_999;
const LONGEST = 9_223_372_036_854;

/** Returns the time of this millisecond, or a fault if it is outside the years 1 to 9999. */
export function instant(ms: number): Value {
  return ms >= EARLIEST && ms <= LATEST ? new Instant(ms) : new Fault("the timestamp is out of range");
}

/** Returns the duration, or a fault if it is longer than 292 years. */
export function span(ms: number): Value {
  return Math.abs(ms) <= LONGEST ? new Span(ms) : new Fault("the duration is out of range");
}

/** Builds `now`: the time that the caller gave; a fault if it gave none. */
export function now(): Expression {
  return (scope) => (scope.now === undefined ? new Fault("the caller gave no time as now") : instant(scope.now));
}

/**
 * The functions `timestamp()` of RFC 3339 or seconds, `duration()` of a Go duration, and their components in UTC. All
 * are exact to the millisecond.
 */
export const TIME_FUNCTIONS: { readonly [name: string]: Strict } = {
  "timestamp/1": (_, value) => toInstant(value),
  "duration/1": (_, value) => toSpan(value),
  "getFullYear/1": (_, value) => part(value, (date) => date.getUTCFullYear()),
  "getMonth/1": (_, value) => part(value, (date) => date.getUTCMonth()),
  "getDate/1": (_, value) => part(value, (date) => date.getUTCDate()),
  "getDayOfMonth/1": (_, value) => part(value, (date) => date.getUTCDate() - 1),
  "getDayOfWeek/1": (_, value) => part(value, (date) => date.getUTCDay()),
  "getDayOfYear/1": (_, value) => part(value, dayOfYear),
  "getHours/1": (_, value) => part(value, (date) => date.getUTCHours(), 3_600_000),
  "getMinutes/1": (_, value) => part(value, (date) => date.getUTCMinutes(), 60_000),
  "getSeconds/1": (_, value) => part(value, (date) => date.getUTCSeconds(), 1000),
  "getMilliseconds/1": (_, value) =>
    value instanceof Span ? value.ms % 1000 : part(value, (date) => date.getUTCMilliseconds()),
};

function toInstant(value: Value | undefined): Value | undefined {
  if (value instanceof Instant) return value;
  if (typeof value === "number" && Number.isInteger(value)) return instant(value * 1000);
  if (typeof value !== "string") return undefined;
  const ms = parseTime(value);
  return ms === undefined ? new Fault(`${quoted(value)} is no RFC 3339 time`) : instant(ms);
}

function toSpan(value: Value | undefined): Value | undefined {
  if (value instanceof Span) return value;
  if (typeof value === "number" && Number.isInteger(value)) return span(value * 1000);
  if (typeof value !== "string") return undefined;
  const ms = parseDuration(value);
  return ms === undefined ? new Fault(`${quoted(value)} is no duration`) : span(ms);
}

function quoted(text: string): string {
  return JSON.stringify(text.length > 40 ? `${text.slice(0, 39)}…` : text);
}

/** Returns a component of a timestamp; of a duration the number of whole units, if it has such units. */
function part(value: Value | undefined, read: (date: Date) => number, unit?: number): number | undefined {
  if (value instanceof Instant) return read(new Date(value.ms));
  return value instanceof Span && unit !== undefined ? Math.trunc(value.ms / unit) + 0 : undefined;
}

function dayOfYear(date: Date): number {
  const start = new Date(date.getTime());
  start.setUTCMonth(0, 1);
  return Math.round((date.getTime() - start.getTime()) / 86_400_000);
}
