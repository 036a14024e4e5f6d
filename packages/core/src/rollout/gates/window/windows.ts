import { millisOf, type Problem, type TimeInput } from "../../../object/index.ts";
import type { Window, Windows } from "../../model/asked.ts";

/** A window as a strategy specifies it. */
export interface WindowSpec {
  readonly days?: readonly string[];
  readonly from: string;
  readonly to: string;
  readonly timeZone: string;
}

const DAYS = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"];
const MINUTE = 60_000;
const DAY_MINUTES = 1440;
/** Minutes: the offset of every time zone from UTC is a multiple of this. */
const QUARTER = 15;
/** Minutes in a week and a day: if nothing changes within that time, it never does. */
const HORIZON = 8 * DAY_MINUTES;

/**
 * Reads a window. Problems: `InvalidWindow`, for a time zone that this runtime does not know, or for an invalid time.
 */
export function readWindow(spec: WindowSpec, field: string, problems: Problem[]): Window {
  const from = readMinutes(spec.from);
  const to = readMinutes(spec.to);
  const invalid = (at: string, message: string): void => {
    problems.push({ code: "InvalidWindow", severity: "error", field: `${field}.${at}`, message });
  };
  if (from === undefined || from === DAY_MINUTES) invalid("from", `${field}.from must be a time like 09:00`);
  if (to === undefined) invalid("to", `${field}.to must be a time like 16:00, up to 24:00`);
  if (!isTimeZone(spec.timeZone)) {
    invalid("timeZone", `${field}.timeZone is no time zone that is known here: ${JSON.stringify(spec.timeZone)}`);
  }
  const days = (spec.days ?? []).map((day) => DAYS.indexOf(day));
  if (days.includes(-1)) invalid("days", `${field}.days must be of ${DAYS.join(", ")}`);
  return { days, from: from ?? 0, to: to ?? 0, timeZone: spec.timeZone };
}

/**
 * Returns whether windows are open at `now`, and when that changes, in milliseconds: `undefined` if not within eight
 * days. Each window follows the clocks of its own zone: an hour that is skipped in spring opens nothing, and one that
 * is repeated in autumn counts twice. A range over midnight belongs to the day on which it begins. Throws a
 * `RangeError` if `now` is not a time.
 */
export function windowsAt(windows: Windows, time: TimeInput): { readonly open: boolean; readonly changesAt?: number } {
  const now = millisOf(time);
  const clocks: Clocks = new Map();
  const open = isOpenAt(windows, now, clocks);
  for (const time of timesOfChange(windows, now, clocks)) {
    if (isOpenAt(windows, time, clocks) !== open) return { open, changesAt: time };
  }
  return { open };
}

/** Returns since when closed windows have been closed (milliseconds): `undefined` if for eight days or more. */
export function closedSince(windows: Windows, now: number): number | undefined {
  const clocks: Clocks = new Map();
  const times = timesOfChange(windows, now - HORIZON * MINUTE, clocks).filter((time) => time <= now);
  return times.findLast((time) => !isOpenAt(windows, time, clocks) && isOpenAt(windows, time - MINUTE, clocks));
}

type Clocks = Map<string, (time: number) => LocalTime>;

/** Returns all times after `now` at which a window may open or close, in order. */
function timesOfChange(windows: Windows, now: number, clocks: Clocks): readonly number[] {
  const all = [...windows.allow, ...windows.deny];
  const end = now + HORIZON * MINUTE;
  const isSteady = all.every(({ timeZone }) => offsetAt(timeZone, now, clocks) === offsetAt(timeZone, end, clocks));
  const step = isSteady ? DAY_MINUTES * MINUTE : stepOf(windows) * MINUTE;
  const first = Math.floor(now / step) * step;
  const starts = Array.from({ length: Math.ceil((end - first) / step) + 1 }, (_, index) => first + index * step);
  const times = isSteady
    ? all.flatMap(({ timeZone, from, to }) => {
        const offset = offsetAt(timeZone, now, clocks);
        return starts.flatMap((day) => [from, to].map((at) => day + wrap(at - offset) * MINUTE));
      })
    : starts;
  return times.filter((time) => time > now && time <= end).toSorted((a, b) => a - b);
}

/** Returns the minutes by which the clocks of a zone are ahead of UTC, modulo a day. */
function offsetAt(timeZone: string, time: number, clocks: Clocks): number {
  return wrap(clockOf(timeZone, clocks)(time).minute - (Math.floor(time / MINUTE) % DAY_MINUTES));
}

function wrap(minute: number): number {
  return ((minute % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES;
}

function clockOf(timeZone: string, clocks: Clocks): (time: number) => LocalTime {
  const clock = clocks.get(timeZone) ?? makeClock(timeZone);
  clocks.set(timeZone, clock);
  return clock;
}

interface LocalTime {
  readonly day: number;
  readonly minute: number;
}

/** Returns whether windows are open at a time (milliseconds). */
export function isOpenAt({ allow, deny }: Windows, time: number, clocks: Clocks = new Map()): boolean {
  const holds = (window: Window): boolean => contains(window, clockOf(window.timeZone, clocks)(time));
  return (allow.length === 0 || allow.some(holds)) && !deny.some(holds);
}

function contains({ days, from, to }: Window, { day, minute }: LocalTime): boolean {
  const isOf = (one: number): boolean => days.length === 0 || days.includes(one);
  if (from < to) return isOf(day) && minute >= from && minute < to;
  return (isOf(day) && minute >= from) || (isOf((day + 6) % 7) && minute < to);
}

/** Returns the step in minutes at which windows can open or close: every change is at a multiple of it. */
function stepOf({ allow, deny }: Windows): number {
  return [...allow, ...deny].flatMap(({ from, to }) => [from, to]).reduce(greatestCommonDivisor, QUARTER);
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b);
}

function makeClock(timeZone: string): (time: number) => LocalTime {
  const format = new Intl.DateTimeFormat("en-US", {
    timeZone,
    weekday: "short",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  });
  return (time) => {
    const parts = new Map(format.formatToParts(time).map(({ type, value }) => [type, value]));
    const minute = Number(parts.get("hour")) * 60 + Number(parts.get("minute"));
    return { day: DAYS.indexOf(parts.get("weekday") ?? ""), minute };
  };
}

function readMinutes(text: string): number | undefined {
  const [, hours, minutes] = /^([01][0-9]|2[0-4]):([0-5][0-9])$/.exec(text) ?? [];
  const all = Number(hours) * 60 + Number(minutes);
  return all <= DAY_MINUTES ? all : undefined;
}

function isTimeZone(timeZone: string): boolean {
  try {
    return new Intl.DateTimeFormat("en-US", { timeZone }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}
