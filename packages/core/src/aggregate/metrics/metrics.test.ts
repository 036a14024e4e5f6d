import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fingerprint } from "../../object/index.ts";
import { summarizeTarget } from "../judge/summarize-target.ts";
import { isLanded, judgeFreshness, type Observation } from "../model/observation.ts";
import { anyObservation, observe } from "../model/observations.test-d.ts";
import { severityOf } from "../model/severity.ts";
import {
  clusterFigures,
  readTargetMetrics,
  readVector,
  type Sample,
  targetFigures,
  writeClusterMetrics,
  writeOpenMetrics,
} from "./index.ts";
import { scrape } from "./scrape.test-d.ts";

const REVISIONS = ["v1", "v2", "v3", "v4", "v5"];
const PART = { group: "apps", kind: "Deployment", namespace: "shop" };
const part = (name: string, axes: Partial<Observation["axes"]> = {}): Observation =>
  observe("edge-1", { ref: { ...PART, name }, axes });
const summarize = (parts: readonly Observation[]): Observation =>
  summarizeTarget({ cluster: "edge-1", package: "shop" }, parts);
const figures = (...parts: readonly Observation[]): ReturnType<typeof targetFigures> =>
  targetFigures(summarize(parts), parts);

function passOn(...parts: readonly Observation[]): Observation {
  const [observation] = readTargetMetrics(scrape(writeOpenMetrics([figures(...parts)])), { revisions: REVISIONS });
  if (observation === undefined) throw new Error("nothing was read");
  return observation;
}

describe("what goes through metrics", () => {
  test.each<readonly [string, readonly Observation[], object]>([
    [
      "a target that has landed",
      [part("a"), part("b")],
      { health: "Current", actuation: "Succeeded", upToDate: "yes" },
    ],
    ["a failed object among others", [part("a"), part("b", { health: "Failed" })], { health: "Failed" }],
    [
      "an object that is gone counts as in progress",
      [part("a"), part("b", { health: "NotFound" })],
      { health: "InProgress" },
    ],
    ["an object that nobody knows of", [part("a"), part("b", { health: "Unknown" })], { health: "Unknown" }],
    ["one object that is held", [part("a"), part("b", { suspended: "yes" })], { suspended: "partial" }],
    ["a target that is held", [observe("edge-1", { axes: { suspended: "yes" } }), part("a")], { suspended: "yes" }],
    ["a suspension that was asked for is not known", [part("a", { suspended: "pending" })], { suspended: "unknown" }],
    [
      "an apply that failed is no success",
      [part("a", { actuation: "Failed" })],
      { actuation: "Pending", upToDate: "unknown" },
    ],
    ["no parts", [], { health: "Unknown", freshness: "never-seen" }],
  ])("%s", (_, parts, axes) => {
    expect(passOn(...parts).axes).toMatchObject(axes);
  });

  test("the revisions come back in the spelling that is wanted", () => {
    const behind = { axes: { upToDate: "no" }, revision: { wanted: "v2", observed: "v1" } } as const;
    expect(passOn(observe("edge-1", behind)).revision).toEqual({ wanted: "v2", observed: "v1" });
    const same = { revision: { wanted: "v2", observed: "v2@sha1:0123456789" } };
    expect(passOn(observe("edge-1", same)).revision).toEqual({ wanted: "v2", observed: "v2" });
  });

  test("AC-X4: nothing lands by going through metrics that had not landed before", () => {
    fc.assert(
      fc.property(fc.array(anyObservation, { maxLength: 6 }), (set) => {
        const target = { cluster: "edge-1", package: "shop" };
        const parts = set.map((each) => ({ ...each, target }));
        const now = Date.parse("2026-11-21T07:05:00Z");
        if (isLanded(judgeFreshness(passOn(...parts), now, 900_000)))
          expect(
            isLanded({
              ...summarize(parts),
              blockedBy: undefined,
              axes: { ...summarize(parts).axes, freshness: "fresh" },
            }),
          ).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});

describe("samples that cannot be trusted", () => {
  const good = scrape(writeOpenMetrics([figures(part("a"), part("b"))]));
  const read = (samples: readonly Sample[]): Observation => {
    const [observation, ...others] = readTargetMetrics(samples, { revisions: REVISIONS });
    if (observation === undefined || others.length > 0) throw new Error("one target was meant");
    return observation;
  };
  const change = (metric: string, value: number): readonly Sample[] =>
    good.map((sample) => (sample.metric.endsWith(metric) ? { ...sample, value } : sample));

  test.each<readonly [string, readonly Sample[], object]>([
    ["of two exporters", [...good, ...good], { health: "Unknown", upToDate: "unknown", freshness: "never-seen" }],
    [
      "of two times",
      good.map((sample, index) => ({ ...sample, at: index })),
      { health: "Unknown", upToDate: "unknown" },
    ],
    [
      "an averaged fingerprint",
      change("observed_revision", (fingerprint("v1") + fingerprint("v2")) / 2),
      { upToDate: "unknown" },
    ],
    ["a fingerprint of no expected revision", change("observed_revision", fingerprint("v9")), { upToDate: "unknown" }],
    ["a fingerprint of another expected revision", change("observed_revision", fingerprint("v2")), { upToDate: "no" }],
    ["averaged counts", change("_objects", 1.5), { health: "Unknown", suspended: "unknown" }],
    ["negative counts", change("_objects", -1), { health: "Unknown" }],
    ["counts that are no number", change("_objects", Number.NaN), { health: "Unknown" }],
    ["a time beyond the calendar", change("timestamp_seconds", 2 ** 52), { freshness: "never-seen" }],
    [
      "a count that is missing",
      good.filter(({ labels }) => labels["state"] !== "failed"),
      { health: "Unknown", upToDate: "yes" },
    ],
    ["no time", good.filter(({ metric }) => !metric.endsWith("seconds")), { freshness: "never-seen" }],
    [
      "a state that is none of ours",
      [...good, { ...good[0], labels: { ...good[0]?.labels, state: "great" } } as Sample],
      { health: "Current" },
    ],
  ])("%s", (_, samples, axes) => {
    expect(read(samples).axes).toMatchObject(axes);
  });

  test("AC-P3: a torn or averaged fingerprint is never another revision", () => {
    const value = fc.oneof(fc.double(), fc.integer({ min: 0, max: 2 ** 53 - 1 }), fc.constant(fingerprint("v2") + 1));
    fc.assert(
      fc.property(value, (number) => {
        fc.pre(!REVISIONS.some((revision) => fingerprint(revision) === number));
        expect(read(change("observed_revision", number)).revision.observed).toBeUndefined();
      }),
    );
  });
});

test("AC-M4: what is held at another revision waits for nothing but its holder", () => {
  const revision = { wanted: "v2", observed: "v1" };
  const held = observe("edge-1", { revision, axes: { upToDate: "no", suspended: "yes" } });
  const [read] = readTargetMetrics(scrape(writeOpenMetrics([targetFigures(held, [held])])), { revisions: REVISIONS });
  expect(read).toMatchObject({ revision, axes: { actuation: "Succeeded", upToDate: "no", suspended: "yes" } });
  expect(read && severityOf(read)).toBe("suspended");
});

describe("writeOpenMetrics", () => {
  test("is the OpenMetrics text format: families together, targets in order, label values escaped", () => {
    const text = writeOpenMetrics([{ ...figures(part("a")), cluster: 'b"\\' }, figures(part("a"), part("b"))]);
    expect(text).toMatchInlineSnapshot(`
      "# TYPE landfall_target_objects gauge
      # HELP landfall_target_objects Objects of the package on the cluster by what they count as.
      landfall_target_objects{cluster="b\\"\\\\",package="shop",state="current"} 1
      landfall_target_objects{cluster="b\\"\\\\",package="shop",state="in_progress"} 0
      landfall_target_objects{cluster="b\\"\\\\",package="shop",state="failed"} 0
      landfall_target_objects{cluster="b\\"\\\\",package="shop",state="other"} 0
      landfall_target_objects{cluster="edge-1",package="shop",state="current"} 2
      landfall_target_objects{cluster="edge-1",package="shop",state="in_progress"} 0
      landfall_target_objects{cluster="edge-1",package="shop",state="failed"} 0
      landfall_target_objects{cluster="edge-1",package="shop",state="other"} 0
      # TYPE landfall_target_suspended_objects gauge
      # HELP landfall_target_suspended_objects Objects that are held; all of them and one more where the package itself is.
      landfall_target_suspended_objects{cluster="b\\"\\\\",package="shop"} 0
      landfall_target_suspended_objects{cluster="edge-1",package="shop"} 0
      # TYPE landfall_target_observed_revision gauge
      # HELP landfall_target_observed_revision Fingerprint of the revision observed, below 2^53.
      landfall_target_observed_revision{cluster="b\\"\\\\",package="shop"} 2110533284306412
      landfall_target_observed_revision{cluster="edge-1",package="shop"} 2110533284306412
      # TYPE landfall_target_wanted_revision gauge
      # HELP landfall_target_wanted_revision Fingerprint of the revision wanted, below 2^53.
      landfall_target_wanted_revision{cluster="b\\"\\\\",package="shop"} 2110533284306412
      landfall_target_wanted_revision{cluster="edge-1",package="shop"} 2110533284306412
      # TYPE landfall_target_observed_timestamp_seconds gauge
      # UNIT landfall_target_observed_timestamp_seconds seconds
      # HELP landfall_target_observed_timestamp_seconds When the oldest part of it was observed.
      landfall_target_observed_timestamp_seconds{cluster="b\\"\\\\",package="shop"} 1795244400
      landfall_target_observed_timestamp_seconds{cluster="edge-1",package="shop"} 1795244400
      # EOF
      "
    `);
  });

  test("a cluster is the one that the exporter named, not the one that the scrape has added", () => {
    const text = writeOpenMetrics([figures(part("a"))]).replaceAll("{cluster=", '{cluster="hub",exported_cluster=');
    const [read] = readTargetMetrics(scrape(text), { revisions: REVISIONS });
    const [plain] = readTargetMetrics(scrape(writeOpenMetrics([figures(part("a"))])), { revisions: REVISIONS });
    expect(read).toEqual(plain);
  });

  test("AC-P3: at most eight series for each target, and a thousand revisions add none", () => {
    const series = new Set<string>();
    for (let revision = 0; revision < 1000; revision++) {
      const at = `v${revision}`;
      const targets = ["a", "b", "c"].map((cluster) => {
        const observation = observe(cluster, {
          revision: { wanted: at, observed: at },
          message: at,
          reason: `R${revision}`,
        });
        return targetFigures(observation, [observation]);
      });
      for (const line of writeOpenMetrics(targets).split("\n"))
        if (!line.startsWith("#")) series.add(line.replace(/ \S+$/, ""));
    }
    series.delete("");
    expect(series.size).toBe(3 * 8);
  });

  test("AC-P3: at most eight series for each cluster, and a thousand packages and revisions add none", () => {
    const series = new Set<string>();
    for (let revision = 0; revision < 1000; revision++) {
      const at = `v${revision}`;
      const targets = ["a", "b", "c"].flatMap((cluster) =>
        [`p${revision}`, "shop"].map((name) =>
          observe(cluster, { target: { cluster, package: name }, revision: { wanted: at, observed: at } }),
        ),
      );
      for (const line of writeClusterMetrics(clusterFigures(targets)).split("\n"))
        if (!line.startsWith("#")) series.add(line.replace(/ \S+$/, ""));
    }
    series.delete("");
    expect(series.size).toBe(3 * 8);
  });

  test("property: the states of a cluster are all its targets, in any order", () => {
    fc.assert(
      fc.property(fc.array(anyObservation, { maxLength: 12 }), (targets) => {
        const figuresOf = clusterFigures(targets);
        const all = figuresOf.map(({ landed, inProgress, failed, other }) => landed + inProgress + failed + other);
        expect(all.reduce((sum, each) => sum + each, 0)).toBe(targets.length);
        expect(writeClusterMetrics(clusterFigures(targets.toReversed()))).toBe(writeClusterMetrics(figuresOf));
      }),
      { numRuns: 1000 },
    );
  });

  test.each<readonly [string, Parameters<typeof observe>[1], object]>([
    ["landed", {}, { landed: 1 }],
    ["failed", { axes: { health: "Failed" } }, { failed: 1 }],
    ["behind", { axes: { upToDate: "no" } }, { inProgress: 1, outdated: 1 }],
    ["held back", { axes: { suspended: "yes", upToDate: "no" } }, { inProgress: 1, suspended: 1 }],
    ["of a cluster that is not ready", { blockedBy: "cluster/a" }, { other: 1, waiting: 1 }],
    ["never seen", { axes: { freshness: "never-seen" }, observedAt: undefined }, { other: 1 }],
  ])("a target that is %s", (_, changes, expected) => {
    const none = { landed: 0, inProgress: 0, failed: 0, other: 0, suspended: 0, waiting: 0, outdated: 0 };
    const [{ cluster, observedAt, ...found } = { cluster: "", observedAt: 0 }] = clusterFigures([
      observe("a", changes),
    ]);
    expect([cluster, found]).toEqual(["a", { ...none, ...expected }]);
    expect(observedAt === undefined).toBe(changes?.axes?.freshness === "never-seen");
  });

  test("names of any kind come back, cut if they are long, and never open a label", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 300 }), (name) => {
        const text = writeOpenMetrics([{ ...figures(part("a")), cluster: `c${name}` }]);
        expect(text.split("\n").filter((line) => !line.startsWith("#"))).toHaveLength(9);
        const [found] = readTargetMetrics(scrape(text), { revisions: [] });
        if (/^[ -~]{0,200}$/.test(name) && !/["\\]/.test(name)) expect(found?.target.cluster).toBe(`c${name}`);
      }),
      { numRuns: 200 },
    );
  });

  test("of two figures of one target the newest is written, in any order", () => {
    const [old, young] = [
      { ...figures(part("a")), observedAt: 1 },
      { ...figures(part("a")), observedAt: 2 },
    ];
    expect(writeOpenMetrics([old, young])).toBe(writeOpenMetrics([young]));
    expect(writeOpenMetrics([young, old])).toBe(writeOpenMetrics([young]));
  });
});

describe("readVector", () => {
  const sample = { metric: { __name__: "up", cluster: "a" }, value: [1, "2"] };
  test.each<readonly [string, unknown, number]>([
    ["a whole answer", { status: "success", data: { resultType: "vector", result: [sample] } }, 1],
    ["its data", { resultType: "vector", result: [sample] }, 1],
    ["a bare vector", [sample], 1],
    ["entries that are no samples are left out", [null, 1, {}, { metric: {}, value: [1] }, sample], 1],
    ["a number as value is no sample", [{ ...sample, value: [1, 2] }], 0],
  ])("%s", (_, answer, count) => {
    const found = readVector(answer);
    expect(found.ok && found.value.length).toBe(count);
  });

  test.each<readonly [string, unknown]>([
    ["a matrix", { data: { resultType: "matrix", result: [] } }],
    ["a scalar", { data: { resultType: "scalar", result: [1, "2"] } }],
    ["an error", { status: "error", error: "no" }],
    ["nothing", undefined],
  ])("refuses %s", (_, answer) => {
    expect(readVector(answer)).toMatchObject({ ok: false, problems: [{ code: "NotAVector" }] });
  });

  test.each([
    ["NaN", Number.NaN],
    ["+Inf", Number.NaN],
    ["", Number.NaN],
    ["0x10", Number.NaN],
    ["9.007199254740991e+15", 2 ** 53 - 1],
    ["-1", -1],
  ])("the value %s", (text, value) => {
    const found = readVector([{ metric: {}, value: [1, text] }]);
    expect(found.ok && found.value[0]?.value).toBe(value);
  });
});
