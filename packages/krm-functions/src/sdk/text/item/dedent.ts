import { nextLine } from "../yaml/scan-lines.ts";
import type { ListSlot, Tree } from "../yaml/source-node.ts";

function dedentLine(text: string, line: number, end: number, column: number): string {
  let at = line;
  while (at < end && at - line < column && text.charCodeAt(at) === 32) at++;
  return text.slice(at, end);
}

/** The start of an item at column 0 of a list, with its first key after the dash. */
const PLAIN_START = /^- \S/;
/** A line that begins with a single space, which is less indentation than an item's content at column 0 has. */
const ODD_LINE = /\n (?! )/;

/** Turns the lines of a list's item into a document of its own: without the dash, moved to column 0. */
export function dedent(source: string, slot: ListSlot | undefined, { root }: Tree): string {
  if (slot === undefined) return source;
  const column = root.kind === "map" && !root.flow ? root.column : slot.column + 2;
  if (column === 2 && PLAIN_START.test(source) && !ODD_LINE.test(source))
    return source.slice(2).replaceAll("\n  ", "\n");
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
