import type { WholeList } from "../item/origin.ts";
import { readExact } from "../yaml/read-exact.ts";
import { lineAt } from "../yaml/scan-lines.ts";
import { SourceError } from "../yaml/source-error.ts";
import { nodeOf, type SeqNode, type SourceNode, type Tree } from "../yaml/source-node.ts";

/** The offsets of the aliases that refer to a node, by the offset of the node. */
type References = ReadonlyMap<number, readonly number[]>;

/** Any text that could be an alias. */
const ALIAS = /\*([^\s,[\]{}]+)/g;

/** The names of possible aliases, with the offset of the last use. */
function lastAliases(text: string): ReadonlyMap<string, number> {
  const last = new Map<string, number>();
  for (const { 1: name = "", index } of text.matchAll(ALIAS)) last.set(name, index);
  return last;
}

function collectReferences(text: string, node: SourceNode, into: Map<number, number[]>): void {
  if (node.kind === "alias") {
    const same = into.get(node.target.start);
    if (same === undefined) into.set(node.target.start, [node.start]);
    else same.push(node.start);
  }
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

/** The whole list; `join` makes its text if it is needed. */
export function wholeList(join: () => string): WholeList {
  let text: string | undefined;
  const textOf = (): string => (text ??= join());
  let list: ReadList | undefined;
  let aliases: ReadonlyMap<string, number> | undefined;
  let references: References | undefined;
  const readReferences = (): References => {
    list ??= readList(textOf());
    const found = new Map<number, number[]>();
    collectReferences(list.tree.text, list.tree.root, found);
    return found;
  };
  return {
    itemTree(index) {
      list ??= readList(textOf());
      const node = list.items.entries[index]?.node;
      if (node === undefined) throw new SourceError("InvalidYaml", "no such item", 0);
      return { ...list.tree, root: node };
    },
    sharedAnchors(anchors, item) {
      aliases ??= lastAliases(textOf());
      const start = item.offset + item.start;
      const end = item.offset + item.end;
      const suspects = [...anchors].filter(([name]) => (aliases?.get(name) ?? 0) >= end);
      if (suspects.length === 0) return new Set();
      try {
        references ??= readReferences();
      } catch (error) {
        if (!(error instanceof SourceError)) throw error;
        return new Set(suspects.map(([name]) => name));
      }
      const isOutside = (at: number): boolean => at < start || at >= end;
      const shared = suspects.filter(([, node]) => references?.get(start + node.start)?.some(isOutside));
      return new Set(shared.map(([name]) => name));
    },
    lineAt: (offset) => lineAt(textOf(), offset),
  };
}
