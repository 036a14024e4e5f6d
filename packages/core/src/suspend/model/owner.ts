import { isMap, type KubeObject, type Path, readPath, readString } from "../../object/index.ts";

/** Who owns a field of a live object: an entry of its `managedFields`, without the fields. */
export interface FieldOwner {
  readonly manager: string;
  readonly operation: string;
  readonly apiVersion: string;
  readonly subresource?: string;
  /** Of its last write before ours; fields of a subresource may have none. */
  readonly time?: string;
}

/** Who writes where no holder does: `gc`, `strip`. */
export const SHARED_MANAGER = "landfall";

const OURS = /^(?:landfall|hold\.landfall\.dev\/.+)$/;

/** Whether a field manager is one of ours. */
export function isOurManager(manager: string): boolean {
  return OURS.test(manager);
}

/** Everybody who owns the field at a path of map keys, or a map above it that is owned as a whole; ours among them. */
export function ownersAt(object: KubeObject, path: Path): readonly FieldOwner[] {
  const entries = readPath(object, ["metadata", "managedFields"]);
  if (!Array.isArray(entries)) return [];
  return entries.flatMap((entry: unknown) => {
    const owner = ownerOf(entry);
    return owner !== undefined && ownedPrefix(readPath(entry, ["fieldsV1"]), path) !== undefined ? [owner] : [];
  });
}

/** The same without holders: who owned it before anybody held it. */
export function ownersBefore(object: KubeObject, path: Path): readonly FieldOwner[] {
  return ownersAt(object, path).filter(({ manager }) => manager === SHARED_MANAGER || !isOurManager(manager));
}

/** The same without us. */
export function otherOwnersAt(object: KubeObject, path: Path): readonly FieldOwner[] {
  return ownersAt(object, path).filter(({ manager }) => !isOurManager(manager));
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
  const isText = Object.entries(value).every(([key, field]) => FIELDS.has(key) && typeof field === "string");
  return isText ? ownerOf(value) : undefined;
}
