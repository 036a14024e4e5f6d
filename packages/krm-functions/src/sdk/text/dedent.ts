import type { ListSlot } from "./read-tree.ts";
import { nextLine } from "./scan-lines.ts";
import type { Tree } from "./source-node.ts";

function dedentLine(text: string, line: number, end: number, column: number): string {
  let at = line;
  while (at < end && at - line < column && text.charCodeAt(at) === 32) at++;
  return text.slice(at, end);
}

/** The lines of a list's item as a document of its own: without the dash, moved to column 0. */
export function dedent(source: string, slot: ListSlot | undefined, { root }: Tree): string {
  if (slot === undefined) return source;
  const column = root.kind === "map" && !root.flow ? root.column : slot.column + 2;
  const parts: string[] = [];
  for (let line = 0; line < source.length; ) {
    const end = nextLine(source, line);
    if (slot.dash >= line && slot.dash < end) {
      const behind = source.slice(slot.dash + 1, end).replace(/^ +/, "");
      if (behind.trim() !== "") parts.push(behind);
    } else parts.push(dedentLine(source, line, end, column));
    line = end;
  }
  return parts.join("");
}
