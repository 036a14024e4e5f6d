import { isMap } from "@landfall/core/object";
import { valueOf } from "./node-value.ts";
import { colonOfKey, isDash, readKey } from "./read-block.ts";
import { decodeQuoted, endOfPlain, endOfQuoted, readFlow, startsPlain } from "./read-inline.ts";
import { readLiteral } from "./read-literal.ts";
import { resolvePlain } from "./resolve-plain.ts";
import { bail, isDocumentMarker, isSpaceOrEnd, NotUnderstood, nextLine, skipSpaces } from "./scan-lines.ts";
import { type ListSlot, MAX_DEPTH } from "./source-node.ts";

/** The range of an item in the text of its list. */
interface ItemRange {
  readonly list: string;
  readonly start: number;
  readonly end: number;
}

/**
 * A text that ends at `end`, and the current position: the first content of a line and its column; the column is -1 at
 * the end.
 */
interface Cursor {
  readonly text: string;
  readonly end: number;
  at: number;
  column: number;
}

/**
 * Reads the whole value of an unchanged item in one pass over its lines: the same value as `readFast` with `valueOf`,
 * or undefined where those must be used. Those look at a line once for each level of nesting; this, once.
 */
export function readObject({ list, start, end }: ItemRange, { dash, column }: ListSlot): object | undefined {
  const cursor = { text: list, end, at: start + dash, column };
  try {
    const value = readEntry(cursor, cursor.at + 1, column, false, 0);
    const isWhole = cursor.column < 0;
    return isWhole && isMap(value) ? value : undefined;
  } catch (error) {
    if (error instanceof NotUnderstood) return undefined;
    throw error;
  }
}

/** Moves the cursor to the first content at or below the line that starts at an offset. */
function moveTo(cursor: Cursor, line: number): void {
  const { text, end } = cursor;
  for (let start = line; start < end; ) {
    const at = skipSpaces(text, start);
    const code = text.charCodeAt(at);
    if (code === 9) bail("tab");
    if (code !== 35 && !isSpaceOrEnd(code)) {
      cursor.at = at;
      cursor.column = at - start;
      return;
    }
    start = nextLine(text, at);
  }
  cursor.at = end;
  cursor.column = -1;
}

/** Reads the value that starts at the cursor: a block collection, or a scalar or flow collection on one line. */
function readBlock(cursor: Cursor, depth: number): unknown {
  const { text, end, at } = cursor;
  if (depth > MAX_DEPTH) bail("depth");
  if (isDash(text, at)) return readEntries(cursor, false, depth);
  const code = text.charCodeAt(at);
  const colon = code === 123 || code === 91 ? -1 : colonOfKey(text, at, end);
  return colon < 0 ? readLine(cursor, at) : readFields(cursor, colon, depth);
}

function readFields(cursor: Cursor, firstColon: number, depth: number): object {
  const { text, end, column } = cursor;
  const value: Record<string, unknown> = {};
  let count = 0;
  for (let colon = firstColon; ; colon = colonOfKey(text, cursor.at, end)) {
    if (colon < 0) bail("not a key");
    if (column === 0 && isDocumentMarker(text, cursor.at)) bail("a document marker");
    value[readKey(text, cursor.at, colon)] = readEntry(cursor, colon + 1, column, true, depth);
    count++;
    if (cursor.column < column) break;
    if (cursor.column > column) bail("more lines than the value has");
  }
  return Object.keys(value).length === count ? value : bail("a key that is there already, or __proto__");
}

/** Reads the entries of a sequence; `asDeepAsKey`: keys of the parent may follow at the same column. */
function readEntries(cursor: Cursor, asDeepAsKey: boolean, depth: number): unknown[] {
  const { text, column } = cursor;
  const values: unknown[] = [];
  do values.push(readEntry(cursor, cursor.at + 1, column, false, depth));
  while (cursor.column === column && isDash(text, cursor.at));
  if (cursor.column > column || (cursor.column === column && !asDeepAsKey)) bail("not a dash");
  return values;
}

/** Reads the value after the `:` or `-` of an entry in a collection at a column. */
function readEntry(cursor: Cursor, after: number, column: number, inMap: boolean, depth: number): unknown {
  const { text } = cursor;
  const at = skipSpaces(text, after);
  const code = text.charCodeAt(at);
  if (isSpaceOrEnd(code) || (code === 35 && at > after)) {
    moveTo(cursor, nextLine(text, at));
    if (cursor.column > column) return readBlock(cursor, depth + 1);
    return inMap && cursor.column === column && isDash(text, cursor.at) ? readEntries(cursor, true, depth + 1) : null;
  }
  if (code === 124) {
    const limit = endOfDeeper(cursor, nextLine(text, at), column);
    const { value } = readLiteral(text, at, column, limit);
    moveTo(cursor, limit);
    return value;
  }
  if (inMap) return readLine(cursor, at);
  cursor.at = at;
  cursor.column = column + at - after + 1;
  return readBlock(cursor, depth + 1);
}

/** The start of the first line, from an offset on, with content at or left of a column. */
function endOfDeeper({ text, end }: Cursor, from: number, column: number): number {
  for (let line = from; line < end; ) {
    const at = skipSpaces(text, line);
    const code = text.charCodeAt(at);
    if (at - line <= column && code !== 35 && !isSpaceOrEnd(code)) return line;
    line = nextLine(text, at);
  }
  return end;
}

/** Reads a scalar or flow collection that ends its line, apart from a comment. */
function readLine(cursor: Cursor, at: number): unknown {
  const { text } = cursor;
  const code = text.charCodeAt(at);
  let value: unknown;
  let end: number;
  if (code === 123 || code === 91) {
    const node = readFlow(text, at, cursor.end);
    value = valueOf(text, node);
    end = node.end;
  } else if (code === 34 || code === 39) {
    end = endOfQuoted(text, at, cursor.end);
    value = decodeQuoted(text, at, end);
  } else {
    if (!startsPlain(text, at)) bail("an indicator");
    end = endOfPlain(text, at, cursor.end);
    value = resolvePlain(text.slice(at, end));
  }
  const rest = skipSpaces(text, end);
  const next = text.charCodeAt(rest);
  if (!isSpaceOrEnd(next) && !(next === 35 && rest > end)) bail("text behind a value");
  moveTo(cursor, nextLine(text, rest));
  return value;
}
