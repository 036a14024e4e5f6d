import type { ListStyle } from "./node.ts";

/**
 * The style kpt gives all lists of a document: that of the first line that looks like the first entry under
 * a key, wherever it stands (also inside a `|` block, as kpt reads it); without one, compact.
 */
export function listStyle(text: string): ListStyle {
  for (const match of text.matchAll(ENTRY)) {
    const [, lineBreak = "", dash = ""] = match;
    // Whatever is behind a `#` counts as a comment, also within a key.
    const key = (lineBreak === "" ? "" : lineAbove(text, match.index)).split("#")[0] ?? "";
    if (!/^ *[^:]*: *$/.test(key)) continue;
    const deeper = dash.length - (key.length - key.replace(/^ +/, "").length);
    if (deeper === 0) return "compact";
    if (deeper === 2) return "wide";
  }
  return "compact";
}

/** A line that begins with a dash. */
const ENTRY = /(^|\n)( *)- /g;

/** The last line that ends at a place or before it, without the comment lines below it: those are passed over, a blank line is not. */
function lineAbove(text: string, end: number): string {
  for (let to = end; to >= 0; ) {
    const start = to === 0 ? 0 : text.lastIndexOf("\n", to - 1) + 1;
    const line = text.slice(start, to);
    if (!/^ *#/.test(line)) return line;
    to = start - 1;
  }
  return "";
}
