import { describe, expect, test } from "vitest";
import { readDuration, readUntil } from "./when.ts";

/** A Saturday, 10:00 in Berlin. */
const NOW = Date.parse("2026-11-21T09:00:00Z");

describe("--until", () => {
  test.each([
    ["2026-12-01T06:00:00Z", "2026-12-01T06:00:00Z"],
    ["8h", "2026-11-21T17:00:00Z"],
    ["+90m", "2026-11-21T10:30:00Z"],
    ["2d", "2026-11-23T09:00:00Z"],
    ["1w1d12h", "2026-11-29T21:00:00Z"],
    ["mon 06:00 Europe/Berlin", "2026-11-23T05:00:00Z"],
    ["Monday 06:00 UTC", "2026-11-23T06:00:00Z"],
    ["sat 09:30 UTC", "2026-11-21T09:30:00Z"],
    ["sat 08:30 UTC", "2026-11-28T08:30:00Z"],
    ["06:00 Europe/Berlin", "2026-11-22T05:00:00Z"],
    ["18:00 America/New_York", "2026-11-21T23:00:00Z"],
    ["tomorrow 06:00 Asia/Kolkata", "2026-11-22T00:30:00Z"],
    ["today 18:00 Europe/Berlin", "2026-11-21T17:00:00Z"],
    ["2026-12-01 06:00 Europe/Berlin", "2026-12-01T05:00:00Z"],
    ["2026-12-01T06:00 Europe/Berlin", "2026-12-01T05:00:00Z"],
    // On 25 October 2026 clocks go back, and the later of two times counts; on 28 March 2027 they go forward, and a
    // skipped time counts as that much later.
    ["2026-10-25 02:30 Europe/Berlin", "2026-10-25T01:30:00Z"],
    ["2027-03-28 02:30 Europe/Berlin", "2027-03-28T01:30:00Z"],
  ])("%s is %s", (text, expected) => {
    expect(readUntil(text, NOW)).toEqual({ at: expected });
  });

  test.each([
    "",
    "soon",
    "tomorrow",
    "06:00",
    "mon 06:00",
    "mon 25:00 UTC",
    "mon 06:61 UTC",
    "moon 06:00 UTC",
    "mon 06:00 Europe/Nowhere",
    "2026-02-30 06:00 UTC",
    "-8h",
    "0h",
    "8",
    "99999d",
    "2026-12-01T06:00:00",
    "mon 06:00 +02:00",
  ])("%j is no time", (text) => {
    expect(readUntil(text, NOW)).toHaveProperty("wrong");
  });
});

const NO_DURATION = "must be a duration such as 8h, 90m or 2d";

test.each([
  ["8h", { ms: 28_800_000 }],
  ["1d", { ms: 86_400_000 }],
  [".5h", { ms: 1_800_000 }],
  ["3660d", { ms: 3660 * 86_400_000 }],
  ["0s", { wrong: "must be longer than nothing" }],
  ["0", { wrong: NO_DURATION }],
  ["x", { wrong: NO_DURATION }],
  ["", { wrong: NO_DURATION }],
  ["+", { wrong: NO_DURATION }],
  ["-8h", { wrong: NO_DURATION }],
  ["3660d1ms", { wrong: "must be at most 3660d" }],
  ["99999999d", { wrong: "must be at most 3660d" }],
  ["99999w", { wrong: "must be at most 3660d" }],
  ["99999999999999h", { wrong: "must be at most 3660d" }],
  [`${"9".repeat(400)}h`, { wrong: "must be at most 3660d" }],
])("the duration %j", (text, expected) => expect(readDuration(text)).toEqual(expected));

test("--until says of a duration that is too long how long it may be", () => {
  expect(readUntil("99999999d", NOW)).toEqual({ wrong: "must be at most 3660d" });
});
