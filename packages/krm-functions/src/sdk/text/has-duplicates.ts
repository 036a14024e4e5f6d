import type { Entry } from "./source-node.ts";

/** Whether a key of a mapping is there twice. */
export function hasDuplicates(entries: readonly Entry[]): boolean {
  if (entries.length > 16) return new Set(entries.map((entry) => entry.key)).size < entries.length;
  for (let i = 1; i < entries.length; i++) {
    for (let j = 0; j < i; j++) if (entries[i]?.key === entries[j]?.key) return true;
  }
  return false;
}
