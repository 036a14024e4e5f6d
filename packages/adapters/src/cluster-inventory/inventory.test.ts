import type { KubeObject } from "@landfall/core/object";
import { describe, expect, test } from "vitest";
import { readClusterProfile, readPlacementDecision } from "./index.ts";

const profile = (status?: string, metadata: object = {}): KubeObject => ({
  apiVersion: "multicluster.x-k8s.io/v1alpha1",
  kind: "ClusterProfile",
  metadata: { name: "edge-1", namespace: "fleet", ...metadata },
  ...(status !== undefined && { status: { conditions: [{ type: "ControlPlaneHealthy", status }] } }),
});

describe("a ClusterProfile", () => {
  test.each<[string, KubeObject, object]>([
    ["is a cluster by its name", profile(), { cluster: "edge-1" }],
    ["whose control plane is healthy is ready", profile("True"), { notReady: undefined }],
    ["whose control plane is not healthy says so", profile("False"), { notReady: "ControlPlaneHealthy is False" }],
    [
      "that is being deleted is leaving",
      profile("True", { deletionTimestamp: "2026-11-21T07:00:00Z" }),
      { leaving: true },
    ],
    ["lends its labels", profile("True", { labels: { region: "eu" } }), { labels: { region: "eu" } }],
  ])("%s", (_, object, expected) => {
    const read = readClusterProfile(object);
    expect(read.ok && read.value.map((entry) => ({ notReady: entry.notReady, ...entry }))).toMatchObject([expected]);
  });
});

function decision(decisions: unknown, metadata: object = {}): KubeObject {
  const object = {
    apiVersion: "multicluster.x-k8s.io/v1alpha1",
    kind: "PlacementDecision",
    metadata: { name: "chosen", namespace: "fleet", ...metadata },
    decisions,
  };
  return object;
}
const to = (name: unknown): object => ({ clusterProfileRef: { name } });

describe("a PlacementDecision", () => {
  test.each<[string, KubeObject, readonly string[] | string]>([
    ["stands for the clusters it has chosen", decision([to("a"), to("b")]), ["a", "b"]],
    ["leaves out what has not been decided", decision([to("a"), to("")]), ["a"]],
    ["without decisions stands for none", decision(undefined), []],
    ["that is being deleted stands for none", decision([to("a")], { deletionTimestamp: "2026-11-21T07:00:00Z" }), []],
    ["must have a list", decision({ a: 1 }), "decisions"],
    ["must name clusters", decision([to("a"), to("b/c")]), "decisions[1].clusterProfileRef.name"],
  ])("%s", (_, object, expected) => {
    const read = readPlacementDecision(object);
    expect(read.ok ? read.value.map(({ cluster }) => cluster) : read.problems[0]?.field).toEqual(expected);
  });
});
