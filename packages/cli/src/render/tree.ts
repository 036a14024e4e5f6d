import { escapeControl } from "@landfall/core/object";
import { type Cell, showCell, widthOf } from "./cell.ts";
import type { Style } from "./style.ts";

/** A node of a tree: pieces of one line, and what hangs below it. */
export interface TreeNode {
  readonly cells: readonly Cell[];
  readonly children?: readonly TreeNode[];
}

/** Trees with branches, each node one line, cut at `columns`. */
export function renderTree(roots: readonly TreeNode[], style: Style, columns: number | undefined): string {
  return roots.map((root) => renderNode(root, "", "", style, columns)).join("");
}

function renderNode(
  { cells, children = [] }: TreeNode,
  own: string,
  below: string,
  style: Style,
  columns: number | undefined,
): string {
  const lines = children.map((child, at) => {
    const isLast = at === children.length - 1;
    return renderNode(child, `${below}${isLast ? "└─ " : "├─ "}`, `${below}${isLast ? "   " : "│  "}`, style, columns);
  });
  return `${style(own, "faint")}${renderCells(cells, own, style, columns)}\n${lines.join("")}`;
}

function renderCells(cells: readonly Cell[], prefix: string, style: Style, columns: number | undefined): string {
  let left = columns === undefined ? undefined : columns - widthOf(prefix);
  const shown = cells
    .filter(({ text }) => text !== "")
    .map((cell) => {
      const text = showCell(cell, style, left);
      if (left !== undefined) left = Math.max(0, left - widthOf(escapeControl(cell.text)) - 1);
      return text;
    });
  return shown.filter((text) => text !== "").join(" ");
}
