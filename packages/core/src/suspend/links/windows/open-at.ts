import { type Cron, type LocalMinute, startsAt } from "./cron.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** The longest time, in milliseconds, that a window counts as open; a longer window is cut to it. */
const LONGEST = 366 * 24 * HOUR;

/**
 * Returns whether a window that starts by a cron line and lasts `duration` milliseconds is open at `now`, in the local
 * time of a zone. `undefined`: the time zone is unknown.
 */
export function isOpenAt(cron: Cron, duration: number, timeZone: string, now: number): boolean | undefined {
  const clock = clockOf(timeZone);
  if (clock === undefined) return undefined;
  const earliest = now - Math.min(duration, LONGEST);
  for (let time = Math.floor(now / MINUTE) * MINUTE; time > earliest; time -= MINUTE) {
    if (startsAt(cron, clock(time))) return true;
  }
  return false;
}

/**
 * Returns a local clock. Offsets from UTC change only on the hour or half hour, so they are looked up once for each
 * half hour.
 */
function clockOf(timeZone: string): ((time: number) => LocalMinute) | undefined {
  const format = formatFor(timeZone);
  if (format === undefined) return undefined;
  let known = Number.NaN;
  let offset = 0;
  return (time) => {
    const slot = Math.floor(time / (HOUR / 2));
    if (slot !== known) {
      offset = offsetAt(format, slot * (HOUR / 2));
      known = slot;
    }
    const local = new Date(time + offset);
    return {
      minute: local.getUTCMinutes(),
      hour: local.getUTCHours(),
      day: local.getUTCDate(),
      month: local.getUTCMonth() + 1,
      weekday: local.getUTCDay(),
    };
  };
}

function formatFor(timeZone: string): Intl.DateTimeFormat | undefined {
  try {
    return new Intl.DateTimeFormat("en-US", {
      timeZone,
      hourCycle: "h23",
      year: "numeric",
      month: "numeric",
      day: "numeric",
      hour: "numeric",
      minute: "numeric",
    });
  } catch {
    return undefined;
  }
}

function offsetAt(format: Intl.DateTimeFormat, time: number): number {
  const parts = new Map(format.formatToParts(time).map(({ type, value }) => [type, Number(value)]));
  const at = (type: Intl.DateTimeFormatPartTypes): number => parts.get(type) ?? 0;
  return Date.UTC(at("year"), at("month") - 1, at("day"), at("hour"), at("minute")) - time;
}
