import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Window } from "../../model/asked.ts";
import type { Change } from "../../model/change.ts";
import { factsWith, reported, stepWith } from "../../testing/gates.ts";
import { isWithin } from "./check.ts";
import { window } from "./gate.ts";
import { isOpenAt } from "./windows.ts";

const NOON: Window = { days: [], from: 720, to: 780, timeZone: "UTC" };
const noon = Date.parse("2026-11-21T12:00:00Z");

describe("invariant 24: what verify sees of windows", () => {
  const released: Change = { kind: "released", target: "a", wave: 0 };
  test.each<readonly [what: string, changes: readonly Change[], now: number, seen: boolean]>([
    ["a release before they open", [released], noon - 1, true],
    ["a try after they closed", [{ ...released, kind: "retried" }], noon + 3_600_000, true],
    ["nothing wrong with a release within them", [released], noon, false],
    ["nothing wrong with what lands outside", [{ ...released, kind: "landed" }], noon - 1, false],
  ])("%s", (_, changes, now, seen) => {
    const asked = { windows: { allow: [NOON], deny: [] } };
    expect(reported(window, asked, stepWith({ changes, now, wave: -1 }))).toEqual(
      seen ? ["24: something started while the windows were closed"] : [],
    );
    expect(window.check.allows?.({}, now)).toBe(true);
  });

  test("the gate and its check count in different ways, and agree at any time of any zone", () => {
    const minute = fc.integer({ min: 0, max: 1439 });
    const any: fc.Arbitrary<Window> = fc.record({
      days: fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { maxLength: 3 }),
      from: minute,
      to: fc.integer({ min: 0, max: 1440 }),
      timeZone: fc.constantFrom("UTC", "Europe/Berlin", "America/St_Johns", "Asia/Kathmandu", "Pacific/Auckland"),
    });
    const windows = fc.record({ allow: fc.array(any, { maxLength: 2 }), deny: fc.array(any, { maxLength: 2 }) });
    const time = fc.integer({ min: 0, max: 400 * 1440 }).map((minutes) => noon + minutes * 60_000);
    fc.assert(
      fc.property(windows, time, (some, now) => {
        expect(isWithin(some, now)).toBe(isOpenAt(some, now));
        expect(window.judge({ windows: some }, factsWith({ now })) === undefined).toBe(isOpenAt(some, now));
      }),
      { numRuns: 500 },
    );
  });
});
