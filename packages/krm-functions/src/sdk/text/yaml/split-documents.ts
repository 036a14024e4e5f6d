import { isDocumentMarker, nextLine } from "./scan-lines.ts";

/** A range of a text. */
export interface TextRange {
  readonly start: number;
  readonly end: number;
}

/**
 * Splits a text into its documents: each from its `---` (if it has one) to the next one or to the `...` that ends it,
 * which is a range of its own. The joined ranges are the text. A document may hold only comments.
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

/** A document, and the number of lines of its file above it. */
export interface PlacedDocument {
  readonly text: string;
  readonly linesAbove: number;
}

/** The documents of a text that hold more than comments, without their markers. */
export function documentTexts(text: string): readonly string[] {
  return placedDocuments(text).map((document) => document.text);
}

/** Like `documentTexts`, each with its position in the text. */
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

/** The number of line breaks in a text. */
export function countLines(text: string): number {
  let count = 0;
  for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1)) count += 1;
  return count;
}
