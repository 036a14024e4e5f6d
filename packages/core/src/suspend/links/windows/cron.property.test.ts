import { Cron as Croner } from "croner";
import fc from "fast-check";
import { expect, test } from "vitest";
import { parseCron, startsAt } from "./cron.ts";

const range = (from: number, to: number): fc.Arbitrary<string> => {
  const value = fc.integer({ min: from, max: to });
  const pair = fc.tuple(value, value).map(([a, b]) => `${Math.min(a, b)}-${Math.max(a, b)}`);
  const step = fc.integer({ min: 1, max: to });
  const part = fc.oneof(
    value.map(String),
    pair,
    fc.tuple(fc.oneof(fc.constant("*"), pair), step).map(([whole, every]) => `${whole}/${every}`),
  );
  return fc.oneof(
    { weight: 2, arbitrary: fc.constant("*") },
    { weight: 3, arbitrary: fc.array(part, { minLength: 1, maxLength: 3 }).map((parts) => parts.join(",")) },
  );
};
const months = fc.oneof(range(1, 12), fc.constantFrom("jan", "feb-apr", "DEC"));
const weekdays = fc.oneof(range(0, 6), fc.constantFrom("mon-fri", "sun", "SAT"));
const lines = fc.tuple(range(0, 59), range(0, 23), range(1, 31), months, weekdays).map((fields) => fields.join(" "));
const times = fc
  .integer({ min: Date.UTC(2024, 0, 1), max: Date.UTC(2030, 0, 1) })
  .map((time) => time - (time % 60_000));

test("any cron line fits the minutes that a library of its own finds for it", () => {
  fc.assert(
    fc.property(lines, times, (line, time) => {
      const own = parseCron(line);
      if (own === undefined) throw new Error(`${line} is not understood`);
      const date = new Date(time);
      const local = {
        minute: date.getUTCMinutes(),
        hour: date.getUTCHours(),
        day: date.getUTCDate(),
        month: date.getUTCMonth() + 1,
        weekday: date.getUTCDay(),
      };
      // A day field that begins with a star matches every day, even with a step: so reads the library that Argo CD
      // uses.
      const [, , day = "", , weekday = ""] = line.split(" ");
      const isStepped = [day, weekday].some((field) => field.startsWith("*/") || field.includes(",*"));
      if (isStepped) return;
      const other = new Croner(line, { timezone: "Etc/UTC", mode: "5-part" });
      expect(startsAt(own, local), `${line} at ${date.toISOString()}`).toBe(other.match(date));
    }),
    { numRuns: 3000 },
  );
});
