import type { KubeObject } from "@landfall/core/object";
import { describe, expect, test } from "vitest";
import { readCrossplaneCluster, readNodePool } from "./index.ts";

const object = (name: string, ready: object | undefined, forProvider: object = {}): KubeObject => ({
  apiVersion: "eks.aws.upbound.io/v1beta1",
  kind: "Cluster",
  metadata: { name },
  spec: { forProvider },
  ...(ready !== undefined && {
    status: {
      conditions: [
        { type: "Synced", status: "True" },
        { type: "Ready", ...ready },
      ],
    },
  }),
});
const creating = { status: "False", reason: "Creating" };

test.each<[string, KubeObject, string | undefined]>([
  ["a cluster that nobody has told of", object("edge-1", undefined), undefined],
  ["one that serves", object("edge-1", { status: "True", reason: "Available" }), undefined],
  ["one that is being made", object("edge-1", creating), "Creating"],
  ["one that is gone", object("edge-1", { status: "False", reason: "Unavailable", message: "deleted" }), "deleted"],
])("%s", (_, cluster, notReady) => {
  const read = readCrossplaneCluster(cluster);
  expect(read.ok && read.value.map((entry) => [entry.cluster, entry.notReady])).toEqual([["edge-1", notReady]]);
});

describe("a pool names its cluster", () => {
  test.each<[string, object, string | undefined]>([
    ["by reference, on Google", { clusterRef: { name: "g" } }, "g"],
    ["by the path that was resolved", { cluster: "projects/p/locations/eu/clusters/g" }, "g"],
    ["by reference, on AWS", { clusterNameRef: { name: "a" }, clusterName: "other" }, "a"],
    ["by its name", { clusterName: "a" }, "a"],
    ["by reference, on Azure", { kubernetesClusterIdRef: { name: "z" } }, "z"],
    ["or not at all", {}, undefined],
  ])("%s", (_, forProvider, cluster) => {
    const read = readNodePool(object("workers", creating, forProvider));
    const expected = cluster === undefined ? [] : [[cluster, "Cluster.eks.aws.upbound.io workers: Creating"]];
    expect(read.ok && read.value.map((entry) => [entry.cluster, entry.notReady])).toEqual(expected);
  });
});
