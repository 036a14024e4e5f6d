import { describe, expect, test } from "vitest";
import { createItem, createResourceList, type Item } from "../sdk/index.ts";
import { subPackages } from "./sub-package.ts";

function kptfile(packagePath: string): Item {
  const object = { apiVersion: "kpt.dev/v1", kind: "Kptfile", metadata: { name: "p" } };
  return createItem(object, { path: "Kptfile", index: 0, packagePath });
}

function itemIn(packagePath: string): Item {
  const object = { apiVersion: "v1", kind: "ConfigMap", metadata: { name: "a" } };
  return createItem(object, { path: "a.yaml", index: 0, packagePath });
}

describe("the sub-package that an item lies in", () => {
  test.each<[string, string, string, string]>([
    ["of the root package itself is none", "fleet", "fleet", ""],
    ["is its path below the root", "fleet", "fleet/eu/edge-1", "eu/edge-1"],
    ["of a package whose name only begins like the root's is none", "fleet", "fleet-2/edge-1", ""],
    ["of a package outside of the root is none", "fleet", "other/edge-1", ""],
  ])("%s", (_, root, packagePath, expected) => {
    const list = createResourceList({ items: [kptfile(root), itemIn(packagePath)] });
    expect(subPackages(list)(itemIn(packagePath))).toBe(expected);
  });

  test("is its whole path where no package is the root", () => {
    const list = createResourceList({ items: [itemIn("eu/edge-1")] });
    expect(subPackages(list)(itemIn("eu/edge-1"))).toBe("eu/edge-1");
  });
});
