import type { Check, CheckError, JsonSchema } from "./problems.ts";
import { codePoints } from "./runtime.ts";

/**
 * A validator that walks its schema: the keywords that our generator lets through, with the verdicts of ajv, all
 * errors in the order of the schema. A schema as data is an eighth of the code that ajv would make of it, and most
 * of a bundle's start is reading its text. What a part of it asks for is found out at the first value that is there.
 */
export function checkOf(root: JsonSchema): Check {
  const definitions = new Map<string, Step>();
  const visit = stepOf(root);
  const check: Check = (value) => {
    const errors: CheckError[] = [];
    visit({ root, definitions, errors }, value, undefined);
    check.errors = errors;
    return errors.length === 0;
  };
  return check;
}

interface Walk {
  readonly root: JsonSchema;
  /** By `$ref`: the same for each of them, so that a schema may refer to itself. */
  readonly definitions: Map<string, Step>;
  readonly errors: CheckError[];
}

/** Looks at a value for a schema, or for some of its keywords. */
type Step = (walk: Walk, value: unknown, at: Place) => void;

type Values = { readonly [key: string]: unknown };

/** Where a value stands: under a name in what holds it; undefined for the root. */
type Place = { readonly parent: Place; readonly name: string | number } | undefined;

/** What looks at a value for which keywords, in the order of the errors. */
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
  return (walk, value, at) => {
    steps ??= STEPS.flatMap(([make, ...keywords]) =>
      keywords.some((keyword) => schema[keyword] !== undefined) ? [make(schema)] : [],
    );
    for (const step of steps) step(walk, value, at);
  };
}

function stepsOf(schemas: unknown): readonly Step[] {
  return listOf(schemas).flatMap((schema) => (isMap(schema) ? [stepOf(schema)] : []));
}

function refStep({ $ref: ref }: JsonSchema): Step {
  return (walk, value, at) => {
    if (typeof ref !== "string") return;
    const known = walk.definitions.get(ref);
    const step = known ?? stepOf(definitionOf(walk.root, ref));
    if (known === undefined) walk.definitions.set(ref, step);
    step(walk, value, at);
  };
}

function typeStep({ type }: JsonSchema): Step {
  const isOfType = typeTest(type);
  return (walk, value, at) => {
    if (!isOfType(value)) note(walk, at, "type", { type });
  };
}

function textStep(schema: JsonSchema): Step {
  const { minLength, maxLength, pattern } = schema;
  const limit = limitOf(schema, "maxLength", "minLength");
  const isLimited = minLength !== undefined || maxLength !== undefined;
  const form = typeof pattern === "string" ? new RegExp(pattern, "u") : undefined;
  return (walk, value, at) => {
    if (typeof value !== "string") return;
    if (isLimited) limit(walk, codePoints(value), at);
    if (form !== undefined && !form.test(value)) note(walk, at, "pattern", { pattern });
  };
}

function numberStep(schema: JsonSchema): Step {
  const limit = limitOf(schema, "maximum", "minimum");
  const { multipleOf } = schema;
  return (walk, value, at) => {
    if (typeof value !== "number") return;
    limit(walk, value, at);
    if (typeof multipleOf === "number" && !Number.isInteger(value / multipleOf))
      note(walk, at, "multipleOf", { multipleOf });
  };
}

function choiceStep(schema: JsonSchema): Step {
  const { enum: allowedValues, const: allowedValue, anyOf, oneOf } = schema;
  const refused = stepsOf(schema["not"]);
  const all = stepsOf(schema["allOf"]);
  const any = stepsOf(anyOf);
  const one = stepsOf(oneOf);
  return (walk, value, at) => {
    if (Array.isArray(allowedValues) && !allowedValues.includes(value)) note(walk, at, "enum", { allowedValues });
    if (allowedValue !== undefined && allowedValue !== value) note(walk, at, "const", { allowedValue });
    if (countPassing(walk, refused, value) > 0) note(walk, at, "not", {});
    if (anyOf !== undefined && countPassing(walk, any, value) === 0) note(walk, at, "anyOf", {});
    if (oneOf !== undefined && countPassing(walk, one, value) !== 1) note(walk, at, "oneOf", {});
    for (const step of all) step(walk, value, at);
  };
}

/** What is wrong inside a branch is not said: the keyword that has the branches says it as one. */
function countPassing(walk: Walk, branches: readonly Step[], value: unknown): number {
  let passing = 0;
  for (const branch of branches) {
    const errors: CheckError[] = [];
    branch({ ...walk, errors }, value, undefined);
    if (errors.length === 0) passing++;
  }
  return passing;
}

function listStep(schema: JsonSchema): Step {
  const items = isMap(schema["items"]) ? schema["items"] : {};
  const step = stepOf(items);
  const limit = limitOf(schema, "maxItems", "minItems");
  const isOfType = typeTest(items["type"]);
  return (walk, value, at) => {
    if (!isList(value)) return;
    limit(walk, value.length, at);
    for (let index = 0; index < value.length; index++) step(walk, value[index], { parent: at, name: index });
    if (schema["uniqueItems"] !== true) return;
    const typed = value.filter(isOfType);
    if (new Set(typed.map((item) => JSON.stringify(item))).size < typed.length) note(walk, at, "uniqueItems", {});
  };
}

function mapStep(schema: JsonSchema): Step {
  const { properties = {}, additionalProperties: others } = schema;
  const known = Object.entries(properties as Values).flatMap(([name, part]) =>
    isMap(part) ? [{ name, step: stepOf(part) }] : [],
  );
  const [ofOthers] = stepsOf(others);
  const required = listOf(schema["required"] ?? []).map(String);
  const limit = limitOf(schema, "maxProperties", "minProperties");
  const isOfNames = ["additionalProperties", "maxProperties", "minProperties"].some((key) => schema[key] !== undefined);
  return (walk, value, at) => {
    if (!isMap(value)) return;
    const names = isOfNames ? Object.keys(value) : [];
    if (isOfNames) limit(walk, names.length, at);
    for (const missingProperty of required)
      if (!has(value, missingProperty)) note(walk, at, "required", { missingProperty });
    for (const name of others === undefined ? [] : names) {
      if (Object.hasOwn(properties as Values, name)) continue;
      if (others === false) note(walk, at, "additionalProperties", { additionalProperty: name });
      ofOthers?.(walk, value[name], { parent: at, name });
    }
    for (const { name, step } of known) if (has(value, name)) step(walk, value[name], { parent: at, name });
  };
}

/** Notes what is larger than one keyword of a schema lets it be, or smaller than the other. */
function limitOf(schema: JsonSchema, max: string, min: string): (walk: Walk, size: number, at: Place) => void {
  const { [max]: most, [min]: least } = schema;
  return (walk, size, at) => {
    if (typeof most === "number" && size > most) note(walk, at, max, { limit: most });
    if (typeof least === "number" && size < least) note(walk, at, min, { limit: least });
  };
}

function note({ errors }: Walk, at: Place, keyword: string, params: Values): void {
  errors.push({ instancePath: pointerTo(at), keyword, params });
}

/** RFC 6901. */
function pointerTo(at: Place): string {
  return at === undefined
    ? ""
    : `${pointerTo(at.parent)}/${String(at.name).replaceAll("~", "~0").replaceAll("/", "~1")}`;
}

/** Whether a value is of a type, or of one of several; without any, all are. */
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

function isMap(value: unknown): value is Values {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value);
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [value];
}
