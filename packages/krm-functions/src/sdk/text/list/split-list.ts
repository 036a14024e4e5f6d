import { endOfNode } from "../yaml/end-of-node.ts";
import { withTree } from "../yaml/read-tree.ts";
import { nextLine, startOfLine } from "../yaml/scan-lines.ts";
import { SourceError } from "../yaml/source-error.ts";
import { type Entry, nodeOf, type SeqNode, type Tree } from "../yaml/source-node.ts";
import { fieldOf, fieldValue } from "./list-parts.ts";

/** The place of an item in a List: the text before its first key on that line, and the column of its keys. */
export interface ItemSlot {
  readonly prefix: string;
  readonly column: number;
  /** Whether the item is in flow style or in a flow list: it cannot be removed alone, as commas would be left over. */
  readonly flow: boolean;
}

/** A part of a List's text; an item if it has a slot. */
export interface ListPart {
  readonly text: string;
  readonly slot?: ItemSlot;
}

const FLOW: ItemSlot = { prefix: "", column: 0, flow: true };

/**
 * Splits the text of a `List` into its items and the text between them; joined, the parts give the same bytes.
 * `undefined` if it is no `List`, or an item cannot be taken out and put back.
 */
export function splitList(text: string): readonly ListPart[] | undefined {
  if (!/List\b/.test(text)) return undefined;
  try {
    return withTree(text, undefined, splitTree);
  } catch (error) {
    if (error instanceof SourceError) return undefined;
    throw error;
  }
}

function splitTree(tree: Tree): readonly ListPart[] | undefined {
  const { text, root } = tree;
  if (root.kind !== "map") return undefined;
  const kind = fieldValue({ tree, root }, fieldOf(root, "kind"));
  const metadata = fieldValue({ tree, root }, fieldOf(root, "metadata"));
  const itemsEntry = fieldOf(root, "items");
  if (typeof kind !== "string" || !kind.endsWith("List") || itemsEntry === undefined || isNamed(metadata))
    return undefined;
  const list = nodeOf(text, root, itemsEntry);
  if (list.kind === "scalar" && list.value === null) return [{ text }];
  if (list.kind !== "seq") return undefined;
  const parts: ListPart[] = [];
  let at = 0;
  for (const entry of list.entries) {
    const found = itemOf(text, list, entry);
    if (found === undefined) return undefined;
    const own = text.slice(found.start, found.end);
    if (putBack(takeOut(own, found.slot), found.slot) !== own) return undefined;
    parts.push({ text: text.slice(at, found.start) }, { text: own, slot: found.slot });
    at = found.end;
  }
  return [...parts, { text: text.slice(at) }];
}

function isNamed(metadata: unknown): boolean {
  return typeof metadata === "object" && metadata !== null && "name" in metadata;
}

function itemOf(
  text: string,
  list: SeqNode,
  entry: Entry,
): { readonly start: number; readonly end: number; readonly slot: ItemSlot } | undefined {
  const node = nodeOf(text, list, entry);
  if (node.kind !== "map") return undefined;
  const end = endOfNode(text, node);
  if (node.flow) return { start: node.start, end, slot: FLOW };
  const start = startOfLine(text, node.start);
  return {
    start,
    end: nextLine(text, end),
    slot: { prefix: text.slice(start, node.start), column: node.column, flow: false },
  };
}

/** The text of an item as a document of its own. */
export function takeOut(text: string, { prefix, column }: ItemSlot): string {
  return text.slice(prefix.length).replaceAll(new RegExp(`\\n {0,${column}}`, "g"), "\n");
}

/** Reverses `takeOut`. */
export function putBack(text: string, { prefix, column }: ItemSlot): string {
  return prefix + text.replaceAll(/\n(?=[^\r\n])/g, `\n${" ".repeat(column)}`);
}
