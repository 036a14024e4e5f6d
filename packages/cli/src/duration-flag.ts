import { parseDuration } from "@landfall/core/object";
import type { Flag } from "./arguments.ts";

/** A flag with a duration that is longer than nothing; `such` are examples for the refusal of any other value. */
export function durationFlag(help: string, such: string): Flag {
  return {
    value: "DURATION",
    help,
    wrong: (text) =>
      (parseDuration(text) ?? 0) > 0 ? undefined : `must be a duration such as ${such}, not ${JSON.stringify(text)}`,
  };
}
