import { describe, expect, test } from "vitest";
import { readCluster, whyNotReady } from "./index.ts";

const target = { cluster: "edge-1" };
const observedAt = "2026-11-21T07:00:00Z";
const condition = (type: string, status: string, reason = type, more: object = {}) => ({
  type,
  status,
  reason,
  message: reason,
  ...more,
});
const cluster = (status: object | undefined, spec: object = {}, metadata: object = {}) => ({
  apiVersion: "cluster.x-k8s.io/v1beta2",
  kind: "Cluster",
  metadata: { name: "edge-1", namespace: "fleet", generation: 2, ...metadata },
  spec: { topology: { version: "v1.34.1" }, ...spec },
  ...(status !== undefined && { status }),
});
const of = (...conditions: readonly object[]): object => ({ observedGeneration: 2, phase: "Provisioned", conditions });
const available = of(condition("Available", "True"), condition("TopologyReconciled", "True", "ReconcileSucceeded"));
const controlPlane = (version: string) => ({ spec: { version: "v1.34.1" }, status: { version } });

describe("readCluster", () => {
  test.each<[what: string, object: object, axes: object, reason: string]>([
    [
      "available",
      cluster(available),
      { health: "Current", actuation: "Succeeded", suspended: "no", upToDate: "unknown" },
      "Available",
    ],
    ["v1beta1 says Ready", cluster(of(condition("Ready", "True"))), { health: "Current" }, "Ready"],
    [
      "v1beta1 carries the newer conditions apart, and they count more",
      cluster({
        ...of(condition("Ready", "True")),
        v1beta2: { conditions: [condition("Available", "False", "NotAvailable")] },
      }),
      { health: "InProgress" },
      "NotAvailable",
    ],
    [
      "AC-X4: stale generation",
      cluster({ ...available, observedGeneration: 1 }),
      { health: "InProgress", actuation: "Pending" },
      "StaleGeneration",
    ],
    [
      "failed with the reason of v1beta1",
      cluster({ ...available, failureReason: "CreateError", failureMessage: "no quota" }),
      { health: "Failed" },
      "CreateError",
    ],
    ["failed by its phase", cluster({ ...available, phase: "Failed" }), { health: "Failed" }, "PhaseFailed"],
    [
      "failed with severity Error",
      cluster(of(condition("Ready", "False", "NoQuota", { severity: "Error" }))),
      { health: "Failed" },
      "NoQuota",
    ],
    [
      "not ready with severity Info waits",
      cluster(of(condition("Ready", "False", "WaitingForInfrastructure", { severity: "Info" }))),
      { health: "InProgress" },
      "WaitingForInfrastructure",
    ],
    [
      "the topology waits for an upgrade",
      cluster(
        of(condition("TopologyReconciled", "False", "ControlPlaneUpgradePending"), condition("Available", "True")),
      ),
      { health: "InProgress", actuation: "Pending" },
      "ControlPlaneUpgradePending",
    ],
    [
      "the topology cannot be reconciled",
      cluster(of(condition("TopologyReconciled", "False", "ReconcileFailed"), condition("Available", "True"))),
      { health: "Failed", actuation: "Failed" },
      "ReconcileFailed",
    ],
    [
      "rolling out",
      cluster(of(condition("RollingOut", "True"), condition("Available", "True"))),
      { health: "InProgress" },
      "RollingOut",
    ],
    [
      "suspended keeps its health, whatever its generation",
      cluster({ ...available, observedGeneration: 1 }, { paused: true }),
      { health: "Current", suspended: "yes" },
      "Available",
    ],
    [
      "AC-M5: suspended keeps its health, though Cluster API calls its topology not reconciled for that",
      cluster(of(condition("TopologyReconciled", "False", "Paused"), condition("Available", "True")), { paused: true }),
      { health: "Current", actuation: "Succeeded", suspended: "yes" },
      "Available",
    ],
    [
      "suspended by annotation, empty as it is",
      cluster(available, {}, { annotations: { "cluster.x-k8s.io/paused": "" } }),
      { suspended: "yes" },
      "Available",
    ],
    ["no status", cluster(undefined), { health: "InProgress", actuation: "Pending" }, "NoStatus"],
    ["no condition", cluster(of()), { health: "InProgress" }, "NoCondition"],
    ["deleting", cluster(available, {}, { deletionTimestamp: observedAt }), { health: "Terminating" }, "Deleting"],
  ])("%s", (_, object, axes, reason) => {
    expect(readCluster(object, { target, observedAt })).toMatchObject({ target, axes, reason, source: "cluster-api" });
  });

  test.each([
    ["v1.33.5", "no"],
    ["v1.34.1", "yes"],
  ])("wanted v1.34.1, the control plane runs %s", (version, upToDate) => {
    const observation = readCluster(cluster(available), { target, observedAt, controlPlane: controlPlane(version) });
    expect(observation).toMatchObject({ revision: { wanted: "v1.34.1", observed: version }, axes: { upToDate } });
  });
});

describe("whyNotReady", () => {
  test.each<[what: string, object: object, why: string | undefined]>([
    ["available", cluster(available), undefined],
    ["no status", cluster(undefined), undefined],
    ["provisioned, and nobody says more", cluster(of()), undefined],
    ["a condition, with its message", cluster(of(condition("Available", "False", "NoEtcd"))), "NoEtcd"],
    ["a condition without words", cluster(of({ type: "Ready", status: "Unknown" })), "ReadyUnknown"],
    ["failed for good", cluster({ ...available, failureMessage: "no quota" }), "no quota"],
    ["being deleted", cluster(available, {}, { deletionTimestamp: observedAt }), "being deleted"],
    ["on its way", cluster({ phase: "Provisioning" }), "the phase is Provisioning"],
  ])("%s", (_, object, why) => {
    expect(whyNotReady(object)).toBe(why);
  });
});
