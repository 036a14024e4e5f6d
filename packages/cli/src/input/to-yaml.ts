import type { Json } from "@landfall/core/object";
import { createItem } from "@landfall/krm-functions/sdk";

/** Formats an object as block YAML that kpt leaves unchanged. */
export function toYaml(object: { readonly [key: string]: Json }): string {
  const item = createItem(object, { path: "" });
  const own = (object["metadata"] as { readonly annotations?: unknown } | undefined)?.annotations;
  const had = typeof own === "object" && own !== null ? own : {};
  for (const key of Object.keys(item.annotations)) {
    if (!Object.hasOwn(had, key)) item.delete(["metadata", "annotations", key]);
  }
  if (own === undefined) item.delete(["metadata", "annotations"]);
  return item.text.endsWith("\n") ? item.text : `${item.text}\n`;
}
