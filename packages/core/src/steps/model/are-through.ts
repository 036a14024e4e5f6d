import { isThrough, type TaskWord } from "./words.ts";

/** Whether all of these, by their indexes, are complete or skipped. */
export function areThrough(indexes: readonly number[], states: readonly { readonly state: TaskWord }[]): boolean {
  for (const index of indexes) {
    const known = states[index];
    if (known === undefined || !isThrough(known.state)) return false;
  }
  return true;
}
