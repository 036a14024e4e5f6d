import { expect, test } from "vitest";
import type { TargetState } from "../model/state.ts";
import { ordersOf } from "./orders.ts";

const orders = (targets: { readonly [key: string]: TargetState }): readonly (readonly [string, string])[] => [
  ...ordersOf({ targets: new Map(Object.entries(targets)) }),
];

test.each<[string, TargetState, string | undefined]>([
  ["a target that is released is to have the revision", { state: "Released", revision: "v7" }, "v7"],
  ["so is one that has landed", { state: "Landed", revision: "v7" }, "v7"],
  ["one on its way back is to have what it had", { state: "RollingBack", revision: "v6" }, "v6"],
  ["so is one that is back", { state: "RolledBack", revision: "v6" }, "v6"],
  ["one that waits is left where it is", { state: "Waiting", revision: "v6" }, undefined],
  ["so is one that is held", { state: "Held", revision: "v7" }, undefined],
  ["so is one that has failed", { state: "Failed", revision: "v7" }, undefined],
  ["where nothing is known to go to, nothing is ordered", { state: "RollingBack" }, undefined],
])("%s", (_, target, expected) => {
  expect(orders({ "a/shop": target })).toEqual(expected === undefined ? [] : [["a/shop", expected]]);
});

test("orders are sorted, whatever order the targets have", () => {
  const landed: TargetState = { state: "Landed", revision: "v7" };
  expect(orders({ b: landed, a: landed }).map(([key]) => key)).toEqual(["a", "b"]);
});
