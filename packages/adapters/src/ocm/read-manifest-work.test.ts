import { describe, expect, test } from "vitest";
import { readManifestWork, workGenerations } from "./index.ts";

const target = { cluster: "edge-1", package: "shop" };
const observedAt = "2026-11-21T07:00:00Z";
const condition = (type: string, status: string, reason = type, observedGeneration = 2) => ({
  type,
  status,
  reason,
  message: reason,
  observedGeneration,
});
const work = (conditions: readonly object[] | undefined, manifests: readonly object[] = [], metadata: object = {}) => ({
  apiVersion: "work.open-cluster-management.io/v1",
  kind: "ManifestWork",
  metadata: { name: "shop", namespace: "edge-1", generation: 2, ...metadata },
  ...(conditions !== undefined && { status: { conditions, resourceStatus: { manifests } } }),
});
const applied = condition("Applied", "True", "AppliedManifestWorkComplete");
const manifest = (...conditions: readonly object[]) => ({
  resourceMeta: { group: "apps", kind: "Deployment", namespace: "shop", name: "web", ordinal: 0 },
  conditions,
});

describe("readManifestWork", () => {
  test.each<[what: string, object: object, axes: object, reason: string]>([
    [
      "applied and available says that it is there, not that it runs",
      work([applied, condition("Available", "True")]),
      { actuation: "Succeeded", health: "Unknown" },
      "Available",
    ],
    [
      "not degraded and progressed runs",
      work([applied, condition("Progressing", "False", "Completed"), condition("Degraded", "False")]),
      { actuation: "Succeeded", health: "Current" },
      "Completed",
    ],
    [
      "degraded",
      work([applied, condition("Degraded", "True", "CrashLoop")]),
      { health: "Failed", actuation: "Succeeded" },
      "CrashLoop",
    ],
    [
      "a rule that cannot be evaluated is False, which says nothing",
      work([
        applied,
        condition("Progressing", "False", "ConditionRuleExpressionError"),
        condition("Degraded", "False", "ConditionRuleEvaluated"),
      ]),
      { health: "Unknown", actuation: "Succeeded" },
      "ConditionRuleExpressionError",
    ],
    [
      "degraded, whatever another rule cannot say",
      work([
        applied,
        condition("Progressing", "False", "ConditionRuleExpressionError"),
        condition("Degraded", "True", "CrashLoop"),
      ]),
      { health: "Failed" },
      "CrashLoop",
    ],
    ["progressing", work([applied, condition("Progressing", "True")]), { health: "InProgress" }, "Progressing"],
    [
      "applied, and the rules have not looked at it since: what ran before proves nothing",
      work([applied, condition("Progressing", "False", "Done", 1), condition("Degraded", "False", "Well", 1)]),
      { actuation: "Succeeded", health: "InProgress" },
      "StaleConditions",
    ],
    [
      "applied, and only one of the rules has looked at it since",
      work([applied, condition("Progressing", "False"), condition("Degraded", "False", "Well", 1)]),
      { actuation: "Succeeded", health: "InProgress" },
      "StaleConditions",
    ],
    [
      "applied, and what crashed before is no failure of it",
      work([applied, condition("Progressing", "False", "Done", 1), condition("Degraded", "True", "CrashLoop", 1)]),
      { actuation: "Succeeded", health: "InProgress" },
      "StaleConditions",
    ],
    [
      "rules of an agent that tells no generation",
      work([applied, { type: "Progressing", status: "False" }, { type: "Degraded", status: "False" }]),
      { actuation: "Succeeded", health: "Current" },
      "Progressed",
    ],
    [
      "rules of such an agent, which has not looked at the objects since they were applied",
      work([
        applied,
        condition("Available", "True", "ResourcesAvailable", 1),
        { type: "Progressing", status: "False" },
        { type: "Degraded", status: "False" },
      ]),
      { actuation: "Succeeded", health: "InProgress" },
      "StaleConditions",
    ],
    [
      "AC-X4: wanted is not seen: conditions of the generation before",
      work([condition("Applied", "True", "Done", 1)]),
      { health: "InProgress", actuation: "Pending" },
      "StaleGeneration",
    ],
    [
      "failed with the reason",
      work([condition("Applied", "False", "AppliedManifestWorkFailed")]),
      { health: "Failed", actuation: "Failed" },
      "AppliedManifestWorkFailed",
    ],
    [
      "not available yet",
      work([applied, condition("Available", "False", "ResourcesNotAvailable")]),
      { health: "InProgress", actuation: "Succeeded" },
      "ResourcesNotAvailable",
    ],
    ["no status", work(undefined), { health: "InProgress", actuation: "Pending" }, "NoStatus"],
    ["no conditions", work([]), { actuation: "Pending" }, "NotApplied"],
    [
      "suspended: OCM has no switch, so never",
      { ...work([applied]), spec: { suspend: true } },
      { suspended: "no", actuation: "Succeeded" },
      "AppliedManifestWorkComplete",
    ],
    ["deleting", work([applied], [], { deletionTimestamp: observedAt }), { health: "Terminating" }, "Deleting"],
  ])("%s", (_, object, axes, reason) => {
    const [delivery] = readManifestWork(object, { target, observedAt });
    expect(delivery).toMatchObject({ target, axes, reason, source: "ocm" });
  });

  test.each<[what: string, entry: object, axes: object]>([
    [
      "applied",
      manifest(condition("Applied", "True"), condition("Available", "True")),
      { actuation: "Succeeded", health: "Unknown" },
    ],
    [
      "AC-M17: gone from the cluster",
      manifest(condition("Applied", "True"), condition("Available", "False")),
      { health: "NotFound" },
    ],
    [
      "refused",
      manifest(condition("Applied", "False", "AppliedManifestFailed")),
      { actuation: "Failed", health: "Failed" },
    ],
    [
      "degraded, by a rule of the work",
      manifest(condition("Applied", "True"), condition("Available", "True"), condition("Degraded", "True")),
      { actuation: "Succeeded", health: "Failed" },
    ],
    [
      "progressed and not degraded, by the rules of the work",
      manifest(condition("Applied", "True"), condition("Degraded", "False"), condition("Progressing", "False")),
      { actuation: "Succeeded", health: "Current" },
    ],
    [
      "applied, and the rules have not looked at it since",
      manifest(
        { type: "Applied", status: "True" },
        condition("Degraded", "False", "Well", 1),
        condition("Progressing", "False", "Done", 1),
      ),
      { actuation: "Succeeded", health: "InProgress" },
    ],
    [
      "degraded before it was applied anew",
      manifest({ type: "Applied", status: "True" }, condition("Degraded", "True", "CrashLoop", 1)),
      { actuation: "Succeeded", health: "InProgress" },
    ],
    ["not reported", manifest(), { actuation: "Pending" }],
  ])("a manifest: %s", (_, entry, axes) => {
    const [, observation] = readManifestWork(work([applied], [entry]), { target, observedAt });
    expect(observation).toMatchObject({
      ref: { group: "apps", kind: "Deployment", namespace: "shop", name: "web" },
      axes,
    });
  });

  test.each([
    [1, "False", "InProgress"],
    [1, "True", "InProgress"],
    [2, "False", "Current"],
    [2, "True", "Failed"],
  ])(
    "the rules of an agent of 1.0 are as old as its look at what is available: %i, degraded %s",
    (at, degraded, health) => {
      const entry = manifest(
        { type: "Applied", status: "True" },
        { type: "Available", status: "True" },
        { type: "Degraded", status: degraded },
        { type: "Progressing", status: "False" },
      );
      const available = condition("Available", "True", "ResourcesAvailable", at);
      const [, observation] = readManifestWork(work([applied, available], [entry]), { target, observedAt });
      expect(observation).toMatchObject({ axes: { actuation: "Succeeded", health } });
    },
  );
});

describe("workGenerations", () => {
  test.each<[what: string, object: object, revisions: object]>([
    ["applied", work([applied]), { wanted: "2", observed: "2" }],
    ["applied at the one before", work([condition("Applied", "True", "Done", 1)]), { wanted: "2", observed: "1" }],
    ["not applied", work([condition("Applied", "False")]), { wanted: "2" }],
  ])("%s", (_, object, revisions) => {
    expect(workGenerations(object)).toEqual(revisions);
  });
});
