import { describe, expect, test } from "vitest";
import { computeStatus } from "./compute-status.ts";
import { statusRuleLibrary as library } from "./rules/generated/index.ts";
import type { StatusRule } from "./types.ts";

const connection = {
  apiVersion: "secrets.hashicorp.com/v1beta1",
  kind: "VaultConnection",
  metadata: { name: "default", generation: 2 },
  status: { valid: true, conditions: [{ type: "Healthy", status: "True", reason: "Valid", observedGeneration: 1 }] },
};

describe("what no rule of the library says Current against", () => {
  test("all conditions are of an older generation, though the rule reads a flag", () => {
    expect(computeStatus(connection, { library })).toMatchObject({
      status: "InProgress",
      reason: "LatestGenerationNotObserved",
    });
    const observed = structuredClone(connection);
    observed.metadata.generation = 1;
    expect(computeStatus(observed, { library }).status).toBe("Current");
  });

  test("more are there than are wanted, whatever the kind", () => {
    const pool = (kind: string, apiVersion: string, status: object): object => ({
      apiVersion,
      kind,
      metadata: { name: "p", generation: 1 },
      spec: { replicas: 2 },
      status,
    });
    const ready = [{ type: "Ready", status: "True", reason: "AsExpected" }];
    for (const object of [
      pool("SolrCloud", "solr.apache.org/v1beta1", { replicas: 3, readyReplicas: 3, upToDateNodes: 3 }),
      pool("NodePool", "hypershift.openshift.io/v1beta1", { replicas: 3, conditions: ready }),
      pool("Widget", "example.com/v1", { replicas: 3, conditions: ready }),
    ])
      expect(computeStatus(object as typeof connection, { library })).toMatchObject({
        status: "InProgress",
        reason: "MoreThanWanted",
      });
  });

  test("a failure in the very field of which a row only knows that it is there", () => {
    const che = (status: object): typeof connection =>
      ({ apiVersion: "org.eclipse.che/v2", kind: "CheCluster", metadata: { name: "c" }, status }) as never;
    for (const [status, word] of [
      [{ chePhase: "Failed" }, "Failed"],
      [{ chePhase: "RollingUpdate" }, "InProgress"],
      [{ chePhase: "RollingUpdate", reason: "ImageNotFound" }, "InProgress"],
    ] as const)
      expect(computeStatus(che(status), { library })).toMatchObject({ status: word });
  });

  test("a rule of the caller stands", () => {
    const fields = [{ path: ["status", "valid"], value: true }];
    const own: StatusRule = {
      id: "own",
      needsStatus: true,
      evaluate: () => ({ rule: "own", status: "Current", reason: "Valid", message: "", fields }),
    };
    const rules = new Map([["secrets.hashicorp.com/VaultConnection", own]]);
    expect(computeStatus(connection, { rules, library }).status).toBe("Current");
  });
});
