import { compareRefs, compareTargets, formatRef, type Problem, targetKey } from "@landfall/core/object";
import type { InventoryEntry } from "./entry.ts";

/**
 * Merges entries to one for each target, sorted; their order does not matter. A label with two values is a problem
 * `ConflictingLabels`, and the first by ref is kept; a target that is being deleted is left out with a warning
 * `ClusterLeaving`.
 */
export function mergeEntries(entries: readonly InventoryEntry[], problems: Problem[]): readonly InventoryEntry[] {
  const merged = new Map<string, InventoryEntry>();
  for (const entry of entries.toSorted((a, b) => compareRefs(a.ref, b.ref))) {
    const before = merged.get(targetKey(entry));
    merged.set(targetKey(entry), before === undefined ? entry : mergeTwo(before, entry, problems));
  }
  const all = [...merged.values()].toSorted(compareTargets);
  problems.push(...all.filter(({ leaving }) => leaving === true).map(isLeaving));
  return all.filter(({ leaving }) => leaving !== true);
}

function mergeTwo(before: InventoryEntry, entry: InventoryEntry, problems: Problem[]): InventoryEntry {
  for (const [label, value] of Object.entries(entry.labels)) {
    const known = Object.hasOwn(before.labels, label) ? before.labels[label] : value;
    if (known !== value) problems.push(conflict(entry, label, known ?? "", value));
  }
  const notReady = before.notReady ?? entry.notReady;
  return {
    ...before,
    labels: { ...entry.labels, ...before.labels },
    ...((before.leaving ?? entry.leaving) === true && { leaving: true }),
    ...(notReady !== undefined && { notReady }),
  };
}

function conflict(entry: InventoryEntry, label: string, known: string, value: string): Problem {
  const message = `two objects of target ${targetKey(entry)} have different labels ${label}: ${known} and ${value}`;
  return { code: "ConflictingLabels", severity: "error", message, ref: entry.ref, field: "metadata.labels" };
}

function isLeaving(entry: InventoryEntry): Problem {
  const message = `${formatRef(entry.ref)} is being deleted: it is no target`;
  return { code: "ClusterLeaving", severity: "warning", message, ref: entry.ref };
}
