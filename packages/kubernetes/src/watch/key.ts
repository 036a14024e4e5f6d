import type { KubeObject } from "@landfall/core/object";

/** `namespace/name`, or `/name`: what an object is called among those of its kind. */
export function keyOf({ metadata }: KubeObject): string {
  return `${metadata?.namespace ?? ""}/${metadata?.name ?? ""}`;
}
