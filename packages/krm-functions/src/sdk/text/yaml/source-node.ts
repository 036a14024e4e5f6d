/** The way a scalar is written. `empty` is a null without any text. */
export type ScalarStyle = "plain" | "single" | "double" | "literal" | "folded" | "empty";

interface SourceRange {
  /**
   * The offset of the first character: the first key or dash of a block collection, the tag or anchor of a node that
   * has one.
   */
  readonly start: number;
}

/** A scalar and its range in the text. */
export interface ScalarNode extends SourceRange {
  readonly kind: "scalar";
  readonly style: ScalarStyle;
  readonly value: string | number | boolean | null;
  /** The end of the last character; for a block scalar the end of its last line, without the line break. */
  readonly end: number;
  /** The end of a block scalar's header (`|` or `>` with indicators). For others the same as `end`. */
  readonly headerEnd: number;
}

/** Returns the node of the entry with an index, if it is known without reading: see `treeLike`. */
type KnownNodes = (index: number) => SourceNode | undefined;

/** Reads the value after the `:` or `-` of an entry in a collection at a column. */
type ReadValue = (text: string, entry: Entry, column: number, inMap: boolean) => SourceNode;

/** A mapping. Its values are read lazily. */
export interface MapNode extends SourceRange {
  readonly kind: "map";
  readonly flow: boolean;
  /** The column of the keys of a block mapping. */
  readonly column: number;
  /** The end of the closing brace; -1 in block style: see `endOfNode`. */
  readonly end: number;
  readonly entries: readonly Entry[];
  readonly known: KnownNodes | undefined;
  /** Reads a value that has not been read yet. */
  readonly read: ReadValue;
}

/** A sequence. Its values are read lazily. */
export interface SeqNode extends SourceRange {
  readonly kind: "seq";
  readonly flow: boolean;
  /** The column of the dashes of a block sequence. */
  readonly column: number;
  /** The end of the closing bracket; -1 in block style: see `endOfNode`. */
  readonly end: number;
  readonly entries: readonly Entry[];
  readonly known: KnownNodes | undefined;
  /** Reads a value that has not been read yet. */
  readonly read: ReadValue;
}

/** An alias, written `*name`. `target` is the node that it refers to. */
export interface AliasNode extends SourceRange {
  readonly kind: "alias";
  readonly name: string;
  readonly target: SourceNode;
  readonly end: number;
}

export type SourceNode = ScalarNode | MapNode | SeqNode | AliasNode;

/** A key and its value, or a dash and its value. */
export interface Entry {
  /** The key as a string; `""` in a sequence. */
  readonly key: string;
  /** Whether this is a merge key (a plain `<<`). */
  readonly merge: boolean;
  /** The offset of the key or dash; in a flow sequence that of the value. */
  readonly start: number;
  /**
   * The offset just after the `:` or `-`; in a flow sequence the start of the value. -1 if no text can be inserted
   * there.
   */
  readonly after: number;
  /** The offset before which all content of the value lies. */
  readonly limit: number;
  /** The value's node; undefined until it has been read: see `nodeOf`. */
  node: SourceNode | undefined;
  /** The offsets of dashes at the column of the mapping's keys, found while scanning for `limit`. */
  dashes: readonly number[] | undefined;
}

/**
 * The text of one item with its nodes. `exact`: the conforming parser made it and every node exists; otherwise the fast
 * reader makes nodes on demand and may throw `NotUnderstood`.
 */
export interface Tree {
  readonly text: string;
  readonly root: SourceNode;
  readonly exact: boolean;
  /** The nodes that an alias refers to. */
  readonly aliased: ReadonlySet<SourceNode>;
  /** The nodes with an anchor, by name; the last one, if a name is repeated. Empty if not `exact`. */
  readonly anchors: ReadonlyMap<string, SourceNode>;
  /**
   * The entries that repeat an earlier key of their mapping; the earlier one counts, as for kpt. The fast reader
   * refuses such mappings.
   */
  readonly repeated: readonly Entry[];
}

/** The deepest nesting of collections that is accepted, so that no YAML or JSON can exhaust the stack. */
export const MAX_DEPTH = 256;

/** The place of an item's dash in its block list; the text holds only that item. */
export interface ListSlot {
  readonly dash: number;
  readonly column: number;
}

/** The node of an entry of `parent`. A node read here is not kept: for values that are used once. */
export function peekNode(text: string, parent: MapNode | SeqNode, entry: Entry): SourceNode {
  return entry.node ?? readNodeOf(text, parent, entry);
}

/** The node of an entry of `parent`, read now if necessary. */
export function nodeOf(text: string, parent: MapNode | SeqNode, entry: Entry): SourceNode {
  return (entry.node ??= readNodeOf(text, parent, entry));
}

function readNodeOf(text: string, parent: MapNode | SeqNode, entry: Entry): SourceNode {
  const known = parent.known?.(parent.entries.indexOf(entry));
  return known ?? parent.read(text, entry, parent.column, parent.kind === "map");
}

/** The reader for a collection whose values were all read with it; never called. */
export function nothingToRead(): never {
  throw new TypeError("every value of this collection has been read");
}

/** Whether a mapping repeats a key. */
export function hasDuplicates(entries: readonly Entry[]): boolean {
  if (entries.length > 16) return new Set(entries.map((entry) => entry.key)).size < entries.length;
  for (let i = 1; i < entries.length; i++) {
    for (let j = 0; j < i; j++) if (entries[i]?.key === entries[j]?.key) return true;
  }
  return false;
}
