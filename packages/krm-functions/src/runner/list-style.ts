/** How block lists stand under their key: at its column, or two columns in. */
export type ListStyle = "compact" | "wide";

/**
 * The style kpt would give all lists of a document: that of the first line that looks like the first entry
 * under a key, wherever it stands (also inside a `|` block, as kpt reads it); without one, compact.
 */
export function listStyle(text: string): ListStyle {
  const lines = text.split("\n");
  for (const [at, line] of lines.entries()) {
    const dash = /^( *)- /.exec(line);
    if (dash === null) continue;
    // A comment line is passed over, a blank one is not; whatever is behind a `#` counts as a comment, also within a key.
    const above = lines.slice(0, at).findLast((candidate) => !/^\s*#/.test(candidate)) ?? "";
    const key = (above.split("#")[0] ?? "").trim();
    if (!key.endsWith(":") || key.indexOf(":") !== key.length - 1) continue;
    return (dash[1] ?? "").length - (above.length - above.trimStart().length) === 2 ? "wide" : "compact";
  }
  return "compact";
}

/** Moves the lists of a text from one style to the other; `depths` is how many lists under keys each line is in. */
export function restyle(text: string, depths: readonly number[], from: ListStyle, to: ListStyle): string {
  if (from === to) return text;
  const lines = text.split("\n").map((line, at) => {
    const shift = 2 * (depths[at] ?? 0);
    if (line === "" || shift === 0) return line;
    return to === "wide" ? " ".repeat(shift) + line : line.slice(shift);
  });
  return lines.join("\n");
}
