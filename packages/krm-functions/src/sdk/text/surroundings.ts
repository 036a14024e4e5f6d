import { nodeOf } from "./read-block.ts";
import type { MapNode, SeqNode, Tree } from "./source-node.ts";
import type { WriteStyle } from "./write-value.ts";

const KEY_THEN_DASH = /^( *)(?:- +)*[^\s#-][^\n]*:[ ]*\r?\n( *)- /m;

/** `\r\n` if the first line ends so. */
export function lineBreakOf(text: string): "\n" | "\r\n" {
  const feed = text.indexOf("\n");
  return feed > 0 && text.charCodeAt(feed - 1) === 13 ? "\r\n" : "\n";
}

/** How much deeper the first nested mapping is than the root; 2 if there is none. */
function stepOf({ text, root }: Tree): number {
  if (root.kind !== "map" || root.flow) return 2;
  for (const entry of root.entries) {
    const node = nodeOf(text, root, entry);
    if (node.kind === "map" && !node.flow && node.column > root.column) return node.column - root.column;
  }
  return 2;
}

function hasWideLists(text: string): boolean {
  const match = KEY_THEN_DASH.exec(text);
  if (match === null) return false;
  const keyColumn = match[0].search(/[^\s-]/);
  return (match[2] ?? "").length > keyColumn;
}

/** Whether the keys of the flow mappings of an item are quoted as in JSON. */
function isJson({ text, root }: Tree, near: MapNode | SeqNode | undefined): boolean {
  const first = (node: MapNode | SeqNode | undefined): string =>
    text.charAt(node?.kind === "map" ? (node.entries[0]?.start ?? -1) : -1);
  if (first(near) === '"') return true;
  return root.kind === "map" && root.flow && first(root) === '"';
}

function gapOf(text: string, near: MapNode | SeqNode | undefined): string {
  const after = near?.flow === true && near.kind === "map" ? near.entries[0]?.after : undefined;
  return after !== undefined && after >= 0 && text.charCodeAt(after) > 32 ? "" : " ";
}

/** How new text has to be written to look like the item it goes into. `needsBlock` says that indentation matters. */
export function styleOf(tree: Tree, near: MapNode | SeqNode | undefined, needsBlock: boolean): WriteStyle {
  const flow = near?.flow === true;
  return {
    eol: needsBlock ? lineBreakOf(tree.text) : "\n",
    step: needsBlock ? stepOf(tree) : 2,
    wide: needsBlock && hasWideLists(tree.text),
    json: flow && isJson(tree, near),
    gap: flow ? gapOf(tree.text, near) : " ",
  };
}
