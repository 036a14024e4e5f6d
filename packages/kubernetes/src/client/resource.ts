import { ApiError } from "../api-error.ts";

/** A kind as an API server serves it. */
export interface Resource {
  /** The API group; empty for the core group. */
  readonly group: string;
  readonly version: string;
  readonly kind: string;
  /** The plural name in paths and RBAC rules: `deployments`. */
  readonly plural: string;
  readonly singular: string;
  readonly namespaced: boolean;
  readonly verbs: readonly string[];
  /** The subresources: `status`, `scale` and similar. */
  readonly subresources: readonly string[];
  readonly shortNames: readonly string[];
  readonly categories: readonly string[];
}

/** The object or subresource that a request is about. */
export interface Address {
  readonly namespace?: string;
  readonly name?: string;
  readonly subresource?: string;
}

/**
 * The path of a resource, of one object, or of a subresource of it. Throws an `ApiError` of code `Invalid` for a name
 * that would lead to another path than its own.
 */
export function pathOf({ group, version, plural, namespaced }: Resource, address: Address = {}): string {
  const base = group === "" ? `/api/${version}` : `/apis/${group}/${version}`;
  const { namespace, name, subresource } = address;
  if (namespaced && name !== undefined && namespace === undefined) throw needsNamespace(plural);
  const within = namespaced && namespace !== undefined ? `/namespaces/${segment("namespace", namespace)}` : "";
  const object = name === undefined ? "" : `/${segment("name", name)}`;
  return `${base}${within}/${plural}${object}${subresource === undefined ? "" : `/${subresource}`}`;
}

/**
 * The path to which a new object is posted. Throws an `ApiError` of code `Invalid` if a required namespace is missing.
 */
export function collectionOf(resource: Resource, namespace: string | undefined): string {
  if (resource.namespaced && namespace === undefined) throw needsNamespace(resource.plural);
  return pathOf(resource, namespace === undefined ? {} : { namespace });
}

function needsNamespace(plural: string): ApiError {
  return new ApiError("Invalid", `an object of ${plural} is in a namespace; say which in metadata.namespace`);
}

/** The apiVersion: `apps/v1`, or `v1` for the core group. */
export function apiVersionOf({ group, version }: Pick<Resource, "group" | "version">): string {
  return group === "" ? version : `${group}/${version}`;
}

function segment(what: string, value: string): string {
  if (value === "" || value === "." || value === ".." || /[/%]/.test(value))
    throw new ApiError("Invalid", `${JSON.stringify(value)} is no ${what} of an object`);
  return encodeURIComponent(value);
}
