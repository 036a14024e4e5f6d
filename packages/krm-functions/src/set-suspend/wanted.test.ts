import type { Mechanism } from "@landfall/core/suspend";
import { expect, test } from "vitest";
import { createItem } from "../sdk/index.ts";
import { sameWish, type Wanted } from "./wanted.ts";

const ITEM = createItem({ apiVersion: "v1", kind: "ConfigMap", metadata: { name: "a" } }, { path: "a.yaml", index: 0 });
const WANTED: Wanted = { item: ITEM, object: {}, suspend: true, explicit: false };

/** A second value for each field of a wish. */
const OTHERS: { readonly [field in Exclude<keyof Wanted, "item" | "object">]-?: Wanted[field] } = {
  suspend: false,
  explicit: true,
  clusters: ["eu-1"],
  guessed: { id: "guessed-suspend-run" } as Mechanism,
  effect: "run",
  revision: "v1",
  reason: "canary",
  since: 0,
  goesBack: true,
  isSentBack: true,
  notAt: "v2",
  before: "v0",
  placeless: [],
  needed: true,
  replace: true,
  words: { reason: "INC-1" },
};

test.each(Object.entries(OTHERS))("another %s is another wish", (field, value) => {
  expect(sameWish(WANTED, { ...WANTED, [field]: value })).toBe(false);
  expect(sameWish({ ...WANTED, [field]: value }, WANTED)).toBe(false);
});

test("the same is wanted of two objects that differ", () => {
  expect(sameWish(WANTED, { ...WANTED, object: { kind: "Job" } })).toBe(true);
});
