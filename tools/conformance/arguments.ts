import { parseArgs } from "node:util";
import type { RunOptions } from "./suite.ts";

/** The options of a run from the command line. */
export interface Arguments {
  readonly suite: string;
  readonly file: string;
  readonly options: RunOptions;
  /** Whether to print every disagreement. */
  readonly all: boolean;
  /** Whether to print disagreements as JSON, one on each line. */
  readonly json: boolean;
}

/** One line on how to call the runner. */
export const USAGE =
  "usage: npm run -s conformance -- SUITE FILE.jsonl [--mode upstream|required] [--now TIME] [--all] [--json]";

/** Parses the arguments; returns a sentence about the error if they are invalid. */
export function parseArguments(args: readonly string[]): Arguments | string {
  let parsed: ReturnType<typeof parse>;
  try {
    parsed = parse(args);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  const [suite, file, ...rest] = parsed.positionals;
  if (suite === undefined || file === undefined || rest.length > 0) return "needs a suite and a file";
  const { mode, now, all, json } = parsed.values;
  if (mode !== "upstream" && mode !== "required") return `unknown mode "${mode}": upstream or required`;
  if (now === undefined) return { suite, file, options: { mode }, all, json };
  const time = Date.parse(now);
  if (Number.isNaN(time)) return `--now is no time: "${now}"`;
  return { suite, file, options: { mode, now: time }, all, json };
}

function parse(args: readonly string[]) {
  return parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      mode: { type: "string", default: "upstream" },
      now: { type: "string" },
      all: { type: "boolean", default: false },
      json: { type: "boolean", default: false },
    },
  });
}
