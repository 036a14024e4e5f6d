import type { KubeObject } from "@landfall/core/object";
import { type Catalogue, keptElsewhere, type LiveObject, liveLedgerRef } from "@landfall/core/suspend";
import { ApiError } from "../api-error.ts";
import type { Client, VersionedRef } from "../client/client.ts";

/** Reads an object with its SuspensionLedger, if holds of its kind are kept in one. Undefined if it does not exist. */
export async function readLive(
  client: Client,
  ref: VersionedRef,
  catalogue: Catalogue,
  signal?: AbortSignal,
): Promise<LiveObject | undefined> {
  const options = signal === undefined ? {} : { signal };
  // The ledger is read first: if it is older than the object, it knows fewer holds, never too many.
  const ledger = keptElsewhere(catalogue, ref) ? await readLedgerOf(client, ref, options) : undefined;
  const object = await client.get(ref, options);
  if (object === undefined) return undefined;
  return { object, ...(ledger !== undefined && { ledger }) };
}

/**
 * Reads the ledger of an object. A server without the kind has none; a later write of the ledger then fails with the
 * kind's name.
 */
async function readLedgerOf(
  client: Client,
  ref: VersionedRef,
  options: { readonly signal?: AbortSignal },
): Promise<KubeObject | undefined> {
  try {
    return await client.get(liveLedgerRef(ref), options);
  } catch (error) {
    if (error instanceof ApiError && error.code === "NotFound") return undefined;
    throw error;
  }
}
