import { describe, expect, test } from "vitest";
import { createItem, createResourceList, type ResourceList } from "../sdk/index.ts";
import { readClock } from "./clock.ts";

const clock = (now: unknown, name = "clock") =>
  createItem(
    {
      apiVersion: "landfall.dev/v1alpha1",
      kind: "Clock",
      metadata: { name },
      spec: (now === undefined ? {} : { now }) as never,
    },
    { path: `${name}.yaml` },
  );
const list = (...items: readonly ReturnType<typeof clock>[]): ResourceList => createResourceList({ items: [...items] });
const AT = Date.parse("2026-11-22T10:00:00Z");

describe("readClock", () => {
  test.each<[string, ResourceList, string | undefined, number | undefined]>([
    ["nobody says it", list(), undefined, undefined],
    ["the Clock of the package", list(clock("2026-11-22T10:00:00Z")), undefined, AT],
    ["now of the config wins", list(clock("2026-11-22T09:00:00Z")), "2026-11-22T10:00:00Z", AT],
    [
      "two Clocks of one time",
      list(clock("2026-11-22T10:00:00Z"), clock("2026-11-22T11:00:00+01:00", "b")),
      undefined,
      AT,
    ],
  ])("%s", (_, given, now, expected) => {
    expect(readClock(given, now)).toMatchObject({ ok: true, value: expected });
  });

  test("says so where now of the config is not what the Clock says", () => {
    const differing = readClock(list(clock("2026-11-22T09:00:00Z")), "2026-11-22T10:00:00Z");
    const [problem] = differing.problems;
    expect(problem).toMatchObject({ code: "ClocksDiffer", severity: "warning", field: "now" });
    expect(problem?.message).toContain("2026-11-22T09:00:00Z");
    expect(readClock(list(clock("2026-11-22T11:00:00+01:00")), "2026-11-22T10:00:00Z").problems).toEqual([]);
    expect(readClock(list(clock("yesterday")), "2026-11-22T10:00:00Z")).toEqual({ ok: true, value: AT, problems: [] });
  });

  test.each<[string, ResourceList, string | undefined, string]>([
    ["a now that is no time", list(), "noon", "InvalidConfig"],
    ["a Clock without a zone", list(clock("2026-11-22T10:00:00")), undefined, "SchemaViolation"],
    ["a Clock that says nothing", list(clock(undefined)), undefined, "MissingField"],
    [
      "two Clocks that differ",
      list(clock("2026-11-22T10:00:00Z"), clock("2026-11-22T11:00:00Z", "b")),
      undefined,
      "ClocksDiffer",
    ],
  ])("%s is refused", (_, given, now, code) => {
    const read = readClock(given, now);
    expect([read.ok, read.problems.map((problem) => problem.code)]).toEqual([false, [code]]);
  });
});
