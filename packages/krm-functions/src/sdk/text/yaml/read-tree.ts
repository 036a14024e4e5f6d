import { readFast } from "./read-block.ts";
import { readExact } from "./read-exact.ts";
import { NotUnderstood } from "./scan-lines.ts";
import type { ListSlot, Tree } from "./source-node.ts";

/** Runs a reading on the lazily parsed text and, if that gives up, on the exactly parsed one. */
export function withTree<T>(text: string, slot: ListSlot | undefined, read: (tree: Tree) => T): T {
  try {
    return read(readFast(text, slot));
  } catch (error) {
    if (!(error instanceof NotUnderstood)) throw error;
    return read(readExact(text, slot));
  }
}
