import { escapeControl } from "@landfall/core/object";
import { type Cell, showCell, widthOf } from "./cell.ts";
import type { Style } from "./style.ts";

const GAP = 2;
const LEAST_LAST = 16;

/**
 * Formats rows under a heading. Columns are as wide as needed; the last one gets the remaining `columns` and is cut
 * there. A first cell that leaves the last column no room stands whole on a line of its own, above the rest of its row.
 * Without rows: the empty text.
 */
export function renderTable(
  heading: readonly string[],
  rows: readonly (readonly Cell[])[],
  style: Style,
  columns: number | undefined,
): string {
  if (rows.length === 0) return "";
  const all = [heading.map((text): Cell => ({ text, tone: "faint" })), ...rows];
  const others = heading.slice(1, -1).map((_, at) => Math.max(...all.map((row) => widthOfCell(row[at + 1]))) + GAP);
  const between = others.reduce((sum, width) => sum + width, 0);
  const most = columns === undefined ? Number.POSITIVE_INFINITY : columns - between - LEAST_LAST - GAP;
  const first = Math.max(
    widthOf(heading[0] ?? ""),
    ...all.map((row) => widthOfCell(row[0])).filter((it) => it <= most),
  );
  const before = first + GAP + between;
  const last = columns === undefined ? undefined : Math.max(LEAST_LAST, columns - before);
  const widths = [first + GAP, ...others];
  return all.map((row) => `${linesOf(row, widths, last, style).join("\n")}\n`).join("");
}

function widthOfCell(cell: Cell | undefined): number {
  return widthOf(escapeControl(cell?.text ?? ""));
}

function linesOf(
  row: readonly Cell[],
  widths: readonly number[],
  last: number | undefined,
  style: Style,
): readonly string[] {
  const [first, ...rest] = row;
  const isAlone = first !== undefined && rest.length > 0 && widthOfCell(first) + GAP > (widths[0] ?? 0);
  const cells = isAlone ? [{ text: "" }, ...rest] : row;
  const line = cells.map((cell, at) => {
    const width = widths[at];
    if (width === undefined || at === row.length - 1) return showCell(cell, style, last);
    return `${showCell(cell, style)}${" ".repeat(width - widthOfCell(cell))}`;
  });
  const text = line.join("").trimEnd();
  return isAlone ? [showCell(first, style), text] : [text];
}
