import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { formatTime, parseTime } from "./time.ts";

describe("parseTime", () => {
  test.each([
    ["UTC", "1970-01-01T00:00:01Z", 1000],
    ["an offset east", "1970-01-01T02:00:00+02:00", 0],
    ["an offset west", "1969-12-31T18:30:00-05:30", 0],
    ["milliseconds", "1970-01-01T00:00:00.25Z", 250],
    ["microseconds, cut", "1970-01-01T00:00:00.123999Z", 123],
    ["29 February of a leap year", "2024-02-29T00:00:00Z", 1_709_164_800_000],
    ["a client-node Date", new Date(42), 42],
  ])("reads %s", (_, value, ms) => {
    expect(parseTime(value)).toBe(ms);
  });

  test.each([
    ["30 February", "2026-02-30T00:00:00Z"],
    ["29 February of a common year", "2023-02-29T00:00:00Z"],
    ["29 February of 1900", "1900-02-29T00:00:00Z"],
    ["day 0", "2026-01-00T00:00:00Z"],
    ["month 13", "2026-13-01T00:00:00Z"],
    ["month 0", "2026-00-01T00:00:00Z"],
    ["hour 24", "2026-01-01T24:00:00Z"],
    ["a leap second", "2016-12-31T23:59:60Z"],
    ["no zone", "2026-01-01T00:00:00"],
    ["a date only", "2026-01-01"],
    ["lower case", "2026-01-01t00:00:00z"],
    ["a space for T", "2026-01-01 00:00:00Z"],
    ["an offset without colon", "2026-01-01T00:00:00+0200"],
    ["an offset of 24 hours", "2026-01-01T00:00:00+24:00"],
    ["an empty fraction", "2026-01-01T00:00:00.Z"],
    ["text behind it", "2026-01-01T00:00:00Z\n"],
    ["an invalid Date", new Date(Number.NaN)],
    ["a time after the year 9999 in UTC", "9999-12-31T23:59:59-01:00"],
    ["a time before the year 0 in UTC", "0000-01-01T00:00:00+01:00"],
    ["a Date that RFC 3339 cannot say", new Date(8.64e15)],
    ["a number", 5],
    ["nothing", undefined],
    ["null", null],
  ])("refuses %s", (_, value) => {
    expect(parseTime(value)).toBeUndefined();
  });
});

describe("parseTime, compared with what the platform reads", () => {
  const number = (max: number, width: number) =>
    fc.integer({ min: 0, max }).map((value) => String(value).padStart(width, "0"));
  const zone = fc.oneof(fc.constant("Z"), fc.tuple(fc.constantFrom("+", "-"), number(25, 2), number(61, 2)));
  const text = fc
    .tuple(number(9999, 4), number(13, 2), number(31, 2), number(24, 2), number(60, 2), number(60, 2), zone)
    .map(([year, month, day, hour, minute, second, z]) => {
      const offset = typeof z === "string" ? z : `${z[0]}${z[1]}:${z[2]}`;
      return `${year}-${month}-${day}T${hour}:${minute}:${second}${offset}`;
    });

  test("property: the same time, and none for a day, an hour or an offset that there is not", () => {
    fc.assert(
      fc.property(text, (given) => {
        const day = new Date(`${given.slice(0, 10)}T00:00:00Z`);
        const isDay = !Number.isNaN(day.getTime()) && day.toISOString().slice(8, 10) === given.slice(8, 10);
        const isTime = /T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/.test(given);
        const time = parseTime(given);
        const inUtc = Date.parse(given);
        const isSayable = /^\d{4}-/.test(new Date(inUtc || 0).toISOString());
        expect(time).toBe(isDay && isTime && isSayable ? inUtc : undefined);
        if (time !== undefined) expect(parseTime(formatTime(time))).toBe(time);
      }),
      { numRuns: 500 },
    );
  });
});

describe("formatTime", () => {
  test.each([
    [0, "1970-01-01T00:00:00Z"],
    [1999, "1970-01-01T00:00:01Z"],
    [-1, "1969-12-31T23:59:59Z"],
    [-62_167_219_200_000, "0000-01-01T00:00:00Z"],
    [253_402_300_799_999, "9999-12-31T23:59:59Z"],
  ])("writes %d as %s", (ms, text) => {
    expect(formatTime(ms)).toBe(text);
  });

  test.each([Number.NaN, Number.POSITIVE_INFINITY, 253_402_300_800_000, -62_167_219_200_001])("throws for %d", (ms) => {
    expect(() => formatTime(ms)).toThrow(RangeError);
  });

  test("property: what it writes reads back to the same second", () => {
    fc.assert(
      fc.property(fc.integer({ min: -62_167_219_200, max: 253_402_300_799 }), (seconds) => {
        expect(parseTime(formatTime(seconds * 1000))).toBe(seconds * 1000);
      }),
    );
  });
});
