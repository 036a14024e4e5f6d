import type { Json, KubeObject, Path } from "@landfall/core/object";
import type { TreeChange } from "../edit/tree-change.ts";
import type { Item } from "../model/item.ts";
import type { ListSlot, SourceNode, Tree } from "../yaml/source-node.ts";

/** The fields that nearly every function asks for first. */
export interface Types {
  readonly apiVersion: string;
  readonly kind: string;
}

/** Returns the text of a field, if it is a string. */
export type StringField = (key: string) => string | undefined;

/** Plans a change; returns `undefined` if nothing has to change. */
export type ChangePlanner<From> = (from: From) => TreeChange | undefined;

/**
 * The match of an item with an example: equal text except for single values and comments. Each answer equals that of
 * reading the item on its own, and is derived from the example. Valid until the item's text changes.
 */
export interface LikeReading {
  readonly types: Types;
  /** The tree of the example, which has mappings, lists and single values in the same places as the item. */
  readonly shape: Tree;
  /** The item's own tree. `text` is the item's text. */
  tree(text: string): Tree;
  /** The whole object. Parts that are equal in all similar items are shared between them, and frozen. */
  object(): KubeObject;
  /** The value at a path, as a copy of its own. */
  valueAt(path: Path): unknown;
  /** Whether there is a value at a path, where that is known without reading a tree. */
  readonly has?: (path: Path) => boolean;
  /** Reads the string fields of the mapping at a path. */
  stringsAt(path: Path): StringField;
  /**
   * The new line that sets a value; `undefined` if the change takes more, or needs the item itself. `plan`: plans the
   * change that sets `null` there, for a tree; called once for all similar items.
   */
  newLine(path: Path, value: Json, plan: ChangePlanner<Tree>): TreeChange | undefined;
  /** Answers `mayMention` of an item that has no text yet. */
  readonly mayMention?: (word: string) => boolean;
}

/** Reads an item by example of earlier ones in its list, if one of them matches. */
export type ReadLike = (origin: Origin, slot: ListSlot) => LikeReading | undefined;

/** The whole list as one text, for anchors that are used across items. Parsed once, on demand. */
export interface WholeList {
  /** The tree of the item with this index, its aliases resolved. Throws `SourceError`. */
  itemTree(index: number): Tree;
  /** The names of an item's anchors that aliases outside of the item refer to. */
  sharedAnchors(anchors: ReadonlyMap<string, SourceNode>, item: ItemRange): ReadonlySet<string>;
  /** The line of an offset, from 1. */
  lineAt(offset: number): number;
}

/** The range of an item: from `start` to `end` in a text that begins at `offset` of the whole list. */
export interface ItemRange {
  readonly offset: number;
  readonly start: number;
  readonly end: number;
}

/** The origin of an item: the range of its text in the list or a piece of the list, and its index. */
export interface Origin {
  readonly list: string;
  /** The offset of the piece in the text of the whole list. */
  readonly offset: number;
  readonly start: number;
  readonly end: number;
  /** The item's index in the list; undefined for a document outside of a list. */
  readonly index: number | undefined;
  /** The number of lines of the file above the text. */
  readonly linesAbove?: number | undefined;
  /** The types of a new item, known without reading it. */
  readonly types?: Types | undefined;
  /** The item's list, needed for anchors that are used across items. */
  readonly whole?: WholeList | undefined;
  /** Reads the item by example of others in its list; undefined if it must be read on its own. */
  readonly readLike?: ReadLike | undefined;
  /** Called with each item of the list whose tree is built. */
  readonly keepTree?: ((reader: { forget(): void }) => void) | undefined;
}

/** An item that stands in a list. */
export interface ListedItem extends Item {
  /** The item's dash in the list; undefined in a flow list. */
  readonly slot: ListSlot | undefined;
  readonly origin: Origin;
  /** Whether other items refer to anchors of this one, and so could not be read without it. Throws `ItemError`. */
  readonly holdsSharedAnchors: boolean;
}
