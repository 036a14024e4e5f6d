import { isMap } from "../object/map.ts";
import type { Check, CheckError, JsonSchema } from "./problems.ts";
import { codePoints } from "./runtime.ts";

/**
 * Creates a validator that interprets its schema: it supports the keywords that the generator emits, with the verdicts
 * of ajv and all errors in the order of the schema. A schema as data is an eighth of the size of ajv's code, and most
 * of a bundle's start-up is parsing. Each part of the schema is compiled at the first value for it.
 */
export function checkOf(root: JsonSchema): Check {
  const definitions = new Map<string, Step>();
  const visit = stepOf(root);
  const check: Check = (value) => {
    const errors: CheckError[] = [];
    visit({ root, definitions, errors }, value, undefined, undefined);
    check.errors = errors;
    return errors.length === 0;
  };
  return check;
}

interface Walk {
  readonly root: JsonSchema;
  /** The compiled steps of each definition by its `$ref`, so that a schema may refer to itself. */
  readonly definitions: Map<string, Step>;
  readonly errors: CheckError[];
}

/**
 * Checks a value against a schema, or against some of its keywords. `name` is the value's key in the map or list at
 * `inside`; the root has no name.
 */
type Step = (walk: Walk, value: unknown, inside: Place, name: Name) => void;

type Name = string | number | undefined;

type Values = { readonly [key: string]: unknown };

/** The place of a map or list: its key or index in the outer one; `undefined` for the root. */
type Place = { readonly inside: Place; readonly name: Name } | undefined;

/** The checks of a value, each with the keywords of a schema that require it, in the order of the errors. */
const STEPS: readonly (readonly [make: (schema: JsonSchema) => Step, ...keywords: string[]])[] = [
  [refStep, "$ref"],
  [typeStep, "type"],
  [textStep, "minLength", "maxLength", "pattern"],
  [numberStep, "minimum", "maximum", "multipleOf"],
  [choiceStep, "enum", "const", "not", "anyOf", "oneOf", "allOf"],
  [listStep, "items", "minItems", "maxItems", "uniqueItems"],
  [mapStep, "properties", "additionalProperties", "required", "minProperties", "maxProperties"],
];

function stepOf(schema: JsonSchema): Step {
  let steps: readonly Step[] | undefined;
  return (walk, value, inside, name) => {
    steps ??= STEPS.flatMap(([make, ...keywords]) =>
      keywords.some((keyword) => schema[keyword] !== undefined) ? [make(schema)] : [],
    );
    for (const step of steps) step(walk, value, inside, name);
  };
}

function stepsOf(schemas: unknown): readonly Step[] {
  return listOf(schemas).flatMap((schema) => (isMap(schema) ? [stepOf(schema)] : []));
}

function refStep({ $ref: ref }: JsonSchema): Step {
  return (walk, value, inside, name) => {
    if (typeof ref !== "string") return;
    const known = walk.definitions.get(ref);
    const step = known ?? stepOf(definitionOf(walk.root, ref));
    if (known === undefined) walk.definitions.set(ref, step);
    step(walk, value, inside, name);
  };
}

function typeStep({ type }: JsonSchema): Step {
  const isOfType = typeTest(type);
  return (walk, value, inside, name) => {
    if (!isOfType(value)) note(walk, inside, name, "type", { type });
  };
}

function textStep(schema: JsonSchema): Step {
  const { minLength, maxLength, pattern } = schema;
  const limit = limitOf(schema, "maxLength", "minLength");
  const isLimited = minLength !== undefined || maxLength !== undefined;
  const form = typeof pattern === "string" ? new RegExp(pattern, "u") : undefined;
  return (walk, value, inside, name) => {
    if (typeof value !== "string") return;
    if (isLimited) limit(walk, codePoints(value), inside, name);
    if (form !== undefined && !form.test(value)) note(walk, inside, name, "pattern", { pattern });
  };
}

function numberStep(schema: JsonSchema): Step {
  const limit = limitOf(schema, "maximum", "minimum");
  const { multipleOf } = schema;
  return (walk, value, inside, name) => {
    if (typeof value !== "number") return;
    limit(walk, value, inside, name);
    if (typeof multipleOf === "number" && !Number.isInteger(value / multipleOf))
      note(walk, inside, name, "multipleOf", { multipleOf });
  };
}

function choiceStep(schema: JsonSchema): Step {
  const { enum: allowedValues, const: allowedValue, anyOf, oneOf } = schema;
  const refused = stepsOf(schema["not"]);
  const all = stepsOf(schema["allOf"]);
  const any = stepsOf(anyOf);
  const one = stepsOf(oneOf);
  return (walk, value, inside, name) => {
    if (Array.isArray(allowedValues) && !allowedValues.includes(value))
      note(walk, inside, name, "enum", { allowedValues });
    if (allowedValue !== undefined && allowedValue !== value) note(walk, inside, name, "const", { allowedValue });
    if (countPassing(walk, refused, value) > 0) note(walk, inside, name, "not", {});
    if (anyOf !== undefined && countPassing(walk, any, value) === 0) note(walk, inside, name, "anyOf", {});
    if (oneOf !== undefined && countPassing(walk, one, value) !== 1) note(walk, inside, name, "oneOf", {});
    for (const step of all) step(walk, value, inside, name);
  };
}

/**
 * Counts the branches (`anyOf`, `oneOf`) that a value satisfies. Their own errors are dropped: the keyword reports one
 * error for all.
 */
function countPassing(walk: Walk, branches: readonly Step[], value: unknown): number {
  let passing = 0;
  for (const branch of branches) {
    const errors: CheckError[] = [];
    branch({ ...walk, errors }, value, undefined, undefined);
    if (errors.length === 0) passing++;
  }
  return passing;
}

function listStep(schema: JsonSchema): Step {
  const items = isMap(schema["items"]) ? schema["items"] : {};
  const step = stepOf(items);
  const limit = limitOf(schema, "maxItems", "minItems");
  const isOfType = typeTest(items["type"]);
  return (walk, value, inside, name) => {
    if (!isList(value)) return;
    limit(walk, value.length, inside, name);
    const at = placeOf(inside, name);
    for (let index = 0; index < value.length; index++) step(walk, value[index], at, index);
    if (schema["uniqueItems"] !== true) return;
    const typed = value.filter(isOfType);
    if (new Set(typed.map((item) => JSON.stringify(item))).size < typed.length)
      note(walk, inside, name, "uniqueItems", {});
  };
}

function mapStep(schema: JsonSchema): Step {
  const { properties = {}, additionalProperties: others } = schema;
  const known = Object.entries(properties as Values).flatMap(([key, part]) =>
    isMap(part) ? [{ key, step: stepOf(part) }] : [],
  );
  const [ofOthers] = stepsOf(others);
  const required = listOf(schema["required"] ?? []).map(String);
  const limit = limitOf(schema, "maxProperties", "minProperties");
  const isOfNames = ["additionalProperties", "maxProperties", "minProperties"].some((key) => schema[key] !== undefined);
  return (walk, value, inside, name) => {
    if (!isMap(value)) return;
    const names = isOfNames ? Object.keys(value) : [];
    if (isOfNames) limit(walk, names.length, inside, name);
    for (const missingProperty of required)
      if (!has(value, missingProperty)) note(walk, inside, name, "required", { missingProperty });
    const at = placeOf(inside, name);
    for (const key of others === undefined ? [] : names) {
      if (Object.hasOwn(properties as Values, key)) continue;
      if (others === false) note(walk, inside, name, "additionalProperties", { additionalProperty: key });
      ofOthers?.(walk, value[key], at, key);
    }
    for (const { key, step } of known) if (has(value, key)) step(walk, value[key], at, key);
  };
}

/** Creates the check of a lower and an upper limit. */
function limitOf(
  schema: JsonSchema,
  max: string,
  min: string,
): (walk: Walk, size: number, inside: Place, name: Name) => void {
  const { [max]: most, [min]: least } = schema;
  return (walk, size, inside, name) => {
    if (typeof most === "number" && size > most) note(walk, inside, name, max, { limit: most });
    if (typeof least === "number" && size < least) note(walk, inside, name, min, { limit: least });
  };
}

function note({ errors }: Walk, inside: Place, name: Name, keyword: string, params: Values): void {
  errors.push({ instancePath: pointerTo(placeOf(inside, name)), keyword, params });
}

function placeOf(inside: Place, name: Name): Place {
  return name === undefined ? undefined : { inside, name };
}

/** Returns the place as an RFC 6901 JSON pointer. */
function pointerTo(at: Place): string {
  return at === undefined
    ? ""
    : `${pointerTo(at.inside)}/${String(at.name).replaceAll("~", "~0").replaceAll("/", "~1")}`;
}

/** Returns the test whether a value has a type, or one of several; without a type every value passes. */
function typeTest(type: unknown): (value: unknown) => boolean {
  if (type === undefined) return () => true;
  const [only = isNothing, ...others] = listOf(type).map(testOf);
  return others.length === 0 ? only : (value) => only(value) || others.some((isOne) => isOne(value));
}

function testOf(name: unknown): (value: unknown) => boolean {
  switch (name) {
    case "object":
      return isMap;
    case "array":
      return isList;
    case "integer":
      return Number.isInteger;
    case "number":
      return Number.isFinite;
    case "null":
      return (value) => value === null;
    default:
      return (value) => typeof value === name;
  }
}

function isNothing(): boolean {
  return false;
}

function definitionOf(root: JsonSchema, ref: string): JsonSchema {
  const definition = (root["$defs"] as Values | undefined)?.[ref.slice("#/$defs/".length)];
  if (!isMap(definition)) throw new Error(`the schema has no ${ref}`);
  return definition;
}

function has(value: Values, name: string): boolean {
  return Object.hasOwn(value, name) && value[name] !== undefined;
}

function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value);
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [value];
}
