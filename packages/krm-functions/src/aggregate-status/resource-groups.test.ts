import { type KubeObject, readPath } from "@landfall/core/object";
import { validateResourceGroup, validateResourceGroupKpt } from "@landfall/core/schemas";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { processList } from "../sdk/index.ts";
import { aggregateStatus } from "./index.ts";

type Fields = { readonly [key: string]: unknown };

const kptfile = { apiVersion: "kpt.dev/v1", kind: "Kptfile", metadata: { name: "fleet" } };
const local = { annotations: { "config.kubernetes.io/local-config": "true" } };
const inventory = (more: Fields = {}): Fields => ({
  apiVersion: "kpt.dev/v1alpha1",
  kind: "ResourceGroup",
  metadata: { name: "inventory-1", namespace: "shop", labels: { "cli-utils.sigs.k8s.io/inventory-id": "x" } },
  ...more,
});
const widget = (name: string, ready?: string): Fields => ({
  apiVersion: "example.com/v1",
  kind: "Widget",
  metadata: { name, namespace: "shop" },
  ...(ready === undefined
    ? {}
    : { status: { conditions: [{ type: "Ready", status: ready, reason: "Broken", message: "m" }] } }),
});
const snapshot = (cluster: string, ...items: readonly Fields[]): Fields => ({
  apiVersion: "landfall.dev/v1alpha1",
  kind: "StatusSnapshot",
  metadata: { name: cluster, ...local },
  spec: { cluster, observedAt: "2026-11-21T07:00:00Z", items },
});
const words = (group: unknown): unknown =>
  (readPath(group, ["status", "resourceStatuses"]) as readonly Fields[]).map(({ name, status }) => [name, status]);

function render(items: readonly Fields[], resourceGroups: string) {
  const functionConfig = { apiVersion: "fn.landfall.dev/v1alpha1", kind: "AggregateStatus", resourceGroups };
  const list = {
    apiVersion: "config.kubernetes.io/v1",
    kind: "ResourceList",
    items: [kptfile, ...items],
    functionConfig,
  };
  const outcome = processList(aggregateStatus, JSON.stringify(list));
  const written = readPath(parse(outcome.exitCode === 0 ? outcome.output : "items: []"), [
    "items",
  ]) as readonly KubeObject[];
  const group = written.find(({ kind }) => kind === "ResourceGroup");
  const files = written.filter(({ kind }) => kind === "ConfigMap");
  return { outcome, written, group, files, codes: outcome.results.flatMap(({ tags }) => tags?.["code"] ?? []) };
}

describe("row 12: the status of the inventory that lies in the package", () => {
  test("by what it lists; what is not in the snapshot is NotFound", () => {
    const resources = ["a", "b", "c"].map((name) => ({
      group: "example.com",
      kind: "Widget",
      namespace: "shop",
      name,
    }));
    const items = [inventory({ spec: { resources } }), snapshot("hub", widget("a", "True"), widget("b", "False"))];
    const { group } = render(items, "inventory");
    expect(words(group)).toEqual([
      ["a", "Current"],
      ["b", "Failed"],
      ["c", "NotFound"],
    ]);
    expect(readPath(group, ["status", "conditions", 0, "type"])).toBe("Reconciling");
    expect([...validateResourceGroup(group), ...validateResourceGroupKpt(group)]).toEqual([]);
  });

  test("what the applier of the cluster could not do is Unknown, however well the older object is", () => {
    const resources = [{ group: "example.com", kind: "Widget", namespace: "shop", name: "a" }];
    const noted = { ...resources[0], status: "Unknown", strategy: "Apply", actuation: "Failed", reconcile: "Skipped" };
    const live = inventory({ spec: { resources }, status: { resourceStatuses: [noted] } });
    const { group } = render(
      [inventory({ spec: { resources } }), snapshot("hub", live, widget("a", "True"))],
      "inventory",
    );
    expect(readPath(group, ["status", "resourceStatuses"])).toEqual([noted]);
  });

  test("by what kpt applies of the package, where it lists nothing yet; rendering again changes nothing", () => {
    const items = [inventory(), widget("a"), { ...widget("local"), metadata: { name: "local", ...local } }];
    const first = render([...items, snapshot("hub", widget("a", "True"))], "inventory");
    expect(words(first.group)).toEqual([["a", "Current"]]);
    expect(render(first.written.slice(1) as unknown as readonly Fields[], "inventory").written).toEqual(first.written);
  });

  test("of several snapshots it is the one that holds the inventory too", () => {
    const two = [snapshot("a", widget("a", "False")), snapshot("b", inventory(), widget("a", "True"))];
    expect(words(render([inventory(), widget("a"), ...two], "inventory").group)).toEqual([["a", "Current"]]);
    const unknown = render([inventory(), widget("a"), snapshot("a", widget("a", "True")), snapshot("b")], "inventory");
    expect(unknown.codes).toContain("InventoryNotSeen");
    expect(unknown.group).not.toHaveProperty("status");
  });

  test.each([
    ["without one", [], "NoInventory"],
    [
      "with two, which kpt refuses",
      [inventory(), inventory({ metadata: { name: "inventory-2" } })],
      "SeveralInventories",
    ],
  ])("%s it says so", (_, groups, code) => {
    expect(render([...groups, snapshot("hub")], "inventory").codes).toContain(code);
  });
});

describe("row 12: a ResourceGroup for each target, as a file that is no inventory", () => {
  const about = (name: string, ready: string): Fields => ({
    ...widget(name, ready),
    metadata: { name, namespace: "shop", annotations: { "landfall.dev/target": "eu-1/shop" } },
  });
  const groupIn = (file: KubeObject | undefined): unknown =>
    JSON.parse(String(readPath(file, ["data", "resourcegroup.json"])));

  test("lies in a ConfigMap, and no ResourceGroup comes into the package", () => {
    const { files, group } = render([snapshot("eu-1", about("a", "True"), about("b", "False"))], "files");
    expect(group).toBeUndefined();
    expect(files).toMatchObject([
      {
        metadata: {
          name: "resource-group.eu-1.shop",
          annotations: { "config.kubernetes.io/local-config": "true", "landfall.dev/resource-group-of": "eu-1/shop" },
        },
      },
    ]);
    expect(files[0]?.metadata?.labels).toBeUndefined();
    const made = groupIn(files[0]);
    expect([...validateResourceGroup(made), ...validateResourceGroupKpt(made)]).toEqual([]);
    expect(readPath(made, ["spec", "resources", 1, "name"])).toBe("b");
  });

  test("is written anew where it differs, and lists nothing once its target is gone", () => {
    const first = render([snapshot("eu-1", about("a", "True"))], "files");
    const again = render(first.written.slice(1) as unknown as readonly Fields[], "files");
    expect(again.written).toEqual(first.written);
    const kept = first.files as unknown as readonly Fields[];
    const gone = render([...kept, snapshot("eu-1")], "files");
    expect(gone.files).toHaveLength(1);
    expect(words(groupIn(gone.files[0]))).toEqual([]);
  });

  test("nothing of it without being asked", () => {
    expect(render([inventory(), snapshot("eu-1", about("a", "True"))], "none").files).toEqual([]);
  });
});
