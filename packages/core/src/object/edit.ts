import type { Json } from "./json.ts";
import type { Path } from "./path.ts";
import type { ObjectRef } from "./ref.ts";

/**
 * Identifies an item of a package: `packagePath` as kpt writes it (`""` if absent), `path` within it, `index` in the
 * file.
 */
export interface ItemId {
  readonly packagePath: string;
  readonly path: string;
  readonly index: number;
}

/** The absence of a value, as distinct from `null`, `""`, `{}`, `[]` and `0`. */
export interface Absent {
  readonly absent: true;
}

/** The value at a path, or its absence. */
export type ValueOrAbsent = { readonly value: Json } | Absent;

/**
 * One change of one field. The core never writes YAML: writers return edits, which the function SDK splices into text
 * and live mode converts to patches. `set` and `append` create missing parents. If `expected` is given, the present
 * value must match it, or the edit is refused. An edit with a `text` follows the edit that sets the value, and changes
 * only its spelling: `text` is the source text after the key, and is used if it parses to `value`.
 */
export type Edit = {
  readonly ref: ObjectRef;
  readonly item?: ItemId;
  readonly path: Path;
  readonly expected?: ValueOrAbsent;
} & (
  | { readonly operation: "set"; readonly value: Json; readonly text?: string }
  | { readonly operation: "append"; readonly value: Json }
  | { readonly operation: "delete" }
);
