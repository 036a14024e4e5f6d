import { getConditions, type KubeObject, readPath } from "@landfall/core/object";
import { isLedgerKey, LEDGER_KIND } from "@landfall/core/suspend";
import type { KindRef } from "../client/discovery.ts";

export const CRDS: KindRef = { group: "apiextensions.k8s.io", kind: "CustomResourceDefinition" };

/** Whether the kind of a definition is served, or is about to be. */
export function isEstablished(crd: KubeObject): boolean {
  return getConditions(crd).conditions.some(({ type, status }) => type === "Established" && status === "True");
}

/** Whether an object carries holds. */
export function isHeld({ metadata }: KubeObject): boolean {
  return Object.keys(metadata?.annotations ?? {}).some((key) => isLedgerKey(key));
}

/** The part of an object to keep in memory: all of a held one, otherwise only its identity. */
export function projected(object: KubeObject): KubeObject {
  const { apiVersion, kind, metadata } = object;
  if (kind === LEDGER_KIND.kind || kind === CRDS.kind || isHeld(object)) return object;
  const { name, namespace, uid, resourceVersion } = (metadata ?? {}) as Record<string, unknown>;
  return { apiVersion, kind, metadata: { name, namespace, uid, resourceVersion } } as KubeObject;
}

/** Whether nothing but the status or the managed fields of an object changed. */
export function isSame(before: KubeObject, after: KubeObject): boolean {
  const read = (object: KubeObject): string =>
    JSON.stringify([
      readPath(object, ["metadata", "generation"]),
      object.metadata?.annotations,
      object.metadata?.labels,
    ]);
  return read(before) === read(after);
}
