import { type Problem, parseTime } from "../object/index.ts";
import type { StatusOptions } from "./types.ts";

/** The problem that is added to an answer which depends on the time, where nobody said what time it is. */
export const NO_CLOCK: readonly Problem[] = Object.freeze([
  {
    code: "NoClock",
    severity: "info",
    message: "Not judged by its age, because nobody said what time it is",
    hint: "pass the time as now (landfall status does; there the flag is --now)",
  },
]);

/** Milliseconds; what is no time is no time, and then nothing is judged by age. */
export function timeOf(value: number | string | undefined): number | undefined {
  if (typeof value === "number") return Number.isFinite(value) ? value : undefined;
  return parseTime(value);
}

/** Whether a time is longer ago than that; `undefined` if nobody said what time it is. A time that is not known is not. */
export function isLongAgo(since: number | undefined, seconds: number, options: StatusOptions): boolean | undefined {
  if (since === undefined) return false;
  const now = timeOf(options.now);
  return now === undefined ? undefined : now - since > seconds * 1000;
}
