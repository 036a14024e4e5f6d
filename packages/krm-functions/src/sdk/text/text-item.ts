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
import { EditError } from "./edit-error.ts";
import { appendSplice, deleteSplice, insertSplice, setSplice } from "./edit-tree.ts";
import {
  ANNOTATIONS,
  type Head,
  headOf,
  headOfObject,
  isOfAnnotations,
  isOfHead,
  stringsOf,
  type Types,
  typesOf,
  typesOfObject,
} from "./item-head.ts";
import { itemError, type Origin } from "./item-problem.ts";
import { changeLines, concerns, goWith, inTextOrder, isOfLine, type LineChange, moveForLines } from "./line-changes.ts";
import { findNode } from "./locate.ts";
import { moveTree, type TreeChange } from "./move-tree.ts";
import { valueOf } from "./node-value.ts";
import { readObject } from "./read-object.ts";
import { checkMap, type ListSlot, readExactly, readFast } from "./read-tree.ts";
import { SourceError } from "./source-error.ts";
import { NotUnderstood, type Tree } from "./source-node.ts";
import { applySplice } from "./splice.ts";
import { hasLoneReturn } from "./text-problem.ts";

const NO_LINES: readonly LineChange[] = [];

/** An item that is a piece of YAML text. Made by `openListDocument`, `openItem` and `createItem`. */
export class TextItem implements Item {
  /** The item's lines as they stand in the list, its dash with them; or the whole document. */
  #source: string;
  readonly #slot: ListSlot | undefined;
  #tree: Tree | undefined;
  #exact: boolean;
  /** The item uses anchors of other items: it can be read, not edited. */
  #foreign = false;
  /** Edits that are not part of the source yet. */
  #lines: readonly LineChange[] = NO_LINES;
  #changed = false;
  #id: ItemId | undefined;
  #types: Types | undefined;
  #head: Head | undefined;
  #annotations: { readonly [key: string]: string } | undefined;
  /** The anchors of this item that other items refer to; undefined until it is known. */
  #shared: ReadonlySet<string> | undefined;
  readonly #origin: Origin;

  /** `exact`: the text holds what the fast reader cannot even bail out of. */
  constructor(source: string, slot: ListSlot | undefined, origin: Origin, exact = false) {
    this.#source = source;
    this.#slot = slot;
    this.#origin = origin;
    this.#exact = exact;
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
    return this.#changed;
  }
  get text(): string {
    const { source } = this;
    return this.#slot === undefined ? source : this.#read((tree) => dedent(source, this.#slot, tree));
  }
  /** The text as it goes into its list: with its dash and indentation. */
  get source(): string {
    this.#changeLines();
    return this.#source;
  }
  get slot(): ListSlot | undefined {
    return this.#slot;
  }
  get origin(): Origin {
    return this.#origin;
  }

  /** What a look at the nodes gives; the fast reader may run it in vain first. */
  look<T>(at: (tree: Tree) => T): T {
    return this.#read(at);
  }

  get(path: Path): unknown {
    return this.#read((tree) => {
      const node = findNode(tree, path);
      return node === undefined ? undefined : valueOf(tree.text, node);
    });
  }

  toObject(): KubeObject {
    return this.#readUnchanged() ?? (this.get([]) as KubeObject);
  }

  set(path: Path, value: Json): void {
    checkJson(value, path);
    this.edit(path, (tree) => setSplice(tree, path, value));
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

  /** Remembers the text as it is now; calling the answer takes back every edit since. */
  checkpoint(): () => void {
    const source = this.#source;
    const lines = this.#lines;
    const changed = this.#changed;
    return () => {
      this.#source = source;
      this.#lines = lines;
      this.#changed = changed;
      this.#tree = undefined;
      this.#forgetHead();
      this.#annotations = undefined;
    };
  }

  /** Lets the tree go, if it is quick to make again. */
  forget(): void {
    if (this.#exact) return;
    this.#tree = undefined;
    this.#changeLines();
  }

  /** The one way in which the text changes. `path`: what the change is about. */
  edit(path: Path, plan: (tree: Tree) => TreeChange | undefined): void {
    // The identity is that of the text as it was read.
    this.#id ??= this.id;
    if (concerns(path, this.#lines)) this.#changeLines();
    let change = this.#plan(plan);
    if (change !== undefined && this.#lines.length > 0 && !(isOfLine(change) && goWith(change, this.#lines))) {
      this.#changeLines();
      change = this.#plan(plan);
    }
    if (change === undefined) return;
    if (isOfLine(change)) this.#lines = [...this.#lines, change];
    else {
      this.#source = applySplice(this.#source, change);
      this.#tree &&= moveTree(this.#tree, change, this.#source);
    }
    if (isOfHead(path)) this.#forgetHead();
    if (isOfAnnotations(path)) this.#annotations = undefined;
    this.#changed = true;
  }

  #plan(plan: (tree: Tree) => TreeChange | undefined): TreeChange | undefined {
    return this.#readSource((tree) => {
      this.#checkEditable();
      return plan(tree);
    });
  }

  #changeLines(): void {
    if (this.#lines.length === 0) return;
    const lines = inTextOrder(this.#lines);
    this.#lines = NO_LINES;
    this.#source = changeLines(this.#source, lines);
    this.#tree &&= moveForLines(this.#tree, lines, this.#source);
  }

  #readTypes(): Types {
    return (this.#types ??= this.#read(typesOf));
  }

  #readHead(): Head {
    return (this.#head ??= this.#read(headOf));
  }

  #forgetHead(): void {
    this.#types = undefined;
    this.#head = undefined;
  }

  /** All of an item as it came, if it can be read in one pass. */
  #readUnchanged(): KubeObject | undefined {
    if (this.#slot === undefined || this.#exact || this.#changed) return undefined;
    const object = readObject(this.#origin, this.#slot);
    if (object === undefined) return undefined;
    this.#types ??= typesOfObject(object);
    this.#head ??= headOfObject(object);
    return object;
  }

  #checkEditable(): void {
    if (this.#foreign)
      throw new EditError("AliasedField", [], "uses anchors of other items; write their values out first");
    if (hasLoneReturn(this.#source))
      throw new EditError("UnusualSyntax", [], "has lines that end in a bare carriage return");
  }

  /** A look at the text with all edits. */
  #read<T>(look: (tree: Tree) => T): T {
    this.#changeLines();
    return this.#readSource(look);
  }

  /** Reads with the fast reader, and for the rest of this item's life with the conforming parser once that gave up. */
  #readSource<T>(look: (tree: Tree) => T): T {
    try {
      if (!this.#exact) {
        try {
          return look((this.#tree ??= this.#readFast()));
        } catch (error) {
          if (!(error instanceof NotUnderstood)) throw error;
          this.#exact = true;
          this.#tree = undefined;
          this.#changeLines();
        }
      }
      return look((this.#tree ??= checkMap(this.#readExactly())));
    } catch (error) {
      if (error instanceof EditError) throw error;
      throw itemError(error, this.#source, this.#origin, this.#changed);
    }
  }

  #readFast(): Tree {
    this.#origin.keepTree?.(this);
    return checkMap(readFast(this.#source, this.#slot));
  }

  #readExactly(): Tree {
    const { whole, index } = this.#origin;
    try {
      const tree = readExactly(this.#source, this.#slot);
      this.#shared ??= this.#findShared(tree);
      if (this.#shared.size === 0) return tree;
      const shared = [...tree.anchors].filter(([name]) => this.#shared?.has(name)).map(([, node]) => node);
      return { ...tree, aliased: new Set([...tree.aliased, ...shared]) };
    } catch (error) {
      if (!(error instanceof SourceError) || error.code !== "UnknownAlias") throw error;
      if (whole === undefined || index === undefined || this.#changed) throw error;
      const tree = whole.itemTree(index);
      this.#foreign = true;
      return tree;
    }
  }

  /** Whether other items of the list refer to anchors of this one, so that they could not be read without it. Throws `ItemError`. */
  get holdsSharedAnchors(): boolean {
    const { list, start, end } = this.#origin;
    const source = list.slice(start, end);
    if (!source.includes("&")) return false;
    try {
      return this.#findShared(readExactly(source, this.#slot)).size > 0;
    } catch (error) {
      throw itemError(error, source, this.#origin, false);
    }
  }

  /** The text of an item that changed says which anchors it has, not which it had: what was there before still counts. */
  #findShared(tree: Tree): ReadonlySet<string> {
    const { whole, list, start, end } = this.#origin;
    if (whole === undefined) return new Set();
    const { anchors } = this.#changed ? readExactly(list.slice(start, end), this.#slot) : tree;
    return anchors.size === 0 ? new Set() : whole.sharedAnchors(anchors, this.#origin);
  }
}
