import type { Path } from "../path.ts";

/** Where a text is the name of a cluster: all of it, or the first group of a form. */
export interface ClusterField {
  readonly path: Path;
  readonly form?: RegExp;
}
