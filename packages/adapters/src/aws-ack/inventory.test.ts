import type { KubeObject } from "@landfall/core/object";
import { describe, expect, test } from "vitest";
import { readEksCluster, readEksNodegroup } from "./index.ts";

const object = (kind: string, status?: object, spec?: object, metadata: object = {}): KubeObject => ({
  apiVersion: "eks.services.k8s.aws/v1alpha1",
  kind,
  metadata: { name: "edge-1", namespace: "fleet", ...metadata },
  ...(spec !== undefined && { spec }),
  ...(status !== undefined && { status }),
});
const trouble = (type: string, message: string): object => ({ conditions: [{ type, status: "True", message }] });

describe("a Cluster of EKS", () => {
  test.each<[string, object | undefined, object]>([
    ["nobody has told of", undefined, { notReady: undefined }],
    ["that AWS serves is ready", { status: "ACTIVE" }, { notReady: undefined }],
    ["serves while it is updated", { status: "UPDATING" }, { notReady: undefined }],
    [
      "serves although a later change was refused",
      { status: "ACTIVE", ...trouble("ACK.Terminal", "no such version") },
      {},
    ],
    ["that is being made is not", { status: "CREATING" }, { notReady: "AWS calls it CREATING" }],
    ["that AWS refused is not", trouble("ACK.Terminal", "no such role"), { notReady: "no such role" }],
    ["that AWS refuses for now is not", trouble("ACK.Recoverable", "throttled"), { notReady: "throttled" }],
    ["says a word that is none", { status: 7 }, { notReady: undefined }],
  ])("%s", (_, status, expected) => {
    const read = readEksCluster(object("Cluster", status));
    const entries = read.ok ? read.value.map((entry) => ({ notReady: undefined, ...entry })) : [];
    expect(entries).toMatchObject([{ cluster: "edge-1", notReady: undefined, ...expected }]);
  });

  test("that is being deleted is leaving", () => {
    const read = readEksCluster(object("Cluster", {}, {}, { deletionTimestamp: "2026-11-21T07:00:00Z" }));
    expect(read.ok && read.value).toMatchObject([{ leaving: true }]);
  });
});

const GROUP = "Nodegroup.eks.services.k8s.aws fleet/edge-1";

describe("a Nodegroup of EKS", () => {
  test.each<[string, object, object, readonly object[]]>([
    [
      "says that its cluster has no workers yet",
      { clusterRef: { from: { name: "edge-7" } } },
      { status: "CREATING" },
      [{ cluster: "edge-7", notReady: `${GROUP}: AWS calls it CREATING`, labels: {} }],
    ],
    [
      "tells what AWS has against it",
      { clusterName: "edge-8" },
      { status: "DEGRADED", health: { issues: [{ code: "AutoScalingGroupNotFound", message: "the group is gone" }] } },
      [{ cluster: "edge-8", notReady: `${GROUP}: the group is gone` }],
    ],
    ["that runs says nothing", { clusterName: "e" }, { status: "ACTIVE" }, [{ notReady: undefined }]],
    ["of no cluster is none's", {}, { status: "CREATING" }, []],
  ])("%s", (_, spec, status, expected) => {
    const read = readEksNodegroup(object("Nodegroup", status, spec));
    expect(read.ok && read.value.map((entry) => ({ notReady: undefined, ...entry }))).toMatchObject(expected);
  });

  test("that goes away leaves its cluster as it is", () => {
    const gone = { deletionTimestamp: "2026-11-21T07:00:00Z" };
    const read = readEksNodegroup(object("Nodegroup", { status: "DELETING" }, { clusterName: "e" }, gone));
    expect(read.ok && read.value).toEqual([]);
  });
});
