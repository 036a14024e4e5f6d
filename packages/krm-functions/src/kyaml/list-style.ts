import type { ListStyle } from "./node.ts";

/**
 * The style kpt gives all lists of a document: that of the first line that looks like the first entry under
 * a key, wherever it stands (also inside a `|` block, as kpt reads it); without one, compact.
 */
export function listStyle(text: string): ListStyle {
  const lines = text.split("\n");
  for (const [at, line] of lines.entries()) {
    const dash = /^( *)- /.exec(line)?.[1];
    if (dash === undefined) continue;
    // A comment line is passed over, a blank one is not; whatever is behind a `#` counts as a comment, also within a key.
    const above = lines.slice(0, at).findLast((candidate) => !/^ *#/.test(candidate)) ?? "";
    const key = above.split("#")[0] ?? "";
    if (!/^ *[^:]*: *$/.test(key)) continue;
    const deeper = dash.length - (key.length - key.replace(/^ +/, "").length);
    if (deeper === 0) return "compact";
    if (deeper === 2) return "wide";
  }
  return "compact";
}
