import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readPath } from "../../object/index.ts";
import { validateResourceGroup, validateResourceGroupKpt } from "../../schemas/index.ts";
import type { Health } from "../model/axes.ts";
import { makeObservation, type Observation } from "../model/observation.ts";
import { anyObservation, observe } from "../model/observations.test-d.ts";
import { readResourceGroup } from "./resource-group.ts";
import { resourceGroupStatus } from "./write-resource-group.ts";

const target = { cluster: "a", package: "shop" };
const observedAt = "2026-11-21T07:00:00Z";
const managed = { "app.kubernetes.io/managed-by": "configmanagement.gke.io" };
const web = { group: "apps", kind: "Deployment", namespace: "shop", name: "web" };
const group = (resourceStatuses: unknown, more: object = {}) => ({
  apiVersion: "kpt.dev/v1alpha1",
  kind: "ResourceGroup",
  metadata: { name: "shop", namespace: "shop", generation: 2 },
  status: { observedGeneration: 2, resourceStatuses },
  ...more,
});
const read = (object: object, wanted?: string): readonly Observation[] =>
  readResourceGroup(object, { target, observedAt, wanted });

describe("readResourceGroup", () => {
  test.each([
    ["Current stays Current", "Current", "Succeeded", "Succeeded", "Current"],
    ["Failed stays Failed", "Failed", "Succeeded", "Failed", "Failed"],
    ["Unknown stays Unknown, Config Sync computed it", "Unknown", "Succeeded", "Succeeded", "Unknown"],
    ["a word that is none is Unknown", "Fine", "Succeeded", "Succeeded", "Unknown"],
    ["a number is Unknown", 7, "Succeeded", "Succeeded", "Unknown"],
  ])("of Config Sync: %s", (_, status, actuation, reconcile, health) => {
    const [entry] = read(
      group([{ ...web, status, actuation, reconcile }], { metadata: { generation: 2, labels: managed } }),
    );
    expect(entry?.axes).toMatchObject({ health, actuation, reconcile });
  });

  test.each([
    ["applied and reconciled was Current", "Succeeded", "Succeeded", "Current"],
    ["timed out was InProgress", "Succeeded", "Timeout", "InProgress"],
    ["failed was Failed", "Succeeded", "Failed", "Failed"],
    ["skipped is Unknown", "Skipped", "Skipped", "Unknown"],
    ["without any word is Unknown", undefined, undefined, "Unknown"],
  ])("of plain kpt, whose status is always Unknown: %s", (_, actuation, reconcile, health) => {
    const [entry] = read(group([{ ...web, status: "Unknown", strategy: "Apply", actuation, reconcile }]));
    expect(entry?.axes.health).toBe(health);
  });

  test.each([
    ["switched off", { metadata: { annotations: { "configsync.gke.io/status": "disabled" } } }, "StatusDisabled"],
    ["no status", { status: undefined }, "NoStatus"],
    ["of an older generation", { metadata: { generation: 3 } }, "StaleGeneration"],
    ["being deleted", { metadata: { generation: 2, deletionTimestamp: observedAt } }, "Deleting"],
    ["fewer entries than subgroups", { spec: { subgroups: [{ namespace: "x", name: "sub" }] } }, "IncompleteStatus"],
    ["fewer entries than resources", { spec: { resources: [web, { ...web, name: "api" }] } }, "IncompleteStatus"],
  ])("AC-X4: %s is one Unknown, whatever the entries say", (_, more, reason) => {
    const observations = read(group([{ ...web, status: "Current", actuation: "Succeeded" }], more));
    expect(observations).toMatchObject([{ reason, axes: { health: "Unknown" } }]);
  });

  test.each([
    ["abc1234", "abc1234567890", "yes"],
    ["abc1234", "fff1234567890", "no"],
    ["", "abc1234567890", "unknown"],
  ])("an entry of commit %j where %s is wanted: up to date %s", (sourceHash, wanted, upToDate) => {
    const [entry] = read(group([{ ...web, status: "Current", sourceHash }]), wanted);
    expect(entry?.axes.upToDate).toBe(upToDate);
  });

  test("the cause of a failure is the condition of the entry", () => {
    const conditions = [{ type: "Stalled", status: "True", reason: "Quota", message: "exceeded quota" }];
    expect(read(group([{ ...web, status: "Failed", conditions }]))).toMatchObject([
      { reason: "Quota", message: "Deployment.apps shop/web: exceeded quota", ref: web },
    ]);
  });

  test("AC-M17: n entries are n observations, and one that is gone is NotFound", () => {
    const entries = [
      { ...web, status: "Current" },
      { ...web, name: "api", status: "NotFound" },
    ];
    const config = { metadata: { labels: managed, generation: 2 } };
    expect(read(group(entries, config)).map(({ axes }) => axes.health)).toEqual(["Current", "NotFound"]);
  });

  test.each([
    ["gone", "NotFound", { strategy: "Apply", actuation: "Succeeded" }, "NotFound", "no"],
    ["there again", "Current", { strategy: "Apply", actuation: "Succeeded" }, "Current", "yes"],
    ["gone as it shall be", "NotFound", { strategy: "Delete", actuation: "Succeeded" }, "NotFound", "yes"],
    ["not applied yet", "NotFound", { strategy: "Apply", actuation: "Pending" }, "NotFound", "yes"],
  ])("AC-F10: an object that was applied is named with its drift: %s", (_, status, words, health, upToDate) => {
    const config = { metadata: { labels: managed, generation: 2 } };
    const [entry] = read(group([{ ...web, status, ...words, sourceHash: "abc1234" }], config), "abc1234");
    expect(entry?.axes).toMatchObject({ health, upToDate });
    expect(entry?.message).toContain("Deployment.apps shop/web: ");
  });

  test("subgroups are observed like objects, wrong types are Unknown and never lost", () => {
    const status = {
      subgroupStatuses: [{ namespace: "x", name: "sub", status: "Current" }],
      resourceStatuses: [7, null],
    };
    expect(read(group([], { status })).map(({ ref, axes }) => [ref?.kind, axes.health])).toEqual([
      ["", "Unknown"],
      ["", "Unknown"],
      ["ResourceGroup", "Current"],
    ]);
  });
});

describe("resourceGroupStatus of objects whose applier noted something", () => {
  const written = (health: Health, noted: object, more: Parameters<typeof observe>[1] = {}): unknown => {
    const applied = group([{ ...web, ...noted }]);
    const seen = observe("a", { ...more, ref: web, axes: { health, ...more.axes } });
    return resourceGroupStatus([seen], { observedGeneration: 2, applied }).resourceStatuses[0];
  };

  test.each<[string, Health, object, string, string, string, string]>([
    ["was refused", "Current", { actuation: "Failed" }, "Unknown", "Apply", "Failed", "Skipped"],
    ["was skipped", "Failed", { actuation: "Skipped" }, "Unknown", "Apply", "Skipped", "Skipped"],
    ["waits to be applied", "NotFound", { actuation: "Pending" }, "NotFound", "Apply", "Pending", "Pending"],
    ["was applied", "Current", { actuation: "Succeeded" }, "Current", "Apply", "Succeeded", "Succeeded"],
    ["says a word that is none", "Current", { actuation: 7 }, "Current", "Apply", "Succeeded", "Succeeded"],
    [
      "was deleted, and goes",
      "Terminating",
      { strategy: "Delete", actuation: "Succeeded" },
      "Terminating",
      "Delete",
      "Succeeded",
      "Pending",
    ],
    [
      "could not be deleted",
      "Current",
      { strategy: "Delete", actuation: "Failed" },
      "Unknown",
      "Delete",
      "Failed",
      "Skipped",
    ],
  ])("that %s", (_, health, noted, status, strategy, actuation, reconcile) => {
    expect(written(health, noted)).toMatchObject({ status, strategy, actuation, reconcile });
  });

  test("what an observation tells of a failure is not undone by an older note", () => {
    const axes = { actuation: "Failed" } as const;
    expect(written("Current", { actuation: "Succeeded" }, { axes })).toMatchObject({
      status: "Unknown",
      actuation: "Failed",
    });
  });
});

describe("resourceGroupStatus", () => {
  const object = (name: string, changes: Parameters<typeof observe>[1] = {}): Observation =>
    observe("a", { ...changes, ref: { ...web, name } });

  test("row 12: conditions are Reconciling, Stalled, then the rest; entries by ref", () => {
    const status = resourceGroupStatus([object("web"), object("api", { axes: { health: "Failed" } })], {
      observedGeneration: 4,
    });
    expect(status.conditions.map(({ type, status: word }) => [type, word])).toEqual([
      ["Reconciling", "False"],
      ["Stalled", "True"],
    ]);
    expect(status.conditions[1]?.message).toBe("failed: apps/Deployment/shop/api");
    expect(status.resourceStatuses).toEqual([
      {
        ...web,
        name: "api",
        status: "Failed",
        sourceHash: "v1",
        strategy: "Apply",
        actuation: "Succeeded",
        reconcile: "Failed",
      },
      {
        ...web,
        status: "Current",
        sourceHash: "v1",
        strategy: "Apply",
        actuation: "Succeeded",
        reconcile: "Succeeded",
      },
    ]);
  });

  test("what several sources saw of one object is one entry, of the commit that they name", () => {
    const commit = "1111111aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa";
    const status = resourceGroupStatus(
      [
        object("web", { revision: { observed: `main@sha1:${commit}` } }),
        object("web", { axes: { health: "Failed" }, revision: {}, source: "snapshot" }),
      ],
      { observedGeneration: 1 },
    );
    expect(status.resourceStatuses).toMatchObject([{ name: "web", status: "Failed", sourceHash: "1111111" }]);
  });

  test("beyond the bound only exceptions are listed and the true numbers stand beside them", () => {
    const many = Array.from({ length: 30 }, (_, index) =>
      object(`o${index}`, index < 12 ? { axes: { health: "InProgress" } } : {}),
    );
    const status = resourceGroupStatus(many, { observedGeneration: 1, maxEntries: 10 });
    expect(status.resourceStatuses).toHaveLength(10);
    expect(status.conditions[2]).toMatchObject({
      type: "Truncated",
      message: "10 of 12 resources that are not Current are listed, of 30 in all",
    });
  });

  test("what is written is read back as what it was", () => {
    const words = makeObservation({ ...object("web"), axes: { health: "InProgress", actuation: "Succeeded" } });
    const status = resourceGroupStatus([words], { observedGeneration: 2 });
    const [entry] = read({ metadata: { generation: 2, labels: managed }, status });
    expect(entry?.axes).toMatchObject({ health: "InProgress", actuation: "Succeeded", reconcile: "Pending" });
    expect(readPath(status, ["resourceStatuses", 0, "status"])).toBe("InProgress");
  });

  test("row 12: what is written is valid under both CustomResourceDefinitions, whatever was observed", () => {
    fc.assert(
      fc.property(fc.array(anyObservation, { maxLength: 12 }), fc.integer({ min: 0, max: 12 }), (set, maxEntries) => {
        const observations = set.map((each, index) => ({ ...each, ref: { ...web, name: `${each.message}${index}` } }));
        const status = resourceGroupStatus(observations, { observedGeneration: 1, maxEntries });
        const group = { apiVersion: "kpt.dev/v1alpha1", kind: "ResourceGroup", metadata: { name: "shop" }, status };
        expect(validateResourceGroup(group)).toEqual([]);
        expect(validateResourceGroupKpt(group)).toEqual([]);
        expect(status.resourceStatuses.length).toBeLessThanOrEqual(Math.max(maxEntries, 0));
      }),
      { numRuns: 200 },
    );
  });

  test("ten thousand objects stay below what etcd takes", () => {
    const many = Array.from({ length: 10_000 }, (_, index) =>
      object(`${"o".repeat(50)}${index}`, { axes: { health: "Failed" } }),
    );
    expect(JSON.stringify(resourceGroupStatus(many, { observedGeneration: 1 })).length).toBeLessThan(1.5 * 2 ** 20);
  });
});
