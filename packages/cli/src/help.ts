import { type Command, usageOf } from "./command.ts";
import { GROUPS } from "./commands/index.ts";
import { wrapCells } from "./render/wrap.ts";

type Row = readonly [name: string, text: string];

const ABOUT = "Has a change to a fleet of Kubernetes clusters landed, and what may change next?";
const WIDEST = 100;
const EXIT_CODES: readonly Row[] = [
  ["0", "done, whatever state it shows"],
  ["1", "it could not be done: nothing is written, and stderr says what, where and what would help"],
  ["2", "the command line is wrong"],
  ["3", "wait, and status --exit-code: it is not so"],
  ["130, 143", "it looked on until Ctrl-C, or was told to end"],
  ["141", "whoever read the output went away"],
];

/** The text of `landfall --help` for a terminal of this many columns; the verbs of a rollout share one line. */
export function overview(columns?: number): string {
  const groups = GROUPS.map(({ title, commands }) => ({ title, rows: rowsOf(commands) }));
  const names = longestName(groups.flatMap(({ rows }) => rows));
  const sections = groups.map(({ title, rows }) => `${title}:\n${twoColumns(rows, columns, names)}`);
  const exits = twoColumns(EXIT_CODES, columns, names);
  return `${wrapText(ABOUT, columns)}

usage: landfall COMMAND [flags] [arguments]
       landfall version
       landfall completion bash|zsh|fish

${sections.join("\n")}
exit code:
${exits}
landfall COMMAND --help says more.
`;
}

/** One row for each command; the verbs of a rollout share one. */
function rowsOf(commands: readonly Command[]): readonly Row[] {
  const verbs = commands.filter(({ name }) => name.startsWith("rollout "));
  const row: Row = ["rollout VERB", verbs.map(({ name }) => name.replace("rollout ", "")).join(", ")];
  const others = commands
    .filter((command) => !verbs.includes(command))
    .map(({ name, summary }): Row => [name, summary]);
  return verbs.length === 0 ? others : [row, ...others];
}

/** The text of `landfall rollout --help`. */
export function groupHelp(name: string, commands: readonly Command[], columns?: number): string {
  const rows = commands.map((command): Row => [command.name, command.summary]);
  return `usage: landfall ${name} COMMAND [flags] [arguments]

${twoColumns(rows, columns)}
landfall ${name} COMMAND --help says more.
`;
}

/** The text of `landfall COMMAND --help`. */
export function helpOf(command: Command, columns?: number): string {
  const rows = Object.entries(command.flags).map(
    ([name, { value, short, help }]): Row => [
      `${short === undefined ? "    " : `-${short}, `}--${name}${value === undefined ? "" : ` ${value}`}`,
      help,
    ],
  );
  const description = command.description.split("\n\n").map((paragraph) => wrapText(paragraph, columns));
  return `${wrapText(command.summary, columns)}

usage: ${usageOf(command)}

${description.join("\n\n")}

flags:
${twoColumns(rows, columns)}
example:
${command.example.replaceAll(/^/gm, "  ")}
`;
}

/** Formats a name and a text in each row; a long text continues below its beginning. */
function twoColumns(rows: readonly Row[], columns?: number, names: number = longestName(rows)): string {
  const margin = names + 4;
  return rows.map(([name, text]) => `  ${name.padEnd(names)}  ${wrapText(text, columns, margin)}\n`).join("");
}

function longestName(rows: readonly Row[]): number {
  return Math.max(...rows.map(([name]) => name.length));
}

/** Wraps a text into lines that fit, with a margin before all but the first. */
function wrapText(text: string, columns: number = WIDEST, margin: number = 0): string {
  const width = Math.min(columns, WIDEST) - margin;
  const lines = wrapCells([{ text: text.replaceAll("\n", " ") }], (word) => word, { width, indent: 0 });
  return lines.join(`\n${" ".repeat(margin)}`);
}
