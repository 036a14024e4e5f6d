import { type Event, getScalarValue, parseEvents, type ScalarEvent, type YAMLException } from "js-yaml";
import { endOfNode } from "./end-of-node.ts";
import { columnOf, endOfBlock, propertyEnd, propertyStart, skipProperties, skipTrivia } from "./exact-ranges.ts";
import { tooDeep } from "./node-value.ts";
import { onOneLine } from "./on-one-line.ts";
import { resolveTagged, tagOf } from "./resolve-tag.ts";
import { SourceError } from "./source-error.ts";
import {
  type AliasNode,
  type Entry,
  type ListSlot,
  MAX_DEPTH,
  type MapNode,
  nothingToRead,
  type ScalarNode,
  type ScalarStyle,
  type SeqNode,
  type SourceNode,
  type Tree,
} from "./source-node.ts";

const DOCUMENT = 1;
const SEQUENCE = 2;
const MAPPING = 3;
const SCALAR = 4;
const ALIAS = 5;
const POP = 6;
const STYLES: readonly ScalarStyle[] = ["empty", "plain", "single", "double", "literal", "folded"];
const FLOW = 2;

type Collection = { -readonly [K in keyof MapNode]: MapNode[K] } | { -readonly [K in keyof SeqNode]: SeqNode[K] };

interface Frame {
  readonly node: Collection;
  readonly entries: Entry[];
  /** A key that was read and has no value yet. */
  key: { readonly node: SourceNode; readonly end: number; readonly colon: number } | undefined;
  /** The offset of the latest dash. */
  dash: number;
}

interface Reader {
  readonly text: string;
  readonly anchors: Map<string, SourceNode>;
  readonly aliased: Set<SourceNode>;
  readonly tags: Map<string, string>;
  readonly frames: Frame[];
  readonly repeated: Entry[];
  /** The end of everything that was read so far. */
  end: number;
}

/** The start of the value for the pending key or dash: after its `:`, `-`, `?` or `,`. */
function slotEnd(reader: Reader): number {
  const frame = reader.frames.at(-1);
  if (frame === undefined) return reader.end;
  if (frame.node.kind === "map") {
    if (frame.key !== undefined) return frame.key.colon < 0 ? frame.key.end : frame.key.colon + 1;
    const at = skipTrivia(reader.text, reader.end);
    const code = reader.text.charCodeAt(at);
    return code === 44 || code === 63 ? at + 1 : reader.end;
  }
  if (frame.node.flow) {
    const at = skipTrivia(reader.text, reader.end);
    return reader.text.charCodeAt(at) === 44 ? at + 1 : reader.end;
  }
  return frame.dash + 1;
}

/** Finds the dash of the entry that is about to start. */
function findDash(reader: Reader): void {
  const frame = reader.frames.at(-1);
  if (frame === undefined || frame.node.kind !== "seq" || frame.node.flow) return;
  frame.dash = skipTrivia(reader.text, reader.end);
}

function readScalar(reader: Reader, event: ScalarEvent): ScalarNode {
  const from = slotEnd(reader);
  const tag = tagOf(reader, event);
  const plain = event.style === 1;
  if (event.valueStart < 0) {
    const end = Math.max(propertyEnd(event), from);
    const start = propertyStart(event, end);
    const value = resolveTagged("", tag, true, start);
    return { kind: "scalar", style: start === end ? "empty" : "plain", value, start, end, headerEnd: end };
  }
  const value = resolveTagged(getScalarValue(reader.text, event), tag, plain, event.valueStart);
  const style = STYLES[event.style] ?? "plain";
  if (style !== "literal" && style !== "folded") {
    const quote = plain ? 0 : 1;
    const end = event.valueEnd + quote;
    return { kind: "scalar", style, value, start: propertyStart(event, event.valueStart - quote), end, headerEnd: end };
  }
  const header = skipTrivia(reader.text, Math.max(propertyEnd(event), from));
  let headerEnd = header + 1;
  while (/[-+0-9]/.test(reader.text.charAt(headerEnd))) headerEnd++;
  const end = endOfBlock(reader.text, event, headerEnd);
  return { kind: "scalar", style, value, start: propertyStart(event, header), end, headerEnd };
}

function addNode(reader: Reader, node: SourceNode): void {
  const frame = reader.frames.at(-1);
  if (frame === undefined) return;
  const { text } = reader;
  if (frame.node.kind === "seq") {
    const start = frame.node.flow ? node.start : frame.dash;
    const after = frame.node.flow ? node.start : frame.dash + 1;
    frame.entries.push({ key: "", merge: false, start, after, limit: node.end, node, dashes: undefined });
    return;
  }
  if (frame.key === undefined) {
    const colon = skipTrivia(text, reader.end);
    frame.key = { node, end: reader.end, colon: text.charCodeAt(colon) === 58 ? colon : -1 };
    if (frame.key.colon >= 0) reader.end = frame.key.colon + 1;
    return;
  }
  addPair(frame, frame.key, node, reader);
  frame.key = undefined;
}

function addPair(frame: Frame, key: NonNullable<Frame["key"]>, node: SourceNode, reader: Reader): void {
  const { text } = reader;
  const source = key.node.kind === "alias" ? key.node.target : key.node;
  // A collection as a key is named by its text, so that a template's `{{ .Values.name }}` can be read.
  const name = source.kind === "scalar" ? String(source.value) : text.slice(source.start, endOfNode(text, source));
  const previous = frame.entries.at(-1)?.node;
  const before = skipTrivia(text, previous === undefined ? frame.node.start : endOfNode(text, previous));
  const explicit = text.charCodeAt(before) === 63 && before < key.node.start;
  const merge = key.node.kind === "scalar" && key.node.style === "plain" && name === "<<";
  const after = key.colon < 0 || explicit ? -1 : key.colon + 1;
  const start = explicit ? before : key.node.start;
  frame.entries.push({ key: name, merge, start, after, limit: node.end, node, dashes: undefined });
}

function repeatedIn(entries: readonly Entry[]): readonly Entry[] {
  const keys = new Set<string>();
  return entries.filter(({ key, merge }) => {
    if (merge) return false;
    if (keys.has(key)) return true;
    keys.add(key);
    return false;
  });
}

function openCollection(reader: Reader, event: Event & { readonly type: 2 | 3 }): void {
  const anchored = event.anchorStart >= 0 ? reader.text.slice(event.anchorStart, event.anchorEnd) : "";
  const kind = event.type === MAPPING ? "map" : "seq";
  const flow = event.style === FLOW;
  const column = flow ? 0 : columnOf(reader.text, event.start);
  const entries: Entry[] = [];
  const start = propertyStart(event, event.start);
  const node: Collection = { kind, flow, start, end: -1, column, entries, known: undefined, read: nothingToRead };
  if (anchored !== "") reader.anchors.set(anchored, node as SourceNode);
  reader.end = event.start + (node.flow ? 1 : 0);
  reader.frames.push({ node, entries, key: undefined, dash: event.start });
}

function closeCollection(reader: Reader): SourceNode | undefined {
  const frame = reader.frames.pop();
  if (frame === undefined) return undefined;
  const { node } = frame;
  if (node.kind === "map") reader.repeated.push(...repeatedIn(frame.entries));
  if (node.flow) {
    let at = skipTrivia(reader.text, reader.end);
    if (reader.text.charCodeAt(at) === 44) at = skipTrivia(reader.text, at + 1);
    const code = reader.text.charCodeAt(at);
    // A single pair within a flow sequence has no brackets of its own.
    reader.end = code === 125 || (code === 93 && node.kind === "seq") ? at + 1 : reader.end;
    if (node.kind === "map" && reader.text.charCodeAt(skipProperties(reader.text, node.start)) !== 123)
      reader.end = frame.entries.at(-1)?.node?.end ?? reader.end;
  }
  node.end = node.flow ? reader.end : -1;
  return node as SourceNode;
}

function aliasNode(reader: Reader, start: number, end: number): AliasNode {
  const name = reader.text.slice(start, end);
  const target = reader.anchors.get(name);
  if (target === undefined) throw new SourceError("UnknownAlias", `the alias *${name} has no anchor here`, start - 1);
  reader.aliased.add(target);
  return { kind: "alias", name, target, start: start - 1, end };
}

function readEvent(reader: Reader, event: Event): SourceNode | undefined {
  if (event.type === POP) return closeCollection(reader);
  findDash(reader);
  if (event.type === SEQUENCE || event.type === MAPPING) openCollection(reader, event);
  else if (event.type === ALIAS) {
    const node = aliasNode(reader, event.anchorStart, event.anchorEnd);
    reader.end = node.end;
    return node;
  } else if (event.type === SCALAR) {
    const node = readScalar(reader, event);
    reader.end = Math.max(reader.end, node.end);
    if (event.anchorStart >= 0) reader.anchors.set(reader.text.slice(event.anchorStart, event.anchorEnd), node);
    return node;
  }
  return undefined;
}

/**
 * Whether an error comes from the parser. Compared by name: a bundle may contain the parser twice, with two classes.
 */
function isYamlException(error: unknown): error is YAMLException {
  return error instanceof Error && error.name === "YAMLException";
}

function eventsOf(text: string): Event[] {
  try {
    return parseEvents(text, { maxDepth: MAX_DEPTH });
  } catch (error) {
    if (!isYamlException(error)) throw error;
    const events = error.reason === TOO_SHALLOW ? eventsOfOneLine(onOneLine(text)) : undefined;
    if (events !== undefined) return events;
    const at = error.mark?.position ?? 0;
    throw NESTED.test(error.reason) ? tooDeep(at) : new SourceError("InvalidYaml", error.reason, at);
  }
}

/** The parser's message for a document that is nested deeper than it was told to read. */
const NESTED = /^nesting exceeded/;

/** The parser's message for a line of a flow collection or quoted scalar that is not deeper than its parent. */
const TOO_SHALLOW = "deficient indentation";

/**
 * Parses a text with blanked lines. Its scalars may hold line breaks that the parser did not see, so their values are
 * computed again.
 */
function eventsOfOneLine(text: string): Event[] | undefined {
  try {
    const events = parseEvents(text, { maxDepth: MAX_DEPTH });
    return events.map((event) => (event.type === SCALAR ? { ...event, fast: false } : event));
  } catch (error) {
    if (isYamlException(error)) return undefined;
    throw error;
  }
}

/**
 * Reads one document with the conforming parser: every node, with its range. With a slot the document is a list of one
 * entry, and the tree is that of the entry. Throws `SourceError` for text that is not YAML, holds no document or
 * several, or uses a construct that no Kubernetes object can hold.
 */
export function readExact(text: string, slot?: ListSlot): Tree {
  const tree = readDocument(text);
  if (slot === undefined) return tree;
  const { root } = tree;
  const item = root.kind === "seq" && root.entries.length === 1 ? root.entries[0]?.node : undefined;
  if (item === undefined) throw new SourceError("InvalidYaml", "not one entry of a list", root.start);
  return { ...tree, root: item };
}

function readDocument(text: string): Tree {
  const events = eventsOf(text);
  const reader: Reader = {
    text,
    anchors: new Map(),
    aliased: new Set(),
    tags: new Map(),
    frames: [],
    repeated: [],
    end: 0,
  };
  let root: SourceNode | undefined;
  let documents = 0;
  for (const event of events) {
    if (event.type === DOCUMENT) {
      if (++documents > 1) throw new SourceError("MultipleDocuments", "more than one YAML document", reader.end);
      for (const directive of event.directives)
        if (directive.kind === "tag") reader.tags.set(directive.handle, directive.prefix);
      continue;
    }
    const node = readEvent(reader, event);
    if (node === undefined) continue;
    if (reader.frames.length === 0) root = node;
    else addNode(reader, node);
  }
  if (root === undefined) throw new SourceError("EmptyDocument", "no YAML document", 0);
  return { text, root, exact: true, aliased: reader.aliased, anchors: reader.anchors, repeated: reader.repeated };
}
