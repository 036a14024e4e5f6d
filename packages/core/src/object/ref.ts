import { compareText } from "./compare-text.ts";
import type { KubeObject } from "./kube-object.ts";

/** Which object: group, kind, namespace, name; never the version. The core group and "no namespace" are `""`. */
export interface ObjectRef {
  readonly group: string;
  readonly kind: string;
  readonly namespace: string;
  readonly name: string;
}

/** `apps/v1` → `{group: "apps", version: "v1"}`, `v1` → `{group: "", version: "v1"}`. */
export function parseApiVersion(apiVersion: string): { readonly group: string; readonly version: string } {
  return { group: groupOf(apiVersion), version: apiVersion.slice(apiVersion.indexOf("/") + 1) };
}

function groupOf(apiVersion: string): string {
  return apiVersion.slice(0, Math.max(apiVersion.indexOf("/"), 0));
}

/** The ref of an object; a part that is missing or no string is `""`. */
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

/** `group/kind/namespace/name`, injective because none of the four may hold a slash: a map key and a sort key. */
export function refKey(ref: ObjectRef): string {
  return `${ref.group}/${ref.kind}/${ref.namespace}/${ref.name}`;
}

/**
 * The ref as a text for people, the only one: `Deployment.apps shop/web`, `Namespace shop`. A message of bounded length
 * that stands beside its ref leaves the group out.
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
