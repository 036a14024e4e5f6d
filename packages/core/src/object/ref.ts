import { compareText } from "./compare-text.ts";
import type { KubeObject } from "./kube-object.ts";

/**
 * The identity of an object: group, kind, namespace, name; never the version. The core group and "no namespace" are
 * `""`.
 */
export interface ObjectRef {
  readonly group: string;
  readonly kind: string;
  readonly namespace: string;
  readonly name: string;
}

/** Splits an API version: `apps/v1` → `{group: "apps", version: "v1"}`, `v1` → `{group: "", version: "v1"}`. */
export function parseApiVersion(apiVersion: string): { readonly group: string; readonly version: string } {
  return { group: groupOf(apiVersion), version: apiVersion.slice(apiVersion.indexOf("/") + 1) };
}

function groupOf(apiVersion: string): string {
  return apiVersion.slice(0, Math.max(apiVersion.indexOf("/"), 0));
}

/** Returns the ref of an object; a part that is missing or not a string is `""`. */
export function refOf(object: KubeObject): ObjectRef {
  const { apiVersion, kind, metadata } = object;
  return {
    group: groupOf(textOf(apiVersion)),
    kind: textOf(kind),
    namespace: textOf(metadata?.namespace),
    name: textOf(metadata?.name),
  };
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}

/**
 * Returns `group/kind/namespace/name`, which is unique because none of the four may contain a slash: a map key and a
 * sort key.
 */
export function refKey(ref: ObjectRef): string {
  return `${ref.group}/${ref.kind}/${ref.namespace}/${ref.name}`;
}

/**
 * Formats a ref for people, in the only form used: `Deployment.apps shop/web`, `Namespace shop`. Messages of bounded
 * length that are shown with their ref omit the group.
 */
export function formatRef(ref: ObjectRef): string {
  const kind = ref.group === "" ? ref.kind : `${ref.kind}.${ref.group}`;
  return ref.namespace === "" ? `${kind} ${ref.name}` : `${kind} ${ref.namespace}/${ref.name}`;
}

/** Orders refs by group, kind, namespace, name, by UTF-16 code unit: independent of locale. */
export function compareRefs(a: ObjectRef, b: ObjectRef): number {
  return (
    compareText(a.group, b.group) ||
    compareText(a.kind, b.kind) ||
    compareText(a.namespace, b.namespace) ||
    compareText(a.name, b.name)
  );
}
