import {
  type Edit,
  type Fields,
  type ItemId,
  isMap,
  type KubeObject,
  type ObjectRef,
  type Path,
  readPath,
  refOf,
  samePath,
  type ValueOrAbsent,
} from "../../object/index.ts";
import type { Spelling } from "../model/saved.ts";
import { sameValue, valueAt } from "../model/value.ts";
import { forkOf } from "../model/watch.ts";

/** A copy of an object that is changed step by step, and returns the net change as edits. */
export interface Draft {
  /** Reads a value, which is valid until the next write. */
  read(path: Path): ValueOrAbsent;
  write(path: Path, value: ValueOrAbsent): void;
  /** Sets the source text of the value that will be at a path, if it parses to that value. */
  spell(path: Path, text: string): void;
  /**
   * Returns the differences from the original in the order of the first writes, without those that were undone; then
   * the spellings.
   */
  edits(): readonly Edit[];
  /** Returns the object with the edits applied, valid until the next write. */
  changed(): KubeObject;
}

/** Starts a draft of an object, which itself is never changed. Paths consist of map keys only. */
export function startDraft(object: KubeObject, item?: ItemId): Draft {
  const touched: Path[] = [];
  const spellings: Spelling[] = [];
  const copy = startCopy(object);
  return {
    read: (path) => valueAt(copy.root(), path),
    write(path, value) {
      if (!touched.some((other) => samePath(other, path))) touched.push(path);
      copy.write(path, value);
    },
    spell: (path, text) => void spellings.push({ path, text }),
    edits() {
      const after = copy.root();
      const gone = touched.filter((path) => (readPath(after, path) ?? null) === null);
      const ref = refOf(object);
      const edits: Edit[] = [];
      for (const path of touched) {
        const edit = gone.some((parent) => isWithin(path, parent))
          ? undefined
          : netEdit(object, after, path, ref, item);
        if (edit !== undefined) edits.push(edit);
      }
      for (const { path, text } of spellings) {
        const there = valueAt(after, path);
        if (!("absent" in there)) edits.push({ ref, path, operation: "set", ...there, text, ...(item && { item }) });
      }
      return edits;
    },
    changed: () => copy.root() as KubeObject,
  };
}

/** Returns whether a path leads to a field below `parent`. */
function isWithin(path: Path, parent: Path): boolean {
  return parent.length < path.length && parent.every((segment, index) => segment === path[index]);
}

function netEdit(
  before: KubeObject,
  after: unknown,
  path: Path,
  ref: ObjectRef,
  item: ItemId | undefined,
): Edit | undefined {
  const expected = valueAt(before, path);
  const value = valueAt(after, path);
  if (sameValue(expected, value)) return undefined;
  const of = item !== undefined && { item };
  return "absent" in value
    ? { ref, path, expected, operation: "delete", ...of }
    : { ref, path, expected, operation: "set", value: value.value, ...of };
}

/** A copy that shares all unchanged parts with its original. */
export interface Copy {
  /** Returns the present value of the copied object. */
  root(): unknown;
  /** Writes a value, creating missing parents, or removes it; removing creates no parents. */
  write(path: Path, value: ValueOrAbsent): void;
}

/** Starts a copy of a value made of maps. */
export function startCopy(original: unknown): Copy {
  const ours = new Set<unknown>();
  let root = original;
  const write = (at: unknown, path: Path, depth: number, value: ValueOrAbsent): unknown => {
    const key = path[depth];
    if (key === undefined) return "absent" in value ? undefined : value.value;
    const map = isMap(at) ? at : {};
    if ("absent" in value && !Object.hasOwn(map, key)) return at;
    const child = write(Object.hasOwn(map, key) ? map[key] : undefined, path, depth + 1, value);
    const copy = child === undefined ? without(map, String(key)) : ours.has(map) ? map : copyOf(map);
    if (child !== undefined) define(copy, String(key), child);
    ours.add(copy);
    return copy;
  };
  return {
    root: () => root,
    write(path, value) {
      root = write(root, path, 0, value);
    },
  };
}

/**
 * Copies a map without object spread: as of Node 20, V8 gives a spread copy a new hidden class with each key added
 * later, which costs ten times the copy. An own key `__proto__` is data, which `Object.assign` would not copy as such.
 */
function copyOf(map: Fields): Fields {
  const fork = forkOf(map);
  if (fork !== undefined) return fork;
  return Object.hasOwn(map, "__proto__") ? { ...map } : Object.assign({}, map);
}

function without(map: Fields, key: string): Fields {
  const fork = forkOf(map);
  if (fork !== undefined) {
    Reflect.deleteProperty(fork, key);
    return fork;
  }
  const rest: Fields = {};
  for (const other of Object.keys(map)) if (other !== key) define(rest, other, map[other]);
  return rest;
}

function define(map: Fields, key: string, value: unknown): void {
  if (key === "__proto__")
    Object.defineProperty(map, key, { value, writable: true, enumerable: true, configurable: true });
  else (map as Record<string, unknown>)[key] = value;
}
