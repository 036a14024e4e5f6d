import type { Path } from "@landfall/core/object";
import type { TreeChange } from "../edit/tree-change.ts";
import type { ListSlot, MapNode, Tree } from "../yaml/source-node.ts";

/** A range in an example's text that may differ in similar items: a scalar on one line, or the text of a comment. */
export interface Span {
  readonly start: number;
  readonly end: number;
  /** A scalar in a block collection, one in a flow collection, or a comment behind its `#`. */
  readonly kind: "block" | "flow" | "comment";
}

/** A list or a map that was parsed. */
export type Collection = unknown[] | { [key: string]: unknown };

/** How a map or list of a similar item is built from the example's. */
export interface Recipe {
  /** The corresponding map or list in the example. */
  readonly like: Collection;
  /** The entries that differ from item to item: a scalar by the number of its hole, a collection by its own recipe. */
  readonly differing: ReadonlyMap<string | number, Recipe | number>;
  /** The keys of collections that are the same in all similar items. */
  readonly shared: readonly (string | number)[];
}

/** An item of a list that was read completely, and the places where similar items differ from it. */
export interface Example {
  /** The text of the item as it stands in its list. */
  readonly text: string;
  readonly slot: ListSlot;
  readonly types: { readonly apiVersion: string; readonly kind: string };
  /** The parsed item, with every node read. */
  readonly tree: Tree & { readonly root: MapNode };
  /** The example's value; similar items share its constant parts. */
  readonly value: object;
  /** All ranges that may differ, in the order of the text; never `apiVersion` or `kind`. */
  readonly spans: readonly Span[];
  /** The spans that differ from item to item. */
  readonly holes: readonly Span[];
  /** The text before each hole, and after the last one. */
  readonly fixed: readonly string[];
  /** The recipe for the value of a similar item; undefined if all similar items are equal. */
  readonly recipe: Recipe | undefined;
  /** The line changes planned most recently for this example. */
  readonly plans: LinePlan[];
}

/** The place and spelling of a new key's line in an example. */
export interface LinePlan {
  readonly path: Path;
  readonly at: number;
  /** The text of the line before its value. */
  readonly before: string;
  readonly eol: "\n" | "\r\n";
  /** The added line; undefined if the change takes more than one line. */
  readonly line: TreeChange["line"];
}

/** An item whose text equals an example's except in its holes. */
export interface ExampleReading {
  readonly example: Example;
  readonly list: string;
  readonly start: number;
  /** The end of each hole's content, as an offset in the item's own text. */
  readonly ends: readonly number[];
}

/** The number of the example's holes that end at or before an offset. */
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

/** The difference between an item's offsets and the example's after the first `count` holes. */
export function shiftBehind({ example, ends }: ExampleReading, count: number): number {
  return count === 0 ? 0 : (ends[count - 1] ?? 0) - (example.holes[count - 1]?.end ?? 0);
}

/** Converts an offset of the example into the item's own; the offset must not lie in a hole. */
export function placeLike(reading: ExampleReading, offset: number): number {
  return offset + shiftBehind(reading, holesBefore(reading.example, offset));
}
