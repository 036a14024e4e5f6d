import type { Path } from "@landfall/core/object";
import type { TreeChange } from "./tree-change.ts";

/**
 * A change that adds one line to a block mapping, or takes one away. Nothing that another such change depends on changes
 * with it, so they are planned from one reading and made together: see `goWith`.
 */
export interface LineChange extends TreeChange {
  readonly line: NonNullable<TreeChange["line"]>;
}

/** Whether a change adds one line to a block mapping, or takes one away. */
export function isOfLine(change: TreeChange): change is LineChange {
  return change.line !== undefined;
}

/** Whether a change can be made together with others that are planned: lines are added, or lines go, and some stay. */
export function goWith(change: LineChange, others: readonly LineChange[]): boolean {
  const { left } = change.line;
  return (
    others.every(({ line }) => (line.left === undefined) === (left === undefined)) && others.length < (left ?? Infinity)
  );
}

/** Whether an edit at a path leads to or through one of the lines, so that they have to be changed before it is planned. */
export function concerns(path: Path, lines: readonly LineChange[]): boolean {
  return lines.some(({ line }) => overlap(path, line.path));
}

function overlap(a: Path, b: Path): boolean {
  const length = Math.min(a.length, b.length);
  for (let depth = 0; depth < length; depth++) if (String(a[depth]) !== String(b[depth])) return false;
  return true;
}

/** As one edit after the other would have it: at one place the deeper line first, as it ends what the other goes behind. */
export function inTextOrder(lines: readonly LineChange[]): readonly LineChange[] {
  return lines.toSorted((a, b) => a.start - b.start || b.line.column - a.line.column);
}

/** The text with the changes, which stand in its order. */
export function changeLines(text: string, lines: readonly LineChange[]): string {
  let written = "";
  let at = 0;
  for (const { start, end, text: line } of lines) {
    written += at === start ? line : text.slice(at, start) + line;
    at = end;
  }
  return written + text.slice(at);
}
