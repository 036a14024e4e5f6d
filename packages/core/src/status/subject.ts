import { isMap, type KubeObject, type ObjectRef } from "../object/index.ts";

/** A map of data: parsed JSON, or a class instance of client-node. */
export type Fields = { readonly [key: string]: unknown };

const SLASH = 47;
const NO_FIELDS: Fields = Object.freeze({});
const NO_LIST: readonly unknown[] = Object.freeze([]);

/** An object whose parts were checked once, so that rules read maps and never wrong types. */
export interface Subject {
  readonly object: KubeObject;
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: Fields;
  readonly spec: Fields;
  /** The status; empty if it is absent, null or not a map. */
  readonly status: Fields;
  /** The raw status, to distinguish absent, empty and mistyped ones. */
  readonly rawStatus: unknown;
}

/** Returns whether a value is a plain map: neither a list nor a `Date`. */
export function isFields(value: unknown): value is Fields {
  return isMap(value) && !(value instanceof Date);
}

/** Returns whether a field is absent or `null`. */
export function isAbsent(value: unknown): value is undefined | null {
  return value === undefined || value === null;
}

/** Returns the value as a map, else an empty one. A `Date` has no own fields, so it counts as an empty map. */
export function asFields(value: unknown): Fields {
  return isMap(value) ? value : NO_FIELDS;
}

/** Returns the value as a list, else an empty one. */
export function asList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : NO_LIST;
}

/** Returns the value as a text, else `""`. */
export function asText(value: unknown): string {
  return typeof value === "string" ? value : "";
}

/**
 * Returns an own field of a map by a name that comes from data; `null` and a missing field are `undefined`. A map of
 * data inherits only functions and `__proto__`, so no other value needs a check of ownership. For a name written in the
 * code use `fields["name"]`, which is faster, and as safe if no prototype has that name.
 */
export function own(fields: Fields, key: string): unknown {
  const value = fields[key];
  if (value === undefined || value === null) return undefined;
  const inheritable = typeof value === "function" || key === "__proto__";
  return inheritable && !Object.hasOwn(fields, key) ? undefined : value;
}

/** Returns an own field that is a map, else an empty one. */
export function ownFields(fields: Fields, key: string): Fields {
  return asFields(own(fields, key));
}

/** Returns an own field that is a list, else an empty one. */
export function ownList(fields: Fields, key: string): readonly unknown[] {
  return asList(own(fields, key));
}

/** Returns an own field that is a string, else `""`. */
export function ownText(fields: Fields, key: string): string {
  return asText(own(fields, key));
}

/** Returns the checked object, or its fault as a sentence. */
export function subjectOf(input: unknown): Subject | string {
  if (!isFields(input)) return "not an object: a map with apiVersion, kind and metadata is wanted";
  const kind = asText(input["kind"]);
  if (kind === "") return "the object has no kind";
  const apiVersion = asText(input["apiVersion"]);
  if (apiVersion === "") return "the object has no apiVersion";
  const status = input["status"];
  return {
    object: input as KubeObject,
    apiVersion,
    kind,
    metadata: asFields(input["metadata"]),
    spec: asFields(input["spec"]),
    status: asFields(status),
    rawStatus: status ?? undefined,
  };
}

/** Returns the API group; `""` is the core group. */
export function groupOf({ apiVersion }: Subject): string {
  const slash = apiVersion.indexOf("/");
  return slash < 0 ? "" : apiVersion.slice(0, slash);
}

/** Returns whether the object belongs to that API group, without creating a string. */
export function isOfGroup({ apiVersion }: Subject, group: string): boolean {
  if (group === "") return !apiVersion.includes("/");
  return apiVersion.charCodeAt(group.length) === SLASH && apiVersion.startsWith(group);
}

/** Returns the ref of a checked object. */
export function refOfSubject(subject: Subject): ObjectRef {
  return {
    group: groupOf(subject),
    kind: subject.kind,
    namespace: asText(subject.metadata["namespace"]),
    name: asText(subject.metadata["name"]),
  };
}
