import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { validateFleetReport, validatePackageReport } from "../../schemas/index.ts";
import { blockOnCluster, judgeFreshness, type Observation } from "../model/observation.ts";
import { observe } from "../model/observations.test-d.ts";
import { carrySince } from "./carry-since.ts";
import { fleetReports, packageReport, packageReportName } from "./report.ts";
import { clusterLine, targetLine } from "./report-line.ts";

const size = (value: unknown): number => new TextEncoder().encode(JSON.stringify(value)).length;
const report = (...observations: readonly Observation[]) => packageReport({ package: "shop", observations });
const groupOf = (values: readonly string[]): { readonly [label: string]: string } =>
  Object.fromEntries(values.map((value, index) => [`label-${index}`, value]));
const stale = (observation: Observation): Observation =>
  judgeFreshness(observation, Date.parse("2026-12-01T00:00:00Z"), 1);

describe("the condition Landed", () => {
  test.each([
    ["everything landed", [observe("a"), observe("b")], "True", "AllLanded", "2/2 targets landed"],
    ["AC-M3: nothing to land", [], "Unknown", "NoTargets", "no targets"],
    [
      "one failed",
      [observe("a"), observe("b", { axes: { health: "Failed" }, message: "web crashes" })],
      "False",
      "TargetsFailed",
      "1/2 targets landed; 1 failed: b/shop: web crashes",
    ],
    ["AC-P5: one silent", [observe("a"), stale(observe("b"))], "Unknown", "TargetsStale", undefined],
    [
      "AC-P6: one cluster not ready",
      [observe("a"), blockOnCluster(observe("b"), "no")],
      "Unknown",
      "TargetsWaiting",
      undefined,
    ],
    [
      "one silent, one under way",
      [stale(observe("a")), observe("b", { axes: { health: "InProgress" } })],
      "False",
      "TargetsInProgress",
      undefined,
    ],
    [
      "one held back",
      [observe("a", { axes: { suspended: "yes", upToDate: "no" } })],
      "False",
      "TargetsSuspended",
      undefined,
    ],
    ["one held, nothing pending", [observe("a", { axes: { suspended: "yes" } })], "True", "AllLanded", undefined],
    ["one version behind", [observe("a", { axes: { upToDate: "no" } })], "False", "TargetsOutOfDate", undefined],
  ] as const)("%s", (_, observations, status, reason, message) => {
    const [condition] = report(...observations).status?.conditions ?? [];
    expect(condition).toMatchObject({ type: "landfall.dev/Landed", status, reason });
    if (message !== undefined) expect(condition?.message).toBe(message);
  });

  test("its time moves only when its status does", () => {
    const first = report(observe("a"));
    const later = observe("a", { observedAt: "2026-11-21T09:00:00Z" });
    const previous = first.status?.conditions;
    const same = packageReport({ package: "shop", observations: [later], previous });
    expect(same.status?.conditions).toEqual(previous);
    const failed = packageReport({
      package: "shop",
      observations: [{ ...later, axes: { ...later.axes, health: "Failed" } }],
      previous,
    });
    expect(failed.status?.conditions?.[0]?.lastTransitionTime).toBe("2026-11-21T09:00:00Z");
  });
});

describe("reports", () => {
  test("validate against their schemas", () => {
    const observations = [observe("a"), observe("b", { axes: { health: "Failed" } }), stale(observe("c"))];
    expect(validatePackageReport(packageReport({ package: "shop", group: { region: "eu" }, observations }))).toEqual(
      [],
    );
    expect(validatePackageReport(report())).toEqual([]);
    for (const page of fleetReports({ fleet: "edge", observations })) expect(validateFleetReport(page)).toEqual([]);
    expect(validateFleetReport(fleetReports({ fleet: "edge", observations: [] })[0])).toEqual([]);
  });

  test("validate against their schemas, however long what they tell is: an image with its digest is longer than a tag", () => {
    const image = `registry.example.com/${"team/".repeat(20)}shop@sha256:${"a".repeat(64)}`;
    const cluster = "c".repeat(253);
    const observations = [
      observe("a", { revision: { wanted: image, observed: image } }),
      observe("b", { axes: { suspended: "yes" }, holds: ["h".repeat(300)] }),
      observe("c", { source: "config-sync,config-sync-metrics,flux,prometheus,resource-group,snapshot" }),
      observe("d", { target: { cluster: "d", package: "p".repeat(512) } }),
      blockOnCluster(observe(cluster), "gone"),
    ];
    const [page] = fleetReports({ fleet: "edge", observations });
    expect(validateFleetReport(page)).toEqual([]);
    expect(page?.status?.clusters.map(({ omitted }) => omitted)).toEqual([0, 0, 0, 0, 0]);
    expect(page?.status?.clusters[0]?.targets[0]?.observed).toBe(image);
    const package512 = observations.slice(3, 4);
    expect(validatePackageReport(packageReport({ package: "p".repeat(512), observations: package512 }))).toEqual([]);
  });

  test("names are legal whatever packages and groups are called", () => {
    expect(packageReportName("shop")).toBe("shop");
    expect(packageReportName("shop", { zone: "b", region: "eu" })).toBe("shop.eu.b");
    expect(packageReportName("team/shop", { region: "eu" })).toBe("team.shop.eu");
    expect(packageReportName("Team/Shop!")).toMatch(/^team-shop-[0-9a-f]{10}$/);
    const text = fc.oneof(
      fc.constantFrom("shop", "shop.eu", "shop/eu", "Shop", "eu", "", "a_b", "a..b", "é"),
      fc.string(),
    );
    fc.assert(
      fc.property(fc.array(text, { minLength: 1, maxLength: 3 }), ([name = "", ...values]) => {
        const made = packageReportName(name, groupOf(values));
        expect(made).toMatch(/^[a-z0-9](?:[-a-z0-9]*[a-z0-9])?(?:\.[a-z0-9](?:[-a-z0-9]*[a-z0-9])?)*$/);
        expect(made.length).toBeLessThanOrEqual(63);
      }),
      { numRuns: 500 },
    );
  });

  test("reports of different packages and groups have different names", () => {
    const scopes: readonly (readonly [name: string, ...values: readonly string[]])[] = [
      ["shop"],
      ["Shop"],
      ["shop.eu"],
      ["shop", "eu"],
      ["shop", "EU"],
      ["shop", "eu.b"],
      ["shop", "eu", "b"],
      ["team/shop", "eu"],
      ["team.shop", "eu"],
      ["", "shop"],
      ["shop", "", "eu"],
      ["shop", "eu", ""],
    ];
    const names = scopes.map(([name, ...values]) => packageReportName(name, groupOf(values)));
    expect(new Set(names).size).toBe(scopes.length);
  });

  test("AC-P9: pages of 100 clusters, at most 1 KiB each, whatever lies on them", () => {
    const long = (text: string): string => text.repeat(250);
    const observations = Array.from({ length: 250 }, (_, index) => `c${String(index).padStart(3, "0")}`).flatMap(
      (cluster) =>
        ["x", "y", "z"].map((name) =>
          observe(cluster, {
            target: { cluster, package: name },
            axes: { health: "Failed" },
            message: long("漢").slice(0, 256),
          }),
        ),
    );
    const pages = fleetReports({ fleet: "edge", observations });
    expect(pages.map(({ metadata, status }) => [metadata.name, status?.clusters.length])).toEqual([
      ["edge", 100],
      ["edge-2", 100],
      ["edge-3", 50],
    ]);
    for (const page of pages)
      for (const line of page.status?.clusters ?? []) expect(size(line)).toBeLessThanOrEqual(1024);
    expect(pages[0]?.status?.rollup?.total).toBe(750);
    expect(pages[1]?.status?.rollup).toBeUndefined();
    expect(pages.map(({ status }) => status?.asOf)).toEqual(Array(3).fill("2026-11-21T07:00:00Z"));
    expect(fleetReports({ fleet: "edge", observations: [] })[0]?.status).not.toHaveProperty("asOf");
  });

  test("what has no room is counted, the worst comes first, and messages go before targets", () => {
    const on = (name: string, changes: Parameters<typeof observe>[1] = {}): Observation =>
      observe("a", { ...changes, target: { cluster: "a", package: name } });
    const failed = on("z", { axes: { health: "Failed" }, message: "m".repeat(250) });
    const roomy = clusterLine("a", [on("b"), failed, on("a")]);
    expect(roomy.targets.map((line) => line.package)).toEqual(["z", "a", "b"]);
    expect(roomy).toMatchObject({ total: 3, landed: 2, omitted: 0 });
    const full = clusterLine("a", [...Array.from({ length: 20 }, (_, index) => on(`p${index}`)), failed]);
    expect(full.targets[0]?.package).toBe("z");
    expect(full.omitted).toBe(21 - full.targets.length);
    expect(size(full)).toBeLessThanOrEqual(1024);
  });
});

describe("carrySince", () => {
  const before = targetLine(observe("a", { since: "2026-11-21T05:00:00Z", axes: { health: "InProgress" } }));
  test.each([
    ["the same verdict keeps its time", { axes: { health: "InProgress" } }, "2026-11-21T05:00:00Z"],
    ["a new verdict takes the time of the observation", { axes: { health: "Failed" } }, "2026-11-21T07:00:00Z"],
    [
      "a new verdict takes the time its source gives",
      { axes: { health: "Failed" }, since: "2026-11-21T06:00:00Z" },
      "2026-11-21T06:00:00Z",
    ],
    [
      "another revision is another verdict",
      { axes: { health: "InProgress" }, revision: { observed: "v2" } },
      "2026-11-21T07:00:00Z",
    ],
  ] as const)("%s", (_, changes, since) => {
    expect(carrySince(observe("a", changes), before).since).toBe(since);
  });

  test("a target that landed anew soaks anew", () => {
    const landed = targetLine(observe("a", { since: "2026-11-21T05:00:00Z" }));
    expect(carrySince(observe("a", { since: "2026-11-21T06:30:00Z" }), landed).since).toBe("2026-11-21T06:30:00Z");
    expect(carrySince(observe("a", { since: "2026-11-21T04:30:00Z" }), landed).since).toBe("2026-11-21T05:00:00Z");
  });
});
