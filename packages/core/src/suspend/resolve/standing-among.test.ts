import { expect, test } from "vitest";
import type { KubeObject } from "../../object/index.ts";
import { CATALOGUE } from "../catalogue/index.ts";
import { indexObjects } from "./resolve-among.ts";
import { standingReader } from "./standing.ts";
import { standingAmong } from "./standing-among.ts";

const API = "cluster.x-k8s.io/v1beta2";
const cluster = (paused: boolean): KubeObject => ({
  apiVersion: API,
  kind: "Cluster",
  metadata: { name: "prod", namespace: "fleet" },
  spec: { paused },
});
const machine = (metadata: object = {}): KubeObject => ({
  apiVersion: API,
  kind: "Machine",
  metadata: { name: "m", namespace: "fleet", labels: { "cluster.x-k8s.io/cluster-name": "prod" }, ...metadata },
});
const PAUSED = { annotations: { "cluster.x-k8s.io/paused": "" } };

test.each([
  ["with its Cluster", machine(), [cluster(true)], "yes", ["HeldAbove"]],
  ["by itself", machine(PAUSED), [cluster(false)], "yes", []],
  ["by both", machine(PAUSED), [cluster(true)], "yes", ["HeldAbove"]],
  ["not, as its Cluster goes on", machine(), [cluster(false)], undefined, []],
  ["not, as far as is known without its Cluster", machine(), [], undefined, []],
  ["as a Cluster does by itself", cluster(true), [], "yes", []],
])("a Machine stands still %s", (_, target, others, suspended, codes) => {
  const read = standingAmong(standingReader(), { catalogue: CATALOGUE, objects: indexObjects(others) });
  const standing = read(target);
  expect(standing?.suspended).toBe(suspended);
  expect(standing?.warnings.map(({ code }) => code) ?? []).toEqual(codes);
});
