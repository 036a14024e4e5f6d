import type { ItemId, Json, KubeObject, ObjectRef, Path, Problem } from "@landfall/core/object";

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
  /** All annotations as written, those of kpt and kustomize included. */
  readonly annotations: { readonly [key: string]: string };
  readonly labels: { readonly [key: string]: string };
  /** The value at a path, or undefined. It is the caller's own. */
  get(path: Path): unknown;
  /** Sets a value, creating missing parents. Equal value, same type: no change of text. Throws `EditError`. */
  set(path: Path, value: Json): void;
  /** Appends to a list, creating it if absent. Throws `EditError` where there is something else. */
  append(path: Path, value: Json): void;
  /** Inserts into a list before the entry with an index, which exists. Throws `EditError`. */
  insert(path: Path, index: number, value: Json): void;
  /**
   * Removes a field or list entry, with the comment on its line and the comment lines directly above it at its own
   * column. Absent: nothing happens. Parents stay, also when empty (`{}`, `[]`). Throws `EditError`.
   */
  delete(path: Path): void;
  /**
   * The comment of a field, behind its value, or behind its key where the value stands below: without the `#`. Undefined:
   * there is none.
   */
  commentAt(path: Path): string | undefined;
  /**
   * Writes the comment of a field, in place of the one it has; `""` takes that away. Throws `EditError` where there is no place
   * for one: inside brackets, or at a map that begins behind a dash.
   */
  setComment(path: Path, comment: string): void;
  /** The whole object, parsed. Do not change it: what is the same in items alike is shared by them, and frozen. */
  toObject(): KubeObject;
  /** The item's YAML as it is now, dedented to column 0. */
  readonly text: string;
  /** Whether an edit changed the text. */
  readonly changed: boolean;
  /**
   * Warnings of what was read so far: `DuplicateKey` for a key that a mapping has twice, of which the first one counts, as
   * it does when kpt renders. No edit touches such a field.
   */
  readonly warnings: readonly Problem[];
  /** Remembers the text as it is now; calling the answer takes back every edit since. */
  checkpoint(): () => void;
  /** Lets go what was read of the text, if it is quick to read again: for who is done with one of many items. */
  forget(): void;

  /** The text as it stands in its list, with its dash and indentation; of an item without a list the same as `text`. */
  readonly source: string;
  /** The text as an entry of a block list at column 0; undefined if it is not written as one. */
  readonly entry: string | undefined;
  /** Whether the text may say a word somewhere. By the text alone, nothing is read: false is sure, true is not. */
  mayMention(word: string): boolean;
  /** Whether there is a mapping at a path that is written as a block, with at least one entry. */
  isBlockMap(path: Path): boolean;
  /** Whether there is a boolean or a number at a path that is written as an edit writes it. */
  isPlainWord(path: Path): boolean;
  /** The numbers of the object whose spelling matches, aliases followed and merged fields left out. */
  numbersWritten(spelling: RegExp): readonly WrittenNumber[];
  /**
   * How the text writes what is at a path: all that stands behind its key, the lines below relative to the key's column.
   * Undefined: nothing is there, or a line of it begins left of the key. Throws `EditError` as edits do.
   */
  spellingAt(path: Path): string | undefined;
  /**
   * Writes what is at a path in a spelling that `spellingAt` gave. Nothing happens if the item would not read the same then,
   * or if a comment that somebody wrote meanwhile would be lost.
   */
  respell(path: Path, spelling: string): void;
}

/** A number of an object, and how the text writes it. */
export interface WrittenNumber {
  readonly path: Path;
  readonly source: string;
}
