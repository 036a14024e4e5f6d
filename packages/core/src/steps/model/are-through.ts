import type { TaskWord } from "./words.ts";

/** A phase, a step or a task, with its dependencies among its siblings. */
interface Member {
  readonly dependsOn: readonly number[];
}

/**
 * Returns the index of the first member that is not through: neither complete, nor skipped with all its own
 * dependencies through. A step that somebody skips before its turn releases nothing before its turn. `undefined` if all
 * are through.
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

/** Returns whether all members with these indexes are through: complete or skipped. */
export function areThrough(
  indexes: readonly number[],
  members: readonly Member[],
  states: readonly { readonly state: TaskWord }[],
): boolean {
  for (const index of indexes)
    if (states[index]?.state !== "Complete") return firstOpen(indexes, members, states) === undefined;
  return true;
}
