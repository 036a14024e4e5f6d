import type { Path } from "@landfall/core/object";
import type { TreeChange } from "../edit/tree-change.ts";
import type { ListSlot, MapNode, Tree } from "../yaml/source-node.ts";

/** A part of an example's text that may be another in an item like it: a scalar on one line, or what a comment says. */
export interface Span {
  readonly start: number;
  readonly end: number;
  /** A scalar in a block collection, one in a flow collection, or a comment behind its `#`. */
  readonly kind: "block" | "flow" | "comment";
}

/** A list or a map that was parsed. */
export type Collection = unknown[] | { [key: string]: unknown };

/** How a collection of an item like the example is made. */
export interface Recipe {
  /** The same map or list in the example. */
  readonly like: Collection;
  /** The parts that differ from item to item: a scalar by the hole that it is in, a collection by its own recipe. */
  readonly differing: ReadonlyMap<string | number, Recipe | number>;
  /** Where there are collections that do not differ. */
  readonly shared: readonly (string | number)[];
}

/** An item of a list that was read whole, and where items like it differ from it. */
export interface Example {
  /** The text of the item as it stands in its list. */
  readonly text: string;
  readonly slot: ListSlot;
  readonly types: { readonly apiVersion: string; readonly kind: string };
  /** Every node of it has been read. */
  readonly tree: Tree & { readonly root: MapNode };
  /** The value of the example; items like it have its constant parts in common. */
  readonly value: object;
  /** All that may differ, in the order of the text. Never the type of the object. */
  readonly spans: readonly Span[];
  /** The spans that differ from item to item. */
  readonly holes: readonly Span[];
  /** The text before each of the holes, and behind the last. */
  readonly fixed: readonly string[];
  /** Undefined: all items like it are the same. */
  readonly recipe: Recipe | undefined;
  /** The line changes that were planned for it last. */
  readonly plans: LinePlan[];
}

/** How a new key is written into an example. */
export interface LinePlan {
  readonly path: Path;
  readonly at: number;
  /** The text before its value. */
  readonly before: string;
  readonly eol: "\n" | "\r\n";
  /** Undefined: it takes more than a line. */
  readonly line: TreeChange["line"];
}

/** An item that is the same text as an example but for its holes. */
export interface ExampleReading {
  readonly example: Example;
  readonly list: string;
  readonly start: number;
  /** Where what the item has in each of the holes ends, in its own text. */
  readonly ends: readonly number[];
}

/** How many of an example's holes end before an offset of it, or at it. */
export function holesBefore({ holes }: Example, offset: number): number {
  let low = 0;
  let high = holes.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((holes[middle]?.end ?? 0) <= offset) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** How much further an item's text is than the example's behind so many of its holes. */
export function shiftBehind({ example, ends }: ExampleReading, count: number): number {
  return count === 0 ? 0 : (ends[count - 1] ?? 0) - (example.holes[count - 1]?.end ?? 0);
}

/** The offset in the item's own text that an offset of the example is, if it is in none of the holes. */
export function placeLike(reading: ExampleReading, offset: number): number {
  return offset + shiftBehind(reading, holesBefore(reading.example, offset));
}
