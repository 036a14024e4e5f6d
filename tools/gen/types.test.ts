import { describe, expect, test } from "vitest";
import type { Schema } from "./kind.ts";
import { typesOf } from "./types.ts";

async function typeOf(spec: Schema): Promise<string> {
  const schema = { title: "Sample", type: "object", properties: { spec } };
  const text = await typesOf(
    { group: "landfall.dev", slug: "sample", name: "Sample", file: "sample", schema, parts: [] },
    "",
  );
  return text.replaceAll(/\/\*\*[^]*?\*\//g, "").replaceAll(/\s+/g, " ");
}

describe("typesOf", () => {
  test.each<readonly [string, Schema, string]>([
    ["a list", { type: "array", items: { type: "string" } }, "ReadonlyArray<string>"],
    [
      "a list of lists",
      { type: "array", items: { type: "array", items: { type: "string" } } },
      "ReadonlyArray<ReadonlyArray<string>>",
    ],
    [
      "a list of words",
      { type: "array", items: { type: "string", enum: ["a[]", "b"] } },
      'ReadonlyArray<("a[]" | "b")>',
    ],
    ["a list of one word", { type: "array", items: { type: "string", enum: ["a-b[]"] } }, 'ReadonlyArray<"a-b[]">'],
    [
      "a list in a list of maps",
      {
        type: "array",
        items: { type: "object", required: ["a"], properties: { a: { type: "array", items: { type: "integer" } } } },
      },
      "ReadonlyArray<{ readonly a: ReadonlyArray<number>; }>",
    ],
    [
      "a map",
      { type: "object", additionalProperties: { type: "array", items: { type: "string" } } },
      "{ readonly [k: string]: ReadonlyArray<string>; }",
    ],
    ["brackets in prose", { type: "string", description: "as in items[] {" }, "string"],
    ["a count or a percentage", { "x-kubernetes-int-or-string": true }, "number | string"],
    ["any value", { "x-kubernetes-preserve-unknown-fields": true }, "Json"],
    ["any object", { type: "object", "x-kubernetes-preserve-unknown-fields": true }, "JsonObject"],
    [
      "a Kubernetes object",
      { type: "object", "x-kubernetes-embedded-resource": true, "x-kubernetes-preserve-unknown-fields": true },
      "EmbeddedObject",
    ],
  ])("%s", async (_, schema, expected) => {
    expect(await typeOf(schema)).toContain(`readonly spec?: ${expected}`);
  });
});
