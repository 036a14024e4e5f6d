import type { Path } from "@landfall/core/object";
import { moveTree, type TreeChange } from "./move-tree.ts";
import type { Tree } from "./source-node.ts";

/**
 * A change that adds one line to a block mapping. Nothing that another such change depends on changes with it, so they are
 * planned from one reading and put into the text together.
 */
export interface LineAdded extends TreeChange {
  readonly line: NonNullable<TreeChange["line"]>;
}

/** Whether a change adds one line to a block mapping. */
export function addsLine(change: TreeChange): change is LineAdded {
  return change.line !== undefined;
}

/** Whether an edit at a path leads to or through one of the lines, so that they have to be put in before it is planned. */
export function concerns(path: Path, lines: readonly LineAdded[]): boolean {
  return lines.some(({ line }) => overlap(path, line.path));
}

function overlap(a: Path, b: Path): boolean {
  const length = Math.min(a.length, b.length);
  for (let depth = 0; depth < length; depth++) if (String(a[depth]) !== String(b[depth])) return false;
  return true;
}

/** As one edit after the other would have it: at one place the deeper line first, as it ends what the other goes behind. */
export function inTextOrder(lines: readonly LineAdded[]): readonly LineAdded[] {
  return lines.toSorted((a, b) => a.start - b.start || b.line.column - a.line.column);
}

/** The text with the lines, which stand in its order. */
export function putLinesIn(text: string, lines: readonly LineAdded[]): string {
  let written = "";
  let at = 0;
  for (const { start, text: line } of lines) {
    written += at === start ? line : text.slice(at, start) + line;
    at = start;
  }
  return written + text.slice(at);
}

/** The tree of the text with the lines, which stand in its order; `undefined`: it has to be read anew. */
export function moveForLines(tree: Tree, lines: readonly LineAdded[], text: string): Tree | undefined {
  // From the last one up: then no line moves the place of another.
  return lines.reduceRight<Tree | undefined>((moved, line) => moved && moveTree(moved, line, text), tree);
}
