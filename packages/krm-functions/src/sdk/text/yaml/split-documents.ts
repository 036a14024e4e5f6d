import { isDocumentMarker, nextLine } from "./scan-lines.ts";

/** A part of a text. */
export interface TextRange {
  readonly start: number;
  readonly end: number;
}

/**
 * The documents of a text of many: each from its `---` (if it has one) to the next, or to the `...` that ends it, which is a
 * range of its own. Joined, the ranges are the text. A document may hold nothing but comments.
 */
export function splitDocuments(text: string): readonly TextRange[] {
  const ranges: TextRange[] = [];
  let start = 0;
  for (let feed = text.indexOf("\n"); feed >= 0; feed = text.indexOf("\n", feed + 1)) {
    const code = text.charCodeAt(feed + 1);
    if ((code !== 45 && code !== 46) || !isDocumentMarker(text, feed + 1)) continue;
    ranges.push({ start, end: feed + 1 });
    start = code === 46 ? nextLine(text, feed + 1) : feed + 1;
    if (code === 46) ranges.push({ start: feed + 1, end: start });
  }
  ranges.push({ start, end: text.length });
  return ranges;
}

/** The documents of a text that hold more than comments, each without the marks around it. */
export function documentTexts(text: string): readonly string[] {
  return splitDocuments(text)
    .map(({ start, end }) => text.slice(start, end).replace(/^(?:---[ \t]*\r?\n|\.\.\.[^\n]*\n?)/, ""))
    .filter((document) => /(?<![^\n])[^\S\n]*[^#\s]/.test(document));
}
