import type { Check, CheckError, JsonSchema } from "./problems.ts";
import { codePoints } from "./runtime.ts";

/**
 * A validator that walks its schema: the keywords that our generator lets through, with the verdicts of ajv, all
 * errors in the order of the schema. A schema as data is an eighth of the code that ajv would make of it, and most
 * of a bundle's start is reading its text.
 */
export function checkOf(root: JsonSchema): Check {
  const patterns = new Map<string, RegExp>();
  const rules = new Map<JsonSchema, Rule>();
  const check: Check = (value) => {
    const errors: CheckError[] = [];
    visit({ root, patterns, rules, errors }, root, value, undefined);
    check.errors = errors;
    return errors.length === 0;
  };
  return check;
}

interface Walk {
  readonly root: JsonSchema;
  /** Compiled once for each validator. */
  readonly patterns: Map<string, RegExp>;
  readonly rules: Map<JsonSchema, Rule>;
  readonly errors: CheckError[];
}

/** What a schema asks for, found out once. */
interface Rule {
  readonly visitors: readonly Visitor[];
  readonly required: readonly string[];
  readonly properties: readonly (readonly [string, JsonSchema])[];
  /** Whether all names of a map have to be looked at. */
  readonly isOfNames: boolean;
}

type Values = { readonly [key: string]: unknown };

/** Where a value stands: under a name in what holds it; undefined for the root. */
type Place = { readonly parent: Place; readonly name: string | number } | undefined;

type Visitor = (walk: Walk, schema: JsonSchema, value: unknown, at: Place, rule: Rule) => void;

/** What looks at a value for which keywords, in the order of the errors. */
const VISITORS: readonly (readonly [Visitor, ...string[]])[] = [
  [visitRef, "$ref"],
  [visitType, "type"],
  [visitText, "minLength", "maxLength", "pattern"],
  [visitNumber, "minimum", "maximum", "multipleOf"],
  [visitChoice, "enum", "const", "not", "anyOf", "oneOf", "allOf"],
  [visitList, "items", "minItems", "maxItems", "uniqueItems"],
  [visitMap, "properties", "additionalProperties", "required", "minProperties", "maxProperties"],
];

function visit(walk: Walk, schema: JsonSchema, value: unknown, at: Place): void {
  const rule = ruleOf(walk, schema);
  for (const visitor of rule.visitors) visitor(walk, schema, value, at, rule);
}

function ruleOf({ rules }: Walk, schema: JsonSchema): Rule {
  const known = rules.get(schema);
  if (known !== undefined) return known;
  const has = (keyword: string): boolean => schema[keyword] !== undefined;
  const rule: Rule = {
    visitors: VISITORS.flatMap(([visitor, ...keywords]) => (keywords.some(has) ? [visitor] : [])),
    required: listOf(schema["required"] ?? []).map(String),
    properties: Object.entries(schema["properties"] ?? {}).filter((entry): entry is [string, Values] =>
      isMap(entry[1]),
    ),
    isOfNames: ["additionalProperties", "maxProperties", "minProperties"].some(has),
  };
  rules.set(schema, rule);
  return rule;
}

function visitRef(walk: Walk, schema: JsonSchema, value: unknown, at: Place): void {
  const ref = schema["$ref"];
  if (typeof ref === "string") visit(walk, definitionOf(walk.root, ref), value, at);
}

function visitType(walk: Walk, schema: JsonSchema, value: unknown, at: Place): void {
  if (!hasType(schema, value)) note(walk, at, "type", { type: schema["type"] });
}

function visitText(walk: Walk, schema: JsonSchema, value: unknown, at: Place): void {
  if (typeof value !== "string") return;
  const { minLength, maxLength, pattern } = schema;
  if (minLength !== undefined || maxLength !== undefined)
    limit(walk, schema, ["maxLength", "minLength"], codePoints(value), at);
  if (typeof pattern === "string" && !patternOf(walk, pattern).test(value)) note(walk, at, "pattern", { pattern });
}

function visitNumber(walk: Walk, schema: JsonSchema, value: unknown, at: Place): void {
  if (typeof value !== "number") return;
  limit(walk, schema, ["maximum", "minimum"], value, at);
  const { multipleOf } = schema;
  if (typeof multipleOf === "number" && !Number.isInteger(value / multipleOf))
    note(walk, at, "multipleOf", { multipleOf });
}

function visitChoice(walk: Walk, schema: JsonSchema, value: unknown, at: Place): void {
  const { enum: allowedValues, const: allowedValue, not } = schema;
  if (Array.isArray(allowedValues) && !allowedValues.includes(value)) note(walk, at, "enum", { allowedValues });
  if (allowedValue !== undefined && allowedValue !== value) note(walk, at, "const", { allowedValue });
  if (isMap(not) && passes(walk, not, value)) note(walk, at, "not", {});
  const { anyOf, oneOf, allOf } = schema;
  if (anyOf !== undefined && countPassing(walk, anyOf, value) === 0) note(walk, at, "anyOf", {});
  if (oneOf !== undefined && countPassing(walk, oneOf, value) !== 1) note(walk, at, "oneOf", {});
  if (allOf !== undefined) for (const part of listOf(allOf)) if (isMap(part)) visit(walk, part, value, at);
}

function countPassing(walk: Walk, branches: unknown, value: unknown): number {
  return listOf(branches).filter((branch) => isMap(branch) && passes(walk, branch, value)).length;
}

/** What is wrong inside a branch is not said: the keyword that has the branches says it as one. */
function passes(walk: Walk, branch: JsonSchema, value: unknown): boolean {
  const errors: CheckError[] = [];
  visit({ ...walk, errors }, branch, value, undefined);
  return errors.length === 0;
}

function visitList(walk: Walk, schema: JsonSchema, value: unknown, at: Place): void {
  if (!isList(value)) return;
  const items = isMap(schema["items"]) ? schema["items"] : {};
  limit(walk, schema, ["maxItems", "minItems"], value.length, at);
  for (const [index, item] of value.entries()) visit(walk, items, item, { parent: at, name: index });
  if (schema["uniqueItems"] !== true) return;
  const typed = value.filter((item) => hasType(items, item));
  if (new Set(typed.map((item) => JSON.stringify(item))).size < typed.length) note(walk, at, "uniqueItems", {});
}

function visitMap(walk: Walk, schema: JsonSchema, value: unknown, at: Place, rule: Rule): void {
  if (!isMap(value)) return;
  const names = rule.isOfNames ? Object.keys(value) : [];
  if (rule.isOfNames) limit(walk, schema, ["maxProperties", "minProperties"], names.length, at);
  for (const missingProperty of rule.required)
    if (!has(value, missingProperty)) note(walk, at, "required", { missingProperty });
  visitOthers(walk, schema, value, at, names);
  for (const [name, property] of rule.properties)
    if (has(value, name)) visit(walk, property, value[name], { parent: at, name });
}

function visitOthers(walk: Walk, schema: JsonSchema, value: Values, at: Place, names: readonly string[]): void {
  const { properties = {}, additionalProperties: others } = schema;
  for (const name of others === undefined ? [] : names) {
    if (Object.hasOwn(properties as Values, name)) continue;
    if (others === false) note(walk, at, "additionalProperties", { additionalProperty: name });
    else if (isMap(others)) visit(walk, others, value[name], { parent: at, name });
  }
}

function limit(walk: Walk, schema: JsonSchema, [max, min]: readonly [string, string], size: number, at: Place): void {
  const [most, least] = [schema[max], schema[min]];
  if (typeof most === "number" && size > most) note(walk, at, max, { limit: most });
  if (typeof least === "number" && size < least) note(walk, at, min, { limit: least });
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

function hasType({ type }: JsonSchema, value: unknown): boolean {
  if (!Array.isArray(type)) return type === undefined || isOfType(type, value);
  return type.some((name) => isOfType(name, value));
}

function isOfType(name: unknown, value: unknown): boolean {
  switch (name) {
    case "object":
      return isMap(value);
    case "array":
      return Array.isArray(value);
    case "integer":
      return Number.isInteger(value);
    case "number":
      return Number.isFinite(value);
    case "null":
      return value === null;
    default:
      return typeof value === name;
  }
}

function patternOf({ patterns }: Walk, source: string): RegExp {
  const pattern = patterns.get(source) ?? new RegExp(source, "u");
  patterns.set(source, pattern);
  return pattern;
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
