import type { KrmFunction } from "../src/sdk/function.ts";
import type { Item } from "../src/sdk/index.ts";

type Edit = (item: Item) => void;

/** Edits of every kind that our functions make; each item gets two of them, chosen by the length of its name. */
const EDITS: readonly Edit[] = [
  (item) => item.set(["metadata", "annotations", "example.dev/seen"], "yes"),
  (item) => item.set(["metadata", "labels", "example.dev/on"], "on"),
  (item) =>
    item.set(["status", "conditions"], [{ type: "Ready", status: "True", reason: "Ok", message: "12/12: all # fine" }]),
  (item) => item.append(["finalizers"], { name: "x", list: ["a", "0644"], nested: { deep: [{ k: 1 }, { k: true }] } }),
  (item) => item.append(["finalizers"], "0x1F"),
  (item) => item.delete(["data", "a"]),
  (item) => item.set(["data", "text"], "first\n- second\n\nthird\n"),
  (item) => item.set(["data", "text"], "no newline\nat the end"),
  (item) => item.set(["data", "quoted"], 'it\'s: "both"'),
  (item) => item.set(["data", "a"], null),
  (item) => item.set(["data", "empty"], {}),
  (item) => item.set(["data", "emptyList"], []),
  (item) => item.set(["data", "a", "new"], 1),
  (item) => item.set(["metadata", "annotations", "a/first"], "12:30"),
];

/** A function that changes every item except the pipeline of a Kptfile, and adds one item. */
export const churn: KrmFunction<{ readonly shift?: number; readonly insert?: string }> = {
  name: "churn",
  config: {
    apiVersion: "fn.example.dev/v1",
    kind: "Churn",
    schema: { properties: { shift: { type: "integer" }, insert: { type: "string" } } },
    validate: () => [],
  },
  run(list, { shift = 0, insert }) {
    for (const item of list.items) {
      for (const step of [0, 5]) {
        const edit = EDITS[(item.name.length + shift + step) % EDITS.length];
        try {
          edit?.(item);
        } catch {
          // The field has another type in this object, so there is nothing to change.
        }
      }
    }
    if (insert === undefined || list.select({ name: "inserted" }).length > 0) return;
    list.insert(
      { apiVersion: "v1", kind: "ConfigMap", metadata: { name: "inserted" }, data: { list: ["a"] } },
      { path: insert },
    );
  },
};
