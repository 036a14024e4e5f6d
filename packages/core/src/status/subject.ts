import type { KubeObject, ObjectRef } from "../object/index.ts";

/** A map of data: parsed JSON, or a class instance of client-node. */
export type Fields = { readonly [key: string]: unknown };

const SLASH = 47;
const NO_FIELDS: Fields = Object.freeze({});

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
  return typeof value === "object" && value !== null && !Array.isArray(value) && !(value instanceof Date);
}

/**
 * An own field of a map; `null` and a missing field are `undefined`. What a map of data inherits are functions
 * and `__proto__`, so nothing else needs a second look: this is the hottest function of the status engine.
 */
export function own(fields: Fields, key: string): unknown {
  const value = fields[key];
  if (value === undefined || value === null) return undefined;
  const inheritable = typeof value === "function" || key === "__proto__";
  return inheritable && !Object.hasOwn(fields, key) ? undefined : value;
}

/** An own field that is a map, else an empty one. */
export function ownFields(fields: Fields, key: string): Fields {
  const value = own(fields, key);
  return isFields(value) ? value : NO_FIELDS;
}

/** An own field that is a list, else an empty one. */
export function ownList(fields: Fields, key: string): readonly unknown[] {
  const value = own(fields, key);
  return Array.isArray(value) ? value : [];
}

/** An own field that is a string, else `""`. */
export function ownText(fields: Fields, key: string): string {
  const value = own(fields, key);
  return typeof value === "string" ? value : "";
}

/** The object taken apart, or what is wrong with it as a sentence. */
export function subjectOf(input: unknown): Subject | string {
  if (!isFields(input)) return "not an object: a map with apiVersion, kind and metadata is wanted";
  const kind = ownText(input, "kind");
  if (kind === "") return "the object has no kind";
  const apiVersion = ownText(input, "apiVersion");
  if (apiVersion === "") return "the object has no apiVersion";
  return {
    object: input as KubeObject,
    apiVersion,
    kind,
    metadata: ownFields(input, "metadata"),
    spec: ownFields(input, "spec"),
    status: ownFields(input, "status"),
    rawStatus: own(input, "status"),
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
    namespace: ownText(subject.metadata, "namespace"),
    name: ownText(subject.metadata, "name"),
  };
}
