import type { Arguments, Flags } from "./arguments.ts";
import type { Io, Outcome } from "./io.ts";

/** One command of `landfall`. */
export interface Command {
  /** The name of one or two words: `fn run`. */
  readonly name: string;
  /** The text after the name in the usage line. */
  readonly usage: string;
  /** The purpose of the command, in one line. */
  readonly summary: string;
  /** The longer text for `--help`. */
  readonly description: string;
  /** Command lines to try. */
  readonly example: string;
  readonly flags: Flags;
  /** The smallest and the largest number of positional arguments. */
  readonly arity: readonly [number, number];
  run(args: Arguments, io: Io): Outcome;
}

/** The largest number of positional arguments for a command without a limit. */
export const MANY: number = Number.POSITIVE_INFINITY;

/** The format flags that several commands share, so that they mean the same everywhere. */
export const FORMAT: Flags = formats("tree", "table", "json");

/** The output formats of a command: text for people, or one JSON value for programs. */
export const TEXT_OR_JSON: Flags = formats("text", "json");

/** The flags `-o` and `--format` with these values; `yaml` is always allowed, too. */
export function formats(...names: readonly string[]): Flags {
  const help = `${names.join(", ")} or yaml`;
  const flag = { value: "FORMAT", oneOf: names, alsoYaml: true } as const;
  return { format: { ...flag, help }, output: { ...flag, short: "o", help: "the same as --format" } };
}

/** The dry-run flags of a command that changes files. */
export const DRY: Flags = {
  "dry-run": { also: ["client"], help: "change nothing; name the files that would change" },
  diff: { help: "change nothing; print what would change" },
};

/** The dry-run flags of a command that also writes to clusters. */
export const DRY_ANYWHERE: Flags = {
  "dry-run": {
    also: ["client", "server"],
    help: "change nothing; say what would change: of a cluster its API server is asked whether it would take it",
  },
  diff: { help: "change nothing; print what would change" },
};

/** The usage line: `landfall status [flags] DIR|FILE`. */
export function usageOf({ name, usage }: Command): string {
  return `landfall ${name} [flags] ${usage}`.trimEnd();
}
