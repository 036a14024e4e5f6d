import { crdSchema } from "./derive.ts";
import {
  definitionsOf,
  entriesOf,
  fixedValue,
  isClosed,
  isCustomResource,
  isPart,
  isSchema,
  type Kind,
  kebabName,
  listOf,
  type Schema,
} from "./kind.ts";
import { structuralProblems } from "./structural.ts";

/** Allowed keywords of a node with a type. */
const KEYWORDS: ReadonlySet<string> = new Set([
  "title",
  "description",
  "type",
  "format",
  "default",
  "enum",
  "const",
  "examples",
  "properties",
  "required",
  "additionalProperties",
  "items",
  "minLength",
  "maxLength",
  "pattern",
  "minimum",
  "maximum",
  "multipleOf",
  "minItems",
  "maxItems",
  "minProperties",
  "maxProperties",
  "allOf",
  "anyOf",
  "oneOf",
  "not",
  "$ref",
]);
const ROOT_KEYWORDS: ReadonlySet<string> = new Set(["$schema", "$id", "$comment", "$defs"]);
const EXTENSION =
  /^x-(kubernetes-(preserve-unknown-fields|embedded-resource|int-or-string|list-type|list-map-keys|map-type|validations)|landfall-(expects|scope|plural|short-names|printer-columns))$/;
const TYPES: ReadonlySet<unknown> = new Set(["object", "array", "string", "integer", "number", "boolean"]);
const FORMATS: ReadonlySet<unknown> = new Set(["date-time", "int32", "int64"]);
/** Keywords that a branch of `anyOf` or similar may not have, as in a structural schema. */
const NOT_IN_BRANCH: readonly string[] = ["type", "description", "default", "additionalProperties", "$ref", "title"];
const NOT_RE2 = /\(\?[=!<]|\\[1-9]/;

/** The broken rules, one line each: `schemas/…: spec.waves: …`. Empty if the schema is in the supported subset. */
export function lintKind(kind: Kind): readonly string[] {
  const found: string[] = [];
  const say = (path: string, text: string): void =>
    void found.push(`${kind.file}: ${path === "" ? "" : `${path}: `}${text}`);
  lintRoot(kind, say);
  const root = { ...kind.schema, $defs: definitionsOf(kind) };
  lintNode(root, "", root, say);
  for (const [name, schema] of entriesOf(kind.schema["$defs"])) {
    lintNode(schema, `$defs.${name}`, root, say);
    if (typeof schema["title"] !== "string") say(`$defs.${name}`, "needs a title: the name of its TypeScript type");
  }
  if (found.length > 0 || !isCustomResource(kind)) return found;
  return structuralProblems(crdSchema(kind)).map(
    (problem) => `${kind.file}: as a CustomResourceDefinition: ${problem}`,
  );
}

type Say = (path: string, text: string) => void;

function lintRoot(kind: Kind, say: Say): void {
  if (!/^[A-Z][A-Za-z0-9]*$/.test(kind.name)) say("", "needs a PascalCase title: the name of its TypeScript type");
  else if (kebabName(kind.name) !== kind.slug)
    say("", `has the title ${kind.name}, so the file must be ${kebabName(kind.name)}.schema.json`);
  if (kind.schema["type"] !== "object") say("", 'must be of type "object"');
  if (typeof kind.schema["description"] !== "string") say("", "needs a description");
  if (isPart(kind)) {
    if (kind.schema["$defs"] !== undefined) say("", "is a part, so it has no $defs: make parts of them");
    return;
  }
  const [apiVersion, name] = [fixedValue(kind, "apiVersion"), fixedValue(kind, "kind")];
  if (!isClosed(kind) && apiVersion === undefined && name === undefined) return; // a part of another kind
  if (apiVersion?.split("/")[0] !== kind.group)
    say("apiVersion", `must have one value in its enum, of group ${kind.group}`);
  if (name === undefined) say("kind", "must have one value in its enum");
  for (const field of ["apiVersion", "kind"]) {
    if (!listOf(kind.schema["required"]).includes(field)) say("", `must require ${field}`);
  }
  lintMetadata(kind, say);
}

/** Checks that `metadata` is allowed and not required: function configs are often written without it. */
function lintMetadata(kind: Kind, say: Say): void {
  const { properties, required } = kind.schema;
  if (isClosed(kind) && isSchema(properties) && !isSchema(properties["metadata"]))
    say("", "must have metadata in properties");
  if (kind.group.startsWith("fn.") && listOf(required).includes("metadata"))
    say("metadata", "may not be required: function configs come without");
}

function lintNode(schema: Schema, path: string, root: Schema, say: Say): void {
  for (const keyword of Object.keys(schema)) {
    if (KEYWORDS.has(keyword) || EXTENSION.test(keyword) || (schema === root && ROOT_KEYWORDS.has(keyword))) continue;
    say(
      path,
      `the keyword ${keyword} is not in the intersection of JSON Schema and structural schema (schemas/README.md)`,
    );
  }
  if (schema["$ref"] !== undefined) {
    lintRef(schema, path, root, say);
    return;
  }
  lintType(schema, path, say);
  lintValues(schema, path, say);
  lintObject(schema, path, root, say);
  if (isSchema(schema["items"])) lintNode(schema["items"], `${path}[]`, root, say);
  lintBranches(schema, path, say);
}

function lintRef(schema: Schema, path: string, root: Schema, say: Say): void {
  const ref = String(schema["$ref"]);
  const definitions = root["$defs"];
  const name = /^#\/\$defs\/([A-Za-z0-9]+)$/.exec(ref)?.[1];
  if (name === undefined || !isSchema(definitions) || !isSchema(definitions[name]))
    say(path, `$ref ${ref} must name a schema in $defs of this file, or a file`);
  else if (reaches(definitions[name], name, definitions, new Set()))
    say(path, `$ref ${ref} is recursive: a CustomResourceDefinition cannot say that`);
}

/** Whether a definition leads back to `target`. */
function reaches(node: unknown, target: string, definitions: Schema, seen: Set<string>): boolean {
  if (Array.isArray(node)) return node.some((entry) => reaches(entry, target, definitions, seen));
  if (!isSchema(node)) return false;
  return Object.entries(node).some(([key, value]) => {
    if (key !== "$ref" || typeof value !== "string") return reaches(value, target, definitions, seen);
    const name = value.slice("#/$defs/".length);
    if (name === target) return true;
    if (seen.has(name)) return false;
    seen.add(name);
    return reaches(definitions[name], target, definitions, seen);
  });
}

function lintType(schema: Schema, path: string, say: Say): void {
  const intOrString = schema["x-kubernetes-int-or-string"] === true;
  const free = schema["x-kubernetes-preserve-unknown-fields"] === true;
  if (schema["type"] === undefined && !intOrString && !free) say(path, "needs a type");
  if (schema["type"] !== undefined && intOrString) say(path, "x-kubernetes-int-or-string stands without type");
  if (schema["type"] !== undefined && !TYPES.has(schema["type"]))
    say(path, `the type ${JSON.stringify(schema["type"])} is not one of ${[...TYPES].join(", ")}`);
  if (schema["type"] === "array" && !isSchema(schema["items"])) say(path, "an array needs items, one schema");
  if (schema["type"] !== "array" && schema["items"] !== undefined) say(path, "items needs type array");
  if (schema["const"] !== undefined && path !== "apiVersion" && path !== "kind")
    say(path, "use an enum of one: a structural schema has no const");
}

function lintValues(schema: Schema, path: string, say: Say): void {
  const { format, pattern } = schema;
  if (format !== undefined && !FORMATS.has(format))
    say(path, `the format ${JSON.stringify(format)} is not checked by anybody: use a pattern`);
  if (typeof pattern === "string" && NOT_RE2.test(pattern))
    say(path, `the pattern ${pattern} uses what Go's regular expressions lack`);
  const keys = listOf(schema["x-kubernetes-list-map-keys"]);
  if ((schema["x-kubernetes-list-type"] === "map") !== keys.length > 0)
    say(path, "x-kubernetes-list-type: map and x-kubernetes-list-map-keys go together");
}

function lintObject(schema: Schema, path: string, root: Schema, say: Say): void {
  const { properties, additionalProperties } = schema;
  if (additionalProperties === true && path !== "metadata")
    say(path, "an open object says x-kubernetes-preserve-unknown-fields: true, not additionalProperties: true");
  if (properties !== undefined && isSchema(additionalProperties))
    say(path, "properties and a schema for additionalProperties exclude each other");
  if (properties !== undefined && schema["type"] !== "object") say(path, "properties needs type object");
  for (const name of listOf(schema["required"])) {
    if (!isSchema(properties) || !Object.hasOwn(properties, String(name)))
      say(path, `requires ${String(name)}, which is not in properties`);
  }
  for (const [name, property] of entriesOf(properties)) {
    const at = path === "" ? name : `${path}.${name}`;
    if (typeof (property["description"] ?? property["$ref"]) !== "string") say(at, "needs a description");
    lintNode(property, at, root, say);
  }
  if (isSchema(additionalProperties)) lintNode(additionalProperties, `${path}.*`, root, say);
}

function lintBranches(schema: Schema, path: string, say: Say): void {
  const branches = ["allOf", "anyOf", "oneOf"].flatMap((keyword) => listOf(schema[keyword]));
  for (const branch of schema["not"] === undefined ? branches : [...branches, schema["not"]]) {
    lintBranch(branch, path, schema, say);
  }
}

/** Checks that a branch only has value checks, and only for fields that the node itself declares. */
function lintBranch(branch: unknown, path: string, owner: Schema, say: Say): void {
  if (!isSchema(branch)) return say(path, "a branch of allOf, anyOf, oneOf or not must be a schema");
  for (const keyword of NOT_IN_BRANCH) {
    if (branch[keyword] !== undefined) say(path, `${keyword} may not stand inside allOf, anyOf, oneOf or not`);
  }
  const declared = owner["properties"];
  for (const [name, property] of entriesOf(branch["properties"])) {
    const own = isSchema(declared) ? declared[name] : undefined;
    if (!isSchema(own)) say(path, `${name} stands in a branch, but not in properties`);
    else lintBranch(property, `${path}.${name}`, own, say);
  }
  lintBranches(branch, path, say);
}
