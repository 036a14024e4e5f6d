import { getConditions, type KubeObject, readPath } from "@landfall/core/object";
import { validateFleetReport, validatePackageReport } from "@landfall/core/schemas";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { processList } from "../sdk/index.ts";
import { aggregateStatus } from "./index.ts";

type Fields = { readonly [key: string]: unknown };

const OUT = { "landfall.dev/readiness": "excluded" };
const kptfile = { apiVersion: "kpt.dev/v1", kind: "Kptfile", metadata: { name: "fleet" } };
const delivery = (status?: Fields): Fields => ({
  apiVersion: "configsync.gke.io/v1beta1",
  kind: "RootSync",
  metadata: {
    name: "shop",
    namespace: "config-management-system",
    generation: 1,
    annotations: { "landfall.dev/target": "eu-1/shop" },
  },
  spec: { sourceType: "git", git: { revision: "v1" } },
  ...(status === undefined ? {} : { status }),
});
const synced = delivery({
  observedGeneration: 1,
  lastSyncedCommit: "v1",
  sync: { commit: "v1", gitStatus: { revision: "v1" } },
  conditions: ["Reconciling", "Stalled", "Syncing"].map((type) => ({ type, status: "False" })),
});
const widget = (name: string, ready: string, annotations: Fields = {}): Fields => ({
  apiVersion: "example.com/v1",
  kind: "Widget",
  metadata: { name, namespace: "shop", annotations: { "landfall.dev/target": "eu-1/shop", ...annotations } },
  status: { conditions: [{ type: "Ready", status: ready, reason: ready === "True" ? "Up" : "Broken", message: name }] },
});

function render(...objects: readonly Fields[]) {
  const snapshot = {
    apiVersion: "landfall.dev/v1alpha1",
    kind: "StatusSnapshot",
    metadata: { name: "eu-1" },
    spec: { cluster: "eu-1", observedAt: "2026-11-21T07:00:00Z", items: [synced, ...objects] },
  };
  const items = [kptfile, delivery(), snapshot];
  const outcome = processList(
    aggregateStatus,
    JSON.stringify({ apiVersion: "config.kubernetes.io/v1", kind: "ResourceList", items }),
  );
  if (outcome.exitCode !== 0) throw new Error(outcome.stderr);
  const written = readPath(parse(outcome.output), ["items"]) as readonly KubeObject[];
  const fleet = written.find(({ kind }) => kind === "FleetReport");
  const shop = written.find(({ kind }) => kind === "PackageReport");
  expect([...validateFleetReport(fleet), ...validatePackageReport(shop)]).toEqual([]);
  return {
    line: readPath(fleet, ["status", "clusters", 0, "targets", 0]) as Fields,
    excluded: readPath(shop, ["status", "rollup", "excluded"]),
    landed: getConditions(shop).conditions[0],
    results: outcome.results,
  };
}

describe("row 31: an object that is taken out of the readiness of its package", () => {
  test.each<readonly [string, readonly Fields[], Fields, number | undefined]>([
    [
      "does not count, and is counted as that",
      [widget("a", "True"), widget("b", "False", OUT)],
      { health: "Current", landed: true, excluded: 1 },
      1,
    ],
    [
      "leaves the others as they are",
      [widget("a", "False"), widget("b", "False", OUT)],
      { health: "Failed", landed: false, excluded: 1 },
      1,
    ],
    [
      "leaves nothing to be amiss, if it is all there is",
      [widget("b", "False", OUT)],
      { health: "Current", landed: true, excluded: 1 },
      1,
    ],
    ["is none, without the annotation", [widget("a", "True")], { health: "Current", landed: true }, undefined],
  ])("%s", (_, objects, expected, count) => {
    const { line, excluded } = render(...objects);
    expect(line).toMatchObject(expected);
    expect(line["excluded"]).toBe(expected["excluded"]);
    expect(excluded).toBe(count);
  });

  test("is said where it has landed, so that nobody takes the word for all of it", () => {
    const { landed } = render(widget("a", "True"), widget("b", "False", OUT), widget("c", "False", OUT));
    expect(landed).toMatchObject({ status: "True", message: "1/1 targets landed, without 2 objects taken out" });
  });

  test("a value that says nothing is a warning, and the object counts", () => {
    const { line, results } = render(
      widget("a", "True"),
      widget("b", "False", { "landfall.dev/readiness": "exclude" }),
    );
    expect(line).toMatchObject({ landed: false });
    expect(results.find(({ tags }) => tags?.["code"] === "ReadinessUnknown")).toMatchObject({
      severity: "warning",
      resourceRef: { kind: "Widget", name: "b" },
    });
  });
});
