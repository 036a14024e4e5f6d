import { readResourceGroup } from "@landfall/core/aggregate";
import { type KubeObject, readPath } from "@landfall/core/object";
import { validateResourceGroup, validateResourceGroupKpt } from "@landfall/core/schemas";
import { computeStatus } from "@landfall/core/status";
import { expect, test } from "vitest";
import { resourceGroupView } from "./resource-group-view.ts";

const observedAt = "2026-11-23T10:00:00Z";
const ready = { conditions: [{ type: "Ready", status: "True" }] };
const failed = { conditions: [{ type: "Stalled", status: "True", reason: "Broken" }] };
const widget = (name: string, status: object): KubeObject => ({
  apiVersion: "example.com/v1",
  kind: "Widget",
  metadata: { name, namespace: "shop" },
  status,
});
const inventory = (...names: readonly string[]): KubeObject => ({
  apiVersion: "kpt.dev/v1alpha1",
  kind: "ResourceGroup",
  metadata: {
    name: "inventory-1",
    namespace: "shop",
    generation: 2,
    labels: { "cli-utils.sigs.k8s.io/inventory-id": "1" },
  },
  spec: { resources: names.map((name) => ({ group: "example.com", kind: "Widget", namespace: "shop", name })) },
});
const view = (...objects: readonly KubeObject[]): ReturnType<typeof resourceGroupView> => {
  const statuses = objects.map((object) => ({
    object: {
      group: object.apiVersion?.split("/")[0] ?? "",
      kind: object.kind ?? "",
      namespace: object.metadata?.namespace ?? "",
      name: object.metadata?.name ?? "",
    },
    result: computeStatus(object),
  }));
  return resourceGroupView({ statuses, objects, observedAt });
};
const valueOf = (...objects: readonly KubeObject[]): KubeObject => {
  const made = view(...objects);
  if (!made.ok) throw new Error(made.problems[0]?.message);
  return made.value as KubeObject;
};

test("row 12: the state of objects as a ResourceGroup, by both schemas, its conditions in their order", () => {
  const group = valueOf(widget("b", failed), widget("a", ready));
  expect(validateResourceGroup(group)).toEqual([]);
  expect(validateResourceGroupKpt(group)).toEqual([]);
  expect(group).toMatchObject({
    metadata: { name: "inventory" },
    spec: { resources: [{ name: "a" }, { name: "b" }] },
    status: {
      conditions: [{ type: "Reconciling" }, { type: "Stalled", status: "True", reason: "ComponentFailed" }],
      resourceStatuses: [
        { name: "a", status: "Current", actuation: "Succeeded", reconcile: "Succeeded" },
        { name: "b", status: "Failed", reconcile: "Failed" },
      ],
    },
  });
});

test("the order of the objects does not matter", () => {
  expect(valueOf(widget("b", failed), widget("a", ready))).toEqual(valueOf(widget("a", ready), widget("b", failed)));
});

test("AC-F10: an inventory keeps its name and its list, and what it lists and nobody found is NotFound until it is back", () => {
  const [gone, back] = [
    valueOf(inventory("a", "b"), widget("a", ready), widget("stray", ready)),
    valueOf(inventory("a", "b"), widget("a", ready), widget("b", ready)),
  ];
  expect(gone).toMatchObject({
    metadata: { name: "inventory-1", generation: 2 },
    status: {
      observedGeneration: 2,
      resourceStatuses: [
        { name: "a", status: "Current" },
        { name: "b", status: "NotFound", reconcile: "Failed" },
      ],
    },
  });
  expect(back.status).toMatchObject({ resourceStatuses: [{ status: "Current" }, { name: "b", status: "Current" }] });
});

test("what its applier could not do is not Current, however well the older object is", () => {
  const applied = inventory("a", "b");
  const refused = { ...valueOf(applied, widget("a", ready), widget("b", ready)) };
  const [a, b] = readPath(refused, ["status", "resourceStatuses"]) as readonly object[];
  const noted = { ...applied, status: { resourceStatuses: [{ ...a, actuation: "Failed", reconcile: "Skipped" }, b] } };
  expect(valueOf(noted, widget("a", ready), widget("b", ready)).status).toMatchObject({
    resourceStatuses: [
      { name: "a", status: "Unknown", actuation: "Failed", reconcile: "Skipped" },
      { name: "b", status: "Current", actuation: "Succeeded" },
    ],
  });
});

test("what is written is read back as it was seen", () => {
  const group = valueOf(inventory("a", "b", "c"), widget("a", ready), widget("b", failed));
  const managed = {
    ...group,
    metadata: { ...group.metadata, labels: { "app.kubernetes.io/managed-by": "configmanagement.gke.io" } },
  };
  const seen = readResourceGroup(managed as KubeObject, { target: { cluster: "c1" }, observedAt });
  expect(seen.map(({ ref, axes }) => [ref?.name, axes.health])).toEqual([
    ["a", "Current"],
    ["b", "Failed"],
    ["c", "NotFound"],
  ]);
});

test("two inventories are refused by name", () => {
  const other = inventory("a");
  const made = view(inventory("a"), { ...other, metadata: { ...other.metadata, name: "inventory-2" } });
  expect(made.problems).toMatchObject([
    { code: "SeveralInventories", message: expect.stringContaining("inventory-2") },
  ]);
});
