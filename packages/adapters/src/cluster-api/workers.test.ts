import { expect, test } from "vitest";
import { readWorkers } from "./index.ts";

const workers = (status: object | undefined, replicas = 3, metadata: object = {}): object => ({
  apiVersion: "cluster.x-k8s.io/v1beta2",
  kind: "MachineDeployment",
  metadata: { name: "md-0", namespace: "fleet", ...metadata },
  spec: { clusterName: "edge-1", replicas },
  ...(status !== undefined && { status }),
});
const available = (status: string): object => ({ conditions: [{ type: "Available", status, reason: "NotAvailable" }] });

test.each<[string, object, string | undefined]>([
  ["nobody has told of", workers(undefined), undefined],
  ["available", workers(available("True")), undefined],
  ["too few of them", workers(available("False")), "MachineDeployment.cluster.x-k8s.io fleet/md-0: NotAvailable"],
  [
    "the newer contract's word, carried apart",
    workers({ v1beta2: available("False") }),
    "MachineDeployment.cluster.x-k8s.io fleet/md-0: NotAvailable",
  ],
  [
    "failed",
    workers({ phase: "Failed", failureMessage: "no quota" }),
    "MachineDeployment.cluster.x-k8s.io fleet/md-0: no quota",
  ],
  ["none ready", workers({ replicas: 3 }), "MachineDeployment.cluster.x-k8s.io fleet/md-0: 0 of 3 machines are ready"],
  ["some ready, while it is rolled", workers({ phase: "ScalingUp", readyReplicas: 1 }), undefined],
  ["none wanted", workers({ replicas: 0 }, 0), undefined],
])("the workers of a cluster: %s", (_, object, notReady) => {
  const read = readWorkers(object);
  expect(read.ok && read.value.map((entry) => [entry.cluster, entry.notReady])).toEqual([["edge-1", notReady]]);
});

test("workers that are leaving say nothing of their cluster", () => {
  expect(readWorkers(workers(available("False"), 3, { deletionTimestamp: "2026-11-21T07:00:00Z" }))).toMatchObject({
    value: [],
  });
});
