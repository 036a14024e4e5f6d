import { nodeOf } from "./read-block.ts";
import { readExact } from "./read-exact.ts";
import { SourceError } from "./source-error.ts";
import type { SeqNode, SourceNode, Tree } from "./source-node.ts";

/** A list as one text: anchors reach over its items. Read when someone asks, once. */
export interface WholeList {
  /** The tree of the item with this index, with what its aliases stand for. Throws `SourceError`. */
  itemTree(index: number): Tree;
  /** Of the anchors within a range of the list, the names of those that an alias outside of it refers to. */
  sharedAnchors(names: Iterable<string>, start: number, end: number): ReadonlySet<string>;
}

interface Reference {
  readonly alias: number;
  readonly name: string;
  readonly target: number;
}

const NOT_IN_A_NAME = /[\s,[\]{}]|$/y;

/** Whether a text holds what could be an alias of this name. */
function mayRefer(text: string, name: string): boolean {
  const alias = `*${name}`;
  for (let at = text.indexOf(alias); at >= 0; at = text.indexOf(alias, at + 1)) {
    NOT_IN_A_NAME.lastIndex = at + alias.length;
    if (NOT_IN_A_NAME.test(text)) return true;
  }
  return false;
}

function collectReferences(text: string, node: SourceNode, into: Reference[]): void {
  if (node.kind === "alias") into.push({ alias: node.start, name: node.name, target: node.target.start });
  if (node.kind !== "map" && node.kind !== "seq") return;
  for (const entry of node.entries) collectReferences(text, nodeOf(text, node, entry), into);
}

interface ReadList {
  readonly tree: Tree;
  readonly items: SeqNode;
}

function readList(text: string): ReadList {
  const tree = readExact(text);
  const entry = tree.root.kind === "map" ? tree.root.entries.find(({ key }) => key === "items") : undefined;
  if (entry?.node?.kind !== "seq") throw new SourceError("InvalidYaml", "items is no list", 0);
  return { tree, items: entry.node };
}

/** The list of this text. */
export function wholeList(text: string): WholeList {
  let list: ReadList | undefined;
  let references: readonly Reference[] | undefined;
  const readReferences = (): readonly Reference[] => {
    list ??= readList(text);
    const found: Reference[] = [];
    collectReferences(text, list.tree.root, found);
    return found;
  };
  return {
    itemTree(index) {
      list ??= readList(text);
      const node = list.items.entries[index]?.node;
      if (node === undefined) throw new SourceError("InvalidYaml", "no such item", 0);
      return { ...list.tree, root: node };
    },
    sharedAnchors(names, start, end) {
      const behind = text.slice(end);
      const suspects = [...names].filter((name) => mayRefer(behind, name));
      if (suspects.length === 0) return new Set();
      try {
        references ??= readReferences();
      } catch (error) {
        if (!(error instanceof SourceError)) throw error;
        return new Set(suspects);
      }
      const shared = references.filter(
        ({ alias, target }) => (alias < start || alias >= end) && target >= start && target < end,
      );
      return new Set(shared.map(({ name }) => name));
    },
  };
}
