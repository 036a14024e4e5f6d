import { isMap, type KubeObject, type ObjectRef } from "../object/index.ts";

/** A map of data: parsed JSON, or a class instance of client-node. */
export type Fields = { readonly [key: string]: unknown };

const SLASH = 47;
const NO_FIELDS: Fields = Object.freeze({});
const NO_LIST: readonly unknown[] = Object.freeze([]);

/** An object taken apart once, so that rules read checked maps and never wrong types. */
export interface Subject {
  readonly object: KubeObject;
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: Fields;
  readonly spec: Fields;
  /** Empty if absent, null or no map. */
  readonly status: Fields;
  /** The raw value, to tell absent from empty from mistyped. */
  readonly rawStatus: unknown;
}

/** A plain map: neither a list nor a `Date`. */
export function isFields(value: unknown): value is Fields {
  return isMap(value) && !(value instanceof Date);
}

/** No such field, or `null`. */
export function isAbsent(value: unknown): value is undefined | null {
  return value === undefined || value === null;
}

/** The value as a map, else an empty one. A `Date` has no fields of its own, so it may stand for an empty map. */
export function asFields(value: unknown): Fields {
  return isMap(value) ? value : NO_FIELDS;
}

/** The value as a list, else an empty one. */
export function asList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : NO_LIST;
}

/** The value as a text, else `""`. */
export function asText(value: unknown): string {
  return typeof value === "string" ? value : "";
}

/**
 * An own field of a map by a name that only data tells; `null` and a missing field are `undefined`. What a map of
 * data inherits are functions and `__proto__`, so nothing else needs a second look. A name that the code itself
 * tells is read as `fields["name"]`: quicker, and as safe where no prototype has such a name.
 */
export function own(fields: Fields, key: string): unknown {
  const value = fields[key];
  if (value === undefined || value === null) return undefined;
  const inheritable = typeof value === "function" || key === "__proto__";
  return inheritable && !Object.hasOwn(fields, key) ? undefined : value;
}

/** An own field that is a map, else an empty one. */
export function ownFields(fields: Fields, key: string): Fields {
  return asFields(own(fields, key));
}

/** An own field that is a list, else an empty one. */
export function ownList(fields: Fields, key: string): readonly unknown[] {
  return asList(own(fields, key));
}

/** An own field that is a string, else `""`. */
export function ownText(fields: Fields, key: string): string {
  return asText(own(fields, key));
}

/** The object taken apart, or its fault as a sentence. */
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

/** The API group; `""` is the core group. */
export function groupOf({ apiVersion }: Subject): string {
  const slash = apiVersion.indexOf("/");
  return slash < 0 ? "" : apiVersion.slice(0, slash);
}

/** Whether the object is of that API group, without making a string of the group. */
export function isOfGroup({ apiVersion }: Subject, group: string): boolean {
  if (group === "") return !apiVersion.includes("/");
  return apiVersion.charCodeAt(group.length) === SLASH && apiVersion.startsWith(group);
}

/** The ref of a subject. */
export function refOfSubject(subject: Subject): ObjectRef {
  return {
    group: groupOf(subject),
    kind: subject.kind,
    namespace: asText(subject.metadata["namespace"]),
    name: asText(subject.metadata["name"]),
  };
}
