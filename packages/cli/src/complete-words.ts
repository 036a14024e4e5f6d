import { candidatesOf } from "./arguments.ts";
import type { Command } from "./command.ts";

/**
 * The directives that kubectl reads after the candidates of a plugin: 4 prevents file completion, 0 completes files if
 * no candidate fits.
 */
const NO_FILES = ":4";
const FILES = ":0";

/**
 * Answers `kubectl_complete-landfall`, which kubectl runs with the words of its command line, ending with the one being
 * typed: prints candidates, one on each line, and a directive. The protocol:
 * https://kubernetes.io/docs/tasks/extend-kubectl/kubectl-plugins/
 */
export function completeWords(words: readonly string[], commands: readonly Command[]): string {
  const typed = words.at(-1) ?? "";
  const before = words.slice(0, -1).join(" ");
  const candidates = candidatesAfter(before, typed, commands).filter((one) => one.startsWith(typed));
  return `${[...candidates, candidates.length === 0 ? FILES : NO_FILES].join("\n")}\n`;
}

function candidatesAfter(before: string, typed: string, commands: readonly Command[]): readonly string[] {
  const command = commands.find(({ name }) => before === name || before.startsWith(`${name} `));
  if (command !== undefined) {
    const values = valuesBehind(before.split(" ").at(-1) ?? "", command);
    return values ?? (typed.startsWith("-") ? [...flagsOf(command), "--help"] : []);
  }
  const prefix = before === "" ? "" : `${before} `;
  const next = commands.flatMap(({ name }) =>
    name.startsWith(prefix) ? [name.slice(prefix.length).split(" ")[0] ?? ""] : [],
  );
  return [...new Set(before === "" ? [...next, "completion", "help", "version"] : next)].sort();
}

/** The values that the flag before the typed word may have; `undefined` where that is no flag of a few values. */
function valuesBehind(word: string, { flags }: Command): readonly string[] | undefined {
  const flag = Object.entries(flags).find(([name, { short }]) => word === `--${name}` || word === `-${short}`)?.[1];
  return flag === undefined ? undefined : candidatesOf(flag);
}

function flagsOf({ flags }: Command): readonly string[] {
  return Object.keys(flags).map((flag) => `--${flag}`);
}
