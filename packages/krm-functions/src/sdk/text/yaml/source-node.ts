/** How a scalar is written. `empty` is a null value of which nothing is written. */
export type ScalarStyle = "plain" | "single" | "double" | "literal" | "folded" | "empty";

interface SourceRange {
  /** Offset of the first character: of a block collection its first key or dash; of a tagged or anchored node the property. */
  readonly start: number;
}

/** A scalar and where it stands. */
export interface ScalarNode extends SourceRange {
  readonly kind: "scalar";
  readonly style: ScalarStyle;
  readonly value: string | number | boolean | null;
  /** Behind the last character; of a block scalar the end of its last line, without the line break. */
  readonly end: number;
  /** Where the header of a block scalar ends, behind `|`, `>` and their indicators. Else the same as `end`. */
  readonly headerEnd: number;
}

/** Gives some of the nodes of the entries by their index, unread: see `treeLike`. */
type KnownNodes = (index: number) => SourceNode | undefined;

/** Reads the value behind the `:` or `-` of an entry of a collection at a column. */
type ReadValue = (text: string, entry: Entry, column: number, inMap: boolean) => SourceNode;

/** A mapping. Its values are read when someone looks. */
export interface MapNode extends SourceRange {
  readonly kind: "map";
  readonly flow: boolean;
  /** The column of the keys of a block mapping. */
  readonly column: number;
  /** Behind the closing brace; -1 in block style: see `endOfNode`. */
  readonly end: number;
  readonly entries: readonly Entry[];
  readonly known: KnownNodes | undefined;
  /** Reads the values that have not been read. */
  readonly read: ReadValue;
}

/** A sequence. Its values are read when someone looks. */
export interface SeqNode extends SourceRange {
  readonly kind: "seq";
  readonly flow: boolean;
  /** The column of the dashes of a block sequence. */
  readonly column: number;
  /** Behind the closing bracket; -1 in block style: see `endOfNode`. */
  readonly end: number;
  readonly entries: readonly Entry[];
  readonly known: KnownNodes | undefined;
  /** Reads the values that have not been read. */
  readonly read: ReadValue;
}

/** `*name`. `target` is the node that it stands for. */
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
  /** A plain `<<`. */
  readonly merge: boolean;
  /** Offset of the key or the dash; in a flow sequence of the value. */
  readonly start: number;
  /** Just behind the `:` or the `-`; in a flow sequence the start of the value. -1 where there is none to write behind. */
  readonly after: number;
  /** No content of the value lies at or behind this offset. */
  readonly limit: number;
  /** Undefined until it has been read: see `nodeOf`. */
  node: SourceNode | undefined;
  /** The dashes at the column of a block mapping that were passed on the way to `limit`. */
  dashes: readonly number[] | undefined;
}

/**
 * The text of one item with its nodes. `exact` says that the conforming parser made it: then every
 * node is there; else the fast reader makes them on demand, and may throw `NotUnderstood`.
 */
export interface Tree {
  readonly text: string;
  readonly root: SourceNode;
  readonly exact: boolean;
  /** The nodes that an alias refers to. */
  readonly aliased: ReadonlySet<SourceNode>;
  /** The nodes with an anchor by its name; of a name that is there twice, the last. Empty if not `exact`. */
  readonly anchors: ReadonlyMap<string, SourceNode>;
  /** The entries of mappings whose key an earlier entry has, too: the first counts, as for kpt. The fast reader reads no such mapping. */
  readonly repeated: readonly Entry[];
}

/** Collections nested deeper than this are refused: no YAML or JSON can exhaust the stack. */
export const MAX_DEPTH = 256;

/** Where the item of a block list has its dash: the text holds that item alone. */
export interface ListSlot {
  readonly dash: number;
  readonly column: number;
}

/** The node of an entry of `parent`, not kept if it has not been read: for values, which are looked at once. */
export function peekNode(text: string, parent: MapNode | SeqNode, entry: Entry): SourceNode {
  return entry.node ?? readNodeOf(text, parent, entry);
}

/** The node of an entry of `parent`, read now if it has not been. */
export function nodeOf(text: string, parent: MapNode | SeqNode, entry: Entry): SourceNode {
  return (entry.node ??= readNodeOf(text, parent, entry));
}

function readNodeOf(text: string, parent: MapNode | SeqNode, entry: Entry): SourceNode {
  const known = parent.known?.(parent.entries.indexOf(entry));
  return known ?? parent.read(text, entry, parent.column, parent.kind === "map");
}

/** The reader of a collection whose values have all been read with it. */
export function nothingToRead(): never {
  throw new TypeError("every value of this collection has been read");
}

/** Whether a key of a mapping is there twice. */
export function hasDuplicates(entries: readonly Entry[]): boolean {
  if (entries.length > 16) return new Set(entries.map((entry) => entry.key)).size < entries.length;
  for (let i = 1; i < entries.length; i++) {
    for (let j = 0; j < i; j++) if (entries[i]?.key === entries[j]?.key) return true;
  }
  return false;
}
