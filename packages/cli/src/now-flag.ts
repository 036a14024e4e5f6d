import { parseTime } from "@landfall/core/object";
import { type Arguments, type Flags, textOf } from "./arguments.ts";
import type { Outcome } from "./io.ts";
import { misused } from "./outcome.ts";

/** The flag `--now`, described for a command. */
export function nowFlag(help: string): Flags {
  return { now: { value: "TIME", help } };
}

/** The time of `--now`, in milliseconds and as typed; both are absent if it was not given. */
export interface GivenTime {
  readonly at?: number;
  readonly text?: string;
}

/** The time of `--now` in milliseconds, for a command that checked it with `givenNow`. */
export function nowOf(args: Arguments): number | undefined {
  return parseTime(textOf(args, "now"));
}

/** Parses `--now`, in RFC 3339 like every time in a file; returns an outcome if it is no time. */
export function givenNow(args: Arguments, usage: string): GivenTime | Outcome {
  const text = textOf(args, "now");
  if (text === undefined) return {};
  const at = parseTime(text);
  const wrong = `--now must be a time such as 2026-12-01T06:00:00Z, not ${JSON.stringify(text)}`;
  return at === undefined ? misused(wrong, usage) : { at, text };
}
