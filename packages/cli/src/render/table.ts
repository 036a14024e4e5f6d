import { escapeControl } from "@landfall/core/object";
import { type Cell, showCell, widthOf } from "./cell.ts";
import type { Style } from "./style.ts";

const GAP = 2;
const LEAST_LAST = 16;

/**
 * Formats rows under a heading. Columns are as wide as needed; the last one gets the remaining `columns` and is cut
 * there. Without rows: the empty text.
 */
export function renderTable(
  heading: readonly string[],
  rows: readonly (readonly Cell[])[],
  style: Style,
  columns: number | undefined,
): string {
  if (rows.length === 0) return "";
  const all = [heading.map((text): Cell => ({ text, tone: "faint" })), ...rows];
  const widths = heading.map((_, at) => Math.max(...all.map((row) => widthOf(escapeControl(row[at]?.text ?? "")))));
  const before = widths.slice(0, -1).reduce((sum, width) => sum + width + GAP, 0);
  const last = columns === undefined ? undefined : Math.max(LEAST_LAST, columns - before);
  return all.map((row) => `${renderRow(row, widths, last, style)}\n`).join("");
}

function renderRow(row: readonly Cell[], widths: readonly number[], last: number | undefined, style: Style): string {
  const cells = row.map((cell, at) => {
    if (at === widths.length - 1) return showCell(cell, style, last);
    const padding = (widths[at] ?? 0) - widthOf(escapeControl(cell.text)) + GAP;
    return `${showCell(cell, style)}${" ".repeat(padding)}`;
  });
  return cells.join("").trimEnd();
}
