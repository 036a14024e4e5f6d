import { expect, test } from "vitest";
import { shareParts } from "./share.ts";

const REF = { type: "object", properties: { name: { type: "string" } } };

test("an object that stands twice is compiled once, also inside others", () => {
  const line = { type: "object", properties: { ref: REF } };
  expect(shareParts({ type: "object", properties: { a: line, b: { type: "array", items: line }, c: REF } })).toEqual({
    type: "object",
    properties: {
      a: { $ref: "#/$defs/shared0" },
      b: { type: "array", items: { $ref: "#/$defs/shared0" } },
      c: { $ref: "#/$defs/shared1" },
    },
    $defs: { shared0: { type: "object", properties: { ref: { $ref: "#/$defs/shared1" } } }, shared1: REF },
  });
});

test("an object that stands once, scalars and branches stay where they are", () => {
  const schema = {
    type: "object",
    properties: { a: REF, b: { type: "string" }, c: { type: "string" } },
    anyOf: [{ required: ["a"] }],
  };
  expect(shareParts(schema)).toEqual(schema);
});

test("a definition is shared with its copy", () => {
  const schema = {
    properties: { a: { $ref: "#/$defs/ref" }, b: { type: "object", properties: { c: REF } } },
    $defs: { ref: REF, d: { items: REF } },
  };
  expect(shareParts(schema)["$defs"]).toEqual({ ref: REF, d: { items: { $ref: "#/$defs/shared0" } }, shared0: REF });
});
