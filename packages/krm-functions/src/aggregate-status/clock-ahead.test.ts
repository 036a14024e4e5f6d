import type { Snapshot } from "@landfall/core/aggregate";
import { parseTime } from "@landfall/core/object";
import { expect, test } from "vitest";
import { clockProblems } from "./clock-ahead.ts";

const MINUTE = 60_000;
const AT_NINE = Date.parse("2026-11-23T09:00:00Z");

function newest(times: { readonly [cluster: string]: string }): ReadonlyMap<string, Snapshot> {
  return new Map(
    Object.entries(times).map(([cluster, time]) => {
      const observedAt = time === "" ? "" : `2026-11-23T${time}:00Z`;
      const ref = { group: "landfall.dev", kind: "StatusSnapshot", namespace: "", name: cluster };
      return [cluster, { ref, cluster, observedAt, time: parseTime(observedAt), items: [], labels: {} }];
    }),
  );
}

test.each([
  ["all in time", { a: "08:50", b: "09:00", c: "08:55" }, AT_NINE, []],
  ["one that is silent", { a: "01:00", b: "09:00", c: "09:00" }, undefined, []],
  ["ahead of now, within what is tolerated", { a: "09:15" }, AT_NINE, []],
  [
    "ahead of now",
    { a: "09:16" },
    AT_NINE,
    ["the snapshot of a is from 2026-11-23T09:16:00Z, 16m after now, so it counts as stale"],
  ],
  [
    "ahead of all others, without a now",
    { a: "12:00", b: "09:00", c: "08:59" },
    undefined,
    [
      "the snapshot of a is from 2026-11-23T12:00:00Z, 3h after the newest of any other cluster, so all others count as stale",
    ],
  ],
  ["ahead of one other: nobody can say which is wrong", { a: "12:00", b: "09:00" }, undefined, []],
  ["two ahead of the rest", { a: "12:00", b: "12:00", c: "09:00" }, undefined, []],
  ["a time that is none", { a: "", b: "09:00" }, AT_NINE, []],
])("clocks: %s", (_, times, now, messages) => {
  expect(clockProblems(newest(times), now, 15 * MINUTE).map(({ message }) => message)).toEqual(messages);
});
