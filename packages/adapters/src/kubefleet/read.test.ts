import { describe, expect, test } from "vitest";
import { readPlacement } from "./index.ts";

const context = { package: "shop", observedAt: "2026-11-21T07:00:00Z" };
const condition = (type: string, status: string, reason = type, observedGeneration = 2) => ({
  type,
  status,
  reason,
  message: reason,
  observedGeneration,
});
const GOOD = ["Scheduled", "RolloutStarted", "WorkSynchronized", "Applied", "Available"].map((type) =>
  condition(type, "True"),
);
const but = (type: string, status: string, reason: string) =>
  GOOD.slice(
    0,
    GOOD.findIndex((entry) => entry.type === type),
  ).concat(condition(type, status, reason));
const on = (clusterName: string, conditions: readonly object[], more: object = {}) => ({
  clusterName,
  observedResourceIndex: "7",
  conditions,
  ...more,
});
const placement = (placementStatuses: unknown, metadata: object = {}) => ({
  apiVersion: "placement.kubernetes-fleet.io/v1",
  kind: "ClusterResourcePlacement",
  metadata: { name: "shop", generation: 2, ...metadata },
  status: { observedResourceIndex: "7", placementStatuses },
});

describe("readPlacement", () => {
  test.each<[what: string, object: object, axes: object, reason: string]>([
    [
      "available",
      placement([on("m1", GOOD)]),
      { health: "Current", actuation: "Succeeded", upToDate: "yes", suspended: "no" },
      "Available",
    ],
    [
      "wanted is not seen",
      placement([on("m1", GOOD, { observedResourceIndex: "6" })]),
      { upToDate: "no" },
      "Available",
    ],
    [
      "AC-X4: stale generation",
      placement([on("m1", GOOD)], { generation: 3 }),
      { health: "InProgress", actuation: "Pending" },
      "StaleGeneration",
    ],
    [
      "failed with the reason",
      placement([on("m1", but("Applied", "False", "NotAllWorkHaveBeenApplied"))]),
      { health: "Failed", actuation: "Failed", upToDate: "unknown" },
      "NotAllWorkHaveBeenApplied",
    ],
    [
      "not available yet",
      placement([on("m1", but("Available", "False", "NotAllWorkAreAvailable"))]),
      { health: "InProgress", actuation: "Succeeded" },
      "NotAllWorkAreAvailable",
    ],
    [
      "its turn has not come",
      placement([on("m1", but("RolloutStarted", "False", "RolloutNotStartedYet"))]),
      { actuation: "Pending" },
      "RolloutNotStartedYet",
    ],
    [
      "told to report differences: nothing was applied, and nothing will be",
      placement([on("m1", [...GOOD.slice(0, 3), condition("DiffReported", "True", "DiffReported")])]),
      { actuation: "Skipped", upToDate: "unknown" },
      "ReportDiff",
    ],
    ["no conditions", placement([on("m1", [])]), { actuation: "Pending" }, "NotApplied"],
    [
      "suspended: KubeFleet has no switch; a cluster that is not let in waits",
      { ...placement([on("m1", but("RolloutStarted", "Unknown", "RolloutControlledByExternalController"))]) },
      { suspended: "no", actuation: "Pending" },
      "RolloutControlledByExternalController",
    ],
    [
      "deleting",
      placement([on("m1", GOOD)], { deletionTimestamp: context.observedAt }),
      { health: "Terminating" },
      "Deleting",
    ],
  ])("%s", (_, object, axes, reason) => {
    const [observation] = readPlacement(object, context);
    expect(observation).toMatchObject({
      target: { cluster: "m1", package: "shop" },
      axes,
      reason,
      source: "kubefleet",
    });
  });

  test("the object that failed is named", () => {
    const failedPlacements = [{ kind: "Deployment", name: "web", condition: { message: "quota" } }];
    const [observation] = readPlacement(
      placement([on("m1", but("Applied", "False", "No"), { failedPlacements })]),
      context,
    );
    expect(observation?.message).toBe("Deployment web: quota");
  });

  test.each([
    ["no status", { kind: "ClusterResourcePlacement" }],
    ["no clusters", placement([])],
    ["no list", placement("m1")],
    ["a cluster without a name", placement([{ conditions: GOOD }])],
  ])("AC-M3: %s is no observation", (_, object) => {
    expect(readPlacement(object, context)).toEqual([]);
  });
});
