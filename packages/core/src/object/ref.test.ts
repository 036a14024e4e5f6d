import { describe, expect, test } from "vitest";
import type { KubeObject } from "./kube-object.ts";
import { compareRefs, formatRef, parseApiVersion, refKey, refOf } from "./ref.ts";

test.each([
  ["apps/v1", { group: "apps", version: "v1" }],
  ["v1", { group: "", version: "v1" }],
  ["", { group: "", version: "" }],
])("parseApiVersion of %j", (text, expected) => {
  expect(parseApiVersion(text)).toEqual(expected);
});

describe("refOf", () => {
  test.each<[string, unknown, string]>([
    [
      "a namespaced object",
      { apiVersion: "apps/v1", kind: "Deployment", metadata: { name: "web", namespace: "shop" } },
      "apps/Deployment/shop/web",
    ],
    [
      "a cluster-scoped object of the core group",
      { apiVersion: "v1", kind: "Namespace", metadata: { name: "shop" } },
      "/Namespace//shop",
    ],
    ["an empty object", {}, "///"],
    ["null metadata", { apiVersion: "v1", kind: "X", metadata: null }, "/X//"],
    ["wrong types", { apiVersion: 1, kind: [], metadata: { name: {}, namespace: true } }, "///"],
  ])("of %s", (_, object, key) => {
    expect(refKey(refOf(object as KubeObject))).toBe(key);
  });
});

test.each([
  [{ group: "apps", kind: "Deployment", namespace: "shop", name: "web" }, "Deployment.apps shop/web"],
  [{ group: "", kind: "Namespace", namespace: "", name: "shop" }, "Namespace shop"],
])("formatRef of %j", (ref, text) => {
  expect(formatRef(ref)).toBe(text);
});

test("compareRefs orders by group, kind, namespace, name, by code unit", () => {
  const ref = (key: string): ReturnType<typeof refOf> => {
    const [group = "", kind = "", namespace = "", name = ""] = key.split("/");
    return { group, kind, namespace, name };
  };
  const sorted = ["/A//b", "/A//ä", "/A/a/a", "/B//a", "/a//a", "apps/A//a"];
  expect(sorted.toReversed().map(ref).toSorted(compareRefs).map(refKey)).toEqual(sorted);
  expect(compareRefs(ref("/A//b"), ref("/A//b"))).toBe(0);
});
