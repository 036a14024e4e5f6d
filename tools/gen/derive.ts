import { camelName, definitionsOf, entriesOf, isClosed, isSchema, type Kind, listOf, type Schema } from "./kind.ts";

/** The pattern for `format: date-time`: RFC 3339 with a zone. */
const RFC_3339 = "^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt][0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?([Zz]|[+-][0-9]{2}:[0-9]{2})$";
const RFC_3339_EXPECTS = 'an RFC 3339 time such as "2026-11-21T07:00:00Z"';

/** The fields of `metadata` that are checked; others are always allowed in it. */
const METADATA_PROPERTIES: Schema = {
  name: { type: "string", minLength: 1 },
  namespace: { type: "string" },
  labels: { type: "object", additionalProperties: { type: "string" } },
  annotations: { type: "object", additionalProperties: { type: "string" } },
};

/** Keywords with a value but without a schema below them. */
const CHECKS = [
  "type",
  "enum",
  "const",
  "required",
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
  "x-landfall-expects",
];

/**
 * The schema that the validator walks, without the parts: without descriptions, and closed where unknown fields are
 * errors.
 */
export function validatorSchema(kind: Kind): Schema {
  const closed = isClosed(kind);
  const root = checksOf(kind.schema, closed, true);
  const definitions = entriesOf(kind.schema["$defs"]).map(
    ([name, schema]) => [name, checksOf(schema, closed, true)] as const,
  );
  return definitions.length === 0 ? root : { ...root, $defs: Object.fromEntries(definitions) };
}

function checksOf(schema: Schema, closed: boolean, whole: boolean): Schema {
  const result: Record<string, unknown> = pick(schema, ["$ref", ...CHECKS]);
  if (schema["x-kubernetes-int-or-string"] === true) result["type"] = ["integer", "string"];
  if (schema["x-kubernetes-list-type"] === "set") result["uniqueItems"] = true;
  if (schema["format"] === "date-time" && schema["pattern"] === undefined) {
    result["pattern"] = RFC_3339;
    result["x-landfall-expects"] ??= RFC_3339_EXPECTS;
  }
  if (isSchema(schema["properties"])) {
    result["properties"] = mapValues(schema["properties"], (property, name) =>
      name === "metadata" ? metadataChecks(property) : checksOf(property, closed, whole),
    );
    if (closed && whole && schema["x-kubernetes-preserve-unknown-fields"] !== true)
      result["additionalProperties"] = false;
  }
  if (isSchema(schema["additionalProperties"]))
    result["additionalProperties"] = checksOf(schema["additionalProperties"], closed, whole);
  if (isSchema(schema["items"])) result["items"] = checksOf(schema["items"], closed, whole);
  for (const keyword of ["allOf", "anyOf", "oneOf"]) {
    if (schema[keyword] !== undefined)
      result[keyword] = listOf(schema[keyword])
        .filter(isSchema)
        .map((branch) => checksOf(branch, closed, false));
  }
  if (isSchema(schema["not"])) result["not"] = checksOf(schema["not"], closed, false);
  return result;
}

/**
 * The root fields as Kubernetes defines them: `apiVersion` and `kind` are strings, `metadata` belongs to the API
 * server.
 */
const CRD_ROOT: Schema = {
  apiVersion: { type: "string", description: "Version of the schema of this object." },
  kind: { type: "string", description: "Kind of this object." },
  metadata: { type: "object" },
};
const NOT_IN_CRD: ReadonlySet<string> = new Set(["$schema", "$id", "$comment", "$defs", "title", "examples", "const"]);

/** The `openAPIV3Schema` of the kind: references inlined, our own keywords removed. */
export function crdSchema(kind: Kind): Schema {
  const root = structuralOf(kind.schema, definitionsOf(kind));
  const required = listOf(root["required"]).filter((name) => !Object.hasOwn(CRD_ROOT, String(name)));
  const { required: _, ...rest } = root;
  const properties = { ...(isSchema(root["properties"]) ? root["properties"] : {}), ...CRD_ROOT };
  return required.length === 0 ? { ...rest, properties } : { ...rest, required, properties };
}

function structuralOf(schema: Schema, definitions: Schema): Schema {
  const ref = schema["$ref"];
  if (typeof ref === "string") {
    const { $ref: _, ...siblings } = schema;
    const target = definitions[ref.slice("#/$defs/".length)];
    return structuralOf({ ...(isSchema(target) ? target : {}), ...siblings }, definitions);
  }
  const result: Record<string, unknown> = {};
  for (const [keyword, value] of Object.entries(schema)) {
    if (
      NOT_IN_CRD.has(keyword) ||
      keyword.startsWith("x-landfall-") ||
      (keyword === "additionalProperties" && value === false)
    )
      continue;
    result[keyword] = structuralKeyword(keyword, value, definitions);
  }
  return result;
}

function structuralKeyword(keyword: string, value: unknown, definitions: Schema): unknown {
  const inline = (schema: Schema): Schema => structuralOf(schema, definitions);
  if (keyword === "properties" && isSchema(value)) return mapValues(value, inline);
  if ((keyword === "additionalProperties" || keyword === "items" || keyword === "not") && isSchema(value))
    return inline(value);
  if (keyword === "allOf" || keyword === "anyOf" || keyword === "oneOf")
    return listOf(value).filter(isSchema).map(inline);
  return value;
}

/**
 * The schema that types are generated from: with descriptions, and TypeScript's names for what JSON Schema cannot
 * express.
 */
export function typesSchema(kind: Kind): Schema {
  const parts: Parts = new Map(kind.parts.map((part) => [`#/$defs/${camelName(part)}`, part]));
  const { $defs, ...root } = kind.schema;
  return {
    ...typedOf(root, parts),
    title: kind.name,
    ...(isSchema($defs) && { $defs: mapValues($defs, (schema) => typedOf(schema, parts)) }),
  };
}

/** The parts by the references to them; they have types of their own. */
type Parts = ReadonlyMap<unknown, Kind>;

function typedOf(schema: Schema, parts: Parts): Schema {
  const part = parts.get(schema["$ref"]);
  if (part !== undefined)
    return { description: schema["description"] ?? part.schema["description"], tsType: part.name };
  const result: Record<string, unknown> = pick(schema, [
    "$ref",
    "title",
    "description",
    "type",
    "enum",
    "const",
    "required",
  ]);
  const free = schema["x-kubernetes-preserve-unknown-fields"] === true;
  if (schema["x-kubernetes-int-or-string"] === true) return { ...result, tsType: "number | string" };
  if (schema["x-kubernetes-embedded-resource"] === true) return { ...result, tsType: "EmbeddedObject" };
  if (free && schema["properties"] === undefined)
    return { ...result, tsType: schema["type"] === "object" ? "JsonObject" : "Json" };
  if (schema["type"] === "object") result["additionalProperties"] = free;
  if (isSchema(schema["properties"])) {
    result["properties"] = mapValues(schema["properties"], (property, name) =>
      name === "metadata"
        ? { description: property["description"], tsType: metadataType(property) }
        : typedOf(property, parts),
    );
  } else if (schema["type"] === "object" && schema["additionalProperties"] === undefined)
    return { ...result, tsType: "JsonObject" };
  if (isSchema(schema["additionalProperties"]))
    result["additionalProperties"] = typedOf(schema["additionalProperties"], parts);
  if (isSchema(schema["items"])) result["items"] = typedOf(schema["items"], parts);
  return result;
}

function metadataChecks(schema: Schema): Schema {
  const declared = mapValues(isSchema(schema["properties"]) ? schema["properties"] : {}, (property) =>
    checksOf(property, false, true),
  );
  return { type: "object", ...pick(schema, ["required"]), properties: { ...METADATA_PROPERTIES, ...declared } };
}

/** The type of `metadata`, which is always that of Kubernetes; a schema can only require fields of it. */
function metadataType(schema: Schema): string {
  const required = listOf(schema["required"]).map(
    (name) => `{ readonly ${String(name)}: NonNullable<Metadata["${String(name)}"]> }`,
  );
  return ["Metadata", ...required].join(" & ");
}

function pick(schema: Schema, keywords: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(
    keywords.filter((keyword) => schema[keyword] !== undefined).map((keyword) => [keyword, schema[keyword]]),
  );
}

function mapValues(properties: Schema, change: (schema: Schema, name: string) => Schema): Schema {
  return Object.fromEntries(entriesOf(properties).map(([name, schema]) => [name, change(schema, name)]));
}
