import { isMap, type KubeObject, type Path, readPath, readString } from "../../object/index.ts";

/** The owner of a field of a live object: an entry of its `managedFields`, without the fields. */
export interface FieldOwner {
  readonly manager: string;
  readonly operation: string;
  readonly apiVersion: string;
  readonly subresource?: string;
  /** When the owner last wrote before Landfall did, RFC 3339; entries of a subresource may have no time. */
  readonly time?: string;
  /** The maps above the field that it owned themselves, each by the number of keys that lead to it. */
  readonly maps?: readonly number[];
}

/** The field manager for writes without a holder: `gc`, `strip`. */
export const SHARED_MANAGER = "landfall";

const OURS = /^(?:landfall|hold\.landfall\.dev\/.+)$/;

/** Returns whether a field manager belongs to Landfall. */
export function isOurManager(manager: string): boolean {
  return OURS.test(manager);
}

/**
 * Returns the owners of a field before anybody holds it; if nobody owns it itself, those who own a map above it as a
 * whole.
 */
export function ownersBefore(object: KubeObject, path: Path): readonly FieldOwner[] {
  const isBefore = ({ manager }: FieldOwner): boolean => manager === SHARED_MANAGER || !isOurManager(manager);
  const exact = ownersAt(object, path, true).filter(isBefore);
  // An empty set of fields means a map that is owned as a whole, or one that was empty; in the latter case there is no
  // value at the path.
  if (exact.length > 0 || readPath(object, path) === undefined) return exact;
  return ownersAt(object, path, false).filter(isBefore);
}

/** Returns the owners of exactly this field other than Landfall. */
export function otherOwnersAt(object: KubeObject, path: Path): readonly FieldOwner[] {
  return ownersAt(object, path, true).filter(({ manager }) => !isOurManager(manager));
}

function ownersAt(object: KubeObject, path: Path, exact: boolean): readonly FieldOwner[] {
  const entries = readPath(object, ["metadata", "managedFields"]);
  if (!Array.isArray(entries)) return [];
  return entries.flatMap((entry: unknown) => {
    const owner = ownerOf(entry);
    const prefix = ownedPrefix(readPath(entry, ["fieldsV1"]), path);
    if (owner === undefined || prefix === undefined || (exact && prefix.length < path.length)) return [];
    const maps = prefix.flatMap((_, depth) => (ownsMap(entry, prefix.slice(0, depth)) ? [depth] : []));
    return [{ ...owner, ...(maps.length > 0 && { maps }) }];
  });
}

function ownsMap(entry: unknown, prefix: readonly string[]): boolean {
  return readPath(entry, ["fieldsV1", ...prefix, "."]) !== undefined;
}

/** Returns the owner that an entry of `managedFields` names; `undefined` if it names none. */
export function ownerOf(entry: unknown): FieldOwner | undefined {
  const [manager, operation, apiVersion] = ["manager", "operation", "apiVersion"].map((key) =>
    readString(entry, [key]),
  );
  if (manager === undefined || operation === undefined || apiVersion === undefined) return undefined;
  const [subresource, time] = ["subresource", "time"].map((key) => readString(entry, [key]));
  return {
    manager,
    operation,
    apiVersion,
    ...(subresource !== undefined && { subresource }),
    ...(time !== undefined && { time }),
  };
}

/**
 * Returns the prefix of a path that a set of fields (`fieldsV1`) owns: the whole path, or a shorter one if it owns a
 * map above as a whole. `undefined`: it owns nothing there.
 */
export function ownedPrefix(fields: unknown, path: Path): readonly string[] | undefined {
  const prefix: string[] = [];
  let at: unknown = fields;
  for (const segment of path) {
    const key = `f:${segment}`;
    if (!isMap(at)) return undefined;
    if (!Object.hasOwn(at, key)) return prefix.length > 0 && Object.keys(at).length === 0 ? prefix : undefined;
    prefix.push(key);
    at = at[key];
  }
  return prefix;
}

const FIELDS: ReadonlySet<string> = new Set(["manager", "operation", "apiVersion", "subresource", "time"]);

/** Decodes a stored owner; `undefined` for any other value. */
export function ownerFromJson(value: unknown): FieldOwner | undefined {
  if (!isMap(value)) return undefined;
  const { maps, ...texts } = value;
  const isText = Object.entries(texts).every(([key, field]) => FIELDS.has(key) && typeof field === "string");
  const owner = isText ? ownerOf(texts) : undefined;
  if (owner === undefined || maps === undefined) return owner;
  return Array.isArray(maps) && maps.every((depth): depth is number => Number.isInteger(depth))
    ? { ...owner, maps }
    : undefined;
}
