import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readJson } from "./read-json.ts";

describe("readJson", () => {
  test.each<[string, string, unknown]>([
    ["an object", '{"a": {"b": [1, {"c": "d"}]}}', { a: { b: [1, { c: "d" }] } }],
    ["a list", ' [{"a":1},{"a":2}]\n', [{ a: 1 }, { a: 2 }]],
    ["a colon inside of a text", '{"a": "b: \\"c\\": d", "e": "f:"}', { a: 'b: "c": d', e: "f:" }],
    ["a backslash before a quote", '{"a\\\\": "\\\\"}', { "a\\": "\\" }],
    ["spaces before a colon", '{"a" \n:1}', { a: 1 }],
    ["a key twice", '{"a": 1, "a": 2}', undefined],
    ["a key twice, deep inside", '{"a": [{"b": 1, "c": 2, "b": 1}]}', undefined],
    ["a key twice, spelt otherwise", '{"a": 1, "\\u0061": 2}', undefined],
    ["a map that is no JSON", "{a: 1}", undefined],
    ["two values", '{"a": 1}\n{"a": 2}', undefined],
    ["a single value", "1", undefined],
    ["nothing", "", undefined],
  ])("%s", (_, text, expected) => {
    expect(readJson(text)).toEqual(expected);
  });

  test("reads what JSON.stringify writes, whatever it is", () => {
    fc.assert(
      fc.property(fc.oneof(fc.array(fc.jsonValue()), fc.dictionary(fc.string(), fc.jsonValue())), (value) => {
        const text = JSON.stringify(value);
        expect(readJson(text)).toEqual(JSON.parse(text));
        expect(readJson(JSON.stringify(JSON.parse(text), null, 2))).toEqual(JSON.parse(text));
      }),
    );
  });
});
