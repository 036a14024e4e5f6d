import { type Problem, parseTime, type TimeInput } from "../object/index.ts";
import type { StatusOptions } from "./types.ts";

/** The problem that is added to a result that depends on the time when the caller gave none. */
export const NO_CLOCK: readonly Problem[] = Object.freeze([
  {
    code: "NoClock",
    severity: "info",
    message: "Not judged by its age, because nobody said what time it is",
    hint: "pass the time as now (landfall status does; there the flag is --now)",
  },
]);

/** Returns a time in milliseconds. `undefined` for a value that is not a time: then nothing is judged by age. */
export function timeOf(value: TimeInput | undefined): number | undefined {
  if (typeof value === "number") return Number.isFinite(value) ? value : undefined;
  return parseTime(value);
}

/**
 * Returns whether `since` is more than `seconds` ago; `undefined` if the caller gave no time. An unknown `since` is not
 * long ago.
 */
export function isLongAgo(since: number | undefined, seconds: number, options: StatusOptions): boolean | undefined {
  if (since === undefined) return false;
  const now = timeOf(options.now);
  return now === undefined ? undefined : now - since > seconds * 1000;
}
