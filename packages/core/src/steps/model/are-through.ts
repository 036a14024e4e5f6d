import type { TaskWord } from "./words.ts";

/** A phase, a step or a task, and what it depends on among its like. */
interface Member {
  readonly dependsOn: readonly number[];
}

/**
 * The index of the first of these that is not through: neither complete, nor skipped with all through that it depends on
 * itself. What somebody skips before its turn lets nothing begin before its own turn. `undefined` where all are.
 */
export function firstOpen(
  indexes: readonly number[],
  members: readonly Member[],
  states: readonly { readonly state: TaskWord }[],
): number | undefined {
  const asked = [...indexes].reverse();
  const seen = new Set<number>();
  for (let index = asked.pop(); index !== undefined; index = asked.pop()) {
    const word = states[index]?.state;
    if (word === "Complete" || seen.has(index)) continue;
    if (word !== "Skipped") return index;
    seen.add(index);
    asked.push(...(members[index]?.dependsOn ?? []).toReversed());
  }
  return undefined;
}

/** Whether all of these, by their indexes, are through. */
export function areThrough(
  indexes: readonly number[],
  members: readonly Member[],
  states: readonly { readonly state: TaskWord }[],
): boolean {
  for (const index of indexes)
    if (states[index]?.state !== "Complete") return firstOpen(indexes, members, states) === undefined;
  return true;
}
