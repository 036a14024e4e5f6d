import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { targetKey } from "../../object/index.ts";
import { withSuspensionText } from "../judge/summarize-target.ts";
import { makeObservation, type Observation } from "../model/observation.ts";
import { anyObservation, observe } from "../model/observations.test-d.ts";
import { addObservations, emptyRollup, type Rollup } from "../rollup/rollup.ts";
import { readFleetReport, readPackageReport } from "./read-report.ts";
import { fleetReports, packageReport } from "./report.ts";

/** Generates observations as a reader creates them, of different targets whose names fit a line. */
const anyFleet = fc.array(anyObservation, { maxLength: 8 }).map((all) => {
  const made = all
    .filter(({ target }) => target.cluster.length < 9 && (target.package ?? "").length < 9)
    .map(({ revision, message, ...rest }) => {
      const observed = revision.observed?.slice(0, 9);
      const draft = { ...rest, message: message.slice(0, 40), revision: { ...revision, observed } };
      const observation = makeObservation(draft);
      const freshness = observation.observedAt === undefined ? "never-seen" : draft.axes.freshness;
      return withSuspensionText({ ...observation, axes: { ...draft.axes, freshness } });
    });
  return [...new Map(made.map((observation) => [targetKey(observation.target), observation])).values()];
});

/** Converts a value to text and back, as reports are transported. */
function send(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}

function rollupOf(observations: readonly Observation[]): Rollup {
  return addObservations(emptyRollup(), observations);
}

function received(observations: readonly Observation[]): readonly Observation[] {
  return fleetReports({ fleet: "edge", observations }).flatMap((page) => {
    const read = readFleetReport(send(page));
    if (!read.ok) throw new Error(read.problems[0]?.message);
    expect(read.problems).toEqual([]);
    return read.value;
  });
}

describe("readFleetReport", () => {
  test("AC-P1: what was pushed counts as what was seen, to the byte", () => {
    fc.assert(
      fc.property(anyFleet, (observations) => {
        expect(JSON.stringify(rollupOf(received(observations)))).toBe(JSON.stringify(rollupOf(observations)));
      }),
      { numRuns: 300 },
    );
  });

  test("holds, times and the source come along", () => {
    const held = observe("a", { axes: { suspended: "yes" }, holds: ["ops"], since: "2026-11-21T06:00:00Z" });
    expect(received([held])).toEqual([
      expect.objectContaining({
        holds: ["ops"],
        message: "held by ops",
        since: "2026-11-21T06:00:00Z",
        observedAt: "2026-11-21T07:00:00Z",
        source: "test",
      }),
    ]);
  });

  test("targets that had no room are told of, not lost in silence", () => {
    const many = Array.from({ length: 30 }, (_, index) =>
      observe("a", { target: { cluster: "a", package: `package-${index}` }, message: "m".repeat(200) }),
    );
    const [page] = fleetReports({ fleet: "edge", observations: many });
    const read = readFleetReport(page);
    expect(read.problems).toMatchObject([{ code: "TargetsOmitted", severity: "warning" }]);
  });

  test.each([
    ["nothing", undefined],
    ["another kind", { kind: "ConfigMap" }],
    ["a word that is none", { ...fleetReports({ fleet: "edge", observations: [] })[0], status: { clusters: [{}] } }],
  ])("refuses %s", (_, report) => {
    expect(readFleetReport(report).ok).toBe(false);
  });
});

describe("readPackageReport", () => {
  const reportOf = (...observations: readonly Observation[]): unknown =>
    send(packageReport({ package: "shop", observations }));

  test("AC-P1: a cluster's own report is what was seen there, to the byte of the rollup", () => {
    fc.assert(
      fc.property(anyFleet, (fleet) => {
        for (const observation of fleet) {
          const { cluster, package: name = "" } = observation.target;
          const report = send(packageReport({ package: name, observations: [observation] }));
          const read = readPackageReport(report, cluster);
          const blockedBy = observation.blockedBy === undefined ? {} : { blockedBy: `cluster/${cluster}` };
          const own = rollupOf([{ ...observation, ...blockedBy }]);
          expect(read.ok && read.value && JSON.stringify(rollupOf([read.value]))).toBe(JSON.stringify(own));
        }
      }),
      { numRuns: 100 },
    );
  });

  test.each<[what: string, report: unknown]>([
    ["no target", reportOf()],
    [
      "a group, whose targets are in another report",
      { ...(reportOf(observe("a")) as object), spec: { package: "shop", group: { region: "eu" } } },
    ],
  ])("%s is no observation", (_, report) => {
    expect(readPackageReport(report, "a")).toMatchObject({ ok: true, value: undefined });
  });

  test.each<[what: string, report: unknown, code: string]>([
    ["several targets", reportOf(observe("a"), observe("b")), "SeveralTargets"],
    ["what is no report", { kind: "PackageReport" }, "MissingField"],
  ])("refuses %s", (_, report, code) => {
    const read = readPackageReport(report, "a");
    expect(read.ok).toBe(false);
    expect(read.problems[0]?.code).toBe(code);
  });
});
