import { isLanded, summarizeTarget } from "@landfall/core/aggregate";
import { describe, expect, test } from "vitest";
import { readBinding, readWork } from "./index.ts";

const observedAt = "2026-11-21T07:00:00Z";
const context = { package: "shop", observedAt, templateGeneration: 7 };
const at = (clusterName: string, generation: number, more: object = {}) => ({
  clusterName,
  applied: true,
  health: "Healthy",
  status: { resourceTemplateGeneration: generation },
  ...more,
});
const binding = (reports: readonly object[], spec: object = {}, metadata: object = {}, more: object = {}) => ({
  apiVersion: "work.karmada.io/v1alpha2",
  kind: "ResourceBinding",
  metadata: { name: "web-deployment", namespace: "shop", generation: 4, ...metadata },
  spec: { clusters: [{ name: "m1" }], ...spec },
  status: { schedulerObservedGeneration: 4, aggregatedStatus: reports, ...more },
});
const all = { suspension: { dispatching: true } };
const listed = { suspension: { dispatchingOnClusters: { clusterNames: ["m1"] } } };

describe("readBinding", () => {
  test.each([
    [
      "applied, healthy, of the template's generation",
      binding([at("m1", 7)]),
      { health: "Current", actuation: "Succeeded", upToDate: "yes", suspended: "no" },
      "Healthy",
    ],
    ["of an older generation", binding([at("m1", 6)]), { health: "Current", upToDate: "no" }, "Healthy"],
    [
      "unhealthy may be on its way",
      binding([at("m1", 7, { health: "Unhealthy" })]),
      { health: "InProgress" },
      "Unhealthy",
    ],
    ["AC-X4: no health", binding([at("m1", 7, { health: undefined })]), { health: "Unknown" }, "NoHealth"],
    ["AC-X4: a health of the wrong type", binding([at("m1", 7, { health: true })]), { health: "Unknown" }, "NoHealth"],
    [
      "an apply that failed",
      binding([at("m1", 7, { applied: false, appliedMessage: "denied" })]),
      { health: "Unknown", actuation: "Failed" },
      "ApplyFailed",
    ],
    [
      "not applied and no message",
      binding([at("m1", 7, { applied: false })]),
      { health: "Unknown", actuation: "Pending" },
      "NotApplied",
    ],
    [
      "no report of the cluster",
      binding([]),
      { health: "Unknown", actuation: "Pending", upToDate: "unknown" },
      "NotApplied",
    ],
    ["no status", { ...binding([]), status: undefined }, { health: "Unknown", actuation: "Pending" }, "NotApplied"],
    [
      "scheduled is an older generation of the binding",
      binding([at("m1", 7)], {}, { generation: 5 }),
      { health: "Unknown", upToDate: "unknown" },
      "NotScheduled",
    ],
    [
      "not scheduled",
      binding([at("m1", 7)], {}, {}, { conditions: [{ type: "Scheduled", status: "False", message: "no fit" }] }),
      { health: "Unknown" },
      "NotScheduled",
    ],
    [
      "being deleted",
      binding([at("m1", 7)], {}, { deletionTimestamp: observedAt }),
      { health: "Terminating" },
      "Deleting",
    ],
    [
      "AC-M4: suspended, nothing pending",
      binding([at("m1", 7)], all),
      { suspended: "yes", health: "Current", actuation: "Succeeded", upToDate: "yes" },
      "Healthy",
    ],
    [
      "AC-M4: suspended, template changed since: neither applied nor failed",
      binding([at("m1", 6)], all),
      { suspended: "yes", health: "Current", actuation: "Skipped", upToDate: "no" },
      "SuspendDispatching",
    ],
    [
      "AC-M4: suspended before it was ever applied: not failed",
      binding([at("m1", 0, { applied: false, status: undefined })], listed),
      { suspended: "yes", actuation: "Skipped", upToDate: "no" },
      "SuspendDispatching",
    ],
    [
      "AC-M5: health flows while suspended",
      binding([at("m1", 7, { health: "Unhealthy" })], listed),
      { suspended: "yes", health: "InProgress" },
      "Unhealthy",
    ],
  ])("%s", (_, object, axes, reason) => {
    const [observation] = readBinding(object, context);
    expect(observation?.axes).toMatchObject(axes);
    expect(observation?.reason).toBe(reason);
  });

  test("every cluster scheduled or reported has an observation, in order; suspension names clusters", () => {
    const spec = { clusters: [{ name: "m3" }, { name: "m1" }], ...listed };
    const observations = readBinding(binding([at("m2", 7), at("m1", 7)], spec), context);
    expect(observations.map(({ target, axes }) => [target.cluster, axes.suspended])).toEqual([
      ["m1", "yes"],
      ["m2", "no"],
      ["m3", "no"],
    ]);
  });

  test("without the template's generation nobody knows what is up to date", () => {
    const [observation] = readBinding(binding([at("m1", 7)]), { package: "shop", observedAt });
    expect(observation?.axes.upToDate).toBe("unknown");
  });

  test("AC-M3: a binding without clusters has no observations, and so has not landed", () => {
    expect(readBinding(binding([], { clusters: [] }), context)).toEqual([]);
  });
});

const manifest = (name: string) => ({
  apiVersion: "apps/v1",
  kind: "Deployment",
  metadata: { name, namespace: "shop" },
});
const report = (name: string, health: unknown) => ({
  identifier: { ordinal: 0, group: "apps", version: "v1", kind: "Deployment", namespace: "shop", name },
  health,
});
const applied = (status: string, more: object = {}) => ({
  type: "Applied",
  status,
  reason: "AppliedX",
  message: "as it is",
  ...more,
});
const work = (
  manifestStatuses: readonly object[],
  conditions: readonly object[],
  more: object = {},
  metadata: object = {},
) => ({
  apiVersion: "work.karmada.io/v1alpha1",
  kind: "Work",
  metadata: { name: "web", namespace: "karmada-es-m1", generation: 2, ...metadata },
  spec: { workload: { manifests: [manifest("web"), manifest("api")] }, ...more },
  status: { conditions, manifestStatuses },
});

describe("readWork", () => {
  const target = { cluster: "m1", package: "shop" };
  const healths = (object: object) => readWork(object, { target, observedAt }).map(({ axes }) => axes.health);
  const healthy = [report("web", "Healthy"), report("api", "Healthy")];

  test.each([
    ["both reported", work(healthy, [applied("True")]), ["Current", "Current"], "Succeeded"],
    [
      "AC-M17: a manifest nobody reported on is Unknown, not forgotten",
      work([report("api", "Healthy")], [applied("True")]),
      ["Unknown", "Current"],
      "Succeeded",
    ],
    [
      "AC-X4: a health that is none",
      work([report("web", "Fine"), report("api", 1)], [applied("True")]),
      ["Unknown", "Unknown"],
      "Succeeded",
    ],
    ["an apply that failed makes them Unknown", work(healthy, [applied("False")]), ["Unknown", "Unknown"], "Failed"],
    ["not applied yet", work(healthy, []), ["Unknown", "Unknown"], "Pending"],
    [
      "suspended before it was dispatched",
      work([], [], { suspendDispatching: true }),
      ["Unknown", "Unknown"],
      "Skipped",
    ],
    [
      "AC-M5: suspended after it was applied",
      work(healthy, [applied("True")], { suspendDispatching: true }),
      ["Current", "Current"],
      "Succeeded",
    ],
    [
      "applied is an older generation",
      work(healthy, [applied("True", { observedGeneration: 1 })]),
      ["Unknown", "Unknown"],
      "Pending",
    ],
    ["no status", { ...work([], []), status: undefined }, ["Unknown", "Unknown"], "Pending"],
    [
      "being deleted",
      work(healthy, [applied("True")], {}, { deletionTimestamp: observedAt }),
      ["Terminating", "Terminating"],
      "Pending",
    ],
  ])("%s", (_, object, expected, actuation) => {
    expect(healths(object)).toEqual(expected);
    expect(readWork(object, { target, observedAt })[0]?.axes.actuation).toBe(actuation);
  });

  test.each<[string, object, object, string]>([
    ["by its field", { suspendDispatching: true }, {}, "yes"],
    ["by the label of older releases", {}, { labels: { "propagation.karmada.io/instruction": "suppressed" } }, "yes"],
    [
      "by an annotation of that name",
      {},
      { annotations: { "propagation.karmada.io/instruction": "suppressed" } },
      "yes",
    ],
    ["not by another word there", {}, { labels: { "propagation.karmada.io/instruction": "no" } }, "no"],
    ["not at all", {}, {}, "no"],
  ])("AC-M10: a Work is suspended %s", (_, spec, metadata, suspended) => {
    const [observation] = readWork(work([], [], spec, metadata), { target, observedAt });
    expect(observation?.axes).toMatchObject({ suspended, actuation: suspended === "yes" ? "Skipped" : "Pending" });
  });

  test("the reason of a failed apply comes along and the target has not landed", () => {
    const observations = readWork(work(healthy, [applied("False")]), { target, observedAt });
    expect(observations[0]).toMatchObject({ reason: "AppliedX", message: "as it is" });
    expect(isLanded(summarizeTarget(target, observations))).toBe(false);
  });
});
