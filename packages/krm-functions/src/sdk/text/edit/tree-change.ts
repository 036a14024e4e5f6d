import type { Path } from "@landfall/core/object";
import type { Entry, MapNode, SeqNode, SourceNode } from "../yaml/source-node.ts";

/** One change of a text: the part from `start` to `end` becomes `text`. */
export interface Splice {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** The text with the change made. */
export function applySplice(text: string, splice: Splice): string {
  return text.slice(0, splice.start) + splice.text + text.slice(splice.end);
}

/** Where a path leads: to an entry of `parent`, which is undefined for the root. */
export interface EditPlace {
  readonly node: SourceNode;
  readonly entry: Entry | undefined;
  readonly parent: MapNode | SeqNode | undefined;
  readonly grandparent: EditPlace | undefined;
}

/** A change, and the deepest place that it stays within: what has to be read again. */
export interface TreeChange extends Splice {
  readonly within: EditPlace;
  /**
   * Set where the change does no more than to add one line to a block mapping, or to take one away: the path of what it adds or
   * takes, and its column; where it takes one, how many entries the mapping has left.
   */
  readonly line?: { readonly path: Path; readonly column: number; readonly left?: number };
}
