import { describe, expect, test } from "vitest";
import type { Kind, Schema } from "./kind.ts";
import { lintKind } from "./lint.ts";

const APIVERSION = { type: "string", enum: ["landfall.dev/v1alpha1"], description: "d" };
const KIND = { type: "string", enum: ["Sample"], description: "d" };
const METADATA = { type: "object", description: "d" };

function kindOf(schema: Schema, group = "landfall.dev"): Kind {
  return { group, slug: "sample", name: "Sample", file: "sample", schema, parts: [] };
}

function sample(spec: Schema, rest: Schema = {}): Kind {
  const properties = { apiVersion: APIVERSION, kind: KIND, metadata: METADATA, spec: { description: "d", ...spec } };
  return kindOf({
    title: "Sample",
    description: "d",
    type: "object",
    required: ["apiVersion", "kind"],
    properties,
    ...rest,
  });
}

const TEXT = { type: "string", description: "d" };

describe("what is in the intersection passes", () => {
  test.each<readonly [string, Kind]>([
    ["a map of strings", sample({ type: "object", additionalProperties: { type: "string" } })],
    ["a closed object", sample({ type: "object", properties: { a: TEXT }, additionalProperties: false })],
    ["an open object", sample({ type: "object", "x-kubernetes-preserve-unknown-fields": true })],
    ["an integer or a string", sample({ "x-kubernetes-int-or-string": true })],
    [
      "exactly one of two fields",
      sample({ type: "object", properties: { a: TEXT, b: TEXT }, oneOf: [{ required: ["a"] }, { required: ["b"] }] }),
    ],
    [
      "a reference to a definition",
      sample({ $ref: "#/$defs/part" }, { $defs: { part: { title: "Part", type: "string", description: "d" } } }),
    ],
  ])("%s", (_, kind) => {
    expect(lintKind(kind)).toEqual([]);
  });
});

describe("what is not in the intersection is named with its path", () => {
  test.each<readonly [string, Kind, string]>([
    [
      "no description",
      sample({ type: "object", properties: { a: { type: "string" } } }),
      "spec.a: needs a description",
    ],
    ["no type", sample({}), "spec: needs a type"],
    ["two types", sample({ type: ["string", "null"] }), 'spec: the type ["string","null"] is not one of'],
    [
      "a keyword of later drafts",
      sample({ type: "object", unevaluatedProperties: false }),
      "spec: the keyword unevaluatedProperties",
    ],
    ["patternProperties", sample({ type: "object", patternProperties: {} }), "spec: the keyword patternProperties"],
    [
      "uniqueItems",
      sample({ type: "array", items: { type: "string" }, uniqueItems: true }),
      "spec: the keyword uniqueItems",
    ],
    ["exclusiveMinimum", sample({ type: "integer", exclusiveMinimum: 0 }), "spec: the keyword exclusiveMinimum"],
    ["const", sample({ type: "string", const: "a" }), "spec: use an enum of one"],
    ["an array without items", sample({ type: "array" }), "spec: an array needs items"],
    [
      "an open object said the other way",
      sample({ type: "object", additionalProperties: true }),
      "spec: an open object says x-kubernetes-preserve-unknown-fields",
    ],
    [
      "properties beside additionalProperties",
      sample({ type: "object", properties: { a: TEXT }, additionalProperties: TEXT }),
      "spec: properties and a schema for additionalProperties",
    ],
    [
      "required without property",
      sample({ type: "object", required: ["a"] }),
      "spec: requires a, which is not in properties",
    ],
    [
      "a reference to another file",
      sample({ $ref: "other.schema.json" }),
      "spec: $ref other.schema.json must name a schema in $defs",
    ],
    [
      "a recursive reference",
      sample(
        { $ref: "#/$defs/tree" },
        { $defs: { tree: { title: "Tree", type: "array", description: "d", items: { $ref: "#/$defs/tree" } } } },
      ),
      "spec: $ref #/$defs/tree is recursive",
    ],
    [
      "a definition without title",
      sample({ type: "string" }, { $defs: { part: { type: "string" } } }),
      "$defs.part: needs a title",
    ],
    [
      "types in a branch",
      sample({ type: "object", properties: { a: TEXT }, anyOf: [{ properties: { a: { type: "string" } } }] }),
      "spec.a: type may not stand inside",
    ],
    [
      "a field that stands in a branch only",
      sample({ type: "object", anyOf: [{ properties: { a: { minLength: 1 } } }] }),
      "spec: a stands in a branch",
    ],
    ["a format that nobody checks", sample({ type: "string", format: "email" }), 'spec: the format "email"'],
    ["a pattern that Go lacks", sample({ type: "string", pattern: "^(?!a)" }), "spec: the pattern ^(?!a) uses"],
    [
      "a list of type map without keys",
      sample({ type: "array", items: { type: "string" }, "x-kubernetes-list-type": "map" }),
      "spec: x-kubernetes-list-type: map and",
    ],
    [
      "a key that the items do not require",
      sample({
        type: "array",
        items: { type: "object", properties: { a: TEXT } },
        "x-kubernetes-list-type": "map",
        "x-kubernetes-list-map-keys": ["a"],
      }),
      "as a CustomResourceDefinition: .spec has the key a",
    ],
    [
      "another title than the file",
      kindOf({ ...sample({ type: "string" }).schema }, "fn.landfall.dev"),
      "apiVersion: must have one value in its enum, of group fn.landfall.dev",
    ],
  ])("%s", (_, kind, expected) => {
    expect(lintKind(kind).join("\n")).toContain(expected);
  });

  test("a file name that is not the title", () => {
    expect(lintKind({ ...sample({ type: "string" }), slug: "other" })).toContain(
      "sample: has the title Sample, so the file must be sample.schema.json",
    );
  });

  test("a part with definitions of its own", () => {
    const file = "schemas/landfall.dev/parts/sample.schema.json";
    const schema = { title: "Sample", description: "d", type: "object", $defs: {} };
    expect(lintKind({ ...kindOf(schema), file })).toEqual([
      `${file}: is a part, so it has no $defs: make parts of them`,
    ]);
  });

  test("a function config that requires metadata", () => {
    const schema = { ...sample({ type: "string" }).schema, required: ["apiVersion", "kind", "metadata"] };
    expect(lintKind(kindOf(schema, "fn.landfall.dev")).join("\n")).toContain("metadata: may not be required");
  });
});
