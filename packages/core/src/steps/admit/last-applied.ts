import { isMap, type Json, type KubeObject, readPath, readString } from "../../object/index.ts";

/** The sources of an object's last applied state; the first one that has it is used. */
export interface AppliedSources {
  /** The last applied object, if the caller knows it. */
  readonly given?: KubeObject | undefined;
  /** The field manager that applied it: the result has the fields that it owns by `managedFields`. */
  readonly manager?: string | undefined;
  /** The annotation with the applied object as JSON. Default: kubectl's. */
  readonly annotation?: string | undefined;
}

const KUBECTL = "kubectl.kubernetes.io/last-applied-configuration";

/**
 * Returns an object as it was last applied, so that a change is compared with that and not with what controllers and
 * defaults have added. A manager no longer owns fields that another writer took over. `undefined` if no source has it.
 */
export function lastApplied(object: KubeObject, sources: AppliedSources = {}): KubeObject | undefined {
  const { given, manager, annotation = KUBECTL } = sources;
  return given ?? (manager === undefined ? undefined : ownedBy(object, manager)) ?? noted(object, annotation);
}

function noted(object: KubeObject, annotation: string): KubeObject | undefined {
  const text = readString(object, ["metadata", "annotations", annotation]);
  if (text === undefined) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return isMap(value) ? (value as KubeObject) : undefined;
  } catch {
    return undefined;
  }
}

/** Returns the fields of an object that a manager owns by all its entries, except those for a subresource. */
function ownedBy(object: KubeObject, manager: string): KubeObject | undefined {
  const entries = readPath(object, ["metadata", "managedFields"]);
  const own = (Array.isArray(entries) ? entries : []).filter(
    (entry: unknown) => readString(entry, ["manager"]) === manager && (readString(entry, ["subresource"]) ?? "") === "",
  );
  if (own.length === 0) return undefined;
  const fields = own.map((entry: unknown) => readPath(entry, ["fieldsV1"])).reduce(joined, {});
  const { apiVersion, kind } = object;
  const { name, namespace } = object.metadata ?? {};
  const picked = pick(object as unknown as Json, fields);
  const { metadata, ...rest } = (isMap(picked) ? picked : {}) as { readonly metadata?: object };
  const identity = { ...(name !== undefined && { name }), ...(namespace !== undefined && { namespace }) };
  return { ...rest, apiVersion, kind, metadata: { ...metadata, ...identity } } as KubeObject;
}

function joined(a: unknown, b: unknown): unknown {
  if (!isMap(a) || !isMap(b)) return a ?? b;
  const keys = new Set([...Object.keys(a), ...Object.keys(b)]);
  return Object.fromEntries(Array.from(keys, (key) => [key, joined(a[key], b[key])]));
}

/**
 * Returns the part of a value that a set of fields names: `f:` is a field of a map, `k:` an entry of a list by its
 * keys, `v:` by its value, `i:` by its index. A set without entries means the whole value; a set with only `.` means
 * the empty value.
 */
function pick(value: Json, fields: unknown): Json | undefined {
  if (!isMap(fields)) return undefined;
  const names = Object.keys(fields).filter((name) => name !== ".");
  if (names.length === 0) return Object.hasOwn(fields, ".") ? emptyOf(value) : value;
  if (Array.isArray(value)) return pickEntries(value, fields, names);
  if (!isMap(value)) return value;
  const picked = names.flatMap((name) => {
    const key = name.startsWith("f:") ? name.slice("f:".length) : undefined;
    if (key === undefined || !Object.hasOwn(value, key)) return [];
    const part = pick(value[key] as Json, fields[name]);
    return part === undefined ? [] : [[key, part] as const];
  });
  return Object.fromEntries(picked);
}

function emptyOf(value: Json): Json {
  if (Array.isArray(value)) return [];
  return isMap(value) ? {} : value;
}

function pickEntries(
  list: readonly Json[],
  fields: { readonly [name: string]: unknown },
  names: readonly string[],
): Json {
  return list.flatMap((entry, index) => {
    const name = names.find((one) => isOf(entry, index, one));
    const part = name === undefined ? undefined : pick(entry, fields[name]);
    return part === undefined ? [] : [part];
  });
}

function isOf(entry: Json, index: number, name: string): boolean {
  const [form, text] = [name.slice(0, 2), name.slice(2)];
  if (form === "i:") return String(index) === text;
  const wanted = parsed(text);
  if (form === "v:") return JSON.stringify(entry) === JSON.stringify(wanted);
  return (
    form === "k:" && isMap(wanted) && isMap(entry) && Object.entries(wanted).every(([key, one]) => entry[key] === one)
  );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
