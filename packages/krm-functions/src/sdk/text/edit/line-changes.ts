import type { Path } from "@landfall/core/object";
import type { TreeChange } from "./tree-change.ts";

/**
 * A change that adds one line to a block mapping, or removes one. Such changes do not affect each other, so they are
 * planned from one reading of the text and made together: see `goWith`.
 */
export interface LineChange extends TreeChange {
  readonly line: NonNullable<TreeChange["line"]>;
}

/** Whether a change adds one line to a block mapping or removes one. */
export function isOfLine(change: TreeChange): change is LineChange {
  return change.line !== undefined;
}

/**
 * Whether a change can be made together with others that are planned: all add lines, or all remove lines and the
 * mapping keeps at least one.
 */
export function goWith(change: LineChange, others: readonly LineChange[]): boolean {
  const { left } = change.line;
  return (
    others.every(({ line }) => (line.left === undefined) === (left === undefined)) && others.length < (left ?? Infinity)
  );
}

/** Whether an edit at a path touches one of the lines, which must then be changed before the edit is planned. */
export function concerns(path: Path, lines: readonly LineChange[]): boolean {
  return lines.some(({ line }) => overlap(path, line.path));
}

function overlap(a: Path, b: Path): boolean {
  const length = Math.min(a.length, b.length);
  for (let depth = 0; depth < length; depth++) if (String(a[depth]) !== String(b[depth])) return false;
  return true;
}

/**
 * Sorts changes as if the edits were made one by one: at one offset the deeper line comes first, because it ends the
 * block that the other line follows.
 */
export function inTextOrder(lines: readonly LineChange[]): readonly LineChange[] {
  return lines.toSorted((a, b) => a.start - b.start || b.line.column - a.line.column);
}

/** Makes changes, sorted by their offsets, in a text. */
export function changeLines(text: string, lines: readonly LineChange[]): string {
  let written = "";
  let at = 0;
  for (const { start, end, text: line } of lines) {
    written += at === start ? line : text.slice(at, start) + line;
    at = end;
  }
  return written + text.slice(at);
}
