import type { ListStyle } from "./node.ts";

/**
 * The style that kpt gives all lists of a document: that of the first line that looks like the first entry under a key,
 * even inside a `|` block; compact if there is none.
 */
export function listStyle(text: string): ListStyle {
  for (const match of text.matchAll(ENTRY)) {
    const [, lineBreak = "", dash = ""] = match;
    // Text after any `#` counts as a comment here, even within a key, as in kpt.
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

/** The last line that ends at or before an offset, skipping comment lines but not blank lines. */
function lineAbove(text: string, end: number): string {
  for (let to = end; to >= 0; ) {
    const start = to === 0 ? 0 : text.lastIndexOf("\n", to - 1) + 1;
    const line = text.slice(start, to);
    if (!/^ *#/.test(line)) return line;
    to = start - 1;
  }
  return "";
}
