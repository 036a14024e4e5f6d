import type { KubeObject } from "@landfall/core/object";
import { describe, expect, test } from "vitest";
import { isChartVersion } from "./chart-version.ts";
import {
  APPLIED,
  beforeStatus,
  FAILED,
  type KnownAxes,
  listAt,
  observeDelivery,
  PENDING,
  RUNNING,
  saidBy,
  staleGeneration,
  withoutHealth,
} from "./delivery.ts";
import { asPart, isOwnedBy } from "./part.ts";

const target = { cluster: "edge-1", package: "shop" };
const context = { target, observedAt: "2026-11-21T07:00:00Z" };
const cause = (verdict: KnownAxes) => ({ verdict, reason: "Because", message: "it is so" });

test.each<[what: string, object: KubeObject, reason: string | undefined]>([
  ["an object without a status", { kind: "A" }, "NoStatus"],
  ["one whose status is null", { status: null }, "NoStatus"],
  ["one that is being deleted, whatever its status", { metadata: { deletionTimestamp: "x" }, status: {} }, "Deleting"],
  ["one with a status", { status: {} }, undefined],
])("before its status is read: %s", (_, object, reason) => {
  expect(beforeStatus(object, "nobody")?.reason).toBe(reason);
});

test.each<[what: string, generation: number | undefined, observed: unknown, reason: string | undefined]>([
  ["the same generation is evidence", 2, 2, undefined],
  ["an older one is none", 2, 1, "StaleGeneration"],
  ["none at all is none", 2, undefined, "StaleGeneration"],
  ["a text is none", 2, "2", "StaleGeneration"],
  ["an object without a generation has no older one", undefined, 1, undefined],
])("%s", (_, generation, observed, reason) => {
  const metadata = generation === undefined ? {} : { generation };
  expect(staleGeneration({ metadata }, observed)?.reason).toBe(reason);
});

test("who cannot see whether it runs says of health only that it goes or has failed", () => {
  expect(withoutHealth(cause(RUNNING)).verdict).toEqual(APPLIED);
  expect(withoutHealth(cause(PENDING)).verdict).not.toHaveProperty("health");
  expect(withoutHealth(cause(FAILED)).verdict).toEqual(FAILED);
});

test("a condition says its own reason and message, where it has them", () => {
  const condition = { type: "Ready", status: "False", reason: "", message: "", lastTransitionTime: "t" } as const;
  expect(saidBy(FAILED, condition, "NotReady")).toMatchObject({ reason: "NotReady", message: "NotReady", since: "t" });
  expect(saidBy(FAILED, { ...condition, reason: "R", message: "m" }, "NotReady")).toMatchObject({
    reason: "R",
    message: "m",
  });
});

describe("the observation of a delivery", () => {
  const revisions = { wanted: "v2", observed: "v1" };

  test.each<[what: string, wanted: string | undefined, verdict: KnownAxes, upToDate: string]>([
    ["compares what the object wants with what was seen", undefined, RUNNING, "no"],
    ["wants what the context wants", "v1", RUNNING, "yes"],
    ["believes a verdict that says whether it is up to date", "v1", { ...RUNNING, upToDate: "no" }, "no"],
  ])("%s", (_, wanted, verdict, upToDate) => {
    const { axes } = observeDelivery({ ...context, wanted }, "test", revisions, cause(verdict));
    expect(axes).toMatchObject({ upToDate, health: "Current", actuation: "Succeeded" });
  });

  test("says nothing of suspension unless it is told", () => {
    expect(observeDelivery(context, "test", {}, cause(RUNNING)).unsaid).toContain("suspended");
    expect(observeDelivery(context, "test", {}, cause(RUNNING), "yes").axes.suspended).toBe("yes");
  });

  test("as a part of another target it has no revision, and names its object", () => {
    const object = { apiVersion: "apps/v1", kind: "App", metadata: { name: "a", namespace: "b" } };
    const part = asPart(observeDelivery(context, "test", revisions, cause(RUNNING)), object);
    expect(part).toMatchObject({ revision: {}, message: "App.apps b/a: it is so", ref: { group: "apps", name: "a" } });
    expect(part.unsaid).toContain("upToDate");
  });
});

test.each<[what: string, owners: unknown, namespace: string, expected: boolean]>([
  ["it names it", [{ kind: "Set", name: "a" }], "n", true],
  ["it names another", [{ kind: "Set", name: "b" }], "n", false],
  ["it lies in another namespace", [{ kind: "Set", name: "a" }], "m", false],
  ["it names nobody", "Set/a", "n", false],
])("who owns an object: %s", (_, ownerReferences, namespace, expected) => {
  const object = { kind: "App", metadata: { name: "x", namespace, ownerReferences } } as KubeObject;
  expect(isOwnedBy(object, { kind: "Set", metadata: { name: "a", namespace: "n" } })).toBe(expected);
});

test("what is no list is empty", () => {
  expect([listAt({ a: [1] }, ["a"]), listAt({ a: "x" }, ["a"]), listAt(undefined, ["a"])]).toEqual([[1], [], []]);
});

test.each(["1.2.3", "v1.2.3", "1.2.3-rc.1", "1.2.3+build"])("%s is a version of a chart", (text) => {
  expect(isChartVersion(text)).toBe(true);
});
test.each(["1.2", "1.2.x", ">=1.0.0", "latest", "", "1.2.3 "])("%j is a range, or none", (text) => {
  expect(isChartVersion(text)).toBe(false);
});
