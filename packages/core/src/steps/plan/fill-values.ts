import {
  failure,
  formatRef,
  isMap,
  type Json,
  type KubeObject,
  type ObjectRef,
  type Path,
  type Problem,
  parsePath,
  type Result,
  readPath,
  success,
} from "../../object/index.ts";

/** An object from which values are taken, as it was last seen; without `object` it was never seen. */
export interface ValueSource {
  readonly ref: ObjectRef;
  readonly object?: KubeObject | undefined;
  /**
   * Values that count as missing besides `null` and the empty text, by field: a port of 0, for example. Default: none.
   */
  readonly none?: { readonly [field: string]: Json } | undefined;
}

/** The sources by the word with which names begin: `Cluster`. */
export type ValueSources = ReadonlyMap<string, ValueSource>;

/** A reference in a template to a value, and the value found. */
export interface NamedValue {
  /** The name in the template: `Cluster.spec.controlPlaneEndpoint.host`. */
  readonly name: string;
  /** The key of the source in `ValueSources`. */
  readonly source: string;
  /** The path of the field in the source object. */
  readonly field: string;
  /** The value that was found; absent if the field has no value. */
  readonly value?: Json | undefined;
  /** Says in one sentence what a missing value waits for. */
  readonly missing?: string | undefined;
}

/** A template with its values filled in; not filled in if one of them is missing. */
export interface FilledValues {
  readonly values?: Json | undefined;
  /** The missing values, by name, each once. */
  readonly missing: readonly NamedValue[];
}

/** The fields of an object from which a value may be taken; of `metadata` only some are allowed. */
const ROOTS: ReadonlySet<string> = new Set(["apiVersion", "kind", "metadata", "spec", "status"]);
const METADATA: ReadonlySet<string> = new Set(["name", "namespace", "uid", "labels", "annotations"]);
const REFERENCE = /\$\$\(|\$\(([^()]*)\)/g;

/**
 * Fills in the values that a template names as `$(Cluster.spec.controlPlaneEndpoint.host)`. A text that consists of one
 * name becomes the value with its type; in a longer text the value must be a text, a number, true or false. Keys are
 * not expanded, `$$(` is a literal `$(`, and values are data that are never expanded again. A value that does not
 * exist, is `null` or is empty is missing: it is waited for by name, and never becomes an empty text. Problems:
 * `UnknownValue` for a name without a source or of a field that is none of `apiVersion`, `kind`, `spec`, `status` and,
 * in `metadata`, `name`, `namespace`, `uid`, `labels`, `annotations`; `ValueNotText` for a list or a map within a text.
 *
 * @example
 * ```ts
 * import { fillValues } from "@landfall/core/steps";
 *
 * const ref = { group: "cluster.x-k8s.io", kind: "Cluster", namespace: "fleet", name: "eu-1" };
 * const object = { spec: { controlPlaneEndpoint: { host: "10.0.0.1", port: 6443 } } };
 * const template = { server: "$(Cluster.spec.controlPlaneEndpoint.host):$(Cluster.spec.controlPlaneEndpoint.port)" };
 * fillValues(template, new Map([["Cluster", { ref, object }]])); // values: { server: "10.0.0.1:6443" }, missing: []
 * ```
 */
export function fillValues(template: Json, sources: ValueSources): Result<FilledValues> {
  const named = namedValues(template, sources);
  if (!named.ok) return named;
  const missing = named.value.filter(({ value }) => value === undefined);
  if (missing.length > 0) return success({ missing });
  const problems: Problem[] = [];
  const values = fill(template, "", new Map(named.value.map((one) => [one.name, one.value ?? null])), problems);
  return problems.length > 0 ? failure(...problems) : success({ values, missing });
}

/** Returns the values that a template names, in the order of their names, each once. Problems: `UnknownValue`. */
export function namedValues(template: Json, sources: ValueSources): Result<readonly NamedValue[]> {
  const problems: Problem[] = [];
  const found = new Map<string, NamedValue>();
  for (const [field, text] of textsIn(template, "")) {
    for (const [, name] of text.matchAll(REFERENCE)) {
      if (name === undefined || found.has(name)) continue;
      const read = readValue(name, sources);
      if (typeof read === "string") problems.push(unknownValue(name, field, read, sources));
      else found.set(name, read);
    }
  }
  if (problems.length > 0) return failure(...problems);
  return success([...found.values()].toSorted((a, b) => (a.name < b.name ? -1 : 1)));
}

/** Returns a value by its name, or why no value can have that name. */
export function readValue(name: string, sources: ValueSources): NamedValue | string {
  const dot = name.indexOf(".");
  const key = dot < 0 ? name : name.slice(0, dot);
  const source = sources.get(key);
  if (source === undefined) return "nothing has that name";
  const field = name.slice(key.length + 1);
  const path = parsePath(field);
  if (!path.ok || field === "") return "it names no field";
  if (!isOpen(path.value)) return "values are not taken from that field";
  const value = readPath(source.object, path.value);
  const about = formatRef(source.ref);
  const of = { name, source: key, field };
  if (source.object === undefined) return { ...of, missing: `${about} was not seen` };
  return isNone(value, field, source)
    ? { ...of, missing: `${about} has no ${field}` }
    : { ...of, value: value as Json };
}

function isOpen([root, below, ...rest]: Path): boolean {
  if (typeof root !== "string" || !ROOTS.has(root)) return false;
  if (root === "apiVersion" || root === "kind") return below === undefined;
  if (root !== "metadata") return true;
  if (typeof below !== "string" || !METADATA.has(below)) return false;
  return below === "labels" || below === "annotations" || rest.length === 0;
}

function isNone(value: unknown, field: string, { none = {} }: ValueSource): boolean {
  if (value === undefined || value === null || value === "") return true;
  return Object.hasOwn(none, field) && none[field] === value;
}

function fill(value: Json, field: string, known: ReadonlyMap<string, Json>, problems: Problem[]): Json {
  if (typeof value === "string") return fillText(value, field, known, problems);
  if (Array.isArray(value)) return value.map((one: Json, index) => fill(one, `${field}[${index}]`, known, problems));
  if (!isMap(value)) return value;
  const entries = Object.entries(value as { readonly [key: string]: Json });
  return Object.fromEntries(entries.map(([key, one]) => [key, fill(one, below(field, key), known, problems)]));
}

function fillText(text: string, field: string, known: ReadonlyMap<string, Json>, problems: Problem[]): Json {
  const whole = /^\$\(([^()]*)\)$/.exec(text)?.[1];
  if (whole !== undefined) return known.get(whole) ?? null;
  return text.replaceAll(REFERENCE, (_, name: string | undefined) => {
    if (name === undefined) return "$(";
    const value = known.get(name);
    if (typeof value !== "object") return String(value);
    problems.push(valueNotText(name, field, "let it be the whole value, or name one entry of it"));
    return "";
  });
}

/** Creates the problem of a list or a map that is named within a text. */
export function valueNotText(name: string, field: string, hint: string): Problem {
  const message = `$(${name}) is a list or a map, and stands within a text`;
  return { code: "ValueNotText", severity: "error", message, field, hint };
}

/** Returns the texts of a template, with their fields. */
function textsIn(value: Json, field: string): readonly (readonly [field: string, text: string])[] {
  if (typeof value === "string") return [[field, value]];
  if (Array.isArray(value)) return value.flatMap((one: Json, index) => textsIn(one, `${field}[${index}]`));
  if (!isMap(value)) return [];
  return Object.entries(value as { readonly [key: string]: Json }).flatMap(([key, one]) =>
    textsIn(one, below(field, key)),
  );
}

function below(field: string, key: string): string {
  return field === "" ? key : `${field}.${key}`;
}

/** Creates the problem of a name that refers to no value. */
export function unknownValue(name: string, field: string, why: string, sources: ValueSources): Problem {
  const message = `$(${name}) is no value: ${why}`;
  const hint = `name a field of ${[...sources.keys()].toSorted().join(" or ")}; $$(${name}) writes it as it stands`;
  return { code: "UnknownValue", severity: "error", message, field, hint };
}
