import { parseTime } from "@landfall/core/object";
import { type Arguments, type Flags, textOf } from "./arguments.ts";
import type { Outcome } from "./io.ts";
import { misused } from "./outcome.ts";

/** `--now`, with the meaning that it has for a command. */
export function nowFlag(help: string): Flags {
  return { now: { value: "TIME", help } };
}

/** The time that `--now` gives, in milliseconds, and as it was written; neither where it was not given. */
export interface GivenTime {
  readonly at?: number;
  readonly text?: string;
}

/** The time of `--now`, in milliseconds, of a command that has read it with `givenNow`. */
export function nowOf(args: Arguments): number | undefined {
  return parseTime(textOf(args, "now"));
}

/** Reads `--now`, in RFC 3339 as every time in a file; or how the command ends where it is no time. */
export function givenNow(args: Arguments, usage: string): GivenTime | Outcome {
  const text = textOf(args, "now");
  if (text === undefined) return {};
  const at = parseTime(text);
  const wrong = `--now must be a time such as 2026-12-01T06:00:00Z, not ${JSON.stringify(text)}`;
  return at === undefined ? misused(wrong, usage) : { at, text };
}
