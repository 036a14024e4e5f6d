import type { Json, KubeObject, Path } from "@landfall/core/object";
import type { TreeChange } from "../edit/tree-change.ts";
import type { Item } from "../model/item.ts";
import type { ListSlot, SourceNode, Tree } from "../yaml/source-node.ts";

/** The fields that nearly every function asks every item for first. */
export interface Types {
  readonly apiVersion: string;
  readonly kind: string;
}

/** The text of a field, if it is a string. */
export type StringField = (key: string) => string | undefined;

/** Plans a change; `undefined`: there is nothing to change. */
export type ChangePlanner<From> = (from: From) => TreeChange | undefined;

/**
 * An item whose text is that of an example but for single values and comments: each of its answers is the one that reading
 * the item for itself gives, made from what is known of the example. Good as long as the text is the one that came.
 */
export interface LikeReading {
  readonly types: Types;
  /** The tree of the example: mappings, lists and single values are where the item has them. */
  readonly shape: Tree;
  /** The item's own tree. `text`: of the item. */
  tree(text: string): Tree;
  /** The whole object. What of it no item like it has otherwise is shared with them, and frozen. */
  object(): KubeObject;
  /** The value at a path, shared with nobody. */
  valueAt(path: Path): unknown;
  /** The strings of the mapping at a path. */
  stringsAt(path: Path): StringField;
  /**
   * The new line that sets a value; `undefined`: it takes more than that, or a look at the item itself. `plan`: the change
   * that sets `null` there, for a tree; asked once for all items alike.
   */
  newLine(path: Path, value: Json, plan: ChangePlanner<Tree>): TreeChange | undefined;
  /** Answers `mayMention` of an item that has no text yet. */
  readonly mayMention?: (word: string) => boolean;
}

/** Reads an item of a list by the example of those before it, if it is like one of them. */
export type ReadLike = (origin: Origin, slot: ListSlot) => LikeReading | undefined;

/** A list as one text: anchors reach over its items. Read when someone asks, once. */
export interface WholeList {
  /** The tree of the item with this index, with what its aliases stand for. Throws `SourceError`. */
  itemTree(index: number): Tree;
  /** The names of the anchors of an item of the list that an alias outside of it refers to. */
  sharedAnchors(anchors: ReadonlyMap<string, SourceNode>, item: ItemRange): ReadonlySet<string>;
  /** The line of an offset, from 1. */
  lineAt(offset: number): number;
}

/** Where an item is: from `start` to `end` of a text that has an offset in the list. */
export interface ItemRange {
  readonly offset: number;
  readonly start: number;
  readonly end: number;
}

/** Where an item comes from: the range of its text in the text of its list, or in a piece of that, and its place there. */
export interface Origin {
  readonly list: string;
  /** Where the piece begins in the text of the whole list. */
  readonly offset: number;
  readonly start: number;
  readonly end: number;
  /** Undefined for a document of its own. */
  readonly index: number | undefined;
  /** How many lines of its file stand above the text. */
  readonly linesAbove?: number | undefined;
  /** The types of a new item, which need not be read for them. */
  readonly types?: Types | undefined;
  /** The list it comes from, for anchors that reach over items. */
  readonly whole?: WholeList | undefined;
  /** Reads it by the example of others of its list; undefined: it is read for itself. */
  readonly readLike?: ReadLike | undefined;
  /** The listener that is told of every item of the list that makes a tree. */
  readonly keepTree?: ((reader: { forget(): void }) => void) | undefined;
}

/** An item that stands in a list. */
export interface ListedItem extends Item {
  /** Undefined in a list in brackets. */
  readonly slot: ListSlot | undefined;
  readonly origin: Origin;
  /** Whether other items of the list refer to anchors of this one, so that they could not be read without it. Throws `ItemError`. */
  readonly holdsSharedAnchors: boolean;
}
