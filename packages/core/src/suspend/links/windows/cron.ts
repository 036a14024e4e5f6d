/** A parsed cron schedule. Each set contains the values that match. */
export interface Cron {
  readonly minutes: ReadonlySet<number>;
  readonly hours: ReadonlySet<number>;
  readonly days: ReadonlySet<number>;
  readonly months: ReadonlySet<number>;
  readonly weekdays: ReadonlySet<number>;
  /** Whether both day fields are restricted, so that a day matches if either does; else both must match. */
  readonly eitherDay: boolean;
}

/** A minute in the local time of a time zone. */
export interface LocalMinute {
  readonly minute: number;
  readonly hour: number;
  readonly day: number;
  readonly month: number;
  readonly weekday: number;
}

const MACROS: ReadonlyMap<string, string> = new Map([
  ["@yearly", "0 0 1 1 *"],
  ["@annually", "0 0 1 1 *"],
  ["@monthly", "0 0 1 * *"],
  ["@weekly", "0 0 * * 0"],
  ["@daily", "0 0 * * *"],
  ["@midnight", "0 0 * * *"],
  ["@hourly", "0 * * * *"],
]);
const MONTHS = ["", "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
const WEEKDAYS = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"];

/** Reads the five fields of a standard cron line, or one of its macros. `undefined`: it is invalid or unsupported. */
export function parseCron(text: string): Cron | undefined {
  const line = text.trim().toLowerCase();
  const fields = (MACROS.get(line) ?? line).split(/\s+/);
  if (fields.length !== 5) return undefined;
  const [minute = "", hour = "", day = "", month = "", weekday = ""] = fields;
  const minutes = parseField(minute, 0, 59, []);
  const hours = parseField(hour, 0, 23, []);
  const days = parseField(day, 1, 31, []);
  const months = parseField(month, 1, 12, MONTHS);
  const weekdays = parseField(weekday, 0, 6, WEEKDAYS);
  if (!minutes || !hours || !days || !months || !weekdays) return undefined;
  return { minutes, hours, days, months, weekdays, eitherDay: !isStar(day) && !isStar(weekday) };
}

/** Returns whether the schedule starts in that minute. */
export function startsAt(cron: Cron, { minute, hour, day, month, weekday }: LocalMinute): boolean {
  if (!cron.minutes.has(minute) || !cron.hours.has(hour) || !cron.months.has(month)) return false;
  const [byDay, byWeekday] = [cron.days.has(day), cron.weekdays.has(weekday)];
  return cron.eitherDay ? byDay || byWeekday : byDay && byWeekday;
}

function isStar(field: string): boolean {
  return /^[*?]/.test(field);
}

function parseField(
  field: string,
  from: number,
  to: number,
  names: readonly string[],
): ReadonlySet<number> | undefined {
  const found = new Set<number>();
  for (const part of field.split(",")) {
    const values = parsePart(part, from, to, names);
    if (values === undefined) return undefined;
    for (const value of values) found.add(value);
  }
  return found;
}

/** Reads one field: `*`, `5`, `1-5`, `mon-fri`, each with a step as in `0-30/10`; `5/10` runs from 5 to the maximum. */
function parsePart(part: string, from: number, to: number, names: readonly string[]): readonly number[] | undefined {
  const [range = "", stepText, ...more] = part.split("/");
  const step = stepText === undefined ? 1 : wholeNumber(stepText);
  if (more.length > 0 || step === undefined || step === 0) return undefined;
  const [first = "", last, ...rest] = isStar(range) && range.length === 1 ? [`${from}`, `${to}`] : range.split("-");
  const start = valueOf(first, names);
  const end = last === undefined ? (stepText === undefined ? start : to) : valueOf(last, names);
  if (rest.length > 0 || start === undefined || end === undefined || start < from || end > to || end < start)
    return undefined;
  return Array.from({ length: Math.floor((end - start) / step) + 1 }, (_, index) => start + index * step);
}

function valueOf(text: string, names: readonly string[]): number | undefined {
  const named = text === "" ? -1 : names.indexOf(text);
  return named >= 0 ? named : wholeNumber(text);
}

function wholeNumber(text: string): number | undefined {
  return /^\d{1,4}$/.test(text) ? Number(text) : undefined;
}
