import type { KubeObject } from "@landfall/core/object";

/** The key of an object among those of its kind: `namespace/name`, or `/name`. */
export function keyOf({ metadata }: KubeObject): string {
  return `${metadata?.namespace ?? ""}/${metadata?.name ?? ""}`;
}
