import {
  type ItemId,
  type Json,
  type KubeObject,
  type ObjectRef,
  type Path,
  type Problem,
  parseApiVersion,
  sameJson,
} from "@landfall/core/object";
import { checkJson } from "../edit/check-json.ts";
import { appendSplice, deleteSplice, insertSplice, setSplice } from "../edit/edit-tree.ts";
import { EditError } from "../model/edit-error.ts";
import type { WrittenNumber } from "../model/item.ts";
import { ItemError } from "../model/item-error.ts";
import { findNode } from "../yaml/find-node.ts";
import { valueOf } from "../yaml/node-value.ts";
import { readObject } from "../yaml/read-object.ts";
import type { ListSlot, Tree } from "../yaml/source-node.ts";
import { dedent } from "./dedent.ts";
import { commentSplice, fieldComment } from "./field-comment.ts";
import {
  ANNOTATIONS,
  type Head,
  headLike,
  headOf,
  headOfObject,
  isOfAnnotations,
  isOfHead,
  stringsOf,
  typesOf,
  typesOfObject,
} from "./item-head.ts";
import { ItemText } from "./item-text.ts";
import type { ChangePlanner, LikeReading, ListedItem, Origin, Types } from "./origin.ts";
import { isBlockMapAt, isPlainWordAt, isScalarAt, numbersWritten, respellSplice, spellingAt } from "./spelling.ts";

/**
 * A line that is not indented content of an entry at column 0, or that would mean something else in a text of its own.
 */
const ODD_LINE = /\n(?! {2,}(?!---|\.\.\.)\S)(?=[^])|\r/;

/** An item that is a piece of YAML text. Made by `openListDocument`, `openItem` and `createItem`. */
export class TextItem implements ListedItem {
  readonly #text: ItemText;
  #id: ItemId | undefined;
  #types: Types | undefined;
  #head: Head | undefined;
  #annotations: { readonly [key: string]: string } | undefined;

  /** For the parameters, see `ItemText`. */
  constructor(source: string | undefined, slot: ListSlot | undefined, origin: Origin, exact = false) {
    this.#text = new ItemText(source, slot, origin, exact);
    this.#types = origin.types;
  }

  get id(): ItemId {
    return (this.#id ??= this.#readHead().id);
  }
  get apiVersion(): string {
    return this.#readTypes().apiVersion;
  }
  get kind(): string {
    return this.#readTypes().kind;
  }
  get name(): string {
    return this.#readHead().name;
  }
  get namespace(): string {
    return this.#readHead().namespace;
  }
  get ref(): ObjectRef {
    const { apiVersion, kind } = this.#readTypes();
    const { name, namespace } = this.#readHead();
    return { group: parseApiVersion(apiVersion).group, kind, namespace, name };
  }
  get annotations(): { readonly [key: string]: string } {
    return (this.#annotations ??= stringsOf(this.get(ANNOTATIONS)));
  }
  get labels(): { readonly [key: string]: string } {
    return stringsOf(this.get(["metadata", "labels"]));
  }
  get changed(): boolean {
    return this.#text.changed;
  }
  get text(): string {
    const { source, slot } = this;
    return slot === undefined ? source : this.look((tree) => dedent(source, slot, tree));
  }
  get source(): string {
    return this.#text.source;
  }
  /** The entry's text: a new, unchanged item is always written as an entry at column 0; others are checked. */
  get entry(): string | undefined {
    const { source, slot, origin, changed } = this;
    if (slot?.column !== 0) return undefined;
    const isEntry = (origin.index === undefined && !changed) || (/^- [A-Za-z]/.test(source) && !ODD_LINE.test(source));
    return isEntry ? source : undefined;
  }
  get warnings(): readonly Problem[] {
    return this.#text.warnings;
  }
  get slot(): ListSlot | undefined {
    return this.#text.slot;
  }
  get origin(): Origin {
    return this.#text.origin;
  }
  /** Whether other items refer to anchors of this one, and so could not be read without it. Throws `ItemError`. */
  get holdsSharedAnchors(): boolean {
    return this.#text.holdsSharedAnchors;
  }

  /** Runs a reading of the item's nodes; it may run twice, if the fast reader gives up on the first run. */
  look<T>(at: (tree: Tree) => T): T {
    return this.#text.read(at);
  }

  get(path: Path): unknown {
    const reading = this.#text.readLike(path);
    if (reading !== undefined) return reading.valueAt(path);
    const whole = path.length === 0 ? this.#readUnchanged() : undefined;
    if (whole !== undefined) return whole;
    return this.look((tree) => {
      const node = findNode(tree, path);
      return node === undefined ? undefined : valueOf(tree.text, node);
    });
  }

  toObject(): KubeObject {
    const reading = this.#text.readLike([]);
    return reading === undefined ? (this.get([]) as KubeObject) : reading.object();
  }

  set(path: Path, value: Json): void {
    checkJson(value, path);
    this.#edit(
      path,
      (tree) => setSplice(tree, path, value),
      (reading) => reading.newLine(path, value, (tree) => setSplice(tree, path, null)),
    );
  }

  append(path: Path, value: Json): void {
    checkJson(value, path);
    this.#edit(path, (tree) => appendSplice(tree, path, value));
  }

  insert(path: Path, index: number, value: Json): void {
    checkJson(value, path);
    this.#edit(path, (tree) => insertSplice(tree, path, index, value));
  }

  delete(path: Path): void {
    if (path.length > 0 && this.#text.readLike(path)?.has?.(path) === false) return;
    this.#edit(path, (tree) => deleteSplice(tree, path));
  }

  checkpoint(): () => void {
    const takeBack = this.#text.checkpoint();
    return () => {
      takeBack();
      this.#forgetHead();
      this.#annotations = undefined;
    };
  }

  forget(): void {
    this.#text.forget();
  }

  mayMention(word: string): boolean {
    const reading = this.#text.changed ? undefined : this.#text.readLike([]);
    if (reading?.mayMention !== undefined) return reading.mayMention(word);
    // Without the word, only an escape can spell it.
    return this.source.includes(word) || this.source.includes("\\");
  }

  isBlockMap(path: Path): boolean {
    return this.#text.readShape(path, (tree) => isBlockMapAt(tree, path));
  }

  isPlainWord(path: Path): boolean {
    if (!this.#text.readShape(path, (tree) => isScalarAt(tree, path))) return false;
    return this.look((tree) => isPlainWordAt(tree, path));
  }

  numbersWritten(spelling: RegExp): readonly WrittenNumber[] {
    return this.look((tree) => numbersWritten(tree, spelling));
  }

  spellingAt(path: Path): string | undefined {
    return this.look((tree) => spellingAt(tree, path));
  }

  commentAt(path: Path): string | undefined {
    return this.look((tree) => fieldComment(tree, path));
  }

  setComment(path: Path, comment: string): void {
    // oxlint-disable-next-line no-control-regex -- what would end the line, or is not to be seen
    if (/[\0-\x1f\x7f-\x9f\u2028\u2029]/.test(comment))
      throw new EditError("InvalidValue", path, "cannot have a comment with such characters");
    this.#edit(path, (tree) => commentSplice(tree, path, comment.trim()));
  }

  respell(path: Path, spelling: string): void {
    const before = this.get([]);
    const wasJson = isJson(this.text);
    const takeBack = this.checkpoint();
    try {
      this.#edit(path, (tree) => respellSplice(tree, path, spelling));
      if (sameJson(this.get([]), before) && (!wasJson || isJson(this.text))) return;
    } catch (error) {
      if (!(error instanceof ItemError || error instanceof EditError)) throw error;
    }
    takeBack();
  }

  /**
   * All edits of the text go through this method. `path`: the place of the change; `planLike`: plans it from the match
   * with an example.
   */
  #edit(path: Path, plan: ChangePlanner<Tree>, planLike?: ChangePlanner<LikeReading>): void {
    // The identity is taken from the text before its first edit.
    this.#id ??= this.id;
    if (!this.#planned(path, plan, planLike)) return;
    if (isOfHead(path)) this.#forgetHead();
    if (isOfAnnotations(path)) this.#annotations = undefined;
  }

  #planned(path: Path, plan: ChangePlanner<Tree>, planLike?: ChangePlanner<LikeReading>): boolean {
    try {
      return this.#text.edit(path, plan, planLike);
    } catch (error) {
      if (error instanceof EditError) error.item ??= this;
      throw error;
    }
  }

  #readTypes(): Types {
    return (this.#types ??= this.#text.readLike([])?.types ?? this.look(typesOf));
  }

  #readHead(): Head {
    if (this.#head !== undefined) return this.#head;
    const reading = this.#text.readLike([]);
    return (this.#head = reading === undefined ? this.look(headOf) : headLike(reading));
  }

  #forgetHead(): void {
    this.#types = undefined;
    this.#head = undefined;
  }

  /** The whole object of an unchanged item, if one pass over its lines can read it. */
  #readUnchanged(): KubeObject | undefined {
    const { slot, origin, exact, changed } = this.#text;
    if (slot === undefined || exact || changed) return undefined;
    const object = readObject(origin, slot);
    if (object === undefined) return undefined;
    this.#types ??= typesOfObject(object);
    this.#head ??= headOfObject(object);
    return object;
  }
}

function isJson(text: string): boolean {
  if (!text.startsWith("{")) return false;
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
