import { describe, expect, test } from "vitest";
import type { KubeObject } from "../../object/index.ts";
import type { FleetReport } from "../../schemas/generated/fleet-report.ts";
import { makeObservation } from "../model/observation.ts";
import { readFleetPages, targetLines } from "./read-pages.ts";
import { fleetReports } from "./report.ts";

const observations = Array.from({ length: 150 }, (_, index) =>
  makeObservation({
    target: { cluster: `c${String(index).padStart(3, "0")}`, ...(index % 2 === 0 && { package: "web" }) },
    revision: { wanted: "v2", observed: "v2" },
    axes: { health: "Current", actuation: "Succeeded", reconcile: "Succeeded", upToDate: "yes", suspended: "no" },
    reason: "Landed",
    message: "landed",
    observedAt: "2026-11-21T08:00:00Z",
    source: "snapshot",
  }),
);
const PAGES = fleetReports({ fleet: "edge", observations });
const [first, second] = PAGES as readonly [FleetReport, FleetReport];
const { status } = first;

const withSpec = (page: FleetReport, spec: Partial<FleetReport["spec"]>): unknown => ({
  ...page,
  spec: { ...page.spec, ...spec },
});
const read = (pages: readonly unknown[]): ReturnType<typeof readFleetPages> =>
  readFleetPages(pages as readonly KubeObject[]);

describe("the pages of a FleetReport", () => {
  test("list every cluster, in any order of the pages", () => {
    for (const pages of [PAGES, PAGES.toReversed()]) {
      const clusters = read(pages);
      expect(clusters.ok && clusters.value.map(({ cluster }) => cluster).toSorted()).toEqual(
        observations.map(({ target }) => target.cluster),
      );
    }
  });

  test("list targets by their key", () => {
    const clusters = read(PAGES);
    const lines = clusters.ok ? targetLines(clusters.value) : [];
    expect([lines.length, lines[0]?.[0], lines[1]?.[0]]).toEqual([150, "c000/web", "c001"]);
  });

  test("none list none", () => {
    expect(read([])).toEqual({ ok: true, value: [], problems: [] });
  });

  test.each<[string, readonly unknown[], string, string]>([
    ["without one of them", [first], "ReportIncomplete spec.pages", "edge"],
    ["with one twice", [first, second, second], "ReportIncomplete spec.pages", "edge"],
    ["with one twice in the place of another", [first, first], "ReportIncomplete spec.pages", "edge"],
    [
      "with a cluster on two of them, as of two renders",
      [first, { ...second, status: { ...second.status, clusters: status?.clusters?.slice(99) } }],
      "ReportInconsistent status.clusters",
      "edge-2",
    ],
    ["with one that is not valid", [first, withSpec(second, { page: 0 })], "SchemaViolation spec.page", "edge-2"],
  ])("are refused %s", (_, pages, problem, name) => {
    const { ok, problems } = read(pages);
    expect([ok, ...problems.map(({ code, field, ref }) => [`${code} ${field}`, ref?.name])]).toEqual([
      false,
      [problem, name],
    ]);
  });
});
