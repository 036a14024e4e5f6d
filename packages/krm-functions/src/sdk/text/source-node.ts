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
  /** Of a block scalar: behind `|`, `>` and their indicators. Else the same as `end`. */
  readonly headerEnd: number;
}

type KnownNodes = (index: number) => SourceNode | undefined;

/** A mapping. Its values are read when someone looks. */
export interface MapNode extends SourceRange {
  readonly kind: "map";
  readonly flow: boolean;
  /** Of the keys of a block mapping. */
  readonly column: number;
  /** Behind the closing brace; -1 in block style: see `endOfNode`. */
  readonly end: number;
  readonly entries: readonly Entry[];
  /** Gives some of the nodes of the entries by their index, unread: see `treeLike`. */
  readonly known: KnownNodes | undefined;
}

/** A sequence. Its values are read when someone looks. */
export interface SeqNode extends SourceRange {
  readonly kind: "seq";
  readonly flow: boolean;
  /** Of the dashes of a block sequence. */
  readonly column: number;
  /** Behind the closing bracket; -1 in block style: see `endOfNode`. */
  readonly end: number;
  readonly entries: readonly Entry[];
  /** Gives some of the nodes of the entries by their index, unread: see `treeLike`. */
  readonly known: KnownNodes | undefined;
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
  /** Of a block mapping: the dashes at its own column that were passed on the way to `limit`. */
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
}

/** Collections nested deeper than this are refused: no YAML or JSON can exhaust the stack. */
export const MAX_DEPTH = 256;

/** Thrown by the fast reader where the conforming parser has to look. Never leaves this folder. */
export class NotUnderstood extends Error {
  override readonly name = "NotUnderstood";
}

/** Bails out of the fast reader. */
export function bail(what: string): never {
  throw new NotUnderstood(what);
}
