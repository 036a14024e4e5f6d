import { isMap, type Json, type KubeObject, sameJson } from "@landfall/core/object";
import { type Cause, owned } from "./failure.ts";
import type { Served } from "./kinds.ts";

/** Who writes, and how: an entry of managedFields is of all three. */
export interface Manager {
  readonly name: string;
  readonly operation: "Apply" | "Update";
  /** The part of the object that is written: `""` is the object. */
  readonly subresource: string;
}

/** An entry of `metadata.managedFields`. */
interface Entry {
  readonly manager: string;
  readonly operation: "Apply" | "Update";
  readonly apiVersion: string;
  readonly time: string;
  readonly fieldsType: "FieldsV1";
  readonly fieldsV1: Json;
  readonly subresource?: string;
}

/** Fields by their paths, as JSON of the keys. Lists are one field: a kind that takes every field has no merge keys. */
type Fields = ReadonlyMap<string, Json>;
type Tree = { readonly [key: string]: Json };

/** The parts of an object that nobody owns. */
const NOBODYS: ReadonlySet<string> = new Set(["apiVersion", "kind"]);
const OWNED_METADATA: ReadonlySet<string> = new Set(["labels", "annotations", "finalizers", "ownerReferences"]);

/** The fields of an object that can be owned. */
function fieldsOf(object: KubeObject | undefined): Fields {
  const found = new Map<string, Json>();
  for (const [key, value] of Object.entries((object ?? {}) as Tree))
    if (key === "metadata" && isMap(value)) {
      for (const [name, part] of Object.entries(value as Tree))
        if (OWNED_METADATA.has(name)) collect([key, name], part, found);
    } else if (!NOBODYS.has(key)) collect([key], value, found);
  return found;
}

const keysOf = (path: string): readonly string[] => JSON.parse(path) as readonly string[];

function collect(path: readonly string[], value: Json, found: Map<string, Json>): void {
  if (isMap(value) && Object.keys(value).length > 0)
    for (const [key, part] of Object.entries(value as Tree)) collect([...path, key], part, found);
  else found.set(JSON.stringify(path), value);
}

const isSame = (entry: Entry, { name, operation, subresource }: Manager): boolean =>
  entry.manager === name && entry.operation === operation && (entry.subresource ?? "") === subresource;

const entriesOf = (object: KubeObject | undefined): readonly Entry[] =>
  (object?.metadata as { readonly managedFields?: readonly Entry[] } | undefined)?.managedFields ?? [];

/** The object with the owners of its fields after a write by which `before` became it: who changes a field owns it alone. */
export function afterUpdate(
  kind: Served,
  before: KubeObject | undefined,
  after: KubeObject,
  manager: Manager,
  time: string,
): KubeObject {
  const [old, now] = [fieldsOf(before), fieldsOf(after)];
  const changed = new Set(
    [...now].filter(([path, value]) => !sameJson(old.get(path) ?? null, value)).map(([path]) => path),
  );
  const others = entriesOf(before).map((entry) => {
    const paths = pathsOf(entry).filter((path) => now.has(path) && (!changed.has(path) || isSame(entry, manager)));
    return withPaths(entry, paths);
  });
  const own = others.find((entry) => isSame(entry, manager));
  const paths = [...new Set([...(own === undefined ? [] : pathsOf(own)), ...changed])];
  return withEntries(after, others, kind, manager, paths, time, changed.size > 0);
}

/**
 * Applies an object to the one that is there. Fields that the manager applied before and now leaves out go, unless
 * somebody else owns them. Refuses fields that another manager owns with another value, unless `force` is set.
 */
export function afterApply(
  kind: Served,
  before: KubeObject | undefined,
  applied: KubeObject,
  manager: Manager,
  options: { readonly force: boolean; readonly time: string },
): KubeObject {
  const wanted = fieldsOf(applied);
  const there = fieldsOf(before);
  const entries = entriesOf(before);
  const others = entries.filter((entry) => !isSame(entry, manager));
  const taken = [...wanted].flatMap(([path, value]) =>
    there.has(path) && !sameJson(there.get(path) ?? null, value)
      ? others.filter((entry) => pathsOf(entry).includes(path)).map((entry) => ({ path, entry }))
      : [],
  );
  if (taken.length > 0 && !options.force) throw owned(taken.map(({ path, entry }) => causeOf(path, entry)));
  const kept = others.map((entry) => {
    const lost = new Set(taken.filter((one) => one.entry === entry).map(({ path }) => path));
    return withPaths(
      entry,
      pathsOf(entry).filter((path) => !lost.has(path)),
    );
  });
  const mine = entries.filter((entry) => isSame(entry, manager)).flatMap(pathsOf);
  const gone = mine.filter((path) => !wanted.has(path) && !kept.some((entry) => pathsOf(entry).includes(path)));
  const cleaned = gone.reduce<Json>(
    (object, path) => without(object, keysOf(path)),
    (before ?? skeleton(applied)) as unknown as Json,
  );
  const merged = [...wanted].reduce<Json>((object, [path, value]) => placed(object, keysOf(path), value), cleaned);
  const isChanged = !sameJson(merged, (before ?? null) as unknown as Json);
  return withEntries(merged as unknown as KubeObject, kept, kind, manager, [...wanted.keys()], options.time, isChanged);
}

function skeleton({ apiVersion, kind, metadata }: KubeObject): object {
  const { name, namespace } = metadata ?? {};
  return { apiVersion, kind, metadata: { name, ...(namespace !== undefined && { namespace }) } };
}

function causeOf(path: string, entry: Entry): Cause {
  const using = entry.operation === "Apply" ? "" : ` using ${entry.apiVersion}`;
  const part = entry.subresource === undefined ? "" : ` with subresource "${entry.subresource}"`;
  const field = keysOf(path)
    .map((key) => `.${key}`)
    .join("");
  return { reason: "FieldManagerConflict", message: `conflict with "${entry.manager}"${part}${using}`, field };
}

function withEntries(
  object: KubeObject,
  others: readonly Entry[],
  { apiVersion }: Served,
  manager: Manager,
  paths: readonly string[],
  now: string,
  isChanged: boolean,
): KubeObject {
  const { name, operation, subresource } = manager;
  const old = [...others, ...entriesOf(object)].find((entry) => isSame(entry, manager));
  const own: Entry = {
    manager: name,
    operation,
    apiVersion,
    time: isChanged || old === undefined ? now : old.time,
    fieldsType: "FieldsV1",
    fieldsV1: treeOf(paths),
    ...(subresource !== "" && { subresource }),
  };
  const all = [...others.filter((entry) => !isSame(entry, manager)), own]
    .filter((entry) => pathsOf(entry).length > 0)
    .toSorted((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1));
  const { managedFields: _, ...metadata } = (object.metadata ?? {}) as Tree;
  const owners = all.length > 0 && { managedFields: all };
  return { ...object, metadata: { ...metadata, ...owners } } as unknown as KubeObject;
}

function nameOf({ operation, manager, subresource = "" }: Entry): string {
  return `${operation} ${manager} ${subresource}`;
}

function withPaths(entry: Entry, paths: readonly string[]): Entry {
  return { ...entry, fieldsV1: treeOf(paths) };
}

function treeOf(paths: readonly string[]): Json {
  return paths.reduce<Json>(
    (tree, path) =>
      placed(
        tree,
        keysOf(path).map((key) => `f:${key}`),
        {},
      ),
    {},
  );
}

function pathsOf({ fieldsV1 }: Entry): readonly string[] {
  const found = new Map<string, Json>();
  if (isMap(fieldsV1) && Object.keys(fieldsV1).length > 0) collect([], fieldsV1, found);
  return [...found.keys()].map((path) => JSON.stringify(keysOf(path).map((key) => key.slice(2))));
}

function placed(object: Json | undefined, [key, ...rest]: readonly string[], value: Json): Json {
  // An empty mapping says that there is one, and takes nothing out of it.
  if (key === undefined) return isMap(value) && Object.keys(value).length === 0 && isMap(object) ? object : value;
  const map = isMap(object) ? (object as Tree) : {};
  return { ...map, [key]: placed(map[key], rest, value) };
}

function without(object: Json | undefined, [key = "", ...rest]: readonly string[]): Json {
  if (!isMap(object)) return object ?? null;
  const { [key]: value, ...others } = object as Tree;
  if (rest.length === 0 || value === undefined) return others;
  const inner = without(value, rest);
  return isMap(inner) && Object.keys(inner).length === 0 ? others : { ...others, [key]: inner };
}
