import { dashEntry, isDocumentMarker, readNode, readValue } from "./read-block.ts";
import { readExact } from "./read-exact.ts";
import { endOfLine, isSpaceOrEnd, nextContent, skipSpaces, startOfLine } from "./scan-lines.ts";
import { SourceError } from "./source-error.ts";
import { bail, type Entry, NotUnderstood, type SourceNode, type Tree } from "./source-node.ts";

/** Where the item of a block list has its dash: the text holds that item alone. */
export interface ListSlot {
  readonly dash: number;
  readonly column: number;
}

const UNKNOWN = { exact: false, aliased: new Set<SourceNode>(), anchors: new Map<string, SourceNode>() } as const;

/** The dash of an item as an entry of its list. */
export function entryOfSlot(text: string, slot: ListSlot): Entry {
  return dashEntry(slot.dash, text.length);
}

/** Offset of the root of a document that has no directives and no marker but a leading `---` on a line of its own. */
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

/** Reads, lazily, the value behind the dash of a list's item, or with no slot the one document of the text. */
export function readFast(text: string, slot: ListSlot | undefined): Tree {
  if (slot !== undefined) {
    return { text, root: readValue(text, entryOfSlot(text, slot), slot.column, false), ...UNKNOWN };
  }
  const at = startOfDocument(text);
  return { text, root: readNode(text, at, at - startOfLine(text, at), text.length), ...UNKNOWN };
}

/** Reads everything with the conforming parser. Throws `SourceError`. */
export function readExactly(text: string, slot: ListSlot | undefined): Tree {
  const tree = readExact(text);
  if (slot === undefined) return tree;
  const { root } = tree;
  const item = root.kind === "seq" && root.entries.length === 1 ? root.entries[0]?.node : undefined;
  if (item === undefined) throw new SourceError("InvalidYaml", "not one entry of a list", root.start);
  return { ...tree, root: item };
}

/** The tree, if it is that of an object. Throws `SourceError`. */
export function checkMap(tree: Tree): Tree {
  if (tree.root.kind === "map") return tree;
  throw new SourceError("NotAnObject", "not a Kubernetes object: no mapping", tree.root.start);
}

/** Runs a reading on the lazily read text and, where that gives up, on the exactly read one. */
export function withTree<T>(text: string, slot: ListSlot | undefined, read: (tree: Tree) => T): T {
  try {
    return read(readFast(text, slot));
  } catch (error) {
    if (!(error instanceof NotUnderstood)) throw error;
    return read(readExactly(text, slot));
  }
}
