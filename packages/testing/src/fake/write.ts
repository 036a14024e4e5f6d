import { isMap, type Json, type KubeObject } from "@landfall/core/object";
import { badRequest, invalid, notFound, Refused } from "./failure.ts";
import type { Address } from "./kinds.ts";
import { afterApply, afterUpdate, type Manager } from "./ownership.ts";
import { jsonPatch, mergePatch } from "./patches.ts";
import { checkPreconditions, type Store } from "./store.ts";

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

const METADATA_NAME = ["name", "namespace"] as const;

/** Makes an object; 201. */
export function create(store: Store, { at, body, query, agent }: Write): KubeObject {
  const object = asObject(body, at);
  const name = object.metadata?.name ?? "";
  if (name === "") throw invalid({ ...at, name }, "metadata.name", "Required value: name or generateName is required");
  const place = placeOf(at, object, name);
  const before = named(withoutParts(object, place, undefined), place);
  const made = afterUpdate(at.kind, undefined, before, managerOf(query, agent, "Update", place), time());
  return store.create(place, made, isDry(query));
}

/** Replaces an object or its part. */
export function update(store: Store, { at, body, query, agent }: Write): KubeObject {
  const before = store.need(at);
  if (at.subresource === "scale") return setReplicas(store, at, body, query, agent);
  const object = asObject(body, at);
  const { resourceVersion } = (object.metadata ?? {}) as Fields;
  if (resourceVersion === undefined && at.kind.group !== "")
    throw invalid(at, "metadata.resourceVersion", "Invalid value: 0x0: must be specified for an update");
  checkPreconditions(at, before, (object.metadata ?? {}) as Fields);
  return settle(
    store,
    at,
    before,
    withoutParts(object, at, before),
    managerOf(query, agent, "Update", at),
    isDry(query),
  );
}

/** Changes an object or its part by a patch of any of the three types; creates it where an apply finds none. */
export function patch(store: Store, write: Write): { readonly object: KubeObject; readonly created: boolean } {
  const { at, body, contentType, query, agent } = write;
  if (contentType.startsWith("application/apply-patch")) return apply(store, write);
  const before = store.need(at);
  if (at.subresource === "scale") {
    const scale = scaleOf(before) as unknown as Json;
    return { object: setReplicas(store, at, patched(scale, body, contentType), query, agent), created: false };
  }
  const after = patched(before as unknown as Json, body, contentType) as unknown as KubeObject;
  const { uid, resourceVersion } = (after.metadata ?? {}) as Fields;
  if (uid !== (before.metadata as unknown as Fields)["uid"])
    throw invalid(at, "metadata.uid", "Invalid value: field is immutable");
  checkPreconditions(at, before, { resourceVersion });
  const manager = managerOf(query, agent, "Update", at);
  return { object: settle(store, at, before, withoutParts(after, at, before), manager, isDry(query)), created: false };
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

function setReplicas(store: Store, at: Address, body: Json, query: URLSearchParams, agent: string): KubeObject {
  const before = store.need(at);
  const { metadata, spec } = body as unknown as KubeObject;
  const { resourceVersion } = (metadata ?? {}) as unknown as Fields;
  checkPreconditions(at, before, { resourceVersion });
  const { replicas } = (spec ?? {}) as Fields;
  const after = { ...before, spec: { ...(before.spec as Fields), replicas } } as unknown as KubeObject;
  const settled = settle(store, at, before, after, managerOf(query, agent, "Update", at), isDry(query));
  return scaleOf(settled) as KubeObject;
}

function apply(
  store: Store,
  { at, body, query, agent }: Write,
): { readonly object: KubeObject; readonly created: boolean } {
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
  const manager = managerOf(query, agent, "Apply", at);
  const part = withoutParts(object, place, undefined);
  if (before !== undefined) checkPreconditions(at, before, (object.metadata ?? {}) as unknown as Fields);
  const options = { force: query.get("force") === "true", time: time() };
  const after = afterApply(at.kind, before, named(part, place), manager, options);
  if (before === undefined) return { object: store.create(place, after, isDry(query)), created: true };
  return { object: store.replace(at, before, after, isDry(query)), created: false };
}

function settle(
  store: Store,
  at: Address,
  before: KubeObject,
  after: KubeObject,
  manager: Manager,
  dryRun: boolean,
): KubeObject {
  return store.replace(at, before, afterUpdate(at.kind, before, after, manager, time()), dryRun);
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
    if (before === undefined)
      return {
        apiVersion: object.apiVersion,
        kind: object.kind,
        metadata: object.metadata,
        status: object["status"],
      } as KubeObject;
    return { ...before, status: object["status"] } as KubeObject;
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
  const place = Object.fromEntries(
    METADATA_NAME.map((key) => [key, key === "name" ? name : namespace]).filter(([, value]) => value !== ""),
  );
  return { ...object, metadata: { ...object.metadata, ...place } } as KubeObject;
}

function managerOf(
  query: URLSearchParams,
  agent: string,
  operation: Manager["operation"],
  { subresource }: Address,
): Manager {
  return { name: query.get("fieldManager") ?? agent, operation, subresource: subresource ?? "" };
}

function isDry(query: URLSearchParams): boolean {
  return query.get("dryRun") === "All";
}

function time(): string {
  return new Date().toISOString().replace(/\.\d+Z$/, "Z");
}

/** Refused where a namespace is not there. */
export function needNamespace(store: Store, namespaces: Address, { namespace }: Address): void {
  if (namespace !== "" && store.get({ ...namespaces, name: namespace }) === undefined)
    throw notFound({ ...namespaces, name: namespace });
}
