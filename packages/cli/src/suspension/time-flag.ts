import { formatTime } from "@landfall/core/object";
import type { Arguments, Flags } from "../arguments.ts";
import type { Io, Outcome } from "../io.ts";
import { givenNow, nowFlag } from "../now-flag.ts";

/** The flag for the time by which holds begin and end. */
export const NOW: Flags = nowFlag("the time of the holds (default: the clock; of a cluster: its own)");

/** The time of the holds (RFC 3339); an outcome if the argument is no time. */
export function timeOf(args: Arguments, io: Io, usage: string): string | Outcome {
  const given = givenNow(args, usage);
  if ("exitCode" in given) return given;
  return given.text ?? formatTime(io.now().getTime());
}
