import { type Arguments, readArguments, unknown } from "./arguments.ts";
import { type Command, helpOf, usageOf } from "./command.ts";
import { COMMANDS } from "./commands/index.ts";
import type { Io, Outcome } from "./io.ts";
import { done, misused } from "./outcome.ts";
import { VERSION } from "./version.ts";

const USAGE = "landfall COMMAND [flags] [arguments]";
const ABOUT = "Has a change to a fleet of Kubernetes clusters landed, and what may change next?";
const HELP: ReadonlySet<string> = new Set(["--help", "-h"]);

/** Runs `landfall` with the arguments behind its name. Never throws for what a user gives it. */
export function runCli(args: readonly string[], io: Io): Outcome {
  const [first, ...others] = args;
  if (first === "help") return runCli([...others, "--help"], io);
  if (first === undefined || HELP.has(first)) return done(overview("landfall", COMMANDS));
  if (first === "--version") return done(`${VERSION}\n`);
  const command = find(args);
  if (command === undefined) {
    const group = COMMANDS.filter(({ name }) => name.startsWith(`${first} `));
    if (group.length > 0 && others.every((word) => HELP.has(word))) return done(overview(`landfall ${first}`, group));
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
  if (rest.some((word) => HELP.has(word))) return done(helpOf(command));
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

/** What `landfall --help`, or the help of a group of commands, prints. */
function overview(program: string, commands: readonly Command[]): string {
  const width = Math.max(...commands.map(({ name }) => name.length));
  const lines = commands.map(({ name, summary }) => `  ${name.padEnd(width)}  ${summary}\n`);
  return `${ABOUT}\n\nusage: ${program} COMMAND [flags] [arguments]\n\ncommands:\n${lines.join("")}\nlandfall COMMAND --help says more.\n`;
}
