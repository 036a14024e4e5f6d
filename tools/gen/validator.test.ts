import { describe, expect, test } from "vitest";
import { checkOf } from "../../packages/core/src/schemas/check.ts";
import { problemsOf } from "../../packages/core/src/schemas/problems.ts";
import { validatorSchema } from "./derive.ts";
import type { Schema } from "./kind.ts";
import { shareParts } from "./share.ts";

const TEXT = { type: "string" };
const REF = { type: "object", required: ["name"], properties: { name: TEXT } };

/** The validator's messages for a value, for a kind of our group or of another. */
function messages(spec: Schema, value: unknown, group: string): readonly string[] {
  const schema = { type: "object", properties: { spec }, $defs: { ref: { title: "Ref", ...REF } } };
  const checked = shareParts(
    validatorSchema({ group, slug: "sample", name: "Sample", file: "sample", schema, parts: [] }),
  );
  return problemsOf(checkOf(checked), checked, { spec: value }).map((problem) => problem.message);
}

const ONE_OF = { type: "object", properties: { a: TEXT, b: TEXT }, oneOf: [{ required: ["a"] }, { required: ["b"] }] };
const COUNT = {
  "x-kubernetes-int-or-string": true,
  pattern: "^[0-9]+%$",
  "x-landfall-expects": "a count or a percentage",
};
const SHARED = { type: "object", properties: { a: REF, b: { type: "array", items: REF } } };

describe("a validator of a kind", () => {
  test.each<readonly [string, Schema, unknown, readonly string[]]>([
    ["takes a count", COUNT, 3, []],
    ["takes a percentage", COUNT, "25%", []],
    ["refuses other text", COUNT, "many", ['spec must be a count or a percentage, but is "many"']],
    ["refuses half a count", COUNT, 1.5, ["spec must be an integer or a string, but is 1.5"]],
    ["takes one of two fields", ONE_OF, { a: "x" }, []],
    ["refuses none of two fields, once", ONE_OF, {}, ["spec must hold exactly one of a, b"]],
    ["refuses both of two fields", ONE_OF, { a: "x", b: "y" }, ["spec must hold exactly one of a, b"]],
    ["knows fields beside oneOf", ONE_OF, { a: "x", c: 1 }, ["spec.c is not a known field"]],
    ["takes a set", { type: "array", items: TEXT, "x-kubernetes-list-type": "set" }, ["a", "b"], []],
    [
      "refuses a value twice",
      { type: "array", items: TEXT, "x-kubernetes-list-type": "set" },
      ["a", "a"],
      ["spec must not hold a value twice, but is a list of 2"],
    ],
    [
      "follows a reference",
      { $ref: "#/$defs/ref" },
      { nam: 1 },
      ["spec.name is required", "spec.nam is not a known field"],
    ],
    [
      "finds the place in shared parts",
      SHARED,
      { a: { name: "x" }, b: [{ name: "x" }, { name: 1 }] },
      ["spec.b[1].name must be a string, but is 1"],
    ],
    [
      "leaves an open object open",
      { type: "object", properties: { a: TEXT }, "x-kubernetes-preserve-unknown-fields": true },
      { b: 1 },
      [],
    ],
  ])("%s", (_, spec, value, expected) => {
    expect(messages(spec, value, "fn.landfall.dev")).toEqual(expected);
  });

  test("keeps unknown fields in the kinds of others", () => {
    expect(messages(REF, { name: "x", later: 1 }, "kpt.dev")).toEqual([]);
  });
});
