import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { KubeObject } from "@landfall/core/object";
import { describe, expect, test } from "vitest";
import { type AggregatedStatusItem, karmadaAggregateStatus } from "./aggregate.ts";

interface Row {
  readonly name: string;
  readonly input: { readonly object: KubeObject; readonly statusItems: readonly AggregatedStatusItem[] | null };
  readonly expected: { readonly status: KubeObject["status"] };
}

const rows = readFileSync(join(import.meta.dirname, "fixtures/aggregate.jsonl"), "utf8")
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line) as Row);
const upstream = { upstream: true };

/**
 * Returns a status without the times of a Job's conditions, the only values that were recorded without a fixed clock.
 */
function withoutTimes(status: unknown): unknown {
  return JSON.parse(
    JSON.stringify(status, (key, value: unknown) =>
      ["lastProbeTime", "lastTransitionTime"].includes(key) ? undefined : value,
    ),
  );
}

const member = (clusterName: string, status?: object, health = "Healthy"): AggregatedStatusItem => ({
  clusterName,
  applied: true,
  health,
  ...(status !== undefined && { status }),
});
const template = (apiVersion: string, kind: string, status: object = {}, spec: object = {}): KubeObject => ({
  apiVersion,
  kind,
  metadata: { name: "x", namespace: "shop", generation: 3 },
  spec,
  status,
});
const JOB = template("batch/v1", "Job");

describe("upstream: the template's status is the one Karmada writes", () => {
  test.each(rows.map((row) => [row.name, row] as const))("%s", (_, { input, expected }) => {
    const { status, problems } = karmadaAggregateStatus(input.object, input.statusItems, upstream);
    expect(withoutTimes(status)).toEqual(withoutTimes(expected.status));
    expect(problems).toEqual([]);
  });

  test.each<[what: string, object: KubeObject, items: readonly AggregatedStatusItem[] | null, status: unknown]>([
    [
      "a finished Job never changes",
      { ...JOB, status: { conditions: [{ type: "Failed", status: "True" }] } },
      [],
      {
        conditions: [{ type: "Failed", status: "True" }],
      },
    ],
    [
      "the start of a Job stays",
      { ...JOB, status: { startTime: "2026-01-01T00:00:00Z" } },
      [member("m1", { active: 1, startTime: "2025-01-01T00:00:00Z" })],
      { active: 1, startTime: "2026-01-01T00:00:00Z" },
    ],
    [
      "an offset becomes UTC, a fraction goes",
      JOB,
      [member("m1", { startTime: "2026-01-01T02:00:00.9+02:00" })],
      { startTime: "2026-01-01T00:00:00Z" },
    ],
    [
      "a Job that failed in one of two says where, and nothing of the FailureTarget there",
      JOB,
      [
        member("m2", { conditions: ["FailureTarget", "Failed"].map((type) => ({ type, status: "True" })) }),
        member("m1", { active: 1 }),
      ],
      {
        active: 1,
        conditions: [
          { type: "Failed", status: "True", reason: "JobFailed", message: "Job executed failed in member clusters m2" },
        ],
      },
    ],
    [
      "addresses are merged with their ports: names first, then addresses, one without a mode last",
      template("v1", "Service", {}, { type: "LoadBalancer" }),
      [
        member("m1", { loadBalancer: { ingress: [{ ip: "1.1.1.2" }, { ip: "1.1.1.1", ipMode: "VIP" }] } }),
        member("m2", {
          loadBalancer: {
            ingress: [
              { ip: "1.1.1.1", ports: [{ port: 443, protocol: "TCP" }] },
              {
                ip: "1.1.1.1",
                ports: [
                  { port: 80, protocol: "TCP", error: "e" },
                  { port: 80, protocol: "TCP" },
                ],
              },
              { hostname: "a.example.com" },
            ],
          },
        }),
      ],
      {
        loadBalancer: {
          ingress: [
            { hostname: "a.example.com" },
            { ip: "1.1.1.1", ipMode: "VIP" },
            {
              ip: "1.1.1.1",
              ports: [
                { port: 80, protocol: "TCP" },
                { port: 80, protocol: "TCP", error: "e" },
                { port: 443, protocol: "TCP" },
              ],
            },
            { ip: "1.1.1.2" },
          ],
        },
      },
    ],
    [
      "what the template had besides counters stays, in Go's form",
      template("apps/v1", "Deployment", {
        conditions: [{ type: "Available", status: "True" }],
        collisionCount: 0,
        odd: 1,
      }),
      [member("m1", { replicas: 1 })],
      {
        replicas: 1,
        collisionCount: 0,
        conditions: [{ type: "Available", status: "True", lastUpdateTime: null, lastTransitionTime: null }],
      },
    ],
    [
      "a Pod with no list of clusters is written in Go's form",
      { ...template("v1", "Pod"), status: undefined },
      null,
      {},
    ],
    ["a Pod with an empty one has no phase", template("v1", "Pod", { phase: "Running" }), [], {}],
    [
      "the phase of a claim is the last that is not Bound",
      template("v1", "PersistentVolumeClaim"),
      [member("m1", { phase: "Pending" }), member("m2", {}), member("m3", { phase: "Bound" })],
      {},
    ],
    [
      "another version of a kind has no rule",
      template("apps/v1beta1", "Deployment", { replicas: 7 }),
      [member("m1", { replicas: 1 })],
      { replicas: 7 },
    ],
  ])("%s", (_, object, items, status) => {
    expect(withoutTimes(karmadaAggregateStatus(object, items, upstream).status)).toEqual(withoutTimes(status));
  });

  test("one status that cannot be read stops it all", () => {
    const items = [member("m1", { replicas: 1 }), member("m2", { replicas: "1" })];
    const { status, problems } = karmadaAggregateStatus(
      template("apps/v1", "Deployment", { replicas: 9 }),
      items,
      upstream,
    );
    expect(status).toEqual({ replicas: 9 });
    expect(problems).toMatchObject([{ code: "UnreadableStatus", field: "status.replicas" }]);
  });

  test("a condition of its own is of now", () => {
    const items = [member("m1", { conditions: [{ type: "Complete", status: "True" }] })];
    const { status } = karmadaAggregateStatus(JOB, items, { ...upstream, now: Date.parse("2026-11-21T09:00:00Z") });
    const now = "2026-11-21T09:00:00Z";
    expect(status).toMatchObject({ conditions: [{ type: "Complete", lastProbeTime: now, lastTransitionTime: now }] });
  });
});

describe("required: Karmada's answer but for its defects", () => {
  /** Returns whether the upstream result of a row is one of the defects that `aggregateTemplateStatus` corrects. */
  const isDefect = ({ input }: Row): boolean => {
    const { object, statusItems } = input;
    const silent = statusItems?.some(({ status }) => status === undefined) ?? false;
    return (
      object.kind === "StatefulSet" ||
      (statusItems ?? []).length === 0 ||
      (object.kind === "PersistentVolumeClaim" && silent)
    );
  };

  test.each(rows.filter((row) => !isDefect(row)).map((row) => [row.name, row] as const))("%s", (_, row) => {
    const { status } = karmadaAggregateStatus(row.input.object, row.input.statusItems);
    expect(withoutTimes(status)).toEqual(withoutTimes(row.expected.status));
  });

  test("AC-M15: a StatefulSet as Karmada reflects it advances once it is Healthy at the template's generation", () => {
    const reflected = { replicas: 1, readyReplicas: 1, generation: 8, resourceTemplateGeneration: 3 };
    const set = template("apps/v1", "StatefulSet", { observedGeneration: 2 }, { replicas: 1 });
    const at = (health: string): unknown => karmadaAggregateStatus(set, [member("m1", reflected, health)]).status;
    expect(karmadaAggregateStatus(set, [member("m1", reflected)], upstream).status).toMatchObject({
      observedGeneration: 2,
    });
    expect(at("Healthy")).toMatchObject({ observedGeneration: 3 });
    expect(at("Unhealthy")).toMatchObject({ observedGeneration: 2 });
  });

  test("AC-M16: Healthy because Karmada has no rule is no evidence", () => {
    const item = member("m1", { conditions: [{ type: "Ready", status: "False", reason: "BuildFailed" }] });
    const other = template("example.com/v1", "Widget");
    expect(karmadaAggregateStatus(other, [item]).verdict.status).not.toBe("Current");
    expect(karmadaAggregateStatus(other, [member("m1")]).verdict).toMatchObject({
      status: "Unknown",
      reason: "NotReported",
    });
  });
});
