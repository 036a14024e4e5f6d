import { isMap, type KubeObject, type Path, readPath, readString } from "../../object/index.ts";

/** Who owns a field of a live object: an entry of its `managedFields`, without the fields. */
export interface FieldOwner {
  readonly manager: string;
  readonly operation: string;
  readonly apiVersion: string;
  readonly subresource?: string;
  /** When it wrote last before us, in RFC 3339; fields of a subresource may have no time. */
  readonly time?: string;
  /** The maps above the field that it owned themselves, each by how many keys lead there. */
  readonly maps?: readonly number[];
}

/** Who writes where no holder does: `gc`, `strip`. */
export const SHARED_MANAGER = "landfall";

const OURS = /^(?:landfall|hold\.landfall\.dev\/.+)$/;

/** Whether a field manager is one of ours. */
export function isOurManager(manager: string): boolean {
  return OURS.test(manager);
}

/** Who owns a field before anybody holds it; where nobody owns it by itself, who owns a map above it as a whole. */
export function ownersBefore(object: KubeObject, path: Path): readonly FieldOwner[] {
  const isBefore = ({ manager }: FieldOwner): boolean => manager === SHARED_MANAGER || !isOurManager(manager);
  const exact = ownersAt(object, path, true).filter(isBefore);
  // An empty set of fields is a map that is owned as a whole, or one that was empty: then nothing is at the path.
  if (exact.length > 0 || readPath(object, path) === undefined) return exact;
  return ownersAt(object, path, false).filter(isBefore);
}

/** Who else than us owns a field by itself. */
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

/** Who an entry of `managedFields` is about; `undefined` where it does not say. */
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
 * As much of a path as a set of fields (`fieldsV1`) names: all of it, or less where it owns a map above as a whole.
 * `undefined`: it has nothing there.
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

/** An owner as it was kept; `undefined` for anything else. */
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
