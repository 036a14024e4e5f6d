/** Thrown by the fast reader for text that the conforming parser has to read. Never leaves the text room. */
export class NotUnderstood extends Error {
  override readonly name = "NotUnderstood";
}

/**
 * Bails out of the fast reader. Throws one shared error, because a new stack trace would cost more than the reading.
 */
export function bail(what: string): never {
  GIVEN_UP.message = what;
  throw GIVEN_UP;
}

const GIVEN_UP: NotUnderstood = new NotUnderstood("");

/** Whether a character is a space, line feed, carriage return, or the end of the text. */
export function isSpaceOrEnd(code: number): boolean {
  return code === 32 || code === 10 || code === 13 || Number.isNaN(code);
}

/** Whether `---` or `...` stands at the start of a line. */
export function isDocumentMarker(text: string, at: number): boolean {
  if (!text.startsWith("---", at) && !text.startsWith("...", at)) return false;
  const next = text.charCodeAt(at + 3);
  return isSpaceOrEnd(next) || next === 9;
}

/** Offset of the line break (of `\r` in `\r\n`) that ends the line of `at`, or the end of the text. */
export function endOfLine(text: string, at: number): number {
  const feed = text.indexOf("\n", at);
  if (feed < 0) return text.length;
  return feed > at && text.charCodeAt(feed - 1) === 13 ? feed - 1 : feed;
}

/** Offset behind the line break that ends the line of `at`, or the end of the text. */
export function nextLine(text: string, at: number): number {
  const feed = text.indexOf("\n", at);
  return feed < 0 ? text.length : feed + 1;
}

/** Offset of the first character of the line of `at`. */
export function startOfLine(text: string, at: number): number {
  return at === 0 ? 0 : text.lastIndexOf("\n", at - 1) + 1;
}

/** Offset of the first character that is not a space. */
export function skipSpaces(text: string, at: number): number {
  let i = at;
  while (text.charCodeAt(i) === 32) i++;
  return i;
}

/**
 * The offset of the first content after the line of `at` and before `limit`, or -1. Blank lines and comments are
 * skipped.
 */
export function nextContent(text: string, at: number, limit: number): number {
  let line = nextLine(text, at);
  while (line < limit) {
    const i = skipSpaces(text, line);
    const code = text.charCodeAt(i);
    if (code === 9) bail("tab");
    if (i < limit && code !== 35 && !isSpaceOrEnd(code)) return i;
    line = nextLine(text, i);
  }
  return -1;
}

/**
 * The offset of the next line that starts exactly at `column`, or `limit`. Skips deeper lines, blank lines and
 * comments, and also dashes at the column (a list at the column of its key) if `dashes` is given to collect them.
 */
export function nextAtColumn(
  text: string,
  at: number,
  column: number,
  limit: number,
  dashes: number[] | undefined,
): number {
  let feed = text.indexOf("\n", at);
  while (feed >= 0 && feed + 1 < limit) {
    let i = feed + 1;
    const stop = i + column;
    while (i < stop && text.charCodeAt(i) === 32) i++;
    const code = text.charCodeAt(i);
    if (i === stop) {
      if (code !== 32 && code !== 10 && code !== 35 && code !== 13 && i < limit) {
        if (code === 9) bail("tab");
        if (dashes === undefined || code !== 45 || !isSpaceOrEnd(text.charCodeAt(i + 1))) return i;
        dashes.push(i);
      }
    } else if (i < limit && code !== 10 && code !== 35 && code !== 13) bail("content left of its parent");
    feed = text.indexOf("\n", i);
  }
  return limit;
}

/** The line of an offset, from 1. */
export function lineAt(text: string, offset: number): number {
  let line = 1;
  for (let at = text.indexOf("\n"); at >= 0 && at < offset; at = text.indexOf("\n", at + 1)) line++;
  return line;
}

/** The first of the comment lines directly above a line, at `column`; none above `from`. */
export function startOfLead(text: string, line: number, column: number, from: number): number {
  let lead = line;
  while (lead > from) {
    const above = startOfLine(text, lead - 1);
    const content = skipSpaces(text, above);
    if (above < from || text.charCodeAt(content) !== 35 || content - above !== column) break;
    lead = above;
  }
  return lead;
}
