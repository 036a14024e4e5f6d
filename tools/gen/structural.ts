import { entriesOf, isSchema, listOf, type Schema } from "./kind.ts";

/**
 * Keywords that a JSONSchemaProps of apiextensions.k8s.io/v1 may have, without those that a structural schema forbids.
 */
const KEYWORDS: ReadonlySet<string> = new Set(
  `type description format default enum title example nullable properties required additionalProperties items
  minLength maxLength pattern minimum maximum exclusiveMinimum exclusiveMaximum multipleOf minItems maxItems
  minProperties maxProperties allOf anyOf oneOf not x-kubernetes-preserve-unknown-fields
  x-kubernetes-embedded-resource x-kubernetes-int-or-string x-kubernetes-list-type x-kubernetes-list-map-keys
  x-kubernetes-map-type x-kubernetes-validations`.split(/\s+/),
);
const NOT_IN_BRANCH: readonly string[] = ["type", "description", "default", "additionalProperties", "nullable"];

type Say = (text: string) => void;

/**
 * The reasons why an API server would refuse a schema as not structural, or silently ignore a part of it; empty if
 * there are none. The rules are those of the Kubernetes documentation on CustomResourceDefinitions.
 */
export function structuralProblems(schema: Schema): readonly string[] {
  const found: string[] = [];
  if (schema["type"] !== "object") found.push("the root must be of type object");
  checkNode(schema, "", found);
  return found;
}

function checkNode(schema: Schema, path: string, found: string[]): void {
  const say: Say = (text) => void found.push(`${path === "" ? "the root" : path} ${text}`);
  for (const keyword of Object.keys(schema)) if (!KEYWORDS.has(keyword)) say(`may not hold ${keyword}`);
  checkType(schema, say);
  checkMap(schema, say);
  checkList(schema, say);
  for (const branch of branchesOf(schema)) checkBranch(branch, schema, say);
  for (const [name, property] of entriesOf(schema["properties"])) checkNode(property, `${path}.${name}`, found);
  if (isSchema(schema["items"])) checkNode(schema["items"], `${path}[]`, found);
  if (isSchema(schema["additionalProperties"])) checkNode(schema["additionalProperties"], `${path}.*`, found);
}

function checkType(schema: Schema, say: Say): void {
  const intOrString = schema["x-kubernetes-int-or-string"] === true;
  const free = schema["x-kubernetes-preserve-unknown-fields"] === true;
  if (intOrString && schema["type"] !== undefined) say("may not have both a type and x-kubernetes-int-or-string");
  else if (!intOrString && !free && typeof schema["type"] !== "string") say("needs one type");
}

function checkMap(schema: Schema, say: Say): void {
  const { properties, additionalProperties } = schema;
  if (properties !== undefined && additionalProperties !== undefined)
    say("may not have properties and additionalProperties");
  if (additionalProperties !== undefined && !isSchema(additionalProperties))
    say("needs a schema as additionalProperties");
  if ((properties ?? additionalProperties) !== undefined && schema["type"] !== "object") say("must be of type object");
  if (schema["x-kubernetes-embedded-resource"] !== true) return;
  const known = properties !== undefined || schema["x-kubernetes-preserve-unknown-fields"] === true;
  if (schema["type"] !== "object" || !known)
    say("is an embedded resource: an object with properties or unknown fields");
}

function checkList(schema: Schema, say: Say): void {
  const items = schema["items"];
  if ((schema["type"] === "array") !== isSchema(items))
    say("must be of type array and have one schema as items, or neither");
  if (schema["x-kubernetes-list-type"] !== "map") return;
  const keys = listOf(schema["x-kubernetes-list-map-keys"]).map(String);
  if (keys.length === 0) say("is a list of type map, so it needs keys");
  const required = isSchema(items) ? listOf(items["required"]) : [];
  for (const key of keys) if (!required.includes(key)) say(`has the key ${key}, which its items do not require`);
}

function branchesOf(schema: Schema): readonly Schema[] {
  const branches = ["allOf", "anyOf", "oneOf"].flatMap((keyword) => listOf(schema[keyword]));
  return [...branches, schema["not"]].filter(isSchema);
}

function checkBranch(branch: Schema, owner: Schema, say: Say): void {
  for (const keyword of NOT_IN_BRANCH) if (branch[keyword] !== undefined) say(`may not say ${keyword} in a branch`);
  const declared = new Map(entriesOf(owner["properties"]));
  for (const [name, property] of entriesOf(branch["properties"])) {
    const own = declared.get(name);
    if (own === undefined) say(`names ${name} in a branch only`);
    else checkBranch(property, own, say);
  }
  for (const inner of branchesOf(branch)) checkBranch(inner, owner, say);
}
