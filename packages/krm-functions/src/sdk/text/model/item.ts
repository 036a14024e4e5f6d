import type { ItemId, Json, KubeObject, ObjectRef, Path, Problem } from "@landfall/core/object";

/**
 * One object of a ResourceList, backed by its text. Reading parses only as far as needed; writing splices the text, so
 * everything else keeps its bytes. Paths follow own properties only.
 *
 * Any access to the content throws `ItemError` if the text cannot be read (not YAML, a repeated key, no mapping);
 * `runFunction` turns that into an error result with line, item and file. Edits that are refused throw `EditError` and
 * leave the text as it was.
 */
export interface Item {
  /**
   * The identity (package-path, path, index) as the item was read; no edit changes it. `path` is `""` and `index` 0 for
   * an item that is not in a file yet.
   */
  readonly id: ItemId;
  readonly apiVersion: string;
  readonly kind: string;
  readonly name: string;
  readonly namespace: string;
  readonly ref: ObjectRef;
  /** All annotations as written, including those of kpt and kustomize. */
  readonly annotations: { readonly [key: string]: string };
  readonly labels: { readonly [key: string]: string };
  /** The value at a path as a copy, or undefined. */
  get(path: Path): unknown;
  /**
   * Sets a value, creating missing parents. If the same value of the same type is there, the text stays. Throws
   * `EditError`.
   */
  set(path: Path, value: Json): void;
  /** Appends to a list, creating it if absent. Throws `EditError` if another kind of value is there. */
  append(path: Path, value: Json): void;
  /** Inserts into a list before the existing entry with this index. Throws `EditError`. */
  insert(path: Path, index: number, value: Json): void;
  /**
   * Removes a field or list entry, with the comment on its line and the comment lines directly above it at its own
   * column. Does nothing if it is absent. Parents stay, even when empty (`{}`, `[]`). Throws `EditError`.
   */
  delete(path: Path): void;
  /**
   * The comment of a field, without `#`: after its value, or after its key if the value starts on a later line.
   * Undefined if there is none.
   */
  commentAt(path: Path): string | undefined;
  /**
   * Sets or replaces the comment of a field; `""` removes it. Throws `EditError` where no comment can stand: within
   * brackets, or at a map that begins after a dash.
   */
  setComment(path: Path, comment: string): void;
  /** The whole object, parsed. Do not change it: parts that are equal in similar items are shared and frozen. */
  toObject(): KubeObject;
  /** The item's current YAML, dedented to column 0. */
  readonly text: string;
  /** Whether an edit changed the text. */
  readonly changed: boolean;
  /**
   * Warnings about the parts read so far: `DuplicateKey` for a key that a mapping repeats; the first one counts, as
   * when kpt renders. Edits refuse such a field.
   */
  readonly warnings: readonly Problem[];
  /** Remembers the current text; the returned function takes back every later edit. */
  checkpoint(): () => void;
  /** Frees the parsed form if it is quick to read again: call it when done with one of many items. */
  forget(): void;

  /** The text as it stands in its list, with dash and indentation; outside of a list the same as `text`. */
  readonly source: string;
  /** The text as an entry of a block list at column 0; undefined if it is not written as one. */
  readonly entry: string | undefined;
  /** Whether the text may contain a word. Searches the raw text without parsing: false is certain, true is not. */
  mayMention(word: string): boolean;
  /** Whether a path leads to a non-empty mapping in block style. */
  isBlockMap(path: Path): boolean;
  /** Whether a path leads to a boolean or number in the spelling that an edit would write. */
  isPlainWord(path: Path): boolean;
  /** The numbers of the object whose spelling matches; follows aliases, leaves out merged fields. */
  numbersWritten(spelling: RegExp): readonly WrittenNumber[];
  /**
   * The spelling of the value at a path: all text after its key, with the lines below indented relative to the key.
   * Undefined if nothing is there, or a line starts left of the key. Throws `EditError` like edits.
   */
  spellingAt(path: Path): string | undefined;
  /**
   * Writes the value at a path in a spelling that `spellingAt` returned. Does nothing if the item would then have
   * another value, or if a comment written meanwhile would be lost.
   */
  respell(path: Path, spelling: string): void;
}

/** A number of an object, and its spelling in the text. */
export interface WrittenNumber {
  readonly path: Path;
  readonly source: string;
}
