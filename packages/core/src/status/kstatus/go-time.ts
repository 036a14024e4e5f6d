const RFC3339 = /^(\d{4})-(\d\d)-(\d\d)T(\d\d?):(\d\d):(\d\d)(?:[.,](\d+))?(?:Z|([+-])(\d\d):(\d\d))$/;

/**
 * Returns the time in Unix milliseconds, parsed as Go's `time.Parse(time.RFC3339, …)` does: capital `T` and `Z`, no
 * leap second; an hour of one digit, a comma before the fraction and offsets up to 24:60 are accepted. `undefined` for
 * anything else.
 */
export function parseGoTime(text: string): number | undefined {
  const match = RFC3339.exec(text);
  if (match === null) return undefined;
  const [year, month, day, hour, minute, second] = match.slice(1, 7).map(Number) as [
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  if (hour > 23 || minute > 59 || second > 59) return undefined;
  const offsetHour = Number(match[9] ?? 0);
  const offsetMinute = Number(match[10] ?? 0);
  if (offsetHour > 24 || offsetMinute > 60) return undefined;
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return undefined;
  const clock = ((hour * 60 + minute) * 60 + second) * 1000 + Number(`0.${(match[7] ?? "0").slice(0, 9)}`) * 1000;
  const offset = (offsetHour * 60 + offsetMinute) * 60_000 * (match[8] === "-" ? -1 : 1);
  return date.getTime() + clock - offset;
}
