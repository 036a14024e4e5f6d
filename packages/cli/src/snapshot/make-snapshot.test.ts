import type { Json } from "@landfall/core/object";
import { validateStatusSnapshot } from "@landfall/core/schemas";
import { generateFleet, landedCluster } from "@landfall/testing/fleet";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { toYaml } from "../input/to-yaml.ts";
import { makeSnapshot, snapshotName } from "./make-snapshot.ts";

type Fields = { readonly [key: string]: Json };

const AT = "2026-11-21T09:00:00Z";
const fleet = generateFleet({ seed: 3, clusters: 3 });
const [cluster] = fleet.clusters;
if (cluster === undefined) throw new Error("a fleet of three has a first cluster");
const OBJECTS = landedCluster(fleet, cluster, "v1", AT) as unknown as readonly Fields[];

function snapshotOf(objects: readonly Fields[]): Fields {
  const snapshot = makeSnapshot(objects, { cluster: "eu-1", observedAt: AT });
  if (!snapshot.ok) throw new Error(snapshot.problems[0]?.message);
  return snapshot.value as unknown as Fields;
}

describe("snapshotName", () => {
  test("a name that an object can have is its own", () => {
    for (const name of ["eu-1", "a", "eu.west.1"]) expect(snapshotName(name)).toBe(name);
  });

  test("clusters that differ only by case, or by what a name cannot have, never share a file", () => {
    const alike = [
      "eu-1",
      "EU-1",
      "Eu-1",
      "eu_1",
      "eu__1",
      "EU_1",
      "eu-1-",
      "arn:aws:eks:eu-1",
      "x".repeat(70),
      "x".repeat(71),
    ];
    const names = alike.map((name) => snapshotName(name).toLowerCase());
    expect(new Set(names).size).toBe(alike.length);
    for (const name of names) expect(name).toMatch(/^[a-z0-9]([a-z0-9.-]{0,61}[a-z0-9])?$/);
  });
});

describe("makeSnapshot", () => {
  test("what it makes is valid", () => {
    expect(validateStatusSnapshot(snapshotOf(OBJECTS))).toEqual([]);
  });

  test("the order of the objects does not matter", () => {
    const expected = toYaml(snapshotOf(OBJECTS));
    const shuffled = fc.shuffledSubarray([...OBJECTS], { minLength: OBJECTS.length });
    fc.assert(
      fc.property(shuffled, (objects) => {
        expect(toYaml(snapshotOf(objects))).toBe(expected);
      }),
      { numRuns: 50 },
    );
  });

  test.each<[string, Partial<{ cluster: string; observedAt: string }>, string]>([
    ["a cluster with a slash", { cluster: "eu/1" }, "InvalidCluster"],
    ["no name of a cluster", { cluster: "" }, "InvalidCluster"],
    ["a time without a zone", { observedAt: "2026-11-21T09:00:00" }, "InvalidTime"],
  ])("%s is refused", (_, wrong, code) => {
    const { ok, problems } = makeSnapshot(OBJECTS, { cluster: "eu-1", observedAt: AT, ...wrong });
    expect([ok, problems.map((problem) => problem.code)]).toEqual([false, [code]]);
  });
});
