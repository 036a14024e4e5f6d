import { isLanded } from "@landfall/core/aggregate";
import { describe, expect, test } from "vitest";
import { readBundle, readBundleDeployment } from "./index.ts";

const observedAt = "2026-11-21T07:00:00Z";
const context = { target: { cluster: "edge-1", package: "shop" }, observedAt };
const READY = { appliedDeploymentID: "s-2:b", ready: true, nonModified: true };
const deployment = (status: unknown, spec: object = {}, metadata: object = {}): object => ({
  apiVersion: "fleet.cattle.io/v1alpha1",
  kind: "BundleDeployment",
  metadata: { name: "shop", ...metadata },
  spec: { deploymentID: "s-2:b", stagedDeploymentID: "s-2:b", ...spec },
  status,
});
const web = { kind: "Deployment", apiVersion: "apps/v1", namespace: "shop", name: "web" };
const troubled = (summary: object): object => ({
  ...READY,
  ready: false,
  resources: [web],
  nonReadyStatus: [{ ...web, summary }],
});
const deployed = (status: string, message: string): object => ({ type: "Deployed", status, message });

describe("readBundleDeployment", () => {
  test.each<[what: string, object: object, axes: object, reason: string, landed: boolean]>([
    [
      "applied and ready",
      deployment(READY),
      { health: "Current", actuation: "Succeeded", upToDate: "yes", suspended: "no" },
      "Ready",
      true,
    ],
    [
      "wanted is not seen: it waits for its turn",
      deployment(READY, { stagedDeploymentID: "s-3:b" }),
      { health: "Current", upToDate: "no" },
      "OutOfSync",
      false,
    ],
    [
      "wanted is not seen: the agent has not applied it",
      deployment({ ...READY, appliedDeploymentID: "s-1:b" }),
      { health: "InProgress", actuation: "Pending", upToDate: "no" },
      "WaitApplied",
      false,
    ],
    [
      "failed with the reason",
      deployment({ appliedDeploymentID: "s-1:b", conditions: [deployed("False", "no permission")] }),
      { health: "Failed", actuation: "Failed" },
      "ErrApplied",
      false,
    ],
    [
      "its objects are on their way",
      deployment(troubled({ state: "in-progress", transitioning: true })),
      { health: "InProgress", actuation: "Succeeded" },
      "NotReady",
      false,
    ],
    [
      "its objects run badly",
      deployment(troubled({ error: true, message: ["quota"] })),
      { health: "Failed", actuation: "Succeeded", reconcile: "Failed" },
      "NotReady",
      false,
    ],
    [
      "somebody changed its objects",
      deployment({ ...READY, nonModified: false, modifiedStatus: [{ ...web, patch: "{}" }] }),
      { health: "Current", upToDate: "no" },
      "Modified",
      false,
    ],
    ["suspended", deployment(READY, { paused: true }), { health: "Current", suspended: "yes" }, "Ready", true],
    [
      "suspended until its schedule opens",
      deployment(READY, { offSchedule: true }),
      { health: "Current", suspended: "yes" },
      "Ready",
      true,
    ],
    [
      "AC-M4: suspended, and a newer one waits",
      deployment(READY, { paused: true, stagedDeploymentID: "s-3:b" }),
      { suspended: "yes", upToDate: "no" },
      "OutOfSync",
      false,
    ],
    ["no status", deployment(undefined), { health: "InProgress", actuation: "Pending" }, "NoStatus", false],
    [
      "AC-X4: neither is known which deployment is wanted nor which was applied",
      { ...deployment({ ready: true, nonModified: true }), spec: {} },
      { actuation: "Pending", upToDate: "unknown" },
      "WaitApplied",
      false,
    ],
    [
      "AC-X4: ready of the wrong type",
      deployment({ ...READY, ready: "true" }),
      { health: "InProgress" },
      "NotReady",
      false,
    ],
    [
      "deleting",
      deployment(READY, {}, { deletionTimestamp: observedAt }),
      { health: "Terminating" },
      "Deleting",
      false,
    ],
  ])("%s", (_, object, axes, reason, landed) => {
    const [delivery] = readBundleDeployment(object, context);
    expect(delivery).toMatchObject({ axes, reason, source: "rancher-fleet" });
    expect(delivery !== undefined && isLanded(delivery)).toBe(landed);
  });

  test("AC-X4: stale generation: the Bundle was changed since Fleet looked at it", () => {
    const bundle = { kind: "Bundle", metadata: { generation: 4 }, status: { observedGeneration: 3 } };
    const observations = readBundleDeployment(deployment(READY), { ...context, bundle });
    expect(observations).toMatchObject([{ axes: { actuation: "Pending" }, reason: "StaleGeneration" }]);
  });

  test.each<[what: string, labels: object, applied: string, revision: object]>([
    ["the ids of the deployments", {}, "s-1:b", { wanted: "s-2:b", observed: "s-1:b" }],
    ["the commit of the bundle", { "fleet.cattle.io/commit": "abc" }, "s-2:b", { wanted: "abc", observed: "abc" }],
    ["a commit that has not arrived", { "fleet.cattle.io/commit": "abc" }, "s-1:b", { wanted: "abc" }],
  ])("AC-P4: revisions are %s", (_, labels, appliedDeploymentID, revision) => {
    const [delivery] = readBundleDeployment(deployment({ ...READY, appliedDeploymentID }, {}, { labels }), context);
    expect(delivery?.revision).toEqual({ observed: undefined, ...revision });
  });

  test("AC-M17: each object it deployed is an observation; of those Fleet does not name nothing is said", () => {
    const gone = { ...web, name: "gone" };
    const status = {
      ...READY,
      ready: false,
      resources: [web, gone, { ...web, name: "fine" }],
      nonReadyStatus: [{ ...web, summary: { error: true, message: ["quota"] } }],
      modifiedStatus: [{ ...gone, missing: true }],
    };
    const [delivery, ...objects] = readBundleDeployment(deployment(status), context);
    expect(delivery?.message).toBe("Deployment.apps shop/web: quota");
    expect(objects.map(({ ref, axes, unsaid }) => [ref?.name, unsaid?.includes("health") ? "" : axes.health])).toEqual([
      ["web", "Failed"],
      ["gone", "NotFound"],
      ["fine", ""],
    ]);
  });
});

describe("readBundle", () => {
  const bundle = (summary: object, more: object = {}): object => ({
    kind: "Bundle",
    metadata: { name: "shop", generation: 2 },
    status: { observedGeneration: 2, summary: { desiredReady: 3, ready: 2, ...summary } },
    ...more,
  });

  test.each<[what: string, object: object, axes: object, reason: string]>([
    ["all are ready", bundle({ ready: 3 }), { health: "Current", upToDate: "yes" }, "Ready"],
    ["wanted is not seen", bundle({ outOfSync: 1 }), { actuation: "Pending", upToDate: "no" }, "OutOfSync"],
    [
      "stale generation",
      bundle({ ready: 3 }, { metadata: { name: "shop", generation: 3 } }),
      { actuation: "Pending", upToDate: "no" },
      "StaleGeneration",
    ],
    ["failed with the reason", bundle({ errApplied: 1, notReady: 1 }), { health: "Failed" }, "ErrApplied"],
    ["one is not ready", bundle({ notReady: 1 }), { health: "InProgress" }, "NotReady"],
    ["one was changed by hand", bundle({ modified: 1 }), { health: "Current", upToDate: "no" }, "Modified"],
    ["AC-X4: counts that say too little", bundle({}), { actuation: "Pending" }, "NotReady"],
    ["AC-M3: no clusters", bundle({ desiredReady: 0 }), { health: "Unknown", actuation: "Pending" }, "NoTargets"],
    ["suspended", bundle({ ready: 3 }, { spec: { paused: true } }), { suspended: "yes" }, "Ready"],
    ["no status", bundle({}, { status: undefined }), { actuation: "Pending" }, "NoStatus"],
    ["deleting", bundle({}, { metadata: { deletionTimestamp: observedAt } }), { health: "Terminating" }, "Deleting"],
  ])("%s", (_, object, axes, reason) => {
    expect(readBundle(object, context)).toMatchObject({ axes, reason, source: "rancher-fleet" });
  });

  test("the worst cluster is named", () => {
    const nonReadyResources = [{ name: "default/edge-3", bundleState: "ErrApplied", message: "no permission" }];
    const { message } = readBundle(bundle({ errApplied: 1, nonReadyResources }), context);
    expect(message).toBe("2 of 3 clusters are ready; default/edge-3: no permission");
  });
});
