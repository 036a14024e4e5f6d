import type { Arguments, Flags } from "./arguments.ts";
import type { Io, Outcome } from "./io.ts";

/** One command of `landfall`. */
export interface Command {
  /** The name, of one word or two: `fn run`. */
  readonly name: string;
  /** The text behind the name in the usage line. */
  readonly usage: string;
  /** The purpose of the command, in one line. */
  readonly summary: string;
  /** The longer text for `--help`. */
  readonly description: string;
  /** Command lines that can be tried. */
  readonly example: string;
  readonly flags: Flags;
  /** How many positional arguments: least and most. */
  readonly arity: readonly [number, number];
  run(args: Arguments, io: Io): Outcome;
}

/** The number of positional arguments of a command that takes any number. */
export const MANY: number = Number.POSITIVE_INFINITY;

/** Flags that several commands have, so that they mean the same everywhere. */
export const FORMAT: Flags = formats("tree", "table", "json");

/** The output formats of a command: lines for people, or one JSON value for programs. */
export const TEXT_OR_JSON: Flags = formats("text", "json");

/** `-o` and `--format`, which take these; with `json` also `yaml`. */
export function formats(...names: readonly string[]): Flags {
  const help = `${names.join(", ")} or yaml`;
  const flag = { value: "FORMAT", oneOf: names, alsoYaml: true } as const;
  return { format: { ...flag, help }, output: { ...flag, short: "o", help: "the same as --format" } };
}

/** The flags with which a command that would change files changes none. */
export const DRY: Flags = {
  "dry-run": { also: ["client"], help: "change nothing; name the files that would change" },
  diff: { help: "change nothing; print what would change" },
};

/** The same for a command that also writes to clusters. */
export const DRY_ANYWHERE: Flags = {
  "dry-run": {
    also: ["client", "server"],
    help: "change nothing; say what would change: of a cluster its API server is asked whether it would take it",
  },
  diff: { help: "change nothing; print what would change" },
};

/** `landfall status [flags] DIR|FILE` */
export function usageOf({ name, usage }: Command): string {
  return `landfall ${name} [flags] ${usage}`.trimEnd();
}
