import { isLanded, type Sample } from "@landfall/core/aggregate";
import { describe, expect, test } from "vitest";
import { readSyncMetrics } from "./index.ts";

const AT = Date.parse("2026-11-21T07:00:00Z");
const COMMIT = "a1b2c3d4e5f60718293a4b5c6d7e8f9012345678";
const OLDER = "b1b2c3d4e5f60718293a4b5c6d7e8f9012345678";
const sample = (metric: string, value: number, labels: { readonly [label: string]: string } = {}): Sample => ({
  metric: `config_sync_${metric}`,
  labels: { cluster: "edge-1", ...labels },
  value,
  at: AT,
});
const counts = (ready: number, total: number): readonly Sample[] => [
  sample("resource_count", total, { resourcegroup: "config-management-system/shop" }),
  sample("ready_resource_count", ready, { resourcegroup: "config-management-system/shop" }),
];
const SYNC = { configsync_sync_namespace: "config-management-system", configsync_sync_name: "shop" };
const synced = (commit: string, seconds: number, status = "success"): Sample =>
  sample("last_sync_timestamp", seconds, { ...SYNC, commit, status });
const error = (component: string, value: number): Sample =>
  sample("pipeline_error_observed", value, {
    ...SYNC,
    name: "root-reconciler-shop",
    reconciler: "root-sync",
    component,
  });
const wantedOf = (): string => COMMIT;

describe("readSyncMetrics", () => {
  test.each<readonly [string, readonly Sample[], object, string]>([
    [
      "all ready at the commit wanted",
      [...counts(3, 3), synced(COMMIT, 10)],
      { health: "Current", actuation: "Succeeded", upToDate: "yes" },
      "Ready",
    ],
    [
      "the newest success decides",
      [...counts(3, 3), synced(COMMIT, 9), synced(OLDER, 10)],
      { upToDate: "no" },
      "Ready",
    ],
    [
      "a sync that failed is no success",
      [...counts(3, 3), synced(OLDER, 9), synced(COMMIT, 10, "error")],
      { upToDate: "no" },
      "Ready",
    ],
    [
      "two commits of one time are a torn set",
      [...counts(3, 3), synced(OLDER, 9), synced(COMMIT, 9)],
      { upToDate: "unknown", actuation: "Pending" },
      "Ready",
    ],
    [
      "some not ready, and nobody says why",
      [...counts(2, 3), synced(COMMIT, 10)],
      { health: "InProgress" },
      "NotReady",
    ],
    ["0 of 0 is absent, not ready", [...counts(0, 0), synced(COMMIT, 10)], { health: "Unknown" }, "NoObjects"],
    ["more ready than there are", counts(4, 3), { health: "Unknown" }, "TornSamples"],
    ["averaged counts", counts(2.5, 2.5), { health: "Unknown" }, "TornSamples"],
    ["two pods that disagree", [...counts(3, 3), ...counts(2, 3)], { health: "Unknown" }, "TornSamples"],
    ["two pods that agree", [...counts(3, 3), ...counts(3, 3)], { health: "Current" }, "Ready"],
    ["no counts", [synced(COMMIT, 10)], { health: "Unknown", upToDate: "yes" }, "TornSamples"],
    [
      "errors in a stage",
      [...counts(3, 3), synced(COMMIT, 10), error("source", 1)],
      { health: "Current", actuation: "Failed" },
      "PipelineError",
    ],
    ["no errors", [...counts(3, 3), synced(COMMIT, 10), error("source", 0)], { actuation: "Succeeded" }, "Ready"],
    [
      "objects that are not ready are no failed sync",
      [...counts(2, 3), synced(COMMIT, 10), error("readiness", 1)],
      { health: "InProgress", actuation: "Succeeded" },
      "NotReady",
    ],
  ])("%s", (_, samples, axes, reason) => {
    const [observation, ...others] = readSyncMetrics(samples, { wantedOf });
    expect(observation).toMatchObject({ target: { cluster: "edge-1", package: "shop" }, axes, reason });
    expect(observation?.observedAt).toBe("2026-11-21T07:00:00Z");
    expect(others).toEqual([]);
  });

  test("only the target that has everything has landed", () => {
    const landed = (samples: readonly Sample[]): boolean => readSyncMetrics(samples, { wantedOf }).every(isLanded);
    expect(landed([...counts(3, 3), synced(COMMIT, 10)])).toBe(true);
    expect(landed(counts(3, 3))).toBe(false);
    expect(landed([synced(COMMIT, 10)])).toBe(false);
  });

  test("clusters and packages are told apart, in order of their names, and those of others are left out", () => {
    const other = counts(1, 1).map((each) => ({ ...each, labels: { ...each.labels, zone: "edge-0" } }));
    expect(readSyncMetrics(other, { clusterLabel: "zone" }).map(({ target }) => target.cluster)).toEqual(["edge-0"]);
    expect(readSyncMetrics(counts(1, 1), { targetOf: () => undefined })).toEqual([]);
    expect(
      readSyncMetrics([
        { ...sample("resource_count", 1), labels: {} },
        { ...sample("x", 1), metric: "up" },
      ]),
    ).toEqual([]);
  });
});
