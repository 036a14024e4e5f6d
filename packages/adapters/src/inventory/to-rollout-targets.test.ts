import { planRollout, readStrategy } from "@landfall/core/rollout";
import { expect, test } from "vitest";
import type { InventoryEntry } from "./entry.ts";
import { readInventory, toRolloutTargets } from "./index.ts";

const REF = { group: "", kind: "X", namespace: "", name: "x" };
const entry = (cluster: string, ofPackage?: string): InventoryEntry => ({
  cluster,
  labels: {},
  ref: REF,
  ...(ofPackage !== undefined && { package: ofPackage }),
});

test.each<[string, readonly InventoryEntry[], string | undefined, readonly object[]]>([
  ["clusters are targets of the package", [entry("a")], "shop", [{ cluster: "a", package: "shop" }]],
  ["without a package, whole clusters", [entry("a")], undefined, [{ cluster: "a" }]],
  [
    "what is about another package is none",
    [entry("a", "base"), entry("a", "shop")],
    "shop",
    [{ cluster: "a", package: "shop" }],
  ],
  ["without a package, each of its own", [entry("a", "base")], undefined, [{ cluster: "a", package: "base" }]],
])("%s", (_, entries, ofPackage, expected) => {
  expect(toRolloutTargets(entries, ofPackage).map(({ target }) => target)).toEqual(expected);
});

test("what an inventory says can be planned as it is", () => {
  const cluster = (name: string, region: string): object => ({
    apiVersion: "cluster.karmada.io/v1alpha1",
    kind: "Cluster",
    metadata: { name, labels: { region } },
  });
  const inventory = readInventory([cluster("a", "eu"), cluster("b", "us")]);
  const strategy = readStrategy({
    waves: [
      { name: "eu", select: { matchLabels: { region: "eu" } } },
      { name: "rest", select: { rest: true } },
    ],
  });
  if (!inventory.ok || !strategy.ok) throw new Error("neither should have problems");
  const planned = planRollout(strategy.value, toRolloutTargets(inventory.value, "shop"), { rollout: "shop" });
  const waves = planned.ok ? planned.value.waves.map(({ targets }) => targets.map(({ key }) => key)) : [];
  expect(waves).toEqual([["a/shop"], ["b/shop"]]);
});
