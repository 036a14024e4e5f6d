import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { KubeObject } from "../../../object/index.ts";
import { aggregateTemplateStatus } from "../aggregate-template-status.ts";
import type { TemplateItem } from "../types.ts";
import { CUSTOM_KINDS } from "./third-party.ts";

const template = (group: string, kind: string, status: object = {}): KubeObject => ({
  apiVersion: `${group}/v1`,
  kind,
  metadata: { name: "web", namespace: "shop", generation: 3 },
  spec: {},
  status,
});
const items = (...statuses: readonly (object | undefined)[]): readonly TemplateItem[] =>
  statuses.map((status, at) => ({
    cluster: `c${at}`,
    ...(status === undefined
      ? {}
      : { status: { generation: 5, observedGeneration: 5, resourceTemplateGeneration: 3, ...status } }),
  }));
const statusOf = (group: string, kind: string, ...statuses: readonly (object | undefined)[]): unknown =>
  aggregateTemplateStatus(template(group, kind), items(...statuses)).status;
const kinds = Object.entries(CUSTOM_KINDS).flatMap(([group, of]) =>
  Object.entries(of).map(([kind, fields]) => ({ group, kind, fields })),
);

describe("row 7: custom resources over clusters", () => {
  test("at least 26 kinds have a rule", () => {
    expect(kinds.length).toBeGreaterThanOrEqual(26);
  });

  test("replicas are added up, and a revision is kept where all have it", () => {
    const one = { replicas: 2, readyReplicas: 2, updatedReplicas: 2, updateRevision: "r1" };
    expect(statusOf("apps.kruise.io", "CloneSet", one, one)).toMatchObject({
      replicas: 4,
      readyReplicas: 4,
      updatedReplicas: 4,
      updateRevision: "r1",
      observedGeneration: 3,
    });
    expect(statusOf("apps.kruise.io", "CloneSet", one, { ...one, updateRevision: "r2" })).not.toHaveProperty(
      "updateRevision",
    );
  });

  test.each<[group: string, kind: string, statuses: readonly (object | undefined)[], expected: object]>([
    ["argoproj.io", "Workflow", [{ phase: "Succeeded" }, { phase: "Failed" }], { phase: "Failed" }],
    ["argoproj.io", "Workflow", [{ phase: "Succeeded" }, { phase: "Succeeded" }], { phase: "Succeeded" }],
    ["argoproj.io", "Workflow", [{ phase: "Succeeded" }, undefined], { phase: "Pending" }],
    ["argoproj.io", "Workflow", [{ phase: "Succeeded" }, { phase: "Odd" }], { phase: "Pending" }],
    [
      "batch.volcano.sh",
      "Job",
      [
        { state: { phase: "Completed" }, succeeded: 1 },
        { state: { phase: "Running" }, running: 2 },
      ],
      { state: { phase: "Running" }, succeeded: 1, running: 2 },
    ],
    [
      "kubeflow.org",
      "PyTorchJob",
      [
        { replicaStatuses: { Worker: { active: 1 } }, startTime: "2026-11-20T10:00:00Z" },
        {
          replicaStatuses: { Worker: { active: 2, failed: 1 }, Master: { active: 1 } },
          startTime: "2026-11-20T09:00:00Z",
        },
      ],
      {
        replicaStatuses: { Master: { active: 1 }, Worker: { active: 3, failed: 1 } },
        startTime: "2026-11-20T09:00:00Z",
      },
    ],
    ["kyverno.io", "ClusterPolicy", [{ ready: true }, { ready: true }], { ready: true }],
    ["kyverno.io", "ClusterPolicy", [{ ready: true }, undefined], { ready: false }],
    [
      "sparkoperator.k8s.io",
      "SparkApplication",
      [{ applicationState: { state: "COMPLETED" } }, { applicationState: { state: "FAILED" } }],
      { applicationState: { state: "FAILED" } },
    ],
    ["ray.io", "RayCluster", [{ state: "ready", readyWorkerReplicas: 1 }, {}], { state: "", readyWorkerReplicas: 1 }],
  ])("%s %s %j", (group, kind, statuses, expected) => {
    expect(statusOf(group, kind, ...statuses)).toMatchObject(expected);
  });

  test("what the rule does not know stays, and no clusters change nothing", () => {
    const widget = template("argoproj.io", "Workflow", { phase: "Running", nodes: { a: 1 } });
    expect(aggregateTemplateStatus(widget, items({ phase: "Succeeded" })).status).toMatchObject({
      phase: "Succeeded",
      nodes: { a: 1 },
    });
    expect(aggregateTemplateStatus(widget, []).status).toEqual(widget["status"]);
  });

  test("as Karmada alone does it, no custom resource has a rule of ours", () => {
    const workflow = template("argoproj.io", "Workflow", { phase: "Running" });
    expect(aggregateTemplateStatus(workflow, items({ phase: "Failed" }), { upstream: true }).status).toEqual({
      phase: "Running",
    });
  });
});

const withWords = kinds.filter(({ fields }) => fields.words !== undefined);
const oneOf = fc.constantFrom(...withWords);

test("row 7: the order of clusters does not matter, and one more that failed never makes a word better", () => {
  fc.assert(
    fc.property(oneOf, fc.array(fc.nat(20), { minLength: 1, maxLength: 5 }), ({ group, kind, fields }, picks) => {
      const [word] = fields.words ?? [];
      if (word === undefined) return;
      const [outer = "", inner] = word.field.split(".");
      const put = (text: string): object => (inner === undefined ? { [outer]: text } : { [outer]: { [inner]: text } });
      const said = (texts: readonly string[]): string => {
        const made = statusOf(group, kind, ...texts.map(put)) as { readonly [field: string]: unknown };
        const value = made[outer] as string | { readonly [field: string]: string } | undefined;
        return typeof value === "object" ? (value[inner ?? ""] ?? "") : (value ?? "");
      };
      const texts = picks.map((pick) => word.order[pick % word.order.length] ?? "");
      expect(said(texts.toReversed())).toBe(said(texts));
      expect(word.order.indexOf(said([...texts, word.order[0] ?? ""]))).toBe(0);
    }),
    { numRuns: 1000 },
  );
});
