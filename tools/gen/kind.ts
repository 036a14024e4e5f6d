import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";

/** A JSON Schema, or a part of one. */
export type Schema = { readonly [key: string]: unknown };

/** One kind, from its file `schemas/<group>/<slug>.schema.json`. */
export interface Kind {
  /** The name of its directory: `landfall.dev`. */
  readonly group: string;
  /** The name of its file, subpath and generated files: `package-report`. */
  readonly slug: string;
  /** The name of the TypeScript type, from `title`: `PackageReport`. */
  readonly name: string;
  /** The path relative to the repository, for messages. */
  readonly file: string;
  /** The schema of the file; references to other files are renamed to definitions: `#/$defs/rollupSummary`. */
  readonly schema: Schema;
  /** The parts that it references, ordered by name. */
  readonly parts: readonly Kind[];
}

/** A kind that can be generated, or the reason why it is unreadable. */
export type Loaded = { readonly kind: Kind } | { readonly file: string; readonly problem: string };

const SUFFIX = ".schema.json";
/** The directory of a group that holds the common parts of its kinds. */
const PARTS = "/parts/";

/** Reads every schema below `root/schemas`, ordered by path. */
export function loadKinds(root: string): readonly Loaded[] {
  const files = readdirSync(join(root, "schemas"), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(SUFFIX))
    .sort();
  return files.map((file) => loadKind(root, join("schemas", file), []));
}

/** Reads a schema and the parts that it references; `within`: the files that lead to it, to detect cycles. */
function loadKind(root: string, file: string, within: readonly string[]): Loaded {
  try {
    const source: unknown = JSON.parse(readFileSync(join(root, file), "utf8"));
    if (!isSchema(source)) return { file, problem: "is not an object" };
    const name = typeof source["title"] === "string" ? source["title"] : "";
    const slug = basename(file, SUFFIX);
    const parts = new Map<string, Kind>();
    for (const path of filesIn(source).map((named) => join(dirname(file), named))) {
      if (path === file || within.includes(path)) return { file, problem: `refers to itself through ${path}` };
      if (!existsSync(join(root, path))) return { file, problem: `refers to ${path}, which does not exist` };
      const loaded = loadKind(root, path, [...within, file]);
      if ("problem" in loaded) return loaded;
      parts.set(path, loaded.kind);
    }
    const schema = renamed(source, (named) => {
      const part = parts.get(join(dirname(file), named));
      return part === undefined ? named : `#/$defs/${camelName(part)}`;
    });
    const sorted = [...parts.values()].sort((a, b) => (a.slug < b.slug ? -1 : 1));
    return { kind: { group: file.split("/")[1] ?? "", slug, name, file, schema, parts: sorted } };
  } catch (error) {
    return { file, problem: `is not JSON: ${error instanceof Error ? error.message : String(error)}` };
  }
}

/** The other files that a schema references. */
function filesIn(schema: Schema): readonly string[] {
  const found = new Set<string>();
  renamed(schema, (ref) => {
    if (ref.endsWith(SUFFIX)) found.add(ref);
    return ref;
  });
  return [...found];
}

/** A schema with its references renamed. */
function renamed(schema: Schema, change: (ref: string) => string): Schema {
  const text = JSON.stringify(schema);
  return JSON.parse(text, (key, value: unknown) =>
    key === "$ref" && typeof value === "string" ? change(value) : value,
  ) as Schema;
}

/** All definitions that references in the kind may name: its own, its parts', and theirs. */
export function definitionsOf(kind: Kind): Schema {
  const parts = allParts(kind).map((part) => [camelName(part), part.schema] as const);
  return { ...(kind.schema["$defs"] as Schema | undefined), ...Object.fromEntries(parts) };
}

/** Whether a schema describes a common part of kinds instead of an object: it is in a directory `parts`. */
export function isPart(kind: Kind): boolean {
  return kind.file.includes(PARTS);
}

/** The direct and indirect parts of a kind, ordered by name. */
export function allParts(kind: Kind): readonly Kind[] {
  const found = new Map(kind.parts.flatMap((part) => [part, ...allParts(part)]).map((part) => [part.slug, part]));
  return [...found.values()].sort((a, b) => (a.slug < b.slug ? -1 : 1));
}

/** Whether a value is a JSON object. */
export function isSchema(value: unknown): value is Schema {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The entries of an object-valued keyword (`properties`, `$defs`); `[]` if it is absent. */
export function entriesOf(value: unknown): readonly (readonly [string, Schema])[] {
  return isSchema(value) ? Object.entries(value).filter((entry): entry is [string, Schema] => isSchema(entry[1])) : [];
}

/** The entries of a list-valued keyword (`required`, `anyOf`); `[]` if it is absent. */
export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** The only allowed value of a field: that of `const`, or of an `enum` with one value. */
export function fixedValue(kind: Kind, field: "apiVersion" | "kind"): string | undefined {
  const properties = kind.schema["properties"];
  const schema = isSchema(properties) ? properties[field] : undefined;
  if (!isSchema(schema)) return undefined;
  const allowed = listOf(schema["enum"]);
  const value = schema["const"] ?? (allowed.length === 1 ? allowed[0] : undefined);
  return typeof value === "string" ? value : undefined;
}

/** Whether an API server serves the kind by a CustomResourceDefinition of ours. */
export function isCustomResource(kind: Kind): boolean {
  return kind.group === "landfall.dev" && !isPart(kind);
}

/** Whether unknown fields of this kind are errors: true for our kinds, false for those that others may extend. */
export function isClosed(kind: Kind): boolean {
  return kind.group === "landfall.dev" || kind.group === "fn.landfall.dev";
}

/** Converts a name: `PackageReport` → `packageReport`. */
export function camelName(kind: Kind): string {
  return kind.name.charAt(0).toLowerCase() + kind.name.slice(1);
}

/** Converts a name: `PackageReport` → `package-report`. */
export function kebabName(name: string): string {
  return name.replaceAll(/(?<=[a-z0-9])(?=[A-Z])/g, "-").toLowerCase();
}
