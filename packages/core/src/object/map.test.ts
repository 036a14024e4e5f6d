import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { canonicalJson } from "./hash.ts";
import type { Json } from "./json.ts";
import { isMap, sameJson } from "./map.ts";

test.each<[string, unknown, boolean]>([
  ["an object", {}, true],
  ["an object without a prototype", Object.create(null), true],
  ["a list", [], false],
  ["null", null, false],
  ["nothing", undefined, false],
  ["a text", "a", false],
  ["a function", () => 1, false],
])("whether %s is a map", (_, value, expected) => {
  expect(isMap(value)).toBe(expected);
});

describe("whether two values are the same JSON", () => {
  test.each<[string, unknown, unknown, boolean]>([
    ["maps with their keys in another order", { a: 1, b: [2] }, { b: [2], a: 1 }, true],
    ["lists in another order", [1, 2], [2, 1], false],
    ["a list and a map with the same keys", ["a"], { 0: "a" }, false],
    ["a text and a number", "1", 1, false],
    ["null and an empty map", null, {}, false],
    ["nothing and nothing", undefined, undefined, true],
    ["nothing and null", undefined, null, false],
    ["zeros of both signs, which JSON writes alike", 0, -0, true],
    ["a key that only the prototype has", { a: 1 }, { toString: 1 }, false],
    ["a field that is inherited", { toString: 1, a: 1 }, Object.create({ toString: 1, a: 1 }), false],
    ["maps with a key __proto__", JSON.parse('{"__proto__":1}'), JSON.parse('{"__proto__":2}'), false],
  ])("%s", (_, a, b, expected) => {
    expect([sameJson(a, b), sameJson(b, a)]).toEqual([expected, expected]);
  });

  test("property: they are if their canonical texts are", () => {
    const values = fc.jsonValue({ maxDepth: 3 }).map((value) => JSON.parse(JSON.stringify(value)) as Json);
    fc.assert(
      fc.property(values, values, (a, b) => {
        expect(sameJson(a, b)).toBe(canonicalJson(a) === canonicalJson(b));
        expect(sameJson(a, structuredClone(a))).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });
});
