import { formatTime, parseDuration, parseTime } from "@landfall/core/object";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** The longest duration, in milliseconds; a longer one is taken for a typing error. */
const LONGEST = 3660 * DAY;
const WEEKDAYS: readonly string[] = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"];

/** The formats that `--until` accepts, for messages. */
export const UNTIL_HELP =
  'a time such as 2026-12-01T06:00:00Z, a duration such as 8h or 2d, or a clock time with its zone: "mon 06:00 Europe/Berlin"';

/** Text in the form of a duration of any length: weeks and days, and the units of Go. */
const DURATION = /^\+?(?:(\d+)w)?(?:(\d+)d)?((?:(?:\d+(?:\.\d*)?|\.\d+)(?:ns|us|µs|μs|ms|s|m|h))*)$/;

/**
 * Parses a duration to milliseconds: weeks and days, and the units of Go, such as `8h`, `1d12h`, `90m`. `wrong`: the
 * reason why it is invalid, to be printed after the name of a flag. More than ten years is taken for a typing error.
 */
export function readDuration(text: string): { readonly ms: number } | { readonly wrong: string } {
  const match = DURATION.exec(text.trim());
  if (match === null || /^\+?$/.test(text.trim())) return { wrong: "must be a duration such as 8h, 90m or 2d" };
  const [, weeks = "0", days = "0", rest = ""] = match;
  // Go has no durations above 292 years.
  const clock = rest === "" ? 0 : (parseDuration(rest) ?? Number.POSITIVE_INFINITY);
  const ms = Number(weeks) * 7 * DAY + Number(days) * DAY + clock;
  if (ms > LONGEST) return { wrong: `must be at most ${LONGEST / DAY}d` };
  return ms > 0 ? { ms } : { wrong: "must be longer than nothing" };
}

/** Says why a text is no duration, to be printed behind the name of a flag; `undefined` if it is one. */
export function wrongDuration(text: string): string | undefined {
  const duration = readDuration(text);
  return "wrong" in duration ? duration.wrong : undefined;
}

/**
 * Parses the time that a user means, to RFC 3339: an absolute time; a duration from `now`; a clock time in a zone,
 * alone (the next one), after a weekday, `today` or `tomorrow`, or after a date. `wrong`: the reason why it is invalid,
 * to be printed after the name of a flag.
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

/** Parses a clock time in a zone, alone or after a day. */
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

/** The dates that a word may mean, as midnights, the nearest first. */
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

/** The number of a weekday: `mon`, `Monday`. */
function weekdayOf(word: string): number | undefined {
  const lower = word.toLowerCase();
  const at = lower.length < 3 ? -1 : WEEKDAYS.findIndex((name) => name === lower || name.slice(0, 3) === lower);
  return at < 0 ? undefined : at;
}

/** Returns the offset of a zone from UTC at a time; `undefined` if there is no such zone. */
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
  // `Intl` also accepts offsets such as +02:00 as zones; users write these in RFC 3339 times.
  if (!/^[A-Za-z][\w+-]*(?:\/[\w+-]+)*$/.test(timeZone)) return undefined;
  const fields = { year: "numeric", month: "numeric", day: "numeric", hour: "numeric", minute: "numeric" } as const;
  try {
    return new Intl.DateTimeFormat("en-US", { timeZone, hourCycle: "h23", ...fields, second: "numeric" });
  } catch {
    return undefined;
  }
}

/** The instant of a local time: the later one if clocks show it twice, and that much later if they skip it. */
function instantOf(local: number, offsetAt: (time: number) => number): number {
  const [before, after] = [offsetAt(local - DAY), offsetAt(local + DAY)];
  const candidates = [local - before, local - after].filter((time) => time + offsetAt(time) === local);
  return candidates.length > 0 ? Math.max(...candidates) : local - before;
}
