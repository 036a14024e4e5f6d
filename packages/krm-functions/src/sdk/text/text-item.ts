import type { ItemId, Json, KubeObject, ObjectRef, Path } from "@landfall/core/object";
import { refOf } from "@landfall/core/object";
import type { Item } from "../item.ts";
import { checkJson } from "./check-json.ts";
import { dedent } from "./dedent.ts";
import { EditError } from "./edit-error.ts";
import { appendSplice, deleteSplice, insertSplice, setSplice } from "./edit-tree.ts";
import { itemError, type Origin } from "./item-problem.ts";
import { findNode } from "./locate.ts";
import { moveTree, type TreeChange } from "./move-tree.ts";
import { define, ownEntry, targetOf, valueOf } from "./node-value.ts";
import { nodeOf } from "./read-block.ts";
import { type ListSlot, readExactly, readFast } from "./read-tree.ts";
import { SourceError } from "./source-error.ts";
import { NotUnderstood, type SourceNode, type Tree } from "./source-node.ts";
import { applySplice } from "./splice.ts";
import { hasLoneReturn } from "./text-problem.ts";

const ANNOTATIONS = ["metadata", "annotations"] as const;
const PACKAGE_PATH = "internal.config.kubernetes.io/package-path";
const PATH = ["internal.config.kubernetes.io/path", "config.kubernetes.io/path"] as const;
const INDEX = ["internal.config.kubernetes.io/index", "config.kubernetes.io/index"] as const;

/** The string values of a mapping; what is no string is left out. */
function stringsOf(value: unknown): { readonly [key: string]: string } {
  if (value === null || typeof value !== "object" || Array.isArray(value)) return {};
  if (Object.values(value).every((each) => typeof each === "string"))
    return value as { readonly [key: string]: string };
  const strings: Record<string, string> = {};
  for (const [key, each] of Object.entries(value)) if (typeof each === "string") define(strings, key, each);
  return strings;
}

/** What nearly every function asks every item for. */
interface Head {
  readonly id: ItemId;
  readonly apiVersion: string;
  readonly kind: string;
  readonly name: string;
  readonly namespace: string;
}

/** The text of a field of a mapping, if it is a string. */
function fieldText(tree: Tree, parent: SourceNode | undefined, key: string): string | undefined {
  const entry = parent?.kind === "map" ? ownEntry(parent, key) : undefined;
  if (parent?.kind !== "map" || entry === undefined) return undefined;
  const node = targetOf(nodeOf(tree.text, parent, entry));
  return node.kind === "scalar" && typeof node.value === "string" ? node.value : undefined;
}

function idOf(tree: Tree, annotations: SourceNode | undefined): ItemId {
  const read = (key: string): string | undefined => fieldText(tree, annotations, key);
  const index = Number(read(INDEX[0]) ?? read(INDEX[1]) ?? 0);
  return {
    packagePath: read(PACKAGE_PATH) ?? "",
    path: read(PATH[0]) ?? read(PATH[1]) ?? "",
    index: Number.isSafeInteger(index) && index >= 0 ? index : 0,
  };
}

/** Reads no more of an item than it needs. */
function headOf(tree: Tree): Head {
  const metadata = findNode(tree, ["metadata"]);
  return {
    id: idOf(tree, findNode(tree, ANNOTATIONS)),
    apiVersion: fieldText(tree, tree.root, "apiVersion") ?? "",
    kind: fieldText(tree, tree.root, "kind") ?? "",
    name: fieldText(tree, metadata, "name") ?? "",
    namespace: fieldText(tree, metadata, "namespace") ?? "",
  };
}

function checkMap(tree: Tree): Tree {
  if (tree.root.kind === "map") return tree;
  throw new SourceError("NotAnObject", "not a Kubernetes object: no mapping", tree.root.start);
}

/** An item that is a piece of YAML text. Made by `openListDocument`, `openItem` and `createItem`. */
export class TextItem implements Item {
  /** The item's lines as they stand in the list, its dash with them; or the whole document. */
  #source: string;
  readonly #slot: ListSlot | undefined;
  #tree: Tree | undefined;
  #exact: boolean;
  /** The item uses anchors of other items: it can be read, not edited. */
  #foreign = false;
  #changed = false;
  #id: ItemId | undefined;
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
  }

  get id(): ItemId {
    return (this.#id ??= this.#readHead().id);
  }
  get apiVersion(): string {
    return this.#readHead().apiVersion;
  }
  get kind(): string {
    return this.#readHead().kind;
  }
  get name(): string {
    return this.#readHead().name;
  }
  get namespace(): string {
    return this.#readHead().namespace;
  }
  get ref(): ObjectRef {
    return refOf({
      apiVersion: this.apiVersion,
      kind: this.kind,
      metadata: { name: this.name, namespace: this.namespace },
    });
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
    return this.#slot === undefined ? this.#source : this.#read((tree) => dedent(this.#source, this.#slot, tree));
  }
  /** The text as it goes into its list: with its dash and indentation. */
  get source(): string {
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
    return this.get([]) as KubeObject;
  }

  set(path: Path, value: Json): void {
    checkJson(value, path);
    this.#edit((tree) => setSplice(tree, path, value));
  }

  append(path: Path, value: Json): void {
    checkJson(value, path);
    this.#edit((tree) => appendSplice(tree, path, value));
  }

  /** Inserts into a list before the entry with an index, which exists. Throws `EditError`. */
  insert(path: Path, index: number, value: Json): void {
    checkJson(value, path);
    this.#edit((tree) => insertSplice(tree, path, index, value));
  }

  delete(path: Path): void {
    this.#edit((tree) => deleteSplice(tree, path));
  }

  /** Remembers the text as it is now; calling the answer takes back every edit since. */
  checkpoint(): () => void {
    const source = this.#source;
    const changed = this.#changed;
    return () => {
      if (this.#source === source) return;
      this.#source = source;
      this.#changed = changed;
      this.#tree = undefined;
      this.#head = undefined;
      this.#annotations = undefined;
    };
  }

  #edit(plan: (tree: Tree) => TreeChange | undefined): void {
    // The identity is that of the text as it was read.
    this.#id ??= this.id;
    const change = this.#read((tree) => {
      this.#checkEditable();
      return plan(tree);
    });
    if (change === undefined) return;
    this.#source = applySplice(this.#source, change);
    this.#tree &&= moveTree(this.#tree, change, this.#source);
    this.#head = undefined;
    this.#annotations = undefined;
    this.#changed = true;
  }

  #readHead(): Head {
    return (this.#head ??= this.#read(headOf));
  }

  #checkEditable(): void {
    if (this.#foreign)
      throw new EditError("AliasedField", [], "uses anchors of other items; write their values out first");
    if (hasLoneReturn(this.#source))
      throw new EditError("UnusualSyntax", [], "has lines that end in a bare carriage return");
  }

  /** Reads with the fast reader, and for the rest of this item's life with the conforming parser once that gave up. */
  #read<T>(look: (tree: Tree) => T): T {
    try {
      if (!this.#exact) {
        try {
          return look((this.#tree ??= checkMap(readFast(this.#source, this.#slot))));
        } catch (error) {
          if (!(error instanceof NotUnderstood)) throw error;
          this.#exact = true;
          this.#tree = undefined;
        }
      }
      return look((this.#tree ??= checkMap(this.#readExactly())));
    } catch (error) {
      if (error instanceof EditError) throw error;
      throw itemError(error, this.#source, this.#origin, this.#changed);
    }
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

  /** Whether other items of the list refer to anchors of this one, so that they could not be read without it. */
  get holdsSharedAnchors(): boolean {
    if (!this.#source.includes("&")) return false;
    const { list, start, end } = this.#origin;
    return this.#findShared(readExactly(list.slice(start, end), this.#slot)).size > 0;
  }

  /** The text of an item that changed says which anchors it has, not which it had: what was there before still counts. */
  #findShared(tree: Tree): ReadonlySet<string> {
    const { whole, list, start, end } = this.#origin;
    if (whole === undefined) return new Set();
    const { anchors } = this.#changed ? readExactly(list.slice(start, end), this.#slot) : tree;
    return anchors.size === 0 ? new Set() : whole.sharedAnchors(anchors, start, end);
  }
}
