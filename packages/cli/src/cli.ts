import { type Arguments, readArguments, unknown } from "./arguments.ts";
import { type Command, helpOf, usageOf } from "./command.ts";
import { COMMANDS } from "./commands/index.ts";
import type { Io, Outcome } from "./io.ts";
import { done, misused } from "./outcome.ts";

const USAGE = "landfall COMMAND [flags] [arguments]";

/** Runs `landfall` with the arguments behind its name. Never throws for what a user gives it. */
export function runCli(args: readonly string[], io: Io): Outcome {
  const [first] = args;
  if (first === undefined || first === "--help" || first === "-h" || first === "help") return done(overview());
  const command = find(args);
  if (command === undefined) {
    const words = first === "fn" || first === "rules" ? args.slice(0, 2).join(" ") : first;
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
  if (rest.includes("--help") || rest.includes("-h")) return done(helpOf(command));
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

function overview(): string {
  const width = Math.max(...COMMANDS.map(({ name }) => name.length));
  const lines = COMMANDS.map(({ name, summary }) => `  ${name.padEnd(width)}  ${summary}\n`);
  return `Has a change to a fleet of Kubernetes clusters landed, and what may change next?\n\nusage: ${USAGE}\n\ncommands:\n${lines.join("")}\nlandfall COMMAND --help says more.\n`;
}
