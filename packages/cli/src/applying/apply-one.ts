import { type KubeObject, parseApiVersion, refOf } from "@landfall/core/object";
import type { Client, Resource, WriteOptions, Written } from "@landfall/kubernetes";
import { isHeld } from "./held-fields.ts";

export interface ApplyOneOptions {
  readonly dryRun: boolean;
  /** Whether to take fields from their owners; fields of holds are never taken. */
  readonly force: boolean;
  /** Whether the object does not exist yet: then its status cannot be tried out. */
  readonly isNew: boolean;
}

const MANAGER = "landfall";

/** An object as it is sent: in its own namespace, else in the requested one, else in `default`. */
export function bodyOf(object: KubeObject, resource: Resource, namespace = "default"): KubeObject {
  if (!resource.namespaced || object.metadata?.namespace !== undefined) return object;
  return { ...object, metadata: { ...object.metadata, namespace } };
}

/**
 * Applies an object, and then its status if the kind has a status subresource: the API server would otherwise drop it.
 * Returns the resulting object, or the conflicts of either request.
 */
export async function applyOne(
  client: Client,
  resource: Resource,
  object: KubeObject,
  { dryRun, force, isNew }: ApplyOneOptions,
): Promise<Written> {
  const options = { fieldManager: MANAGER, dryRun, force };
  const status = object["status"];
  if (status === undefined || !resource.subresources.includes("status")) return send(client, object, options);
  const { status: _, ...rest } = object;
  const written = await send(client, rest as KubeObject, options);
  if (!written.written || (dryRun && isNew)) return written;
  const { apiVersion, kind } = object;
  const { namespace, name } = refOf(object);
  const metadata = { name, ...(namespace === "" ? {} : { namespace }) };
  const statusAlone = { apiVersion, kind, metadata, status } as KubeObject;
  const second = await send(client, statusAlone, { ...options, subresource: "status" });
  if (!second.written || !dryRun) return second;
  // A dry run of the status starts from the stored object, so the result is combined with that of the first dry run.
  return { ...second, object: { ...written.object, status: second.object["status"] } as KubeObject };
}

/**
 * Applies without force first, even if force was requested: only then does the server name the owners of the fields.
 */
async function send(
  client: Client,
  object: KubeObject,
  { force, ...options }: WriteOptions & { readonly force: boolean },
): Promise<Written> {
  const asked = await client.apply(object, options);
  if (asked.written || !force) return asked;
  const held = asked.conflicts.filter(isHeld);
  return held.length > 0 ? { written: false, conflicts: held } : client.apply(object, { ...options, force });
}

/** Reads the object from the server. */
export function readBack(client: Client, object: KubeObject): Promise<KubeObject | undefined> {
  const { version } = parseApiVersion(object.apiVersion ?? "");
  return client.get({ ...refOf(object), version });
}
