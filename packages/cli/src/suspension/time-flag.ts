import { parseTime } from "@landfall/core/object";
import { type Arguments, type Flags, textOf } from "../arguments.ts";
import type { Io } from "../io.ts";

/** The time by which holds begin and end. */
export const NOW: Flags = { now: { value: "TIME", help: "the time of the holds (default: the clock)" } };

/** That time, as RFC 3339; `undefined`: what was given is none. */
export function timeOf(args: Arguments, io: Io): string | undefined {
  const given = textOf(args, "now");
  if (given === undefined) return `${io.now().toISOString().slice(0, 19)}Z`;
  return parseTime(given) === undefined ? undefined : given;
}
