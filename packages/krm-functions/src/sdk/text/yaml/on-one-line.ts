import { isSpaceOrEnd } from "./scan-lines.ts";

/**
 * Blanks every line break inside a flow collection or a quoted scalar, and the comments and tabs between the parts of a
 * flow collection; offsets stay the same. YAML requires such lines to be indented deeper than their parent; Go's
 * parser, and so kpt and kubectl, do not: they accept a closing bracket at the column of its key. In the blanked text a
 * strict parser finds no such lines.
 */
export function onOneLine(text: string): string {
  const scan: Scan = { text, blanks: [], column: 0 };
  let at = 0;
  while (at < text.length) at = readLine(scan, at);
  return blankOut(scan);
}

/**
 * The state of the scan: the text, its ranges to blank, in order, and the column of the last key or dash, whose value
 * must be deeper.
 */
interface Scan {
  readonly text: string;
  readonly blanks: { readonly start: number; readonly end: number }[];
  column: number;
}

function blankOut({ text, blanks }: Scan): string {
  const parts: string[] = [];
  let from = 0;
  for (const { start, end } of blanks) {
    parts.push(text.slice(from, start), " ".repeat(end - start));
    from = end;
  }
  return parts.join("") + text.slice(from);
}

/**
 * Scans one line in block context, with the flow collections and scalars that begin in it; returns the start of the
 * next.
 */
function readLine(scan: Scan, start: number): number {
  const { text } = scan;
  let at = start;
  while (at < text.length) {
    const code = text.charCodeAt(at);
    if (code === 10) return at + 1;
    if (isBlank(code)) at++;
    else if (code === 35) at = endOfLine(text, at);
    else if ((code === 45 || code === 63 || code === 58) && isBlankOrEnd(text, at + 1)) {
      if (code !== 58) scan.column = at - start;
      at++;
    } else if (code === 38 || code === 33) at = endOfWord(text, at);
    else if (code === 91 || code === 123) at = readFlow(scan, at);
    else if (code === 34 || code === 39) {
      const end = readQuoted(scan, at);
      if (isKey(text, end)) scan.column = at - start;
      at = end;
    } else if (code === 124 || code === 62) return endOfBlock(text, at, scan.column, start);
    else {
      const end = colonOrEnd(text, at);
      if (text.charCodeAt(end) === 10) return endOfPlain(text, end + 1, scan.column);
      if (text.charCodeAt(end) === 58) scan.column = at - start;
      at = end;
    }
  }
  return at;
}

/**
 * The offset after the closing bracket of the flow collection at an offset; the end of the text if it is not closed.
 */
function readFlow(scan: Scan, open: number): number {
  const { text } = scan;
  let depth = 0;
  let inPlain = false;
  let at = open;
  while (at < text.length) {
    const code = text.charCodeAt(at);
    if (code === 91 || code === 123) depth++;
    if (code === 93 || code === 125) depth--;
    if (depth === 0) return at + 1;
    if ((code === 34 || code === 39) && !inPlain) {
      at = readQuoted(scan, at);
      continue;
    }
    if (code === 35 && isBlankOrEnd(text, at - 1)) {
      const end = endOfLine(text, at);
      scan.blanks.push({ start: at, end });
      at = end;
      continue;
    }
    if (code <= 32) {
      if (code !== 32) scan.blanks.push({ start: at, end: at + 1 });
    } else inPlain = !isIndicator(code) && !(code === 58 && isBlankOrEnd(text, at + 1));
    at++;
  }
  return at;
}

/** The offset after the closing quote of the scalar at an offset; the end of the text if it is not closed. */
function readQuoted(scan: Scan, open: number): number {
  const { text } = scan;
  const quote = text.charCodeAt(open);
  for (let at = open + 1; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === 10 || code === 13) scan.blanks.push({ start: at, end: at + 1 });
    else if (code === 92 && quote === 34 && text.charCodeAt(at + 1) !== 10 && text.charCodeAt(at + 1) !== 13) at++;
    else if (code === quote) {
      if (quote === 34 || text.charCodeAt(at + 1) !== 39) return at + 1;
      at++;
    }
  }
  return text.length;
}

/** The start of the first line after a block scalar whose key or dash stands at `column` of the line at `start`. */
function endOfBlock(text: string, at: number, column: number, start: number): number {
  let line = endOfLine(text, at) + 1;
  while (line < text.length) {
    let content = line;
    while (text.charCodeAt(content) === 32) content++;
    const isDeeper = content - line > column || (start === at && content > line);
    if (!isDeeper && !isSpaceOrEnd(text.charCodeAt(content))) return line;
    line = endOfLine(text, content) + 1;
  }
  return text.length;
}

/** The start of the first line, from `next` on, that does not continue a plain scalar of a key at `column`. */
function endOfPlain(text: string, next: number, column: number): number {
  let line = next;
  while (line < text.length) {
    let content = line;
    while (isBlank(text.charCodeAt(content))) content++;
    const code = text.charCodeAt(content);
    if (code !== 10 && (content - line <= column || code === 35)) return line;
    line = endOfLine(text, content) + 1;
    if (code !== 10 && text.slice(content, line).includes(" #")) return line;
  }
  return text.length;
}

/** The offset of the `:` that ends a plain key, or the end of the line or of the text before a comment. */
function colonOrEnd(text: string, start: number): number {
  for (let at = start; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === 10) return at;
    if (code === 58 && isBlankOrEnd(text, at + 1)) return at;
    if (code === 35 && isBlankOrEnd(text, at - 1)) return at;
  }
  return text.length;
}

function endOfLine(text: string, at: number): number {
  const feed = text.indexOf("\n", at);
  return feed < 0 ? text.length : feed;
}

function endOfWord(text: string, start: number): number {
  let at = start;
  while (!isBlankOrEnd(text, at)) at++;
  return at;
}

function isKey(text: string, end: number): boolean {
  let at = end;
  while (isBlank(text.charCodeAt(at))) at++;
  return text.charCodeAt(at) === 58;
}

function isBlank(code: number): boolean {
  return code === 32 || code === 9 || code === 13;
}

function isBlankOrEnd(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return isSpaceOrEnd(code) || code === 9;
}

/** Whether a character is `,`, a bracket or a brace. */
function isIndicator(code: number): boolean {
  return code === 44 || code === 91 || code === 93 || code === 123 || code === 125;
}
