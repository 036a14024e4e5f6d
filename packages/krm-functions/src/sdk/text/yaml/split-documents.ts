import { isDocumentMarker } from "./scan-lines.ts";

/** A part of a text. */
export interface TextRange {
  readonly start: number;
  readonly end: number;
}

/**
 * The documents of a text of many: each from its `---` (if it has one) to the next. Joined, the ranges are
 * the text. A document may hold nothing but comments.
 */
export function splitDocuments(text: string): readonly TextRange[] {
  const ranges: TextRange[] = [];
  let start = 0;
  for (let feed = text.indexOf("\n---"); feed >= 0; feed = text.indexOf("\n---", feed + 1)) {
    if (!isDocumentMarker(text, feed + 1)) continue;
    ranges.push({ start, end: feed + 1 });
    start = feed + 1;
  }
  ranges.push({ start, end: text.length });
  return ranges;
}
