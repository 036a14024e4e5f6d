import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";

/** A JSON Schema, or a part of one. */
export type Schema = { readonly [key: string]: unknown };

/** One `schemas/<group>/<slug>.schema.json`. */
export interface Kind {
  /** The name of its folder: `landfall.dev`. */
  readonly group: string;
  /** File name, sub-path and name of the generated files: `package-report`. */
  readonly slug: string;
  /** Name of the TypeScript type, from `title`: `PackageReport`. */
  readonly name: string;
  /** Path below the root of the repository, for messages. */
  readonly file: string;
  readonly schema: Schema;
}

/** A kind that can be generated, or why it cannot be read. */
export type Loaded = { readonly kind: Kind } | { readonly file: string; readonly problem: string };

const SUFFIX = ".schema.json";

/** Reads every schema below `root/schemas`, in the order of their paths. */
export function loadKinds(root: string): readonly Loaded[] {
  const files = readdirSync(join(root, "schemas"), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(SUFFIX))
    .sort();
  return files.map((file) => loadKind(root, join("schemas", file)));
}

function loadKind(root: string, file: string): Loaded {
  try {
    const schema: unknown = JSON.parse(readFileSync(join(root, file), "utf8"));
    if (!isSchema(schema)) return { file, problem: "is not an object" };
    const name = typeof schema["title"] === "string" ? schema["title"] : "";
    const slug = basename(file, SUFFIX);
    return { kind: { group: file.split("/")[1] ?? "", slug, name, file, schema } };
  } catch (error) {
    return { file, problem: `is not JSON: ${error instanceof Error ? error.message : String(error)}` };
  }
}

/** Whether a value is a JSON object. */
export function isSchema(value: unknown): value is Schema {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** An object-valued keyword (`properties`, `$defs`) as entries; `[]` where it is absent. */
export function entriesOf(value: unknown): readonly (readonly [string, Schema])[] {
  return isSchema(value) ? Object.entries(value).filter((entry): entry is [string, Schema] => isSchema(entry[1])) : [];
}

/** A list-valued keyword (`required`, `anyOf`); `[]` where it is absent. */
export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** The one value that a field may have: of `const`, or of an `enum` of one. */
export function fixedValue(kind: Kind, field: "apiVersion" | "kind"): string | undefined {
  const properties = kind.schema["properties"];
  const schema = isSchema(properties) ? properties[field] : undefined;
  if (!isSchema(schema)) return undefined;
  const allowed = listOf(schema["enum"]);
  const value = schema["const"] ?? (allowed.length === 1 ? allowed[0] : undefined);
  return typeof value === "string" ? value : undefined;
}

/** Whether the kind is served by an API server under a CustomResourceDefinition of ours. */
export function isCustomResource(kind: Kind): boolean {
  return kind.group === "landfall.dev";
}

/** Whether unknown fields of this kind are errors: in what is ours, never in what others may extend. */
export function isClosed(kind: Kind): boolean {
  return kind.group === "landfall.dev" || kind.group === "fn.landfall.dev";
}

/** `PackageReport` → `packageReport`. */
export function camelName(kind: Kind): string {
  return kind.name.charAt(0).toLowerCase() + kind.name.slice(1);
}

/** `PackageReport` → `package-report`. */
export function kebabName(name: string): string {
  return name.replaceAll(/(?<=[a-z0-9])(?=[A-Z])/g, "-").toLowerCase();
}
