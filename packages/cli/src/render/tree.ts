import type { Cell } from "./cell.ts";
import type { Style } from "./style.ts";
import { wrapCells } from "./wrap.ts";

/** A node of a tree: the cells of its line, and its children. */
export interface TreeNode {
  readonly cells: readonly Cell[];
  readonly children?: readonly TreeNode[];
}

/** Formats trees with branches. Lines wider than `columns` continue below; nothing is cut. */
export function renderTree(roots: readonly TreeNode[], style: Style, columns: number | undefined): string {
  return roots.map((root) => renderNode(root, "", "", style, columns)).join("");
}

const BRANCH_WIDTH = 3;

function renderNode(
  { cells, children = [] }: TreeNode,
  own: string,
  below: string,
  style: Style,
  columns: number | undefined,
): string {
  const next = children.map((child, at) => {
    const isLast = at === children.length - 1;
    return renderNode(child, `${below}${isLast ? "└─ " : "├─ "}`, `${below}${isLast ? "   " : "│  "}`, style, columns);
  });
  const [first = "", ...others] = wrapCells(cells, style, {
    width: columns === undefined ? undefined : columns - own.length,
    indent: BRANCH_WIDTH,
  });
  const under = `${below}${children.length > 0 ? "│  " : "   "}`;
  const lines = [`${style(own, "faint")}${first}\n`, ...others.map((line) => `${style(under, "faint")}${line}\n`)];
  return `${lines.join("")}${next.join("")}`;
}
