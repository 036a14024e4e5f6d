import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { formatPath, type Path, parsePath, readPath, samePath } from "./path.ts";

describe("readPath", () => {
  const root = { "0": "zero", spec: { list: [{ image: "a" }], none: null } };

  test.each<[string, Path, unknown]>([
    ["a field", ["spec", "list", 0, "image"], "a"],
    ["null", ["spec", "none"], null],
    ["the root", [], root],
  ])("finds %s", (_, path, value) => {
    expect(readPath(root, path)).toEqual(value);
  });

  test.each<[string, Path]>([
    ["a field of null", ["spec", "none", "x"]],
    ["a field of a string", ["spec", "list", 0, "image", "length"]],
    ["an index beyond the list", ["spec", "list", 1]],
    ["a prototype", ["__proto__"]],
    ["a constructor", ["constructor", "name"]],
    ["the length of a list", ["spec", "list", "length"]],
    ["an element by text", ["spec", "list", "0"]],
    ["a field by number", [0]],
    ["a method", ["spec", "list", "map"]],
  ])("does not find %s", (_, path) => {
    expect(readPath(root, path)).toBeUndefined();
  });

  test("finds an own key __proto__", () => {
    expect(readPath(JSON.parse('{"__proto__":{"a":1}}'), ["__proto__", "a"])).toBe(1);
  });
});

describe("parsePath", () => {
  test.each<[string, Path]>([
    ["", []],
    ["spec", ["spec"]],
    ["spec.containers[0].image", ["spec", "containers", 0, "image"]],
    ['metadata.annotations["a.b/c"]', ["metadata", "annotations", "a.b/c"]],
    ['["a.b"].c', ["a.b", "c"]],
    ["[0][1]", [0, 1]],
    ['["\\"]"]', ['"]']],
    ['["0"]', ["0"]],
    ['["a"]', ["a"]],
  ])("reads %j", (text, path) => {
    expect(parsePath(text)).toMatchObject({ ok: true, value: path });
  });

  test.each<[string, number]>([
    [".spec", 0],
    ["spec.", 4],
    ["spec..a", 4],
    ["a b", 1],
    ["spec[a]", 4],
    ["spec[-1]", 4],
    ["spec[01]", 4],
    ["spec[1", 4],
    ['spec["a]', 4],
    ['spec["\\x"]', 4],
    ["spec[99999999999999999]", 4],
    ["[0]a", 3],
  ])("refuses %j from character %d on", (text, start) => {
    const result = parsePath(text);
    expect(result.ok).toBe(false);
    expect(result.problems[0]).toMatchObject({ code: "InvalidPath" });
    expect(result.problems[0]?.message).toContain(`from character ${start} on`);
  });

  test("property: the inverse of formatPath, for any keys", () => {
    const anyCharacter = fc.integer({ min: 0, max: 0x10ffff }).map((code) => String.fromCodePoint(code));
    const key = fc.oneof(
      fc.string(),
      fc.string({ unit: anyCharacter }),
      fc.constantFrom("spec", "a.b/c", "__proto__", "0", ""),
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(key, fc.maxSafeNat())), (path) => {
        expect(parsePath(formatPath(path))).toEqual({ ok: true, value: path, problems: [] });
      }),
    );
  });
});

test.each<[string, Path, Path, boolean]>([
  ["two empty ones", [], [], true],
  ["the same segments", ["spec", "containers", 0], ["spec", "containers", 0], true],
  ["one that leads deeper", ["spec"], ["spec", "paused"], false],
  ["another segment in front", ["spec", "paused"], ["status", "paused"], false],
  ["an index and a key of the same digits", ["a", 0], ["a", "0"], false],
])("samePath: %s", (_, one, other, same) => {
  expect([samePath(one, other), samePath(other, one)]).toEqual([same, same]);
});
