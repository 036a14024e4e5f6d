import { candidatesOf } from "./arguments.ts";
import type { Command } from "./command.ts";

/** Shells for which a completion script can be printed. */
export const SHELLS: readonly string[] = ["bash", "zsh", "fish"];

/** A script that completes commands, flags and the values of flags, and files where nothing else fits. */
export function completionScript(shell: string, commands: readonly Command[]): string {
  const entries = commands.map((command) => ({
    name: command.name,
    words: wordsOf(command),
    values: valuesOf(command),
  }));
  if (shell === "fish") return fish(commands);
  const script = bash(entries);
  return shell === "zsh" ? `autoload -U +X bashcompinit && bashcompinit\n${script}` : script;
}

function wordsOf({ flags }: Command): readonly string[] {
  return [...Object.keys(flags).map((flag) => `--${flag}`), "--help"];
}

/** The ways to write each flag that has a list of values, with the list. */
function valuesOf({ flags }: Command): Entry["values"] {
  return Object.entries(flags).flatMap(([name, flag]) => {
    const words = candidatesOf(flag);
    const written = [`--${name}`, ...(flag.short === undefined ? [] : [`-${flag.short}`])];
    return words === undefined ? [] : [{ written, words }];
  });
}

/** A command with what may stand behind it. */
interface Entry {
  readonly name: string;
  readonly words: readonly string[];
  readonly values: readonly { readonly written: readonly string[]; readonly words: readonly string[] }[];
}

function bash(entries: readonly Entry[]): string {
  const firsts = [...new Set(entries.map(({ name }) => name.split(" ")[0] ?? ""))];
  const groups = firsts.flatMap((first) => {
    const seconds = entries.flatMap(({ name }) => (name.startsWith(`${first} `) ? [name.slice(first.length + 1)] : []));
    return seconds.length === 0 ? [] : [`    "${first}") words="${seconds.join(" ")}" ;;`];
  });
  const values = entries.flatMap(({ name, values }) =>
    values.map(({ written, words }) => {
      const patterns = written.map((flag) => `"${name}"*" ${flag}"`).join("|");
      return `    ${patterns}) words="${words.join(" ")}" ;;`;
    }),
  );
  const flags = entries.map(({ name, words }) => `    "${name}"*) words="${words.join(" ")}" ;;`);
  return `_landfall() {
  local current="\${COMP_WORDS[COMP_CWORD]}" words=""
  case "\${COMP_WORDS[*]:1:COMP_CWORD-1}" in
    "") words="${firsts.join(" ")} completion help version" ;;
${groups.join("\n")}
${values.join("\n")}
${flags.join("\n")}
  esac
  if [[ "$current" == -* || -z "$words" || "$words" != --* ]]; then
    COMPREPLY=($(compgen -W "$words" -- "$current"))
  fi
}
complete -o default -F _landfall landfall
`;
}

function fish(commands: readonly Command[]): string {
  const quote = (text: string): string => `'${text.replaceAll("\\", "\\\\").replaceAll("'", "\\'")}'`;
  const lines = commands.flatMap(({ name, summary, flags }) => {
    const [first = "", second] = name.split(" ");
    const seen =
      second === undefined
        ? `__fish_seen_subcommand_from ${first}`
        : `__fish_seen_subcommand_from ${first}; and __fish_seen_subcommand_from ${second}`;
    const offered = second === undefined ? "__fish_use_subcommand" : `__fish_seen_subcommand_from ${first}`;
    const own = `complete -c landfall -n ${quote(offered)} -a ${second ?? first} -d ${quote(summary)}`;
    const options = Object.entries(flags).map(([flag, known]) => {
      const { short, value, help } = known;
      const words = candidatesOf(known);
      const takes = value === undefined ? "" : words === undefined ? " -r" : ` -x -a ${quote(words.join(" "))}`;
      return `complete -c landfall -n ${quote(seen)} -l ${flag}${short === undefined ? "" : ` -s ${short}`}${takes} -d ${quote(help)}`;
    });
    return [own, ...options];
  });
  const groups = [...new Set(commands.flatMap(({ name }) => (name.includes(" ") ? [name.split(" ")[0] ?? ""] : [])))];
  const others = `complete -c landfall -n __fish_use_subcommand -a 'completion help version'`;
  return `${[others, ...groups.map((group) => `complete -c landfall -n __fish_use_subcommand -a ${group}`), ...lines].join("\n")}\n`;
}
