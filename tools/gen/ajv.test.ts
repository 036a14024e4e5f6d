import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import type { Ajv as AjvClass, Options } from "ajv";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { checkOf } from "../../packages/core/src/schemas/check.ts";
import type { Check, CheckError } from "../../packages/core/src/schemas/problems.ts";
import { validatorSchema } from "./derive.ts";
import { allParts, camelName, entriesOf, isPart, isSchema, type Kind, listOf, loadKinds, type Schema } from "./kind.ts";
import { shareParts } from "./share.ts";

const require = createRequire(import.meta.url);
const { Ajv } = require("ajv") as { readonly Ajv: new (options: Options) => AjvClass };
const root = fileURLToPath(new URL("../..", import.meta.url));
const kinds = loadKinds(root).flatMap((loaded) => ("kind" in loaded ? [loaded.kind] : []));

/** A schema with every keyword that our schemas may use. */
const SAMPLE: Schema = {
  type: "object",
  required: ["text", "count"],
  minProperties: 2,
  maxProperties: 6,
  additionalProperties: { type: "integer", multipleOf: 3 },
  properties: {
    text: { type: "string", minLength: 1, maxLength: 5, pattern: "^[a-z]+$" },
    count: { type: ["integer", "string"], minimum: 0, maximum: 7, enum: [0, 7, 9, "a"] },
    set: { type: "array", uniqueItems: true, minItems: 1, maxItems: 3, items: { $ref: "#/$defs/item" } },
    choice: {
      type: "object",
      properties: { a: { type: "string" }, b: { type: "number" } },
      oneOf: [{ required: ["a"] }, { required: ["b"] }],
      anyOf: [{ required: ["a"] }, { properties: { b: { minimum: 1 } } }],
      not: { required: ["c"] },
      allOf: [{ required: ["d"] }],
    },
    fixed: { const: "x" },
  },
  $defs: { item: { type: "string", enum: ["a", "b", "~/"] } },
};

const TEXTS = ["", "a", "abc", "Web-1", "x".repeat(300), "\u{1F30A}".repeat(5), "2026-11-21T07:00:00Z", "50%", "~/"];
const JSON_VALUES = [null, true, 0, 7, -1, 1.5, "a", [], ["a", "a"], {}, { a: 1 }, JSON.parse('{"__proto__": 1}')];

/** Values similar to a schema: mostly valid, sometimes not. */
function near(schema: Schema, whole: Schema): fc.Arbitrary<unknown> {
  const ref = schema["$ref"];
  const target =
    typeof ref === "string" ? entriesOf(whole["$defs"]).find(([name]) => ref.endsWith(`/${name}`)) : undefined;
  const meant = target === undefined ? fitting(schema, whole) : near(target[1], whole);
  return fc.oneof({ weight: 24, arbitrary: meant }, { weight: 1, arbitrary: fc.constantFrom<unknown>(...JSON_VALUES) });
}

function fitting(schema: Schema, whole: Schema): fc.Arbitrary<unknown> {
  const allowed = listOf(schema["enum"]);
  const [type] = [schema["type"]].flat();
  if (allowed.length > 0) return fc.constantFrom(...allowed);
  if (type === "array" && isSchema(schema["items"])) return fc.array(near(schema["items"], whole), { maxLength: 4 });
  if (type === "string") return fc.constantFrom(...TEXTS);
  if (type === "integer" || type === "number") return fc.constantFrom(-1, 0, 1, 3, 7, 8, 1.5, 2 ** 53);
  if (type !== "object") return fc.constantFrom<unknown>(...JSON_VALUES);
  const others = isSchema(schema["additionalProperties"]) ? schema["additionalProperties"] : {};
  const known = Object.fromEntries(entriesOf(schema["properties"]).map(([name, part]) => [name, near(part, whole)]));
  const extra = fc.dictionary(fc.constantFrom("c", "d", "a/b~", "constructor"), near(others, whole), { maxKeys: 1 });
  const required = fc.record(known, { requiredKeys: [] });
  const full = fc.record(known);
  return fc.tuple(fc.oneof(full, required), extra).map(([fields, more]) => ({ ...more, ...fields }));
}

function compile(schema: Schema): (value: unknown) => readonly string[] {
  const ajv = new Ajv({ allErrors: true, messages: false, ownProperties: true, strict: false, inlineRefs: false });
  const validate = ajv.compile(schema);
  const isInsideBranch = (path: string): boolean => /\/(anyOf|oneOf|not)\//.test(path);
  return (value) => {
    validate(value);
    return (validate.errors ?? [])
      .filter(({ schemaPath }) => !isInsideBranch(schemaPath))
      .map(essence)
      .toSorted();
  };
}

/** An error without parts that only ajv reports, in a comparable form, as ajv does not order types and enums. */
function essence({ instancePath, keyword, params }: CheckError): string {
  const { i: _, j: __, passingSchemas: ___, comparison: ____, ...told } = params;
  return JSON.stringify([instancePath, keyword, told]);
}

/** The schema of a kind with its parts inlined, for ajv. */
function wholeOf(kind: Kind): Schema {
  const own = validatorSchema(kind);
  const parts = allParts(kind).map((part) => [camelName(part), validatorSchema(part)] as const);
  return { ...own, $defs: { ...(own["$defs"] as Schema | undefined), ...Object.fromEntries(parts) } };
}

async function generatedCheck({ slug }: Kind): Promise<Check> {
  const module = (await import(`../../packages/core/src/schemas/generated/${slug}.validate.ts`)) as { check: Check };
  return module.check;
}

const generated = await Promise.all(
  kinds
    .filter((kind) => !isPart(kind))
    .map(async (kind) => [kind.name, wholeOf(kind), await generatedCheck(kind)] as const),
);

describe("a validator says what ajv says", () => {
  test.each([["every keyword", SAMPLE, checkOf(shareParts(SAMPLE))] as const, ...generated])(
    "%s",
    (_, schema, check) => {
      const oracle = compile(schema);
      fc.assert(
        fc.property(near(schema, schema), (value) => {
          const valid = check(value);
          const said = (check.errors ?? []).map(essence).toSorted();
          expect(said).toEqual(oracle(value));
          expect(valid).toBe(said.length === 0);
        }),
        { numRuns: 100 },
      );
    },
  );
});
