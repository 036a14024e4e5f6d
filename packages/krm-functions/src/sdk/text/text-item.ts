import {
  type ItemId,
  type Json,
  type KubeObject,
  type ObjectRef,
  type Path,
  parseApiVersion,
} from "@landfall/core/object";
import type { Item } from "../item.ts";
import { checkJson } from "./check-json.ts";
import { dedent } from "./dedent.ts";
import { appendSplice, deleteSplice, insertSplice, setSplice } from "./edit-tree.ts";
import {
  ANNOTATIONS,
  type Head,
  headLike,
  headOf,
  headOfObject,
  isOfAnnotations,
  isOfHead,
  stringsOf,
  type Types,
  typesOf,
  typesOfObject,
} from "./item-head.ts";
import type { Origin } from "./item-problem.ts";
import { ItemText, type Plan } from "./item-text.ts";
import { lineLike } from "./line-like.ts";
import { findNode } from "./locate.ts";
import { valueOf } from "./node-value.ts";
import type { Reading } from "./read-like.ts";
import { readObject } from "./read-object.ts";
import type { ListSlot } from "./read-tree.ts";
import type { Tree } from "./source-node.ts";
import { objectLike, valueLike } from "./value-like.ts";

/** An item that is a piece of YAML text. Made by `openListDocument`, `openItem` and `createItem`. */
export class TextItem implements Item {
  readonly #text: ItemText;
  #id: ItemId | undefined;
  #types: Types | undefined;
  #head: Head | undefined;
  #annotations: { readonly [key: string]: string } | undefined;

  /** `exact`: the text holds what the fast reader cannot even bail out of. */
  constructor(source: string, slot: ListSlot | undefined, origin: Origin, exact = false) {
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
  /** The text as it goes into its list: with its dash and indentation. */
  get source(): string {
    return this.#text.source;
  }
  get slot(): ListSlot | undefined {
    return this.#text.slot;
  }
  get origin(): Origin {
    return this.#text.origin;
  }
  /** Whether other items of the list refer to anchors of this one, so that they could not be read without it. Throws `ItemError`. */
  get holdsSharedAnchors(): boolean {
    return this.#text.holdsSharedAnchors;
  }

  /** What a look at the nodes gives; the fast reader may run it in vain first. */
  look<T>(at: (tree: Tree) => T): T {
    return this.#text.read(at);
  }

  /** The same for who looks for no more at a path than whether there is a mapping, a list or a single value. */
  lookForShape<T>(path: Path, at: (tree: Tree) => T): T {
    return this.#text.readShape(path, at);
  }

  get(path: Path): unknown {
    const reading = this.#text.readLike(path);
    if (reading !== undefined) return valueLike(reading, path);
    const whole = path.length === 0 ? this.#readUnchanged() : undefined;
    if (whole !== undefined) return whole;
    return this.look((tree) => {
      const node = findNode(tree, path);
      return node === undefined ? undefined : valueOf(tree.text, node);
    });
  }

  toObject(): KubeObject {
    const reading = this.#text.readLike([]);
    return reading === undefined ? (this.get([]) as KubeObject) : objectLike(reading);
  }

  set(path: Path, value: Json): void {
    checkJson(value, path);
    this.edit(
      path,
      (tree) => setSplice(tree, path, value),
      (reading) => lineLike(reading, path, value),
    );
  }

  append(path: Path, value: Json): void {
    checkJson(value, path);
    this.edit(path, (tree) => appendSplice(tree, path, value));
  }

  /** Inserts into a list before the entry with an index, which exists. Throws `EditError`. */
  insert(path: Path, index: number, value: Json): void {
    checkJson(value, path);
    this.edit(path, (tree) => insertSplice(tree, path, index, value));
  }

  delete(path: Path): void {
    this.edit(path, (tree) => deleteSplice(tree, path));
  }

  /** The one way in which the text changes. `path`: what the change is about; `planLike`: for an item like an example, if that can tell. */
  edit(path: Path, plan: Plan<Tree>, planLike?: Plan<Reading>): void {
    // The identity is that of the text as it was read.
    this.#id ??= this.id;
    if (!this.#text.edit(path, plan, planLike)) return;
    if (isOfHead(path)) this.#forgetHead();
    if (isOfAnnotations(path)) this.#annotations = undefined;
  }

  /** Remembers the text as it is now; calling the answer takes back every edit since. */
  checkpoint(): () => void {
    const takeBack = this.#text.checkpoint();
    return () => {
      takeBack();
      this.#forgetHead();
      this.#annotations = undefined;
    };
  }

  /** Lets what was read go, if it is quick to read again. */
  forget(): void {
    this.#text.forget();
  }

  #readTypes(): Types {
    return (this.#types ??= this.#text.readLike([])?.example.types ?? this.look(typesOf));
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

  /** All of an item as it came, if it can be read in one pass. */
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
