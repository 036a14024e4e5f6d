import { describe, expect, test } from "vitest";
import { fieldPaths, leafPaths } from "./field-paths.ts";

const OBJECT = {
  metadata: { labels: { a: "1" }, annotations: { "example.com/a": "x" } },
  spec: { containers: [{ image: "a" }, { image: "b", env: [{ name: "n" }] }], replicas: null },
};

describe("fieldPaths", () => {
  test.each<[string, readonly string[]]>([
    ["metadata.labels", ["metadata/labels"]],
    ["spec.containers[*].image", ["spec/containers/0/image", "spec/containers/1/image"]],
    ["spec.containers[1].env[*].name", ["spec/containers/1/env/0/name"]],
    ["metadata.*", ["metadata/labels", "metadata/annotations"]],
    ['metadata.annotations["example.com/a"]', ["metadata/annotations/example.com/a"]],
    ["**.image", ["spec/containers/0/image", "spec/containers/1/image"]],
    ["spec.replicas", ["spec/replicas"]],
    ["spec.*.image", []],
    ["spec.gone.image", []],
    ["", []],
  ])("%s", (pattern, paths) => {
    expect(fieldPaths(OBJECT, pattern).map((path) => path.join("/"))).toEqual(paths);
  });

  test("each path is there once, whatever ways lead to it", () => {
    const paths = fieldPaths(OBJECT, "**.**").map((path) => path.join("/"));
    expect(new Set(paths).size).toBe(paths.length);
  });

  test.each(["a[", "a[x]", "a]"])("%s is no pattern", (pattern) => {
    expect(() => fieldPaths(OBJECT, pattern)).toThrow("no pattern");
  });
});

test("leafPaths are those of single values", () => {
  expect(leafPaths(OBJECT).map((path) => path.at(-1))).toEqual([
    "a",
    "example.com/a",
    "image",
    "image",
    "name",
    "replicas",
  ]);
});
