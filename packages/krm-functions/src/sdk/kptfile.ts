import type { Item } from "./text/model/index.ts";

/** Whether an item is a Kptfile of kpt. */
export function isKptfile(item: Item): boolean {
  return item.mayMention("Kptfile") && item.kind === "Kptfile" && item.apiVersion.startsWith("kpt.dev/");
}
