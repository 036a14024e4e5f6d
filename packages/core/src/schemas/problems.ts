import { formatPath, type Path, readPath } from "../object/path.ts";
import type { Problem } from "../object/problem.ts";
import { nearestName } from "./nearest-name.ts";

/** A JSON Schema as plain data. */
export type JsonSchema = { readonly [key: string]: unknown };

/** One error, as ajv reports it: a JSON pointer, the keyword that failed, and its parameters. */
export interface CheckError {
  readonly instancePath: string;
  readonly keyword: string;
  readonly params: { readonly [key: string]: unknown };
}

/** A validator, which leaves its errors in `errors`. */
export interface Check {
  (value: unknown): boolean;
  errors?: readonly CheckError[] | null;
}

/** The largest number of problems that are reported for one object. */
const MOST_PROBLEMS = 50;
const LONGEST_VALUE = 80;

/**
 * Runs a validator that was created from `schema`: returns at most 50 errors, in the order of the schema. Codes:
 * `UnknownField` (with the nearest known name as hint), `MissingField`, `WrongType`, and `SchemaViolation` for the
 * rest.
 */
export function problemsOf(check: Check, schema: JsonSchema, value: unknown): readonly Problem[] {
  if (check(value)) return [];
  return (check.errors ?? []).slice(0, MOST_PROBLEMS).map((error) => problemOf(error, schema, value));
}

function problemOf(error: CheckError, root: JsonSchema, value: unknown): Problem {
  const path = pathOf(error.instancePath, value);
  const violation = violationOf({ ...error, schema: schemaAt(root, path), data: readPath(value, path) });
  const field = formatPath(violation.name === undefined ? path : [...path, violation.name]);
  const { code, text, hint } = violation;
  return {
    code,
    severity: "error",
    message: field === "" ? `the object ${text}` : `${field} ${text}`,
    ...(field === "" ? {} : { field }),
    ...(hint === undefined ? {} : { hint }),
  };
}

/** An error with the schema at its path, and the value there. */
interface Failure extends CheckError {
  readonly schema: JsonSchema;
  readonly data: unknown;
}

/** The message of an error; `name` is set if it is about a field of the object at its path. */
interface Violation {
  readonly code: "UnknownField" | "MissingField" | "WrongType" | "SchemaViolation";
  readonly text: string;
  readonly name?: string;
  readonly hint?: string;
}

function violationOf(error: Failure): Violation {
  const { keyword, params, schema, data } = error;
  switch (keyword) {
    case "additionalProperties":
      return unknownField(String(params["additionalProperty"]), schema);
    case "required":
      return { code: "MissingField", name: String(params["missingProperty"]), text: "is required" };
    case "type":
      return { code: "WrongType", text: `must be ${typesText(params["type"])}, but is ${valueText(data)}` };
    case "enum":
    case "const":
      return notAllowed(keyword === "enum" ? params["allowedValues"] : [params["allowedValue"]], data);
    case "anyOf":
    case "oneOf":
      return { code: "SchemaViolation", text: branchesText(keyword, schema) };
    default:
      return { code: "SchemaViolation", text: `must ${limitText(error)}, but is ${valueText(data)}` };
  }
}

function unknownField(name: string, schema: JsonSchema): Violation {
  const properties = schema["properties"];
  const known = typeof properties === "object" && properties !== null ? Object.keys(properties) : [];
  const nearest = nearestName(name, known);
  const expects = schema["x-landfall-expects"];
  const fields = `${typeof expects === "string" ? `expected is ${expects}; ` : ""}known fields: ${known.join(", ")}`;
  const hint = nearest === undefined ? fields : `did you mean ${nearest}?`;
  return { code: "UnknownField", name: bounded(name), text: "is not a known field", hint };
}

function notAllowed(allowed: unknown, data: unknown): Violation {
  const values = Array.isArray(allowed) ? allowed : [];
  const one = values.length === 1 ? "" : "one of ";
  const text = `must be ${one}${values.map((value) => valueText(value)).join(", ")}, but is ${valueText(data)}`;
  const nearest = typeof data === "string" ? nearestName(data, values.map(String)) : undefined;
  return { code: "SchemaViolation", text, ...(nearest === undefined ? {} : { hint: `did you mean ${nearest}?` }) };
}

const TYPE_TEXTS: ReadonlyMap<unknown, string> = new Map([
  ["object", "a map"],
  ["array", "a list"],
  ["string", "a string"],
  ["integer", "an integer"],
  ["number", "a number"],
  ["boolean", "true or false"],
  ["null", "null"],
]);

function typesText(type: unknown): string {
  const types = Array.isArray(type) ? type : [type];
  return types.map((name) => TYPE_TEXTS.get(name) ?? String(name)).join(" or ");
}

function branchesText(keyword: "anyOf" | "oneOf", schema: JsonSchema): string {
  const branches: unknown = schema[keyword];
  const names = (Array.isArray(branches) ? branches : []).map((branch: JsonSchema) => branch["required"]);
  const count = keyword === "oneOf" ? "exactly one" : "at least one";
  if (!names.every((required) => Array.isArray(required))) return `must match ${count} of its allowed forms`;
  return `must hold ${count} of ${names.map((required) => required.join(" with ")).join(", ")}`;
}

function limitText({ keyword, params, schema }: Failure): string {
  const limit = String(params["limit"]);
  const expects = schema["x-landfall-expects"];
  switch (keyword) {
    case "pattern":
      return typeof expects === "string" ? `be ${expects}` : `match ${String(params["pattern"])}`;
    case "minimum":
      return `be at least ${limit}`;
    case "maximum":
      return `be at most ${limit}`;
    case "multipleOf":
      return `be a multiple of ${String(params["multipleOf"])}`;
    case "minLength":
      return limit === "1" ? "not be empty" : `have at least ${limit} characters`;
    case "maxLength":
      return `have at most ${limit} characters`;
    case "minItems":
    case "minProperties":
      return limit === "1" ? "not be empty" : `have at least ${limit} entries`;
    case "maxItems":
    case "maxProperties":
      return `have at most ${limit} entries`;
    case "uniqueItems":
      return "not hold a value twice";
    default:
      return `satisfy ${keyword}`;
  }
}

/** Formats a value for a sentence: scalars as JSON, at most 80 characters; maps and lists by their size. */
function valueText(value: unknown): string {
  if (Array.isArray(value)) return value.length === 0 ? "an empty list" : `a list of ${value.length}`;
  if (typeof value === "object" && value !== null) return Object.keys(value).length === 0 ? "an empty map" : "a map";
  if (typeof value === "string") return JSON.stringify(bounded(value));
  return String(value);
}

function bounded(text: string): string {
  return text.length <= LONGEST_VALUE ? text : `${text.slice(0, LONGEST_VALUE - 1)}…`;
}

/** Converts a JSON pointer to a path: segments below a list are indexes. */
function pathOf(pointer: string, root: unknown): Path {
  const path: (string | number)[] = [];
  let value: unknown = root;
  for (const escaped of pointer.split("/").slice(1)) {
    const key = escaped.replaceAll("~1", "/").replaceAll("~0", "~");
    path.push(Array.isArray(value) ? Number(key) : key);
    value =
      typeof value === "object" && value !== null ? (value as { readonly [key: string]: unknown })[key] : undefined;
  }
  return path;
}

/** Returns the schema for a path: through properties, items and map values, with references resolved. */
function schemaAt(root: JsonSchema, path: Path): JsonSchema {
  let schema = resolve(root, root);
  for (const segment of path) {
    const property = readPath(schema, typeof segment === "number" ? ["items"] : ["properties", segment]);
    schema = resolve(property ?? schema["additionalProperties"], root);
  }
  return schema;
}

function resolve(node: unknown, root: JsonSchema): JsonSchema {
  if (typeof node !== "object" || node === null) return {};
  const schema = node as JsonSchema;
  const ref = schema["$ref"];
  return typeof ref === "string" ? resolve(readPath(root, ref.split("/").slice(1)), root) : schema;
}
