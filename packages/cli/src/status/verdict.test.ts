import { computeStatus, type StatusWord } from "@landfall/core/status";
import { describe, expect, test } from "vitest";
import type { FleetStatus } from "./fleet-status.ts";
import type { ObjectStatus } from "./object-status.ts";
import { fleetVerdict, GOALS, objectsVerdict } from "./verdict.ts";

function objects(words: readonly StatusWord[]): readonly ObjectStatus[] {
  const result = computeStatus({});
  return words.map((status, at) => ({
    object: { group: "", kind: "Pod", namespace: "", name: `p${at}` },
    result: { ...result, status },
  }));
}

function reachedOf(words: readonly StatusWord[]): readonly string[] {
  return GOALS.filter((goal) => objectsVerdict(objects(words), goal).reached);
}

describe("objectsVerdict", () => {
  test.each<[readonly StatusWord[], readonly string[]]>([
    [[], ["deleted"]],
    [["Current"], ["landed", "current"]],
    [["Current", "InProgress"], []],
    [["Current", "Failed"], ["failed"]],
    [["NotFound"], ["deleted"]],
    [["Terminating"], []],
  ])("of %j: %j", (words, reached) => {
    expect(reachedOf(words)).toEqual(reached);
  });

  test("says how many are Current, and how many have failed", () => {
    expect(objectsVerdict(objects(["Current", "Failed"]), "landed").stand).toBe("1 of 2 objects Current, 1 Failed");
  });
});

describe("fleetVerdict", () => {
  const fleet = (landed: number, total: number, status: string): FleetStatus =>
    ({ status, landed, total, bySeverity: {}, revisions: [], clusters: [] }) as unknown as FleetStatus;
  test.each([
    [0, 0, "Unknown", ["deleted"]],
    [1, 2, "InProgress", []],
    [2, 2, "Current", ["landed", "current"]],
    [1, 2, "Failed", ["failed"]],
  ])("of %i of %i, %s: %j", (landed, total, status, reached) => {
    expect(GOALS.filter((goal) => fleetVerdict(fleet(landed, total, status), goal).reached)).toEqual(reached);
  });
});
