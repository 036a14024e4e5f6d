import type { KubeObject } from "@landfall/core/object";
import { ApiError } from "../api-error.ts";
import type { ApiRequest } from "./api-request.ts";
import { type Conflict, conflictsOf } from "./conflicts.ts";
import type { Requester } from "./requester.ts";
import { collectionOf, pathOf, type Resource } from "./resource.ts";

/** Options for writing an object or a part of it. */
export interface WriteOptions {
  /** The field manager that owns the written fields. Default: `landfall`. */
  readonly fieldManager?: string;
  /** Whether the server only returns the result and stores nothing. */
  readonly dryRun?: boolean;
  /** The treatment of fields that the kind does not have. Default: `Strict`, which refuses them. */
  readonly fieldValidation?: "Strict" | "Warn" | "Ignore";
  /** The subresource to write: `status`, `scale`. */
  readonly subresource?: string;
  readonly signal?: AbortSignal;
}

/** Conditions without which nothing is written. */
export interface Preconditions {
  /** The uid that the object must have, so that one created anew under its name is not written. */
  readonly uid?: string;
  /** The resourceVersion that the object must have, so that nobody wrote to it since. */
  readonly resourceVersion?: string;
}

/** A patch of one of the types of Kubernetes. */
export type Patch =
  | { readonly type: "merge" | "strategic"; readonly patch: Readonly<Record<string, unknown>> }
  | { readonly type: "json"; readonly patch: readonly JsonPatchOperation[] };

/** One operation of RFC 6902. In a patch with a `test`, a failing test is a conflict, as is a missing path. */
export interface JsonPatchOperation {
  readonly op: "add" | "remove" | "replace" | "test" | "move" | "copy";
  readonly path: string;
  readonly from?: string;
  readonly value?: unknown;
}

/** The outcome of a write: the object as stored, or the conflicts that prevented it. */
export type Written<T = KubeObject> =
  | { readonly written: true; readonly object: T; readonly warnings: readonly string[] }
  | { readonly written: false; readonly conflicts: readonly Conflict[] };

/** The name of an object, and its namespace if it has one. */
export interface Named {
  readonly namespace?: string;
  readonly name: string;
}

const PATCH_TYPES = {
  merge: "application/merge-patch+json",
  strategic: "application/strategic-merge-patch+json",
  json: "application/json-patch+json",
} as const;

const MANAGER = "landfall";

/** Creates an object. If it exists, that is a conflict. */
export function createObject(
  requester: Requester,
  resource: Resource,
  object: KubeObject,
  options: WriteOptions = {},
): Promise<Written> {
  const path = collectionOf(resource, object.metadata?.namespace);
  return write(requester, { method: "POST", path, body: object }, options);
}

/** Replaces an object by a changed copy; its `metadata.resourceVersion` is the precondition. */
export function updateObject(
  requester: Requester,
  resource: Resource,
  object: KubeObject,
  options: WriteOptions = {},
): Promise<Written> {
  return write(requester, { method: "PUT", path: addressOf(resource, object, options), body: object }, options);
}

/** Patches an object. Preconditions become tests of a JSON patch, or fields of a merge patch. */
export function patchObject(
  requester: Requester,
  resource: Resource,
  named: Named,
  patch: Patch,
  { uid, resourceVersion, ...options }: WriteOptions & Preconditions = {},
): Promise<Written> {
  const preconditions = {
    ...(uid === undefined ? {} : { uid }),
    ...(resourceVersion === undefined ? {} : { resourceVersion }),
  };
  const { subresource } = options;
  const path = pathOf(resource, { ...named, ...(subresource === undefined ? {} : { subresource }) });
  const body =
    patch.type === "json"
      ? [...Object.entries(preconditions).map(([key, value]) => testOf(key, value)), ...patch.patch]
      : withPreconditions(patch.patch, preconditions);
  return write(requester, { method: "PATCH", path, body, contentType: PATCH_TYPES[patch.type] }, options);
}

/** Server-side apply: takes these fields with these values. A field that another manager owns is a conflict. */
export function applyObject(
  requester: Requester,
  resource: Resource,
  object: KubeObject,
  { force = false, ...options }: WriteOptions & { readonly force?: boolean } = {},
): Promise<Written> {
  const path = addressOf(resource, object, options);
  const request = { method: "PATCH", path, body: object, contentType: "application/apply-patch+yaml" } as const;
  return write(requester, { ...request, query: { force } }, options);
}

/** Sets `spec.replicas` through the scale subresource. */
export function scaleObject(
  requester: Requester,
  resource: Resource,
  named: Named,
  replicas: number,
  options: WriteOptions & Preconditions = {},
): Promise<Written> {
  const patch: Patch = { type: "merge", patch: { spec: { replicas } } };
  return patchObject(requester, resource, named, patch, { ...options, subresource: "scale" });
}

/** Options and preconditions for deleting an object. */
export interface DeleteOptions extends Preconditions {
  readonly propagation?: "Foreground" | "Background" | "Orphan";
  /** The seconds that a Pod has to terminate. Default: that of the object or its kind. */
  readonly gracePeriodSeconds?: number;
  readonly dryRun?: boolean;
  readonly signal?: AbortSignal;
}

/** The outcome of a deletion: done or begun (finalizers may delay it), absent before, or a failed precondition. */
export type Deleted =
  | { readonly deleted: true; readonly found: boolean }
  | { readonly deleted: false; readonly conflicts: readonly Conflict[] };

/** Deletes an object; an absent one is no error. */
export async function deleteObject(
  requester: Requester,
  resource: Resource,
  named: Named,
  { uid, resourceVersion, propagation, gracePeriodSeconds, dryRun = false, signal }: DeleteOptions = {},
): Promise<Deleted> {
  const body = {
    apiVersion: "v1",
    kind: "DeleteOptions",
    preconditions: { uid, resourceVersion },
    propagationPolicy: propagation,
    gracePeriodSeconds,
    ...(dryRun ? { dryRun: ["All"] } : {}),
  };
  try {
    const path = pathOf(resource, named);
    await requester.send({ method: "DELETE", path, body, ...(signal === undefined ? {} : { signal }) });
    return { deleted: true, found: true };
  } catch (error) {
    if (error instanceof ApiError && error.code === "NotFound") return { deleted: true, found: false };
    if (error instanceof ApiError && error.code === "Conflict")
      return { deleted: false, conflicts: conflictsOf(error) };
    throw error;
  }
}

async function write(requester: Requester, request: ApiRequest, options: WriteOptions): Promise<Written> {
  const { fieldManager = MANAGER, dryRun = false, fieldValidation = "Strict", signal } = options;
  const query = { fieldManager, fieldValidation, dryRun: dryRun ? "All" : undefined, ...request.query };
  try {
    const { body, warnings } = await requester.send({ ...request, query, ...(signal === undefined ? {} : { signal }) });
    return { written: true, object: body as KubeObject, warnings };
  } catch (error) {
    if (error instanceof ApiError && isConflict(error, request))
      return { written: false, conflicts: conflictsOf(error) };
    throw error;
  }
}

/**
 * Conflicts are 409, and two kinds of 422: for a merge patch with another uid the server says that the uid is
 * immutable, and for a JSON patch with a failing test or a missing path it gives no details.
 */
function isConflict({ code, status, details }: ApiError, { body, contentType }: ApiRequest): boolean {
  if (code === "Conflict") return true;
  if (status !== 422) return false;
  if (contentType === PATCH_TYPES.merge || contentType === PATCH_TYPES.strategic)
    return (details?.causes ?? []).some(({ field }) => field === "metadata.uid");
  return contentType === PATCH_TYPES.json && details?.causes === undefined && hasTest(body);
}

function hasTest(patch: unknown): boolean {
  return Array.isArray(patch) && patch.some((operation: JsonPatchOperation) => operation.op === "test");
}

function addressOf(resource: Resource, { metadata }: KubeObject, { subresource }: WriteOptions): string {
  const namespace = metadata?.namespace;
  return pathOf(resource, {
    name: metadata?.name ?? "",
    ...(namespace === undefined ? {} : { namespace }),
    ...(subresource === undefined ? {} : { subresource }),
  });
}

function testOf(key: string, value: unknown): JsonPatchOperation {
  return { op: "test", path: `/metadata/${key}`, value };
}

function withPreconditions(
  patch: Readonly<Record<string, unknown>>,
  preconditions: Preconditions,
): Readonly<Record<string, unknown>> {
  if (Object.keys(preconditions).length === 0) return patch;
  const metadata = patch["metadata"];
  return { ...patch, metadata: { ...(typeof metadata === "object" ? metadata : {}), ...preconditions } };
}
