import type { Edit, ItemId, Json, KubeObject, Path, ValueOrAbsent } from "../object/index.ts";
import { formatPath, readPath, refOf } from "../object/index.ts";

/** The value at a path, or its absence. */
export function valueAt(root: unknown, path: Path): ValueOrAbsent {
  const value = readPath(root, path);
  return value === undefined ? { absent: true } : { value: value as Json };
}

/** Equal, or absent both. */
export function sameValue(a: ValueOrAbsent, b: ValueOrAbsent): boolean {
  if ("absent" in a || "absent" in b) return "absent" in a && "absent" in b;
  return sameJson(a.value, b.value);
}

function sameJson(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (a === null || b === null || typeof a !== "object" || typeof b !== "object") return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const [left, right] = [Object.entries(a), new Map<string, unknown>(Object.entries(b))];
  return left.length === right.size && left.every(([key, value]) => right.has(key) && sameJson(value, right.get(key)));
}

/** A copy of an object that is changed step by step, and tells the net change as edits. */
export interface Draft {
  read(path: Path): ValueOrAbsent;
  write(path: Path, value: ValueOrAbsent): void;
  /** What differs from the original, in the order of the first writes; nothing that was written back. */
  edits(): readonly Edit[];
}

type Map_ = { readonly [key: string]: unknown };

function isMap(value: unknown): value is Map_ {
  return value !== null && typeof value === "object" && !Array.isArray(value);
}

/** Starts a draft. Paths are of map keys only; the object itself is never changed. */
export function startDraft(object: KubeObject, item?: ItemId): Draft {
  const touched = new Map<string, Path>();
  let root: unknown = object;
  return {
    read: (path) => valueAt(root, path),
    write(path, value) {
      touched.set(formatPath(path), path);
      root = writeAt(root, path, value);
    },
    edits() {
      const paths = [...touched.values()];
      const gone = paths.filter((path) => readPath(root, path) === undefined);
      const inside = (path: Path): boolean =>
        gone.some((parent) => parent.length < path.length && parent.every((segment, i) => segment === path[i]));
      return paths.flatMap((path) => (inside(path) ? [] : netEdit(object, root, path, item)));
    },
  };
}

function netEdit(before: KubeObject, after: unknown, path: Path, item: ItemId | undefined): readonly Edit[] {
  const expected = valueAt(before, path);
  const value = valueAt(after, path);
  if (sameValue(expected, value)) return [];
  const at = { ref: refOf(before), path, expected, ...(item === undefined ? {} : { item }) };
  return ["absent" in value ? { ...at, operation: "delete" } : { ...at, operation: "set", value: value.value }];
}

/** A copy of `root` with the change. Missing parents are made for a value; for an absence nothing is made. */
export function writeAt(root: unknown, path: Path, value: ValueOrAbsent): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return "absent" in value ? undefined : value.value;
  const map = isMap(root) ? root : {};
  if ("absent" in value && !Object.hasOwn(map, key)) return root;
  const child = writeAt(Object.hasOwn(map, key) ? map[key] : undefined, rest, value);
  if (child !== undefined) return { ...map, [key]: child };
  return Object.fromEntries(Object.entries(map).filter(([other]) => other !== String(key)));
}
