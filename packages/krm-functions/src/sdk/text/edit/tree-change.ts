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

/** The place that a path leads to: an entry of `parent`, which is undefined for the root. */
export interface EditPlace {
  readonly node: SourceNode;
  readonly entry: Entry | undefined;
  readonly parent: MapNode | SeqNode | undefined;
  readonly grandparent: EditPlace | undefined;
}

/** A change, and the deepest place that contains it, which must be read again. */
export interface TreeChange extends Splice {
  readonly within: EditPlace;
  /**
   * Set if the change only adds or removes one line of a block mapping: the path and column of that entry and, for a
   * removal, the number of entries that are left.
   */
  readonly line?: { readonly path: Path; readonly column: number; readonly left?: number };
}
