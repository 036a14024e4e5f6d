import { hasDuplicates } from "./has-duplicates.ts";
import { decodeQuoted, endOfQuoted, readQuoted, scalarNode, startsPlain } from "./read-scalar.ts";
import { resolvePlain } from "./resolve-plain.ts";
import { isSpaceOrEnd, skipSpaces } from "./scan-lines.ts";
import {
  bail,
  type Entry,
  MAX_DEPTH,
  type MapNode,
  type ScalarNode,
  type SeqNode,
  type SourceNode,
} from "./source-node.ts";

function isFlowIndicator(code: number): boolean {
  return code === 44 || code === 91 || code === 93 || code === 123 || code === 125;
}

/** Behind a plain text in flow context: before `,`, a bracket, or the `:` of a key. */
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

/** A flow collection on one line; `at` is at its bracket. Reads all of it. */
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
  return { kind: isMap ? "map" : "seq", flow: true, start: at, end: i + 1, column: 0, entries, known: undefined };
}
