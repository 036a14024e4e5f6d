import type { KubeObject } from "@landfall/core/object";
import { describe, expect, test } from "vitest";
import { readContainerCluster, readContainerNodePool } from "./index.ts";

const object = (kind: string, ready?: object, spec?: object, metadata: object = {}): KubeObject => ({
  apiVersion: "container.cnrm.cloud.google.com/v1beta1",
  kind,
  metadata: { name: "edge-1", namespace: "fleet", ...metadata },
  ...(spec !== undefined && { spec }),
  ...(ready !== undefined && { status: { conditions: [{ type: "Ready", ...ready }] } }),
});
const creating = { status: "False", reason: "Creating", message: "creation is in progress" };
const updating = { status: "False", reason: "Updating", message: "update is in progress" };
const failed = { status: "False", reason: "UpdateFailed", message: "no quota" };

describe("a ContainerCluster", () => {
  test.each<[string, KubeObject, object]>([
    ["nobody has told of", object("ContainerCluster"), { notReady: undefined }],
    ["that is up to date is ready", object("ContainerCluster", { status: "True" }), { notReady: undefined }],
    ["that is being made is not", object("ContainerCluster", creating), { notReady: "creation is in progress" }],
    ["serves while it is updated", object("ContainerCluster", updating), { notReady: undefined }],
    ["whose update failed is not ready", object("ContainerCluster", failed), { notReady: "no quota" }],
    [
      "that is being deleted is leaving",
      object("ContainerCluster", undefined, undefined, { deletionTimestamp: "2026-11-21T07:00:00Z" }),
      { leaving: true },
    ],
  ])("%s", (_, cluster, expected) => {
    const read = readContainerCluster(cluster);
    const entries = read.ok ? read.value.map((entry) => ({ notReady: entry.notReady, ...entry })) : [];
    expect(entries).toMatchObject([{ cluster: "edge-1", ...expected }]);
  });
});

const POOL = "ContainerNodePool";
const of = (clusterRef: object): object => ({ clusterRef });

describe("a ContainerNodePool", () => {
  test.each<[string, KubeObject, readonly object[]]>([
    [
      "says that its cluster is not ready",
      object(POOL, creating, of({ name: "edge-7" })),
      [
        {
          cluster: "edge-7",
          notReady: "ContainerNodePool.container.cnrm.cloud.google.com fleet/edge-1: creation is in progress",
          labels: {},
        },
      ],
    ],
    [
      "names its cluster by its whole path",
      object(POOL, failed, of({ external: "projects/p/locations/eu/clusters/edge-8" })),
      [{ cluster: "edge-8", notReady: "ContainerNodePool.container.cnrm.cloud.google.com fleet/edge-1: no quota" }],
    ],
    ["that is ready says nothing", object(POOL, { status: "True" }, of({ name: "e" })), [{ notReady: undefined }]],
    ["runs while it is updated", object(POOL, updating, of({ name: "e" })), [{ notReady: undefined }]],
    [
      "that goes away leaves its cluster as it is",
      object(POOL, failed, of({ name: "e" }), { deletionTimestamp: "2026-11-21T07:00:00Z" }),
      [],
    ],
    ["of no cluster is none's", object(POOL, failed, {}), []],
  ])("%s", (_, pool, expected) => {
    const read = readContainerNodePool(pool);
    expect(read.ok && read.value.map((entry) => ({ notReady: entry.notReady, ...entry }))).toMatchObject(expected);
  });
});
