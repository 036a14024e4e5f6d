import type { ListedItem, WholeList } from "../item/origin.ts";
import { endOfNode } from "../yaml/end-of-node.ts";
import { valueOf } from "../yaml/node-value.ts";
import { withTree } from "../yaml/read-tree.ts";
import { NotUnderstood, nextLine } from "../yaml/scan-lines.ts";
import { SourceError } from "../yaml/source-error.ts";
import { type Entry, type MapNode, nodeOf, type SeqNode, type Tree } from "../yaml/source-node.ts";
import type { CutList } from "./cut-list.ts";

/** The offsets and nodes of a ResourceList's parts in its text. */
export interface ListLayout {
  /** The tree of the frame; all offsets refer to the frame's text. */
  readonly tree: Tree;
  readonly root: MapNode;
  readonly cut: CutList;
  readonly whole: WholeList;
  /** The `items` field; undefined if there is none. */
  readonly itemsEntry: Entry | undefined;
  /** The node of the list of items; undefined if it is absent or null. */
  readonly list: SeqNode | undefined;
  readonly items: readonly ListedItem[];
  /** The range of the items, from the first to the end of the last; both are -1 without items. */
  readonly start: number;
  readonly end: number;
}

/** The entry of a top-level field. */
export function fieldOf(root: MapNode, key: string): Entry | undefined {
  return root.entries.find((entry) => entry.key === key);
}

/** The value of a top-level field; parts that the fast reader does not understand are read by the exact one. */
export function fieldValue({ tree, root }: Pick<ListLayout, "tree" | "root">, entry: Entry | undefined): unknown {
  if (entry === undefined) return undefined;
  try {
    return valueOf(tree.text, nodeOf(tree.text, root, entry));
  } catch (error) {
    if (!(error instanceof NotUnderstood)) throw error;
  }
  try {
    return withTree(tree.text.slice(entry.start, entry.limit), undefined, ({ text, root: alone }) => {
      const only = alone.kind === "map" ? alone.entries[0] : undefined;
      return alone.kind === "map" && only !== undefined ? valueOf(text, nodeOf(text, alone, only)) : undefined;
    });
  } catch (error) {
    if (error instanceof SourceError) throw new SourceError(error.code, error.message, error.offset + entry.start);
    throw error;
  }
}

/**
 * The end of the last line of a block mapping's field. Trailing comments count only if the fast reader cannot tell them
 * apart.
 */
export function endOfField({ tree, root }: Pick<ListLayout, "tree" | "root">, entry: Entry): number {
  try {
    return nextLine(tree.text, endOfNode(tree.text, nodeOf(tree.text, root, entry)));
  } catch (error) {
    if (error instanceof NotUnderstood) return entry.limit;
    throw error;
  }
}

/** A range of the list's text, and the text to put there. */
export interface Replacement {
  readonly start: number;
  readonly end: number;
  readonly parts: readonly string[];
}
