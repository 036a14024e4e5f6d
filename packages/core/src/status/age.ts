import type { Problem } from "../object/index.ts";
import type { StatusContext } from "./types.ts";

/** Goes with an answer that a clock might change: nobody said what time it is. */
export const NO_CLOCK: readonly Problem[] = Object.freeze([
  {
    code: "NoClock",
    severity: "info",
    message: "Not judged by its age, because nobody said what time it is",
    hint: "pass the time as now (landfall status does; there the flag is --now)",
  },
]);

/** Whether a time is longer ago than that; `undefined` if nobody said what time it is. A time that is not known is not. */
export function isLongAgo(since: number | undefined, seconds: number, { now }: StatusContext): boolean | undefined {
  if (since === undefined) return false;
  return now === undefined ? undefined : now - since > seconds * 1000;
}
