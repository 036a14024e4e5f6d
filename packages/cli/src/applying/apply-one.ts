import { type KubeObject, parseApiVersion, refOf } from "@landfall/core/object";
import type { Client, Resource, WriteOptions, Written } from "@landfall/kubernetes";
import { isHeld } from "./held-fields.ts";

export interface ApplyOneOptions {
  readonly dryRun: boolean;
  /** Whether fields are taken from those who own them; those of holds are not. */
  readonly force: boolean;
  /** Whether the object is not there yet: its status cannot be tried out then. */
  readonly isNew: boolean;
}

const MANAGER = "landfall";

/** An object as it is sent: in the namespace that it names, else in the one that was asked for, else in `default`. */
export function bodyOf(object: KubeObject, resource: Resource, namespace = "default"): KubeObject {
  if (!resource.namespaced || object.metadata?.namespace !== undefined) return object;
  return { ...object, metadata: { ...object.metadata, namespace } };
}

/**
 * Applies an object, and then its status where the kind has a part of its own for it: an API server drops the status of such an
 * object otherwise. The object as it is then, or the conflicts of either.
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
  // A dry run of the status starts from what is there, not from what the first one would have made of it.
  return { ...second, object: { ...written.object, status: second.object["status"] } as KubeObject };
}

/** Applies without force first, also where force was asked for: only so does the server say whose the fields are. */
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

/** The object as the server has it now. */
export function readBack(client: Client, object: KubeObject): Promise<KubeObject | undefined> {
  const { version } = parseApiVersion(object.apiVersion ?? "");
  return client.get({ ...refOf(object), version });
}
