import { isMap, type Json, type KubeObject } from "@landfall/core/object";
import { badRequest, invalid, notFound, Refused } from "./failure.ts";
import type { Address } from "./kinds.ts";
import { afterApply, afterUpdate, type Manager } from "./ownership.ts";
import { jsonPatch, mergePatch } from "./patches.ts";
import { checkPreconditions, now, type Store } from "./store.ts";

/** A request that writes. */
export interface Write {
  readonly at: Address;
  readonly body: Json;
  readonly contentType: string;
  readonly query: URLSearchParams;
  /** The name of the field manager that says none. */
  readonly agent: string;
}

type Fields = { readonly [key: string]: Json };

/** Makes an object; 201. */
export function create(store: Store, write: Write): KubeObject {
  const { at, body, query } = write;
  const object = asObject(body, at);
  const name = object.metadata?.name ?? "";
  if (name === "") throw invalid({ ...at, name }, "metadata.name", "Required value: name or generateName is required");
  const place = placeOf(at, object, name);
  const before = named(withoutParts(object, place, undefined), place);
  const made = afterUpdate(at.kind, undefined, before, managerOf(write, "Update"), now());
  return store.create(place, made, isDry(query));
}

/** Replaces an object or its part. */
export function update(store: Store, write: Write): KubeObject {
  const { at, body } = write;
  const before = store.need(at);
  if (at.subresource === "scale") return setReplicas(store, write, before, body);
  const object = asObject(body, at);
  const { resourceVersion } = (object.metadata ?? {}) as Fields;
  if (resourceVersion === undefined && at.kind.group !== "")
    throw invalid(at, "metadata.resourceVersion", "Invalid value: 0x0: must be specified for an update");
  checkPreconditions(at, before, (object.metadata ?? {}) as Fields);
  return settle(store, write, before, withoutParts(object, at, before));
}

interface Patched {
  readonly object: KubeObject;
  readonly created: boolean;
}

/** Changes an object or its part by a patch of any of the three types; creates it where an apply finds none. */
export function patch(store: Store, write: Write): Patched {
  const { at, body, contentType } = write;
  if (contentType.startsWith("application/apply-patch")) return apply(store, write);
  const before = store.need(at);
  if (at.subresource === "scale") {
    const scale = scaleOf(before) as unknown as Json;
    return { object: setReplicas(store, write, before, patched(scale, body, contentType)), created: false };
  }
  const after = patched(before as unknown as Json, body, contentType) as unknown as KubeObject;
  const { uid, resourceVersion } = (after.metadata ?? {}) as Fields;
  if (uid !== (before.metadata as unknown as Fields)["uid"])
    throw invalid(at, "metadata.uid", "Invalid value: field is immutable");
  checkPreconditions(at, before, { resourceVersion });
  return { object: settle(store, write, before, withoutParts(after, at, before)), created: false };
}

/** Removes an object. */
export function remove(store: Store, { at, body, query }: Write): KubeObject {
  const before = store.need(at);
  const preconditions = isMap(body) ? (body as Fields)["preconditions"] : undefined;
  if (isMap(preconditions)) checkPreconditions(at, before, preconditions as Fields);
  return store.delete(at, isDry(query));
}

/** The Scale of an object. */
export function scaleOf({ metadata, spec, status }: KubeObject): object {
  const { name, namespace, uid, resourceVersion, creationTimestamp } = (metadata ?? {}) as unknown as Fields;
  const replicas = (part: unknown): number => Number((isMap(part) ? (part as Fields)["replicas"] : undefined) ?? 0);
  return {
    kind: "Scale",
    apiVersion: "autoscaling/v1",
    metadata: { name, namespace, uid, resourceVersion, creationTimestamp },
    spec: { replicas: replicas(spec) },
    status: { replicas: replicas(status) },
  };
}

function setReplicas(store: Store, write: Write, before: KubeObject, body: Json): KubeObject {
  const { metadata, spec } = body as unknown as KubeObject;
  const { resourceVersion } = (metadata ?? {}) as unknown as Fields;
  checkPreconditions(write.at, before, { resourceVersion });
  const { replicas } = (spec ?? {}) as Fields;
  const after = { ...before, spec: { ...(before.spec as Fields), replicas } } as unknown as KubeObject;
  return scaleOf(settle(store, write, before, after)) as KubeObject;
}

function apply(store: Store, write: Write): Patched {
  const { at, body, query } = write;
  if (query.get("fieldManager") === null)
    throw new Refused(
      422,
      "Invalid",
      "PatchOptions.meta.k8s.io is invalid: fieldManager: Required value: is required for apply patch",
    );
  const object = asObject(body, at);
  const place = placeOf(at, object, at.name ?? "");
  const before = store.get(at);
  if (before === undefined && at.subresource !== undefined) throw notFound(at);
  const manager = managerOf(write, "Apply");
  const part = withoutParts(object, place, undefined);
  if (before !== undefined) checkPreconditions(at, before, (object.metadata ?? {}) as unknown as Fields);
  const options = { force: query.get("force") === "true", time: now() };
  const after = afterApply(at.kind, before, named(part, place), manager, options);
  if (before === undefined) return { object: store.create(place, after, isDry(query)), created: true };
  return { object: store.replace(at, before, after, isDry(query)), created: false };
}

function settle(store: Store, write: Write, before: KubeObject, after: KubeObject): KubeObject {
  const { at, query } = write;
  return store.replace(
    at,
    before,
    afterUpdate(at.kind, before, after, managerOf(write, "Update"), now()),
    isDry(query),
  );
}

function patched(target: Json, body: Json, contentType: string): Json {
  if (contentType.startsWith("application/merge-patch+json")) return mergePatch(target, body);
  if (contentType.startsWith("application/json-patch+json")) return jsonPatch(target, body);
  throw new Refused(415, "UnsupportedMediaType", `the body of the request was in an unknown format: ${contentType}`);
}

/** The object with only those changes that a write to it, or to its status, may make. */
function withoutParts(object: KubeObject, { kind, subresource }: Address, before: KubeObject | undefined): KubeObject {
  if (!kind.status) return object;
  if (subresource === "status") {
    const { apiVersion, kind, metadata, status } = object as unknown as Fields;
    return { ...(before ?? { apiVersion, kind, metadata }), status } as KubeObject;
  }
  const { status: _, ...rest } = object as unknown as Fields;
  return (before?.["status"] === undefined ? rest : { ...rest, status: before["status"] }) as unknown as KubeObject;
}

function asObject(body: Json, { kind, name }: Address): KubeObject {
  if (!isMap(body)) throw badRequest("the body is no object");
  const object = body as unknown as KubeObject;
  if (object.apiVersion !== kind.apiVersion || object.kind !== kind.kind)
    throw invalid(
      { kind, namespace: "", name: object.metadata?.name ?? "" },
      "kind",
      `must be ${kind.apiVersion} ${kind.kind}`,
    );
  if (name !== undefined && object.metadata?.name !== undefined && object.metadata.name !== name)
    throw badRequest(`the name of the object (${object.metadata.name}) does not match the name on the URL (${name})`);
  return object;
}

function placeOf(at: Address, { metadata }: KubeObject, name: string): Address {
  const namespace = metadata?.namespace;
  if (namespace !== undefined && namespace !== at.namespace)
    throw badRequest("the namespace of the provided object does not match the namespace sent on the request");
  return { ...at, name };
}

/** The object with the name and namespace of its address. */
function named(object: KubeObject, { name, namespace }: Address): KubeObject {
  const place = { ...(name !== "" && { name }), ...(namespace !== "" && { namespace }) };
  return { ...object, metadata: { ...object.metadata, ...place } } as KubeObject;
}

function managerOf({ at, query, agent }: Write, operation: Manager["operation"]): Manager {
  return { name: query.get("fieldManager") ?? agent, operation, subresource: at.subresource ?? "" };
}

function isDry(query: URLSearchParams): boolean {
  return query.get("dryRun") === "All";
}

/** Refused where a namespace is not there. */
export function needNamespace(store: Store, namespaces: Address, { namespace }: Address): void {
  if (namespace !== "" && store.get({ ...namespaces, name: namespace }) === undefined)
    throw notFound({ ...namespaces, name: namespace });
}
