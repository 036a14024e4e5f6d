import { addObservations, emptyRollup, type Rollup } from "@landfall/core/aggregate";
import { describe, expect, test } from "vitest";
import { condition, type Fields, type Obj, observe, observedAt, snapshot } from "./observe.test-d.ts";

const TARGET = { annotations: { "landfall.dev/target": "edge-1/shop" } };
const owned = (owner: Obj): Fields => ({
  ownerReferences: [
    { apiVersion: owner.apiVersion, kind: owner.kind, name: owner.metadata["name"], uid: "u1", controller: true },
  ],
});

const instance = (name: string, planStatus: string, metadata: Fields): Obj => ({
  apiVersion: "kudo.dev/v1beta1",
  kind: "Instance",
  metadata: {
    name,
    namespace: "data",
    uid: name === "shop" ? "u1" : "u2",
    annotations: { "kudo.dev/last-applied-instance-state": JSON.stringify({ operatorVersion: { name: "kafka-2" } }) },
    ...metadata,
  },
  spec: { operatorVersion: { name: "kafka-2" } },
  status: {
    planStatus: { deploy: { name: "deploy", status: planStatus, lastUpdatedTimestamp: observedAt } },
    ...(planStatus === "COMPLETE" && { conditions: [condition("Ready", "True")] }),
  },
});
const deployment: Obj = {
  apiVersion: "apps/v1",
  kind: "Deployment",
  metadata: { name: "shop", namespace: "data", uid: "u1", generation: 1, ...TARGET },
  spec: { replicas: 1 },
  status: { observedGeneration: 1, replicas: 1, updatedReplicas: 1, readyReplicas: 1, availableReplicas: 1 },
};
const widget: Obj = {
  apiVersion: "example.com/v1",
  kind: "Widget",
  metadata: { name: "shop", namespace: "data", uid: "u1", generation: 1, ...TARGET },
  spec: {},
  status: { observedGeneration: 1, conditions: [condition("Ready", "True")] },
};
const custom = (owner: Obj): Obj => ({
  apiVersion: "example.com/v1",
  kind: "Part",
  metadata: { name: "part", namespace: "data", uid: "u2", generation: 1, ...owned(owner) },
  spec: {},
  status: {
    observedGeneration: 1,
    conditions: [condition("Ready", "False"), condition("Stalled", "True", { reason: "Broken", message: "no disk" })],
  },
});
const OWNERS: readonly (readonly [name: string, owner: Obj])[] = [
  ["a KUDO Instance", instance("shop", "COMPLETE", TARGET)],
  ["a Deployment", deployment],
  ["a custom resource", widget],
];
const CHILDREN: readonly (readonly [name: string, child: (owner: Obj) => Obj])[] = [
  ["a KUDO Instance with FATAL_ERROR", (owner) => instance("child", "FATAL_ERROR", owned(owner))],
  ["a custom resource that is stalled", custom],
];

function rollupOf(...objects: readonly Obj[]): Rollup {
  const { of } = observe([snapshot("edge-1", ...objects)]);
  return addObservations(emptyRollup(), [...of.values()]);
}

describe.each(OWNERS)("%s", (name, owner) => {
  test("is Current alone", () => {
    expect(rollupOf(owner)).toMatchObject({ word: "Current", total: 1 });
  });

  test.each(CHILDREN)("and %s as its child", (_, childOf) => {
    const child = childOf(owner);
    for (const order of [
      [owner, child],
      [child, owner],
    ]) {
      const rollup = rollupOf(...order);
      // A Deployment fails only by its ReplicaSets and their Pods, not by other children.
      const isOwn = name !== "a Deployment";
      expect(rollup).toMatchObject({
        word: isOwn ? "Failed" : "Current",
        total: 1,
        bySeverity: { failed: isOwn ? 1 : 0 },
      });
      if (isOwn) expect(JSON.stringify(rollup)).toContain(`${child.kind} ${String(child.metadata["name"])}: `);
    }
  });
});
