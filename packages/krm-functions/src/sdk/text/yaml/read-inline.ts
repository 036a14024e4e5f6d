import { resolvePlain } from "./resolve-plain.ts";
import { bail, endOfLine, isSpaceOrEnd, skipSpaces } from "./scan-lines.ts";
import {
  type Entry,
  hasDuplicates,
  MAX_DEPTH,
  type MapNode,
  nothingToRead,
  type ScalarNode,
  type ScalarStyle,
  type SeqNode,
  type SourceNode,
} from "./source-node.ts";

const JSON_ESCAPES_ONLY = /^(?:[^\\]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*$/;

/** Makes a node for a scalar that is not a block scalar. */
export function scalarNode(style: ScalarStyle, value: ScalarNode["value"], start: number, end: number): ScalarNode {
  return { kind: "scalar", style, value, start, end, headerEnd: end };
}

/** Whether the character may start a plain scalar in block context. */
export function startsPlain(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  if (code === 45 || code === 63 || code === 58) return !isSpaceOrEnd(text.charCodeAt(at + 1));
  return !(
    code === 35 ||
    code === 38 ||
    code === 42 ||
    code === 33 ||
    code === 124 ||
    code === 62 ||
    code === 39 ||
    code === 34 ||
    code === 37 ||
    code === 64 ||
    code === 96 ||
    code === 44 ||
    code === 91 ||
    code === 93 ||
    code === 123 ||
    code === 125
  );
}

/** Bails out at a character that the fast reader does not accept in a plain scalar on one line. */
function checkPlainCode(text: string, code: number, at: number): void {
  if (code === 13 && text.charCodeAt(at + 1) === 10) return;
  if (code < 32 || (code >= 0x7f && code <= 0x9f) || code >= 0xd800) bail("unusual character");
}

/** The offset of the `:` that makes a plain text a key, or -1 if the line holds none. */
export function findColon(text: string, at: number, limit: number): number {
  for (let i = at; i < limit; i++) {
    const code = text.charCodeAt(i);
    if (code === 58) {
      if (isSpaceOrEnd(text.charCodeAt(i + 1))) return i;
    } else if (code === 10) return -1;
    else if (code === 35 && text.charCodeAt(i - 1) === 32) return -1;
    else if (code < 32 || code > 126) checkPlainCode(text, code, i);
  }
  return -1;
}

/** The end of a plain text on one line, without trailing spaces. Bails out at `: `. */
export function endOfPlain(text: string, at: number, limit: number): number {
  let end = at;
  for (let i = at; i < limit; i++) {
    const code = text.charCodeAt(i);
    if (code === 32) continue;
    if (code === 10) break;
    if (code === 13 && text.charCodeAt(i + 1) === 10) break;
    if (code === 35 && text.charCodeAt(i - 1) === 32) break;
    if (code === 58 && isSpaceOrEnd(text.charCodeAt(i + 1))) bail("a key within a value");
    if (code < 32 || code > 126) checkPlainCode(text, code, i);
    end = i + 1;
  }
  return end;
}

/** The offset after the closing quote of a quoted scalar on one line. */
export function endOfQuoted(text: string, at: number, limit: number): number {
  const quote = text.charCodeAt(at);
  for (let i = at + 1; i < limit; i++) {
    const code = text.charCodeAt(i);
    if (code === quote) {
      if (quote === 39 && text.charCodeAt(i + 1) === 39) i++;
      else return i + 1;
    } else if (code === 92 && quote === 34) i++;
    else if (code < 32 && code !== 9) bail("a quoted scalar over several lines");
  }
  return bail("an open quote");
}

/** The offset after the bracket that closes the flow collection at `at`. Bails out if its entry ends before that. */
export function endOfFlow(text: string, at: number, limit: number): number {
  let depth = 0;
  for (let i = at; i < limit; i++) {
    const code = text.charCodeAt(i);
    if (code === 91 || code === 123) depth++;
    else if (code === 93 || code === 125) depth--;
    else if ((code === 34 || code === 39) && !isWithinWord(text, i)) i = endOfQuoted(text, i, limit) - 1;
    else if (code === 35 && isSpaceOrEnd(text.charCodeAt(i - 1))) i = Math.min(endOfLine(text, i), limit);
    if (depth === 0) return i + 1;
  }
  return bail("an open bracket");
}

/** Whether a quote is part of a plain scalar, as in `it's`. */
function isWithinWord(text: string, at: number): boolean {
  return !/[\s,:[{]/.test(text.charAt(at - 1));
}

/** Decodes the string of a quoted scalar on one line. */
export function decodeQuoted(text: string, start: number, end: number): string {
  const body = text.slice(start + 1, end - 1);
  if (text.charCodeAt(start) === 39) return body.includes("'") ? body.replaceAll("''", "'") : body;
  if (!body.includes("\\")) return body;
  if (body.includes("\t") || !JSON_ESCAPES_ONLY.test(body)) bail("an escape that JSON has not");
  return JSON.parse(`"${body}"`) as string;
}

/** Reads a quoted scalar on one line. */
export function readQuoted(text: string, at: number, limit: number): ScalarNode {
  const end = endOfQuoted(text, at, limit);
  return scalarNode(text.charCodeAt(at) === 39 ? "single" : "double", decodeQuoted(text, at, end), at, end);
}

/** Reads a plain scalar on one line, in block context. */
export function readPlain(text: string, at: number, limit: number): ScalarNode {
  if (!startsPlain(text, at)) bail("an indicator");
  const end = endOfPlain(text, at, limit);
  return scalarNode("plain", resolvePlain(text.slice(at, end)), at, end);
}

function isFlowIndicator(code: number): boolean {
  return code === 44 || code === 91 || code === 93 || code === 123 || code === 125;
}

/** The end of a plain text in flow context: before `,`, a bracket, or the `:` of a key. */
export function endOfFlowPlain(text: string, at: number, limit: number): number {
  if (!startsPlain(text, at)) bail("an indicator");
  if (text.charCodeAt(at) === 45 && isFlowIndicator(text.charCodeAt(at + 1))) bail("an indicator");
  let end = at;
  for (let i = at; i < limit; i++) {
    const code = text.charCodeAt(i);
    if (code === 32) continue;
    if (isFlowIndicator(code)) return end;
    if (code === 58) {
      const next = text.charCodeAt(i + 1);
      if (isSpaceOrEnd(next)) return end;
      if (isFlowIndicator(next)) bail("an empty value");
    }
    if (code < 32 || (code >= 0x7f && code <= 0x9f) || code >= 0xd800) bail("a flow collection over several lines");
    if (code === 35 && text.charCodeAt(i - 1) === 32) bail("a comment in a flow collection");
    end = i + 1;
  }
  return bail("an open flow collection");
}

function readFlowScalar(text: string, at: number, limit: number): ScalarNode {
  const code = text.charCodeAt(at);
  if (code === 34 || code === 39) return readQuoted(text, at, limit);
  const end = endOfFlowPlain(text, at, limit);
  if (end === at) bail("an empty value");
  return scalarNode("plain", resolvePlain(text.slice(at, end)), at, end);
}

function readFlowValue(text: string, at: number, limit: number, depth: number): SourceNode {
  const code = text.charCodeAt(at);
  return code === 91 || code === 123 ? readFlow(text, at, limit, depth + 1) : readFlowScalar(text, at, limit);
}

function readFlowEntry(text: string, at: number, limit: number, depth: number): Entry & { node: SourceNode } {
  const quoted = text.charCodeAt(at) === 34 || text.charCodeAt(at) === 39;
  const end = quoted ? endOfQuoted(text, at, limit) : endOfFlowPlain(text, at, limit);
  const source = quoted ? decodeQuoted(text, at, end) : text.slice(at, end);
  const colon = skipSpaces(text, end);
  if (text.charCodeAt(colon) !== 58 || end === at || (!quoted && source === "<<")) bail("an unusual flow mapping");
  const value = skipSpaces(text, colon + 1);
  const node = readFlowValue(text, value, limit, depth);
  const key = quoted ? source : String(resolvePlain(source));
  return { key, merge: false, start: at, after: colon + 1, limit: node.end, node, dashes: undefined };
}

/** Reads a complete flow collection on one line; `at` is the offset of its bracket. */
export function readFlow(text: string, at: number, limit: number, depth = 0): MapNode | SeqNode {
  if (depth > MAX_DEPTH) bail("depth");
  const isMap = text.charCodeAt(at) === 123;
  const close = isMap ? 125 : 93;
  const entries: Entry[] = [];
  let i = skipSpaces(text, at + 1);
  while (text.charCodeAt(i) !== close) {
    let end: number;
    if (isMap) {
      const entry = readFlowEntry(text, i, limit, depth);
      entries.push(entry);
      end = entry.node.end;
    } else {
      const node = readFlowValue(text, i, limit, depth);
      entries.push({ key: "", merge: false, start: i, after: i, limit: node.end, node, dashes: undefined });
      end = node.end;
    }
    i = skipSpaces(text, end);
    if (text.charCodeAt(i) === 44) i = skipSpaces(text, i + 1);
    else if (text.charCodeAt(i) !== close) bail("an unusual flow collection");
  }
  if (i >= limit) bail("an open flow collection");
  if (isMap && hasDuplicates(entries)) bail("a duplicate key");
  return {
    kind: isMap ? "map" : "seq",
    flow: true,
    start: at,
    end: i + 1,
    column: 0,
    entries,
    known: undefined,
    read: nothingToRead,
  };
}
