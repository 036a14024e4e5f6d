import {
  decodeQuoted,
  endOfFlow,
  endOfQuoted,
  findColon,
  readFlow,
  readPlain,
  readQuoted,
  scalarNode,
  startsPlain,
} from "./read-inline.ts";
import { checkTrivia, readLiteral } from "./read-literal.ts";
import { resolvePlain } from "./resolve-plain.ts";
import {
  bail,
  endOfLine,
  isDocumentMarker,
  isSpaceOrEnd,
  nextAtColumn,
  nextContent,
  nextLine,
  skipSpaces,
  startOfLine,
} from "./scan-lines.ts";
import {
  type Entry,
  hasDuplicates,
  type ListSlot,
  type MapNode,
  type ScalarNode,
  type SeqNode,
  type SourceNode,
  type Tree,
} from "./source-node.ts";

const LONGEST_KEY = 1000;

/** Whether a dash at the offset starts an entry of a block sequence. */
export function isDash(text: string, at: number): boolean {
  return text.charCodeAt(at) === 45 && isSpaceOrEnd(text.charCodeAt(at + 1));
}

/** The offset of the `:` of the key that starts at `at`, or -1 if no key starts there. */
export function colonOfKey(text: string, at: number, limit: number): number {
  const code = text.charCodeAt(at);
  if (code !== 34 && code !== 39) return startsPlain(text, at) ? findColon(text, at, limit) : -1;
  const colon = skipSpaces(text, endOfQuoted(text, at, limit));
  return text.charCodeAt(colon) === 58 && isSpaceOrEnd(text.charCodeAt(colon + 1)) ? colon : -1;
}

/** Reads the key that ends at the offset of its `:`. */
export function readKey(text: string, at: number, colon: number): string {
  let end = colon;
  while (text.charCodeAt(end - 1) === 32) end--;
  if (end - at > LONGEST_KEY || end <= at) bail("an unusual key");
  const code = text.charCodeAt(at);
  if (code === 34 || code === 39) return decodeQuoted(text, at, end);
  const source = text.slice(at, end);
  if (source === "<<") bail("a merge key");
  return String(resolvePlain(source));
}

/**
 * Bails out if a quoted or flow value continues past the lines of its entry: Go's parser accepts its lines at the
 * column of the keys, where they look like keys.
 */
function checkClosed(text: string, after: number, limit: number): void {
  const at = skipSpaces(text, after);
  const code = text.charCodeAt(at);
  if (code === 34 || code === 39) endOfQuoted(text, at, limit);
  else if (code === 91 || code === 123) endOfFlow(text, at, limit);
}

/**
 * Reads the block mapping whose first key is at `first` and which takes all lines up to `limit`. Reads keys, no values.
 */
export function readMap(text: string, first: number, column: number, limit: number): MapNode {
  const entries: Entry[] = [];
  let dashes: number[] = [];
  for (let at = first; at < limit; ) {
    if (column === 0 && isDocumentMarker(text, at)) bail("a document marker");
    const colon = colonOfKey(text, at, limit);
    if (colon < 0) bail("not a key");
    const next = nextAtColumn(text, colon, column, limit, dashes);
    const end = next === limit ? limit : next - column;
    checkClosed(text, colon + 1, end);
    entries.push({
      key: readKey(text, at, colon),
      merge: false,
      start: at,
      after: colon + 1,
      limit: end,
      node: undefined,
      dashes: dashes.length > 0 ? dashes : undefined,
    });
    if (dashes.length > 0) dashes = [];
    at = next;
  }
  if (hasDuplicates(entries)) bail("a duplicate key");
  return { kind: "map", flow: false, start: first, end: -1, column, entries, known: undefined, read: readValue };
}

/** Reads the block sequence whose first dash is at `first` and which takes all lines up to `limit`. Reads no values. */
export function readSeq(text: string, first: number, column: number, limit: number): SeqNode {
  const entries: Entry[] = [];
  for (let at = first; at < limit; ) {
    if (!isDash(text, at)) bail("not a dash");
    const next = nextAtColumn(text, at, column, limit, undefined);
    const end = next === limit ? limit : next - column;
    checkClosed(text, at + 1, end);
    entries.push(dashEntry(at, end));
    at = next;
  }
  return { kind: "seq", flow: false, start: first, end: -1, column, entries, known: undefined, read: readValue };
}

/** Makes a block sequence of dashes whose offsets are known. */
function seqOfDashes(text: string, dashes: readonly number[], column: number, limit: number): SeqNode {
  const entries = dashes.map((dash, index) => {
    const next = dashes[index + 1];
    const end = next === undefined ? limit : next - column;
    checkClosed(text, dash + 1, end);
    return dashEntry(dash, end);
  });
  return {
    kind: "seq",
    flow: false,
    start: dashes[0] ?? limit,
    end: -1,
    column,
    entries,
    known: undefined,
    read: readValue,
  };
}

/** Makes an entry of a block sequence. */
export function dashEntry(at: number, limit: number): Entry {
  return { key: "", merge: false, start: at, after: at + 1, limit, node: undefined, dashes: undefined };
}

/** Checks that only a comment follows a value on its line, and nothing on later lines of the entry. */
function endsLine<Node extends ScalarNode | MapNode | SeqNode>(text: string, node: Node, limit: number): Node {
  const rest = skipSpaces(text, node.end);
  const code = text.charCodeAt(rest);
  if (rest < limit && !isSpaceOrEnd(code) && !(code === 35 && rest > node.end)) bail("text behind a value");
  const line = nextLine(text, rest);
  if (line < limit) checkTrivia(text, line, limit);
  return node;
}

/**
 * Reads the node at an offset, which is not a block scalar; `column` is the node's own, or -1 where no block collection
 * may start.
 */
export function readNode(text: string, at: number, column: number, limit: number): SourceNode {
  const code = text.charCodeAt(at);
  if (column >= 0) {
    if (isDash(text, at)) return readSeq(text, at, column, limit);
    if (code !== 123 && code !== 91 && colonOfKey(text, at, limit) >= 0) return readMap(text, at, column, limit);
  }
  if (code === 123 || code === 91) return endsLine(text, readFlow(text, at, limit), limit);
  if (code === 34 || code === 39) return endsLine(text, readQuoted(text, at, limit), limit);
  return endsLine(text, readPlain(text, at, limit), limit);
}

/**
 * Reads the value after the `:` or `-` of an entry in a block collection at `column`. `inMap` allows a list at the
 * column of its key, and forbids a block collection on the line of the key.
 */
export function readValue(text: string, entry: Entry, column: number, inMap: boolean): SourceNode {
  const { after, limit } = entry;
  const at = skipSpaces(text, after);
  const code = text.charCodeAt(at);
  if (at >= limit || isSpaceOrEnd(code) || (code === 35 && at > after)) {
    const content = nextContent(text, at, limit);
    if (content < 0) return scalarNode("empty", null, after, after);
    const own = content - startOfLine(text, content);
    if (own < column || (own === column && !(inMap && isDash(text, content)))) bail("an unusual indentation");
    if (own === 0 && isDocumentMarker(text, content)) bail("a document marker");
    if (entry.dashes?.[0] === content) return seqOfDashes(text, entry.dashes, own, limit);
    return readNode(text, content, own, limit);
  }
  if (code === 124) return readLiteral(text, at, column, limit);
  return readNode(text, at, inMap ? -1 : column + (at - entry.start), limit);
}

const UNKNOWN = {
  exact: false,
  aliased: new Set<SourceNode>(),
  anchors: new Map<string, SourceNode>(),
  repeated: [] as readonly Entry[],
} as const;

/** The dash of an item as an entry of its list. */
export function entryOfSlot(text: string, slot: ListSlot): Entry {
  return dashEntry(slot.dash, text.length);
}

/**
 * The offset of the root of a document that has no directives, and no marker except a leading `---` on its own line.
 */
function startOfDocument(text: string): number {
  const first = skipSpaces(text, 0);
  const code = text.charCodeAt(first);
  const content = code === 35 || isSpaceOrEnd(code) ? nextContent(text, first, text.length) : first;
  if (content < 0) return bail("no content");
  if (!isDocumentMarker(text, content)) return content;
  if (text.charCodeAt(content) !== 45 || startOfLine(text, content) !== content) bail("an unusual document marker");
  const rest = skipSpaces(text, content + 3);
  if (rest !== endOfLine(text, rest) && text.charCodeAt(rest) !== 35) bail("content behind a document marker");
  const root = nextContent(text, rest, text.length);
  return root < 0 || isDocumentMarker(text, root) ? bail("no content") : root;
}

/** Reads lazily the value after the dash of a list's item or, without a slot, the only document of the text. */
export function readFast(text: string, slot: ListSlot | undefined): Tree {
  if (slot !== undefined) {
    return { text, root: readValue(text, entryOfSlot(text, slot), slot.column, false), ...UNKNOWN };
  }
  const at = startOfDocument(text);
  return { text, root: readNode(text, at, at - startOfLine(text, at), text.length), ...UNKNOWN };
}
