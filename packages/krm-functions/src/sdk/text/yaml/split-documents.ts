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

/** A document, and how many lines of its file stand above it. */
export interface PlacedDocument {
  readonly text: string;
  readonly linesAbove: number;
}

/** The documents of a text that hold more than comments, each without the marks around it. */
export function documentTexts(text: string): readonly string[] {
  return placedDocuments(text).map((document) => document.text);
}

/** The same, each with its place in the text. */
export function placedDocuments(text: string): readonly PlacedDocument[] {
  const documents: PlacedDocument[] = [];
  let lines = 0;
  for (const { start, end } of splitDocuments(text)) {
    const whole = text.slice(start, end);
    const document = whole.replace(/^(?:---[ \t]*\r?\n|\.\.\.[^\n]*\n?)/, "");
    const linesAbove = lines + (document.length < whole.length ? 1 : 0);
    if (/(?<![^\n])[^\S\n]*[^#\s]/.test(document)) documents.push({ text: document, linesAbove });
    lines += countLines(whole);
  }
  return documents;
}

/** How many lines of a text end. */
export function countLines(text: string): number {
  let count = 0;
  for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1)) count += 1;
  return count;
}
