import type { Json } from "@landfall/core/object";
import { yamlOf } from "@landfall/krm-functions/sdk";
import { type Arguments, readArguments } from "./arguments.ts";
import { type Command, usageOf } from "./command.ts";
import { COMMANDS } from "./commands/index.ts";
import { completeWords } from "./complete-words.ts";
import { completionScript, SHELLS } from "./completion.ts";
import { groupHelp, helpOf, overview } from "./help.ts";
import type { Io, Outcome } from "./io.ts";
import { done, misused } from "./outcome.ts";
import { commandLine } from "./render/command-line.ts";
import { suggestCommand } from "./suggest.ts";
import { VERSION } from "./version.ts";

const USAGE = "landfall COMMAND [flags] [arguments]";
const VERSIONS: ReadonlySet<string> = new Set(["version", "--version", "-v"]);
const HELP: ReadonlySet<string> = new Set(["--help", "-h"]);

/** Runs `landfall` with the arguments after its name. Never throws for user input. */
export function runCli(args: readonly string[], io: Io): Outcome {
  const [first, ...others] = args;
  if (first === "help") return runCli([...others, "--help"], io);
  if (first === undefined || HELP.has(first)) return done(overview(io.columns));
  if (VERSIONS.has(first)) return version(others);
  if (first === "completion") return completion(others);
  if (first === COMPLETE) return done(completeWords(others, COMMANDS));
  const command = find(args);
  if (command === undefined) {
    const group = COMMANDS.filter(({ name }) => name.startsWith(`${first} `));
    if (group.length > 0 && others.every((word) => HELP.has(word))) return done(groupHelp(first, group, io.columns));
    const words = group.length > 0 ? args.slice(0, 2).join(" ") : first;
    return misused(unknownCommand(words, clusterFlags(args)), USAGE);
  }
  const rest = args.slice(command.name.split(" ").length);
  if (beforeDashes(rest).some((word) => HELP.has(word))) return done(helpOf(command, io.columns));
  const given = readArguments(command.flags, rest);
  if (typeof given === "string") return misused(given, usageOf(command));
  const arity = arityProblem(command, given);
  if (arity !== undefined) return misused(arity, usageOf(command));
  const outcome = command.run(given, io);
  return given.asYaml === true ? inYaml(outcome) : outcome;
}

/** The words before `--`, behind which every word is an argument. */
function beforeDashes(words: readonly string[]): readonly string[] {
  const end = words.indexOf("--");
  return end < 0 ? words : words.slice(0, end);
}

/** Turns printed JSON into YAML; any other output stays as it is. */
function inYaml(outcome: Outcome): Outcome {
  const { stdout, later } = outcome;
  const printed = { ...outcome, stdout: /^[[{]/.test(stdout) ? yamlOf(JSON.parse(stdout) as Json) : stdout };
  return later === undefined ? printed : { ...printed, later: async () => inYaml(await later()) };
}

/** The hidden command by which shells complete words, as in kubectl. */
const COMPLETE = "__complete";

function version(others: readonly string[]): Outcome {
  const usage = "landfall version";
  if (others.length === 0) return done(`${VERSION}\n`);
  if (others.every((word) => HELP.has(word))) return done(`Print the version of landfall.\n\nusage: ${usage}\n`);
  return misused(`version does not know what to do with ${JSON.stringify(others[0])}`, usage);
}

function completion([shell, ...others]: readonly string[]): Outcome {
  const usage = `landfall completion ${SHELLS.join("|")}`;
  if ([shell, ...others].some((word) => word !== undefined && HELP.has(word)))
    return done(`Print a script that completes commands and flags in a shell.\n\nusage: ${usage}\n`);
  if (shell === undefined || !SHELLS.includes(shell) || others.length > 0)
    return misused(`completion needs one of ${SHELLS.join(", ")}`, usage);
  return done(completionScript(shell, COMMANDS));
}

function unknownCommand(words: string, cluster: readonly string[]): string {
  if (words.startsWith("-")) return `unknown flag ${JSON.stringify(words)}; flags come behind the command`;
  const names = COMMANDS.map(({ name }) => name);
  const said = suggestCommand(words, names, commandLine(...cluster));
  return `unknown command ${JSON.stringify(words)}${said === undefined ? "" : `; ${said}`}`;
}

/** The flags of a command line that select a cluster, as typed. */
function clusterFlags(args: readonly string[]): readonly string[] {
  const found: string[] = [];
  for (const [at, word] of args.entries()) {
    const [name = ""] = word.split("=");
    if (["-A", "--all-namespaces"].includes(name)) found.push(word);
    else if (OF_CLUSTER.has(name)) found.push(word, ...(word.includes("=") ? [] : args.slice(at + 1, at + 2)));
  }
  // A namespace alone does not select a cluster: a directory may be meant.
  return found.some((word) => NAMES_CLUSTER.test(word)) ? found : [];
}

const NAMES_CLUSTER = /^(?:--(?:contexts?|kubeconfig|fleet)(?:=|$)|-A$|--all-namespaces)/;
const OF_CLUSTER: ReadonlySet<string> = new Set([
  "--context",
  "--contexts",
  "--kubeconfig",
  "--fleet",
  "--namespace",
  "-n",
]);

/** Alternative names of commands, each with as many words as the first name. */
const SECOND_NAMES: ReadonlyMap<string, string> = new Map([["rollout freeze", "rollout handbrake"]]);

function find(args: readonly string[]): Command | undefined {
  const words = SECOND_NAMES.get(args.slice(0, 2).join(" "))?.split(" ") ?? args;
  return COMMANDS.find(({ name }) => name.split(" ").every((word, at) => words[at] === word));
}

function arityProblem({ name, usage, arity: [least, most] }: Command, { positionals }: Arguments): string | undefined {
  if (positionals.length < least) return `${name} needs ${usage}`;
  const extra = positionals[most];
  return extra === undefined ? undefined : `${name} does not know what to do with ${JSON.stringify(extra)}`;
}
