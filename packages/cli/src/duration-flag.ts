import { parseDuration } from "@landfall/core/object";
import type { Flag, Flags } from "./arguments.ts";

/** A flag with a duration that is longer than nothing; `such` are examples for the refusal of any other value. */
export function durationFlag(help: string, such: string): Flag {
  return {
    value: "DURATION",
    help,
    wrong: (text) =>
      (parseDuration(text) ?? 0) > 0 ? undefined : `must be a duration such as ${such}, not ${JSON.stringify(text)}`,
  };
}

/** The flag `--stale-after` of the commands that judge reports of a fleet. */
export const STALE_AFTER: Flags = {
  "stale-after": durationFlag(
    "how old an observation may be (default: what the package says, else 15m)",
    "15m or 1h30m",
  ),
};
