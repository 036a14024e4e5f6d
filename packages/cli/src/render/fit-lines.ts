import { widthOf } from "./cell.ts";
import { plainStyle } from "./style.ts";
import { wrapCells } from "./wrap.ts";

const INDENT = 2;

/**
 * Wraps the lines of a text that are wider than a terminal between their words, with continuation lines indented;
 * all other lines keep their bytes. What stands between backticks stays on one line if it fits, to be copied.
 */
export function fitLines(text: string, columns: number | undefined): string {
  if (columns === undefined) return text;
  return text
    .split("\n")
    .map((line) => (widthOf(line) > columns && !line.includes("\u001b") ? fitted(line, columns) : line))
    .join("\n");
}

/** Stands for a space at which no line may break; private use, so that no text has it. */
const KEPT = "\ue000";

function fitted(line: string, columns: number): string {
  const lead = /^ */.exec(line)?.[0] ?? "";
  const width = columns - lead.length;
  const kept = line
    .slice(lead.length)
    .replaceAll(/`[^`]+`/g, (quoted) => (widthOf(quoted) <= width - INDENT ? quoted.replaceAll(" ", KEPT) : quoted));
  const lines = wrapCells([{ text: kept }], plainStyle, { width, indent: INDENT });
  return lines.map((one, at) => `${lead}${at === 0 ? "" : " ".repeat(INDENT)}${one.replaceAll(KEPT, " ")}`).join("\n");
}
