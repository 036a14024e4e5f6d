import { type Cell, widthOf } from "./cell.ts";
import type { Style } from "./style.ts";
import { renderTable } from "./table.ts";
import { wrapCells } from "./wrap.ts";

const GAP = 2;
const INDENT = 2;

/** The layout of rows as paragraphs: `lead` names the columns in the first line of each. */
export interface Stacking {
  readonly style: Style;
  readonly columns: number | undefined;
  readonly lead: readonly string[];
}

/**
 * Formats rows as a table with a heading if they fit; else each row as a paragraph: the cells of the columns `lead` on
 * one line, the others below it with the names of their columns. Nothing is cut. Without rows: the empty text.
 */
export function renderStacked(
  heading: readonly string[],
  rows: readonly (readonly Cell[])[],
  { style, columns, lead }: Stacking,
): string {
  if (columns === undefined || rows.length === 0 || widthOfTable(heading, rows) <= columns)
    return renderTable(heading, rows, style, columns);
  return rows.map((row) => paragraphOf(heading, row, { style, columns, lead })).join("");
}

function widthOfTable(heading: readonly string[], rows: readonly (readonly Cell[])[]): number {
  const widths = heading.map((name, at) => Math.max(widthOf(name), ...rows.map((row) => widthOf(row[at]?.text ?? ""))));
  return widths.reduce((sum, width) => sum + width + GAP, -GAP);
}

function paragraphOf(heading: readonly string[], row: readonly Cell[], { style, columns = 0, lead }: Stacking): string {
  const isLead = (at: number): boolean => lead.includes(heading[at] ?? "");
  const own = row.filter((_, at) => isLead(at));
  const rest = row.flatMap((cell, at): readonly Cell[] => {
    if (isLead(at) || cell.text === "") return [];
    return [{ text: (heading[at] ?? "").toLowerCase(), tone: "faint" }, cell];
  });
  const first = wrapCells(own, style, { width: columns, indent: INDENT });
  const below = rest.length === 0 ? [] : wrapCells(rest, style, { width: columns - INDENT, indent: INDENT });
  const lines = [...indented(first, 0), ...indented(below, INDENT)];
  return lines.map((line) => `${line}\n`).join("");
}

/** Indents lines by a margin; continuation lines a little further. */
function indented(lines: readonly string[], margin: number): readonly string[] {
  return lines.map((line, at) => " ".repeat(at === 0 ? margin : margin + INDENT) + line);
}
