import type { ItemId, Json, KubeObject, ObjectRef, Path } from "@landfall/core/object";

/**
 * One object of a ResourceList, backed by its text. Reading parses as deep as asked; writing splices the
 * text, so everything that was not changed keeps its bytes. A path reads with own-property access.
 *
 * Everything that looks into the text throws `ItemError` if the text cannot be read (not YAML, a key twice, no
 * mapping); `runFunction` turns that into an error result with line, item and file. Edits throw `EditError` and
 * leave the text as it was.
 */
export interface Item {
  /** (package-path, path, index) as the item was read: its identity, which no edit changes. `path` is `""` and `index` 0 for an item not yet in a file. */
  readonly id: ItemId;
  readonly apiVersion: string;
  readonly kind: string;
  readonly name: string;
  readonly namespace: string;
  readonly ref: ObjectRef;
  /** All of them as written, those of kpt and kustomize included. */
  readonly annotations: { readonly [key: string]: string };
  readonly labels: { readonly [key: string]: string };
  /** The value at a path, or undefined. It is the caller's own. */
  get(path: Path): unknown;
  /** Sets a value, creating missing parents. Equal value, same type: no change of text. Throws `EditError`. */
  set(path: Path, value: Json): void;
  /** Appends to a list, creating it if absent. Throws `EditError` where there is something else. */
  append(path: Path, value: Json): void;
  /**
   * Removes a field or list entry, with the comment on its line and the comment lines directly above it at its own
   * column. Absent: nothing happens. Parents stay, also when empty (`{}`, `[]`). Throws `EditError`.
   */
  delete(path: Path): void;
  /** The whole object, parsed. Do not change it: what is the same in items alike is shared by them, and frozen. */
  toObject(): KubeObject;
  /** The item's YAML as it is now, dedented to column 0. */
  readonly text: string;
  /** Whether an edit changed the text. */
  readonly changed: boolean;
}
