import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Problem } from "../../../object/index.ts";
import { explainRollout } from "../../explain/explain.ts";
import type { Window, Windows } from "../../model/asked.ts";
import { manyTargets, planOf, seen, strategyOf, tick, wordsOf } from "../../testing/fleet.ts";
import { closedSince, readWindow, type WindowSpec, windowsAt } from "./windows.ts";

function windowOf(spec: WindowSpec): Window {
  const problems: Problem[] = [];
  const window = readWindow(spec, "w", problems);
  expect(problems).toEqual([]);
  return window;
}

const WORK = { days: ["Mon", "Tue", "Wed", "Thu"], from: "09:00", to: "16:00", timeZone: "Europe/Berlin" };
const NIGHT = { days: ["Mon"], from: "22:00", to: "02:00", timeZone: "UTC" };

describe("invariant 24: windows are open by the clocks of their zone", () => {
  const cases: readonly [what: string, spec: WindowSpec, at: string, open: boolean, changesAt: string | undefined][] = [
    ["within it, in winter", WORK, "2026-11-23T08:00:00Z", true, "2026-11-23T15:00:00Z"],
    ["a minute before it", WORK, "2026-11-23T07:59:00Z", false, "2026-11-23T08:00:00Z"],
    ["at its end, which is not in it", WORK, "2026-11-23T15:00:00Z", false, "2026-11-24T08:00:00Z"],
    ["an hour earlier by UTC in summer", WORK, "2026-07-06T07:00:00Z", true, "2026-07-06T14:00:00Z"],
    ["over the weekend, and the change of clocks", WORK, "2026-03-26T15:00:00Z", false, "2026-03-30T07:00:00Z"],
    ["a night belongs to the day it begins on", NIGHT, "2026-11-24T01:59:00Z", true, "2026-11-24T02:00:00Z"],
    [
      "bug 55, Spinnaker: the early hours of that day are not in it",
      NIGHT,
      "2026-11-23T01:00:00Z",
      false,
      "2026-11-23T22:00:00Z",
    ],
    [
      "an hour that is skipped opens nothing",
      { from: "02:15", to: "02:45", timeZone: "Europe/Berlin" },
      "2026-03-29T00:30:00Z",
      false,
      "2026-03-30T00:15:00Z",
    ],
    [
      "an hour that comes twice counts twice",
      { from: "02:15", to: "02:45", timeZone: "Europe/Berlin" },
      "2026-10-25T00:45:00Z",
      false,
      "2026-10-25T01:15:00Z",
    ],
    [
      "24:00 ends a day",
      { days: ["Sun"], from: "00:00", to: "24:00", timeZone: "UTC" },
      "2026-11-22T23:59:00Z",
      true,
      "2026-11-23T00:00:00Z",
    ],
    [
      "a zone of quarters of an hour",
      { from: "09:00", to: "10:00", timeZone: "Asia/Kathmandu" },
      "2026-11-23T03:15:00Z",
      true,
      "2026-11-23T04:15:00Z",
    ],
    [
      "the whole day, every day: never closes",
      { from: "00:00", to: "00:00", timeZone: "UTC" },
      "2026-11-23T00:00:00Z",
      true,
      undefined,
    ],
  ];
  test.each(cases)("%s", (_, spec, at, open, changesAt) => {
    const found = windowsAt({ allow: [windowOf(spec)], deny: [] }, Date.parse(at));
    expect([found.open, found.changesAt]).toEqual([open, changesAt === undefined ? undefined : Date.parse(changesAt)]);
  });

  test("deny beats allow; without allow, all that is not denied is open", () => {
    const [work, noon] = [windowOf(WORK), windowOf({ from: "12:00", to: "13:00", timeZone: "Europe/Berlin" })];
    const at = Date.parse("2026-11-23T11:30:00Z");
    expect(windowsAt({ allow: [work], deny: [noon] }, at)).toEqual({ open: false, changesAt: at + 30 * 60_000 });
    expect(windowsAt({ allow: [], deny: [noon] }, at + 60 * 60_000).open).toBe(true);
  });

  test.each<[string, Partial<WindowSpec>, string]>([
    ["a zone that is none", { timeZone: "Mars/Olympus" }, "w.timeZone"],
    ["a time that is none", { from: "9am" }, "w.from"],
    ["an hour that no day has", { to: "25:00" }, "w.to"],
    ["a day that is none", { days: ["Someday"] }, "w.days"],
  ])("%s is a problem", (_, wrong, field) => {
    const problems: Problem[] = [];
    readWindow({ ...WORK, ...wrong }, "w", problems);
    expect(problems.map((problem) => [problem.code, problem.field])).toEqual([["InvalidWindow", field]]);
  });
});

describe("a rollout with windows", () => {
  // The tests begin on a Saturday at 08:00 UTC.
  const allow = [{ days: ["Sat" as const], from: "08:10", to: "08:20", timeZone: "UTC" }];
  const waves = [
    { name: "a", select: { count: 1 } },
    { name: "b", select: { rest: true } },
  ];
  const plan = planOf(strategyOf(waves, { order: "name", windows: { allow } }), manyTargets(2));

  test("releases within them, watches without them, and says when they open", () => {
    const closed = tick(plan, undefined, 0, {});
    expect([wordsOf(closed), closed.requeueAfter]).toEqual(["c0:Waiting c1:Waiting", 10 * 60_000]);
    expect(explainRollout(plan, closed.state, closed.state.at).line).toBe(
      "rollout of v2 waits: its windows are closed (since 2026-11-14T08:20:00Z, 167h40m); goes on when its windows open, at 2026-11-21T08:10:00Z",
    );
    const open = tick(plan, closed.state, 10, {});
    expect(wordsOf(open)).toBe("c0:Released c1:Waiting");
    const after = tick(plan, open.state, 21, { c0: seen("v2", 21) });
    expect(wordsOf(after)).toBe("c0:Landed c1:Waiting");
    expect(explainRollout(plan, after.state, after.state.at, { target: "c1" }).message).toBe(
      "c1 waits: its windows are closed",
    );
  });

  test("a rollback is not kept by them", () => {
    const open = tick(plan, undefined, 10, { c0: seen("v1", 10) });
    expect(wordsOf(tick(plan, open.state, 30, {}, { rollback: { attempt: 1, by: "ana" } }))).toContain(
      "c0:RollingBack",
    );
  });
});

/** Returns whether a window is open by the local time that `Intl` shows. */
function openBy(show: Intl.DateTimeFormat, { days, from, to }: Window, time: number): boolean {
  const [, name = "", hours = "", minutes = ""] = /^(\w+).* (\d\d):(\d\d)$/.exec(show.format(time)) ?? [];
  const day = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"].indexOf(name);
  const minute = Number(hours) * 60 + Number(minutes);
  const isOf = (one: number): boolean => days.length === 0 || days.includes(one);
  return from < to
    ? isOf(day) && minute >= from && minute < to
    : (isOf(day) && minute >= from) || (isOf((day + 6) % 7) && minute < to);
}

test("windows in zones of half and quarter hours, over any change of clocks, are as a look every minute would find them", () => {
  const DAY = 86_400_000;
  const zones = ["Asia/Kathmandu", "Australia/Lord_Howe", "America/St_Johns", "Africa/Casablanca", "Europe/Berlin"];
  const changes = [
    "2026-03-28T12:00Z",
    "2026-10-24T12:00Z",
    "2026-04-04T10:00Z",
    "2026-03-07T12:00Z",
    "2026-02-14T20:00Z",
  ];
  const window = fc.record({
    days: fc.subarray([0, 1, 2, 3, 4, 5, 6], { maxLength: 3 }),
    from: fc.nat(1439),
    to: fc.nat(1440),
    timeZone: fc.constantFrom(...zones),
  });
  fc.assert(
    fc.property(window, fc.constantFrom(...changes), fc.nat(1440), (own, change, minute) => {
      const now = Date.parse(change) + minute * 60_000;
      const { open, changesAt } = windowsAt({ allow: [own], deny: [] }, now);
      const { timeZone } = own;
      const show = new Intl.DateTimeFormat("en-GB", { timeZone, weekday: "short", hour: "2-digit", minute: "2-digit" });
      let time = now;
      while (time < now + 2 * DAY && openBy(show, own, time) === open) time += 60_000;
      expect(time).toBe(Math.min(changesAt ?? Number.POSITIVE_INFINITY, now + 2 * DAY));
    }),
    { numRuns: 25 },
  );
});

describe("closed windows say since when", () => {
  const night = { days: [], from: 22 * 60, to: 6 * 60, timeZone: "UTC" };
  const at = (text: string): number => Date.parse(text);
  test.each<[string, Windows, string, string | undefined]>([
    [
      "the end of the last one that allowed",
      { allow: [night], deny: [] },
      "2026-11-21T08:00:00Z",
      "2026-11-21T06:00:00Z",
    ],
    ["the beginning of one that denies", { allow: [], deny: [night] }, "2026-11-22T01:00:00Z", "2026-11-21T22:00:00Z"],
    [
      "nothing, where they were never open",
      { allow: [], deny: [{ ...night, from: 0, to: 1440 }] },
      "2026-11-22T01:00:00Z",
      undefined,
    ],
  ])("%s", (_, windows, now, since) => {
    expect(closedSince(windows, at(now))).toBe(since === undefined ? undefined : at(since));
  });
});
