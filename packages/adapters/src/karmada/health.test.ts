import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { KubeObject } from "@landfall/core/object";
import { describe, expect, test } from "vitest";
import { karmadaHealth } from "./health.ts";

interface Row {
  readonly name: string;
  readonly input: { readonly object: KubeObject };
  readonly expected: unknown;
}

const rows = readFileSync(join(import.meta.dirname, "fixtures/health.jsonl"), "utf8")
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line) as Row);

const object = (apiVersion: string, kind: string, status?: object, spec: object = {}): KubeObject => ({
  apiVersion,
  kind,
  metadata: { name: "x", generation: 2 },
  spec,
  status,
});
const HEALTHY = { error: false, healthy: true };
const UNHEALTHY = { error: false, healthy: false };
const SEEN = { observedGeneration: 2 };

describe("karmadaHealth answers as Karmada", () => {
  test.each(rows.map((row) => [row.name, row] as const))("%s", (_, { input, expected }) => {
    expect(karmadaHealth(input.object)).toEqual(expected);
  });

  test.each<[what: string, object: KubeObject, expected: unknown]>([
    ["a Deployment that asks for no number", object("apps/v1", "Deployment", SEEN), HEALTHY],
    ["one that its controller has not seen", object("apps/v1", "Deployment", { observedGeneration: 1 }), UNHEALTHY],
    ["one without a status", object("apps/v1", "Deployment"), UNHEALTHY],
    [
      "one with more updated than available",
      object("apps/v1", "Deployment", { ...SEEN, updatedReplicas: 2, availableReplicas: 1 }, { replicas: 2 }),
      UNHEALTHY,
    ],
    [
      "a ReplicaSet with enough available",
      object("apps/v1", "ReplicaSet", { ...SEEN, availableReplicas: 2 }, { replicas: 2 }),
      HEALTHY,
    ],
    [
      "a DaemonSet behind",
      object("apps/v1", "DaemonSet", { ...SEEN, desiredNumberScheduled: 2, updatedNumberScheduled: 1 }),
      UNHEALTHY,
    ],
    ["a Service that is no LoadBalancer", object("v1", "Service"), HEALTHY],
    ["a LoadBalancer without an address", object("v1", "Service", {}, { type: "LoadBalancer" }), UNHEALTHY],
    [
      "an Ingress with a name alone",
      object("networking.k8s.io/v1", "Ingress", { loadBalancer: { ingress: [{}, { hostname: "a" }] } }),
      HEALTHY,
    ],
    ["a claim that is Bound", object("v1", "PersistentVolumeClaim", { phase: "Bound" }), HEALTHY],
    [
      "a Pod that runs and is ready",
      object("v1", "Pod", { phase: "Running", conditions: [{ type: "Ready", status: "True" }] }),
      HEALTHY,
    ],
    ["a Pod that runs", object("v1", "Pod", { phase: "Running" }), UNHEALTHY],
    ["a budget without a status", object("policy/v1", "PodDisruptionBudget"), HEALTHY],
    [
      "a number that is a text",
      object("apps/v1", "Deployment", { ...SEEN, updatedReplicas: "2" }),
      { error: true, healthy: false },
    ],
    [
      "a rule is for one version alone",
      object("apps/v1beta1", "Deployment"),
      { noRule: true, healthy: null, systemDefault: "Healthy" },
    ],
  ])("%s", (_, given, expected) => {
    expect(karmadaHealth(given)).toEqual(expected);
  });
});
