import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { HEALTH } from "../model/axes.ts";
import { blockOnCluster, judgeFreshness, type Observation } from "../model/observation.ts";
import { anyObservation, observe } from "../model/observations.test-d.ts";
import { aggregateStatuses } from "./headline.ts";
import { addObservation, addObservations, emptyRollup, mergeRollups, type Rollup } from "./rollup.ts";
import { AXIS_NAMES } from "./rollup-counts.ts";
import { COUNTED } from "./rollup-lines.ts";

const roll = (...observations: readonly Observation[]): Rollup => addObservations(emptyRollup(), observations);
const sum = (counts: object): number => Object.values(counts).reduce((total: number, n: number) => total + n, 0);

describe("a rollup is a commutative monoid", () => {
  const some = fc.array(anyObservation, { maxLength: 24 });
  const options = fc.record({
    exceptions: fc.integer({ min: 0, max: 20 }),
    revisions: fc.integer({ min: 0, max: 3 }),
    wanted: fc.constantFrom({ package: "shop", revision: "v3" }, { package: "shop", revision: "v9" }),
  });

  test("AC-X2: merging the rollups of two sets is the rollup of both, in any grouping", () => {
    fc.assert(
      fc.property(options, some, some, some, (limits, a, b, c) => {
        const [ra, rb, rc] = [a, b, c].map((set) => addObservations(emptyRollup(limits), set)) as [
          Rollup,
          Rollup,
          Rollup,
        ];
        const whole = JSON.stringify(addObservations(emptyRollup(limits), [...a, ...b, ...c]));
        expect(JSON.stringify(mergeRollups(mergeRollups(ra, rb), rc))).toBe(whole);
        expect(JSON.stringify(mergeRollups(ra, mergeRollups(rb, rc)))).toBe(whole);
        expect(JSON.stringify(mergeRollups(rc, mergeRollups(emptyRollup(limits), mergeRollups(rb, ra))))).toBe(whole);
      }),
      { numRuns: 1000 },
    );
  });

  test("AC-X3: the order of observations never matters, one at a time or all at once", () => {
    const shuffled = some.chain((set) =>
      fc.tuple(fc.constant(set), fc.shuffledSubarray(set, { minLength: set.length, maxLength: set.length })),
    );
    fc.assert(
      fc.property(options, shuffled, (limits, [set, other]) => {
        const whole = JSON.stringify(addObservations(emptyRollup(limits), set));
        expect(JSON.stringify(addObservations(emptyRollup(limits), other))).toBe(whole);
        expect(JSON.stringify(other.reduce(addObservation, emptyRollup(limits)))).toBe(whole);
      }),
      { numRuns: 1000 },
    );
  });

  test("row 19: what is not well is listed with its cause, in few words, the worst first", () => {
    const long = "x".repeat(1000);
    const bad = Array.from({ length: 40 }, (_, index) =>
      observe(`c${index}`, {
        axes: { health: index % 2 === 0 ? "Failed" : "InProgress" },
        reason: "Crash",
        message: long,
      }),
    );
    const { exceptions } = roll(...bad);
    expect(exceptions.length).toBeGreaterThan(0);
    expect(exceptions.length).toBeLessThan(bad.length);
    for (const { reason, message, health } of exceptions) {
      expect([reason, health]).toEqual(["Crash", "Failed"]);
      expect(message.length).toBeLessThanOrEqual(256);
    }
  });

  test("row 10: buckets of every axis, of the headline and of the revisions add up to the total", () => {
    fc.assert(
      fc.property(some, (set) => {
        const rollup = roll(...set);
        for (const axis of AXIS_NAMES) expect(sum(rollup[axis])).toBe(set.length);
        expect(sum(rollup.counted)).toBe(set.length);
        const lines = [...rollup.revisions, rollup.otherRevisions];
        expect(lines.reduce((total, line) => total + line.total, 0)).toBe(set.length);
        for (const line of lines) expect(COUNTED.reduce((total, word) => total + line[word], 0)).toBe(line.total);
      }),
      { numRuns: 1000 },
    );
  });

  test("rollups of different limits are a mistake of the caller", () => {
    expect(() => mergeRollups(emptyRollup({ exceptions: 1 }), emptyRollup())).toThrow(RangeError);
    expect(() => emptyRollup({ exceptions: 21 })).toThrow(RangeError);
    expect(() => emptyRollup({ revisions: Number.NaN })).toThrow(RangeError);
  });
});

describe("the headline word", () => {
  const upstream = (statuses: readonly string[]): string => {
    if (statuses.includes("Failed")) return "Failed";
    if (statuses.includes("Unknown")) return "Unknown";
    return statuses.every((status) => status === "Current") ? "Current" : "InProgress";
  };
  const multisets = HEALTH.flatMap((a, i) => [
    [a],
    ...HEALTH.slice(i).flatMap((b, j) => [[a, b], ...HEALTH.slice(i + j).map((c) => [a, b, c])]),
  ]);

  test.each(multisets)("is cli-utils' for %s %s %s", (...statuses) => {
    const words = statuses.filter((status) => status !== undefined);
    const rollup = roll(...words.map((health, index) => observe(`c${index}`, { axes: { health } })));
    expect(rollup.word).toBe(upstream(words));
    expect(aggregateStatuses(words)).toBe(upstream(words));
  });

  test("AC-M3: nothing observed is Unknown, not done", () => {
    expect(emptyRollup()).toMatchObject({ word: "Unknown", total: 0, landed: 0, truncated: false });
    expect(aggregateStatuses([])).toBe("Unknown");
  });

  test("AC-P5: what is stale counts as Unknown in the headline and keeps its last health", () => {
    const seen = observe("a", { axes: { health: "Failed" } });
    const now = Date.parse("2026-11-21T08:00:00Z");
    const rollup = roll(judgeFreshness(seen, now, 60_000), observe("b"));
    expect(rollup.word).toBe("Unknown");
    expect(rollup.health).toMatchObject({ Failed: 1, Current: 1 });
    expect(rollup.counted).toMatchObject({ failed: 0, current: 1, unknown: 1 });
    expect(rollup.exceptions[0]?.severity).toBe("stale");
  });

  test("AC-P6: the workloads of a cluster that is not ready wait; they have not failed", () => {
    const rollup = roll(
      blockOnCluster(observe("a", { axes: { health: "Failed" } }), "control plane down"),
      observe("b"),
    );
    expect(rollup).toMatchObject({ word: "Unknown", total: 2, waiting: 1, landed: 1 });
    expect(rollup.health.Failed).toBe(0);
    expect(rollup.exceptions).toMatchObject([
      { severity: "waiting", reason: "ClusterNotReady", message: "cluster/a is not ready: control plane down" },
    ]);
  });
});

describe("revisions", () => {
  test("AC-P4: three clusters done on r1 and two under way on r2 are two lines, and r2 is not done", () => {
    const done = ["a", "b", "c"].map((cluster) => observe(cluster, { revision: { wanted: "r1", observed: "r1" } }));
    const pending = ["d", "e"].map((cluster) =>
      observe(cluster, { revision: { wanted: "r2", observed: "r2" }, axes: { health: "InProgress" } }),
    );
    const { revisions, word } = roll(...done, ...pending);
    expect(word).toBe("InProgress");
    expect(revisions).toMatchObject([
      { package: "shop", revision: "r1", total: 3, wantedBy: 3, landed: 3, current: 3 },
      { package: "shop", revision: "r2", total: 2, wantedBy: 2, landed: 0, inProgress: 2 },
    ]);
  });

  test("AC-F3: success at the previous revision is not success at the wanted one", () => {
    const { landed, revisions } = roll(
      observe("a", { revision: { wanted: "r2", observed: "r1" }, axes: { upToDate: "no" } }),
    );
    expect(landed).toBe(0);
    expect(revisions).toMatchObject([
      { revision: "r1", total: 1, wantedBy: 0, landed: 0, current: 1 },
      { revision: "r2", total: 0, wantedBy: 1, landed: 0, current: 0 },
    ]);
  });

  test("the wanted revision has its line however many others there are", () => {
    const set = ["a", "b", "c", "d", "e", "z"].map((name) =>
      observe(name, { revision: { wanted: name, observed: name } }),
    );
    const rollup = addObservations(emptyRollup({ wanted: { package: "shop", revision: "z" } }), set);
    expect(rollup.revisions.map(({ revision }) => revision)).toEqual(["a", "b", "c", "z"]);
    expect(rollup.otherRevisions.total).toBe(2);
    expect(rollup.truncated).toBe(true);
  });

  test("two long names that begin alike keep their own lines", () => {
    const [one, two] = [`${"r".repeat(200)}1`, `${"r".repeat(200)}2`];
    const { revisions } = roll(
      observe("a", { revision: { observed: one }, axes: { upToDate: "unknown" } }),
      observe("b", { revision: { observed: two }, axes: { upToDate: "unknown" } }),
    );
    expect(revisions.map(({ total }) => total)).toEqual([1, 1]);
  });
});

describe("suspension", () => {
  test("AC-M4: suspended targets and those with a pending change are counted and named", () => {
    const rollup = roll(
      observe("held", { axes: { suspended: "yes", upToDate: "no" }, revision: { wanted: "v2", observed: "v1" } }),
      observe("quiet", { axes: { suspended: "yes" } }),
      observe("free"),
    );
    expect(rollup).toMatchObject({ pendingChange: 1, landed: 2, suspended: { yes: 2, no: 1 } });
    expect(rollup.exceptions.map(({ cluster, severity }) => [cluster, severity])).toEqual([
      ["held", "suspended"],
      ["quiet", "suspended"],
    ]);
  });

  test("AC-M5: a suspended target still fails", () => {
    expect(roll(observe("a", { axes: { suspended: "yes", health: "Failed" } }))).toMatchObject({
      word: "Failed",
      exceptions: [{ severity: "failed" }],
    });
  });

  test("AC-P4: an exception names the revision it is at, and the one wanted where that is another", () => {
    const behind = observe("a", { revision: { wanted: "v2", observed: "v1" }, axes: { upToDate: "no" } });
    const failed = observe("b", { axes: { health: "Failed" } });
    const { exceptions } = roll(behind, failed);
    expect(exceptions).toMatchObject([
      { cluster: "b", revision: "v1" },
      { cluster: "a", revision: "v1", wanted: "v2" },
    ]);
    expect(exceptions[0]).not.toHaveProperty("wanted");
  });

  test("what a person asks first comes first: how many, what is wrong, at which revision", () => {
    const keys = Object.keys(roll(observe("a", { axes: { health: "Failed" } })));
    const order = ["word", "total", "landed", "asOf", "exceptions", "bySeverity", "revisions", "counted", "health"];
    expect(keys.filter((key) => order.includes(key))).toEqual(order);
  });
});

describe("size", () => {
  const bytes = (value: unknown): number => new TextEncoder().encode(JSON.stringify(value)).length;

  test("AC-P9: at most 8 KiB of JSON with every name and number at its longest", () => {
    const long = (letter: string): string => letter.repeat(400);
    const set = Array.from({ length: 60 }, (_, index) =>
      observe(`${long("漢")}${index}`, {
        target: { cluster: `${long("漢")}${index}`, package: `${long('"')}${index}` },
        ref: { group: long("g"), kind: long("K"), namespace: long("n"), name: long("\\") },
        revision: { wanted: `${long("w")}${index}`, observed: `${long("o")}${index}` },
        axes: { health: "Terminating", freshness: "never-seen" },
        reason: long("R"),
        message: long('"'),
        since: "2026-11-21T07:00:00Z",
      }),
    );
    const wanted = { package: `${long('"')}59`, revision: `${long("w")}59` };
    const rollup = addObservations(emptyRollup({ wanted }), set);
    const { limits: _, ...report } = JSON.parse(
      JSON.stringify(rollup, (_key, value) => (typeof value === "number" ? 9_999_999_999 : value)),
    ) as Rollup;
    expect(rollup.exceptions).toHaveLength(5);
    expect(rollup.revisions).toHaveLength(4);
    expect(rollup.truncated).toBe(true);
    expect(rollup.bySeverity.stale).toBe(60);
    expect(bytes(report)).toBeLessThanOrEqual(8192);
  });

  test("does not grow with the number of targets", () => {
    const set = (n: number): Observation[] =>
      Array.from({ length: n }, (_, index) => observe(`cluster-${index % 7}`, { axes: { health: "Failed" } }));
    expect(bytes(roll(...set(10_000)))).toBeLessThanOrEqual(bytes(roll(...set(10))) + 60);
  });
});
