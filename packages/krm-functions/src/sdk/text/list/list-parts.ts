import type { ListedItem, WholeList } from "../item/origin.ts";
import { endOfNode } from "../yaml/end-of-node.ts";
import { valueOf } from "../yaml/node-value.ts";
import { withTree } from "../yaml/read-tree.ts";
import { NotUnderstood, nextLine } from "../yaml/scan-lines.ts";
import { SourceError } from "../yaml/source-error.ts";
import { type Entry, type MapNode, nodeOf, type SeqNode, type Tree } from "../yaml/source-node.ts";
import type { CutList } from "./cut-list.ts";

/** Where the parts of a ResourceList are in its text. */
export interface ListLayout {
  /** The tree of the frame of its text, as are all offsets. */
  readonly tree: Tree;
  readonly root: MapNode;
  readonly cut: CutList;
  readonly whole: WholeList;
  /** The `items` field; undefined if there is none. */
  readonly itemsEntry: Entry | undefined;
  /** The list of items; undefined if it is absent or null. */
  readonly list: SeqNode | undefined;
  readonly items: readonly ListedItem[];
  /** From the first item to behind the last one; both -1 where there is no item. */
  readonly start: number;
  readonly end: number;
}

/** The entry of a top-level field. */
export function fieldOf(root: MapNode, key: string): Entry | undefined {
  return root.entries.find((entry) => entry.key === key);
}

/** The value of a top-level field. What the fast reader does not understand of it is read exactly, on its own. */
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

/** Behind the last line of a field of a block mapping. Trailing comments belong to it only where the fast reader cannot tell. */
export function endOfField({ tree, root }: Pick<ListLayout, "tree" | "root">, entry: Entry): number {
  try {
    return nextLine(tree.text, endOfNode(tree.text, nodeOf(tree.text, root, entry)));
  } catch (error) {
    if (error instanceof NotUnderstood) return entry.limit;
    throw error;
  }
}

/** A part of the list's text, and its replacement. */
export interface Replacement {
  readonly start: number;
  readonly end: number;
  readonly parts: readonly string[];
}
