import { type Arguments, readArguments, unknown } from "./arguments.ts";
import { type Command, usageOf } from "./command.ts";
import { COMMANDS } from "./commands/index.ts";
import { groupHelp, helpOf, overview } from "./help.ts";
import type { Io, Outcome } from "./io.ts";
import { done, misused } from "./outcome.ts";
import { VERSION } from "./version.ts";

const USAGE = "landfall COMMAND [flags] [arguments]";
const HELP: ReadonlySet<string> = new Set(["--help", "-h"]);

/** Runs `landfall` with the arguments behind its name. Never throws for what a user gives it. */
export function runCli(args: readonly string[], io: Io): Outcome {
  const [first, ...others] = args;
  if (first === "help") return runCli([...others, "--help"], io);
  if (first === undefined || HELP.has(first)) return done(overview(io.columns));
  if (first === "--version") return done(`${VERSION}\n`);
  const command = find(args);
  if (command === undefined) {
    const group = COMMANDS.filter(({ name }) => name.startsWith(`${first} `));
    if (group.length > 0 && others.every((word) => HELP.has(word))) return done(groupHelp(first, group, io.columns));
    const words = group.length > 0 ? args.slice(0, 2).join(" ") : first;
    return misused(
      unknown(
        "command",
        words,
        COMMANDS.map(({ name }) => name),
      ),
      USAGE,
    );
  }
  const rest = args.slice(command.name.split(" ").length);
  if (rest.some((word) => HELP.has(word))) return done(helpOf(command, io.columns));
  const given = readArguments(command.flags, rest);
  if (typeof given === "string") return misused(given, usageOf(command));
  const arity = arityProblem(command, given);
  return arity === undefined ? command.run(given, io) : misused(arity, usageOf(command));
}

function find(args: readonly string[]): Command | undefined {
  return COMMANDS.find(({ name }) => name.split(" ").every((word, at) => args[at] === word));
}

function arityProblem({ name, usage, arity: [least, most] }: Command, { positionals }: Arguments): string | undefined {
  if (positionals.length < least) return `${name} needs ${usage}`;
  const extra = positionals[most];
  return extra === undefined ? undefined : `${name} does not know what to do with ${JSON.stringify(extra)}`;
}
