import { formatTime, parseDuration, parseTime } from "@landfall/core/object";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Longer than this is a slip of the finger. */
const LONGEST = 3660 * DAY;
const WEEKDAYS: readonly string[] = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"];

/** The forms that `--until` understands, for messages. */
export const UNTIL_HELP =
  'a time such as 2026-12-01T06:00:00Z, a duration such as 8h or 2d, or a clock time with its zone: "mon 06:00 Europe/Berlin"';

/** Whether text has the form of a duration, however long: weeks and days, and what Go has. */
const DURATION = /^\+?(?:(\d+)w)?(?:(\d+)d)?((?:(?:\d+(?:\.\d*)?|\.\d+)(?:ns|us|µs|μs|ms|s|m|h))*)$/;

/**
 * Milliseconds of a duration: weeks and days, and what Go has, such as `8h`, `1d12h`, `90m`. `wrong`: why it is none, to stand behind
 * the name of a flag. One that is longer than ten years is a slip of the finger.
 */
export function readDuration(text: string): { readonly ms: number } | { readonly wrong: string } {
  const match = DURATION.exec(text.trim());
  if (match === null || /^\+?$/.test(text.trim())) return { wrong: "must be a duration such as 8h, 90m or 2d" };
  const [, weeks = "0", days = "0", rest = ""] = match;
  // Go has no durations beyond 292 years.
  const clock = rest === "" ? 0 : (parseDuration(rest) ?? Number.POSITIVE_INFINITY);
  const ms = Number(weeks) * 7 * DAY + Number(days) * DAY + clock;
  if (ms > LONGEST) return { wrong: `must be at most ${LONGEST / DAY}d` };
  return ms > 0 ? { ms } : { wrong: "must be longer than nothing" };
}

/**
 * The time that a user means, as RFC 3339: a time as it is; a duration from `now`; a clock time of a zone, alone (the next
 * one), behind a weekday, `today` or `tomorrow`, or behind a date. `wrong`: why it is none of these, to stand behind the name of a flag.
 */
export function readUntil(text: string, now: number): { readonly at: string } | { readonly wrong: string } {
  if (parseTime(text) !== undefined) return { at: text };
  if (DURATION.test(text.trim()) && text.trim() !== "") {
    const duration = readDuration(text);
    return "wrong" in duration ? duration : { at: formatTime(now + duration.ms) };
  }
  const at = readClockTime(text, now);
  return at === undefined ? { wrong: `must be ${UNTIL_HELP}` } : { at };
}

/** A clock time of a zone, alone or behind a day. */
function readClockTime(text: string, now: number): string | undefined {
  const match = /^(?:(\S+)[ T])?(\d{1,2}):(\d{2}) (\S+)$/.exec(text.trim());
  if (match === null) return undefined;
  const [, day, hour = "", minute = "", zone = ""] = match;
  const offsetAt = offsetsOf(zone);
  if (offsetAt === undefined || Number(hour) > 23 || Number(minute) > 59) return undefined;
  const at = (Number(hour) * 60 + Number(minute)) * MINUTE;
  const today = midnightOf(now + offsetAt(now));
  const dates = datesOf(day, today);
  const times = dates?.map((date) => instantOf(date + at, offsetAt)) ?? [];
  const first = day === undefined || isWeekday(day) ? times.find((time) => time > now) : times[0];
  return first === undefined ? undefined : formatTime(first);
}

function midnightOf(local: number): number {
  return Math.floor(local / DAY) * DAY;
}

/** The midnights that a word may mean, the nearest first. */
function datesOf(word: string | undefined, today: number): readonly number[] | undefined {
  if (word === undefined) return [today, today + DAY];
  const lower = word.toLowerCase();
  if (lower === "today") return [today];
  if (lower === "tomorrow") return [today + DAY];
  const weekday = weekdayOf(word);
  if (weekday !== undefined) {
    const ahead = (weekday - new Date(today).getUTCDay() + 7) % 7;
    return [today + ahead * DAY, today + (ahead + 7) * DAY];
  }
  const date = parseTime(`${word}T00:00:00Z`);
  return date === undefined ? undefined : [date];
}

function isWeekday(word: string): boolean {
  return weekdayOf(word) !== undefined;
}

/** `mon`, `Monday` */
function weekdayOf(word: string): number | undefined {
  const lower = word.toLowerCase();
  const at = lower.length < 3 ? -1 : WEEKDAYS.findIndex((name) => name === lower || name.slice(0, 3) === lower);
  return at < 0 ? undefined : at;
}

/** How far the clocks of a zone are ahead of UTC at a time; `undefined`: there is no such zone. */
function offsetsOf(zone: string): ((time: number) => number) | undefined {
  if (/^(?:utc|z)$/i.test(zone)) return () => 0;
  const format = formatFor(zone);
  if (format === undefined) return undefined;
  return (time) => {
    const parts = new Map(format.formatToParts(time).map(({ type, value }) => [type, Number(value)]));
    const of = (type: Intl.DateTimeFormatPartTypes): number => parts.get(type) ?? 0;
    const local = Date.UTC(of("year"), of("month") - 1, of("day"), of("hour"), of("minute"), of("second"));
    return local - Math.floor(time / 1000) * 1000;
  };
}

function formatFor(timeZone: string): Intl.DateTimeFormat | undefined {
  // Offsets such as +02:00 are zones to Intl too; what a user writes so stands in an RFC 3339 time.
  if (!/^[A-Za-z][\w+-]*(?:\/[\w+-]+)*$/.test(timeZone)) return undefined;
  const fields = { year: "numeric", month: "numeric", day: "numeric", hour: "numeric", minute: "numeric" } as const;
  try {
    return new Intl.DateTimeFormat("en-US", { timeZone, hourCycle: "h23", ...fields, second: "numeric" });
  } catch {
    return undefined;
  }
}

/** When clocks show a local time: the later time where they show it twice, and as much later where they skip it. */
function instantOf(local: number, offsetAt: (time: number) => number): number {
  const [before, after] = [offsetAt(local - DAY), offsetAt(local + DAY)];
  const candidates = [local - before, local - after].filter((time) => time + offsetAt(time) === local);
  return candidates.length > 0 ? Math.max(...candidates) : local - before;
}
