import type { CoreV1Event, KubernetesObject, V1Deployment, V1Job, V1Lease, V1Pod } from "@kubernetes/client-node";
import { expect, expectTypeOf, test } from "vitest";
import { findCondition, getConditions, setCondition } from "./conditions.ts";
import type { KubeObject } from "./kube-object.ts";
import { readPath } from "./path.ts";
import { refOf } from "./ref.ts";
import { targetOf } from "./target/target-of.ts";
import { parseTime } from "./time.ts";

const since = new Date("2026-11-21T07:00:00Z");
const deployment: V1Deployment = {
  apiVersion: "apps/v1",
  kind: "Deployment",
  metadata: {
    name: "web",
    namespace: "shop",
    generation: 3,
    creationTimestamp: since,
    labels: { app: "web" },
    annotations: { "landfall.dev/target": "one" },
    ownerReferences: [{ apiVersion: "v1", kind: "X", name: "x", uid: "1", controller: true }],
  },
  status: {
    observedGeneration: 3,
    conditions: [{ type: "Available", status: "True", reason: "MinimumReplicasAvailable", lastTransitionTime: since }],
  },
};

test("typed objects of client-node are KubeObjects", () => {
  expectTypeOf<V1Deployment>().toExtend<KubeObject>();
  expectTypeOf<V1Pod>().toExtend<KubeObject>();
  expectTypeOf<V1Job>().toExtend<KubeObject>();
  expectTypeOf<V1Lease>().toExtend<KubeObject>();
  expectTypeOf<CoreV1Event>().toExtend<KubeObject>();
  expectTypeOf<KubernetesObject>().toExtend<KubeObject>();
});

test("a typed object is read like parsed JSON", () => {
  const object: KubeObject = deployment;
  expect(refOf(object)).toEqual({ group: "apps", kind: "Deployment", namespace: "shop", name: "web" });
  expect(readPath(object, ["status", "observedGeneration"])).toBe(3);
  const resolver = { rules: [], subPackagesAreClusters: false };
  expect(targetOf(object, resolver)).toMatchObject({ ok: true, value: { cluster: "one" } });
});

test("its Dates are times", () => {
  expect(parseTime(deployment.metadata?.creationTimestamp)).toBe(since.getTime());
  const { conditions, problems } = getConditions(deployment);
  expect(problems).toEqual([]);
  expect(parseTime(findCondition(conditions, "Available")?.lastTransitionTime)).toBe(since.getTime());
});

test("a condition that stays keeps its Date", () => {
  const { conditions } = getConditions(deployment);
  const next = setCondition(
    conditions,
    { type: "Available", status: "True", reason: "Other" },
    since.getTime() + 60_000,
  );
  expect(next[0]).toEqual({ type: "Available", status: "True", reason: "Other", lastTransitionTime: since });
});
