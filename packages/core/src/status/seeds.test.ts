import { describe, expect, test } from "vitest";
import type { KubeObject } from "../object/index.ts";
import { computeStatus, type StatusResult, type StatusRule } from "./index.ts";

const condition = (type: string, status: string, reason: string): object => ({ type, status, reason, message: reason });
const object = (apiVersion: string, kind: string, conditions: readonly object[], more: object = {}): KubeObject => ({
  apiVersion,
  kind,
  metadata: { name: "web", namespace: "shop", generation: 1 },
  spec: { replicas: 1 },
  status: { observedGeneration: 1, conditions, ...more },
});

describe("row 5: a failure that no waiting mends is Failed, and said to be terminal", () => {
  test.each<[string, KubeObject]>([
    [
      "a Deployment past its deadline",
      object("apps/v1", "Deployment", [condition("Progressing", "False", "ProgressDeadlineExceeded")]),
    ],
    ["a Job that failed", object("batch/v1", "Job", [condition("Failed", "True", "BackoffLimitExceeded")])],
    [
      "what Flux has given up",
      object("kustomize.toolkit.fluxcd.io/v1", "Kustomization", [
        condition("Stalled", "True", "RetriesExceeded"),
        condition("Ready", "False", "BuildFailed"),
      ]),
    ],
  ])("%s", (_, failed) => {
    expect(computeStatus(failed)).toMatchObject({ status: "Failed", terminal: true });
  });

  test("what is on its way is neither", () => {
    const busy = object("apps/v1", "Deployment", [condition("Progressing", "True", "ReplicaSetUpdated")]);
    expect(computeStatus(busy)).toMatchObject({ status: "InProgress", terminal: false });
  });
});

test("row 39: an object of Cluster API that is paused by its annotation is suspended, whatever the value", () => {
  const machine = object("cluster.x-k8s.io/v1beta2", "Machine", []);
  for (const value of ["", "true", "false"]) {
    const annotations = { "cluster.x-k8s.io/paused": value };
    expect(computeStatus({ ...machine, metadata: { ...machine.metadata, annotations } }).suspended).toBe(true);
  }
  expect(computeStatus(machine).suspended).toBe(false);
});

describe("row 3: a rule of a user", () => {
  const web = object("apps/v1", "Deployment", [condition("Available", "True", "MinimumReplicasAvailable")], {
    replicas: 1,
    updatedReplicas: 1,
    readyReplicas: 1,
    availableReplicas: 1,
  });
  const withRule = (evaluate: StatusRule["evaluate"]): StatusResult =>
    computeStatus(web, { rules: new Map([["apps/Deployment", { id: "own/Deployment", evaluate }]]) });

  test("wins over the built-in one of its group and kind", () => {
    const failed = { status: "Failed", reason: "Own", message: "by us", rule: "own/Deployment", fields: [] } as const;
    expect(computeStatus(web).status).toBe("Current");
    expect(withRule(() => failed)).toMatchObject({ status: "Failed", reason: "Own" });
  });

  test("that throws makes the object Unknown, and never Current", () => {
    const answer = withRule(() => {
      throw new Error("a mistake");
    });
    expect(answer).toMatchObject({
      status: "Unknown",
      reason: "RuleFailed",
      message: "a mistake (rule own/Deployment)",
    });
  });
});
