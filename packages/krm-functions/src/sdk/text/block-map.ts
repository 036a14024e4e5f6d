import type { Path } from "@landfall/core/object";
import type { Item } from "../item.ts";
import { findNode } from "./locate.ts";
import { targetOf } from "./node-value.ts";
import { TextItem } from "./text-item.ts";

/** Whether there is a mapping at a path of an item that is written as a block, with at least one entry. */
export function isBlockMap(item: Item, path: Path): boolean {
  if (!(item instanceof TextItem)) return false;
  return item.lookForShape(path, (tree) => {
    const node = findNode(tree, path);
    const target = node === undefined ? undefined : targetOf(node);
    return target?.kind === "map" && !target.flow && target.entries.length > 0;
  });
}
