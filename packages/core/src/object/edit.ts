import type { Json } from "./json.ts";
import type { Path } from "./path.ts";
import type { ObjectRef } from "./ref.ts";

/** Which item of a package: `packagePath` as kpt writes it (`""` where absent), `path` within it, `index` in the file. */
export interface ItemId {
  readonly packagePath: string;
  readonly path: string;
  readonly index: number;
}

/** The absence of a value: unlike `null`, `""`, `{}`, `[]` and `0`. */
export interface Absent {
  readonly absent: true;
}

/** A value, or its absence: what was, or is expected to be, at a path. */
export type ValueOrAbsent = { readonly value: Json } | Absent;

/**
 * One change of one field. The core never writes YAML: writers return edits, the function SDK splices
 * them into text, live mode turns them into patches. Missing parents are created by `set` and `append`.
 * `expected`, where given, must match what is there, or the edit is refused. An edit with a `text` comes after those that
 * give the value, and changes only how it is written: `text` is what stood behind the key, and counts if it reads as `value`.
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
