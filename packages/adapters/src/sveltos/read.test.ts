import { isLanded } from "@landfall/core/aggregate";
import type { KubeObject } from "@landfall/core/object";
import { describe, expect, test } from "vitest";
import { clusterConfigurationRef, profileRef, readClusterSummary } from "./index.ts";

const observedAt = "2026-11-21T07:00:00Z";
const context = { target: { cluster: "edge-1", package: "shop" }, observedAt };
const chart = (chartVersion: string, releaseName = "shop"): object => ({ releaseName, chartVersion });
const feature = (status: string, more: object = {}): object => ({ featureID: "Helm", status, ...more });
const PROVISIONED = { featureSummaries: [feature("Provisioned", { lastAppliedTime: "2026-11-21T06:00:00Z" })] };
const CHECKED = { validateHealths: [{ name: "web", featureID: "Helm" }] };
const owner = { apiVersion: "config.projectsveltos.io/v1beta1", kind: "ClusterProfile", name: "shop", uid: "1" };
const summary = (status: unknown, profile: object = {}, metadata: object = {}): KubeObject => ({
  apiVersion: "config.projectsveltos.io/v1beta1",
  kind: "ClusterSummary",
  metadata: { name: "shop-capi-edge-1", namespace: "edge", ownerReferences: [owner], ...metadata },
  spec: {
    clusterNamespace: "edge",
    clusterName: "edge-1",
    clusterType: "Capi",
    clusterProfileSpec: { helmCharts: [chart("1.2.3")], ...CHECKED, ...profile },
  },
  status,
});
const configuration = (...charts: readonly object[]): KubeObject => ({
  kind: "ClusterConfiguration",
  status: {
    clusterProfileResources: [
      { clusterProfileName: "other", Features: [{ featureID: "Helm", charts: [chart("9.9.9")] }] },
      { clusterProfileName: "shop", Features: [{ featureID: "Helm", charts }] },
    ],
  },
});
const deployed = { configuration: configuration(chart("1.2.3")) };

describe("readClusterSummary", () => {
  test.each<[what: string, object: KubeObject, beside: object, axes: object, reason: string, landed: boolean]>([
    [
      "provisioned, with its health checked",
      summary(PROVISIONED),
      deployed,
      { health: "Current", actuation: "Succeeded", upToDate: "yes", suspended: "no" },
      "Provisioned",
      true,
    ],
    [
      "provisioned without a check says nothing of health",
      summary(PROVISIONED, { validateHealths: undefined }),
      deployed,
      { health: "Unknown", actuation: "Succeeded", upToDate: "yes" },
      "Provisioned",
      false,
    ],
    [
      "a chart that is to go is not wanted",
      summary(PROVISIONED, {
        helmCharts: [chart("1.2.3"), { ...chart("0.9.0", "old"), helmChartAction: "Uninstall" }],
      }),
      deployed,
      { health: "Current", upToDate: "yes" },
      "Provisioned",
      true,
    ],
    [
      "a feature that is not asked for any more has gone",
      summary({ featureSummaries: [...PROVISIONED.featureSummaries, { featureID: "Resources", status: "Removed" }] }),
      deployed,
      { health: "Current" },
      "Provisioned",
      true,
    ],
    [
      "wanted is not seen",
      summary(PROVISIONED),
      { configuration: configuration(chart("1.2.2")) },
      { upToDate: "no" },
      "Provisioned",
      false,
    ],
    [
      "AC-X4: nobody says what is deployed",
      summary(PROVISIONED),
      {},
      { health: "Current", upToDate: "unknown" },
      "Provisioned",
      false,
    ],
    [
      "stale: the profile has moved on, and it is not this cluster's turn",
      summary(PROVISIONED),
      { ...deployed, profile: { spec: { helmCharts: [chart("1.3.0")] } } },
      { health: "InProgress", actuation: "Pending", upToDate: "no" },
      "StaleProfile",
      false,
    ],
    [
      "failed with the reason",
      summary({ featureSummaries: [feature("FailedNonRetriable", { failureMessage: "no such chart" })] }),
      deployed,
      { health: "Failed", actuation: "Failed" },
      "FailedNonRetriable",
      false,
    ],
    [
      "two profiles want one release",
      summary({ ...PROVISIONED, helmReleaseSummaries: [{ releaseName: "shop", status: "Conflict" }] }),
      deployed,
      { health: "Failed" },
      "Conflict",
      false,
    ],
    [
      "on its way",
      summary({ featureSummaries: [feature("Provisioning")] }),
      {},
      { health: "InProgress" },
      "Provisioning",
      false,
    ],
    [
      "AC-X4: a feature that was asked for reports nothing",
      summary(PROVISIONED, { policyRefs: [{ kind: "ConfigMap", name: "a" }] }),
      deployed,
      { actuation: "Pending" },
      "NotReported",
      false,
    ],
    [
      "it waits for another profile",
      summary({ dependencies: "waiting for cert-manager" }),
      {},
      { actuation: "Pending" },
      "NotReported",
      false,
    ],
    [
      "a dry run applies nothing",
      summary(PROVISIONED, { syncMode: "DryRun" }),
      deployed,
      { actuation: "Skipped" },
      "DryRun",
      false,
    ],
    [
      "suspended by its own annotation, empty as it is",
      summary(PROVISIONED, {}, { annotations: { "cluster.x-k8s.io/paused": "" } }),
      deployed,
      { health: "Current", suspended: "yes" },
      "Provisioned",
      true,
    ],
    [
      "suspended with its profile",
      summary(PROVISIONED),
      {
        ...deployed,
        profile: {
          metadata: { annotations: { "profile.projectsveltos.io/paused": "ok" } },
          spec: { helmCharts: [chart("1.2.3")] },
        },
      },
      { suspended: "yes" },
      "Provisioned",
      true,
    ],
    ["no status", summary(undefined), deployed, { actuation: "Pending" }, "NoStatus", false],
    ["no feature at all", summary({}, { helmCharts: [] }), {}, { actuation: "Pending" }, "NotReported", false],
    [
      "deleting",
      summary(PROVISIONED, {}, { deletionTimestamp: observedAt }),
      deployed,
      { health: "Terminating" },
      "Deleting",
      false,
    ],
  ])("%s", (_, object, beside, axes, reason, landed) => {
    const observation = readClusterSummary(object, { ...context, ...beside });
    expect(observation).toMatchObject({ axes, reason, source: "sveltos" });
    expect(isLanded(observation)).toBe(landed);
  });

  test("what it waits for and why it failed is told", () => {
    const failed = summary({ featureSummaries: [feature("Failed", { failureMessage: "no such chart" })] });
    expect(readClusterSummary(failed, context).message).toBe("Helm: no such chart");
    expect(readClusterSummary(summary({ dependencies: "waiting for cert-manager" }), context).message).toBe(
      "waiting for cert-manager",
    );
  });

  test.each<[what: string, charts: readonly object[], wanted: string | undefined]>([
    ["one chart", [chart("1.2.3")], "1.2.3"],
    ["several charts, in any order", [chart("2.0.0", "web"), chart("1.0.0", "api")], "api@1.0.0,web@2.0.0"],
    ["a chart without a version", [chart("2.0.0"), { releaseName: "api" }], undefined],
    ["no charts", [], undefined],
  ])("AC-P4: the revision of %s", (_, helmCharts, wanted) => {
    const observation = readClusterSummary(summary(PROVISIONED, { helmCharts }), {
      ...context,
      configuration: configuration(...helmCharts),
    });
    expect(observation.revision).toEqual({ wanted, observed: wanted });
  });
});

test.each<[what: string, metadata: object, ref: object | undefined]>([
  ["a ClusterProfile", {}, { kind: "ClusterProfile", namespace: "", name: "shop" }],
  [
    "a Profile, of its namespace",
    { ownerReferences: [{ kind: "Cluster" }, { ...owner, kind: "Profile" }] },
    { kind: "Profile", namespace: "edge", name: "shop" },
  ],
  ["nobody", { ownerReferences: undefined }, undefined],
])("made by %s", (_, metadata, ref) => {
  const found = profileRef(summary(PROVISIONED, {}, metadata));
  expect(found).toEqual(ref === undefined ? undefined : { group: "config.projectsveltos.io", ...ref });
});

test("the ClusterConfiguration has the type and the name of the cluster", () => {
  expect(clusterConfigurationRef(summary(PROVISIONED))).toEqual({
    group: "config.projectsveltos.io",
    kind: "ClusterConfiguration",
    namespace: "edge",
    name: "capi--edge-1",
  });
});
