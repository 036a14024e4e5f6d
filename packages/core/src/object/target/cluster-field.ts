import type { Path } from "../path.ts";

/** A field with the name of a cluster: the whole text, or the first group of a pattern. */
export interface ClusterField {
  readonly path: Path;
  readonly form?: RegExp;
}
