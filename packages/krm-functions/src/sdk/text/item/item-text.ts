import type { Path, Problem } from "@landfall/core/object";
import { changeLines, concerns, goWith, inTextOrder, isOfLine, type LineChange } from "../edit/line-changes.ts";
import { moveForLines, moveTree } from "../edit/move-tree.ts";
import { applySplice, type TreeChange } from "../edit/tree-change.ts";
import { EditError } from "../model/edit-error.ts";
import { readFast } from "../yaml/read-block.ts";
import { readExact } from "../yaml/read-exact.ts";
import { NotUnderstood } from "../yaml/scan-lines.ts";
import { SourceError } from "../yaml/source-error.ts";
import type { ListSlot, Tree } from "../yaml/source-node.ts";
import { hasLoneReturn } from "../yaml/text-problem.ts";
import { itemError, repeatedKey } from "./item-problem.ts";
import type { ChangePlanner, LikeReading, Origin } from "./origin.ts";

const NO_LINES: readonly LineChange[] = [];

/** The text of an item, read as deep as somebody looks, and edited. */
export class ItemText {
  readonly slot: ListSlot | undefined;
  readonly origin: Origin;
  /** The item's lines as they stand in the list, its dash with them; or the whole document. Undefined: nobody has asked yet. */
  #known: string | undefined;
  #tree: Tree | undefined;
  #exact: boolean;
  /** The item uses anchors of other items: it can be read, not edited. */
  #foreign = false;
  /** Whether the source is that of the list. */
  #original = true;
  /** How the source of the list is like an example; `null`: it is like none; `undefined`: nobody has looked. */
  #reading: LikeReading | null | undefined;
  /** Edits that are not part of the source yet. */
  #lines: readonly LineChange[] = NO_LINES;
  #changed = false;
  /** The anchors of this item that other items refer to; undefined until it is known. */
  #shared: ReadonlySet<string> | undefined;
  /** Found when the text of the list was read exactly. */
  #warnings: readonly Problem[] | undefined;

  /**
   * `source`: undefined, it is that of the origin once somebody asks. `exact`: the text holds a form that the fast reader
   * cannot even detect, so that the exact reader must be used.
   */
  constructor(source: string | undefined, slot: ListSlot | undefined, origin: Origin, exact: boolean) {
    this.slot = slot;
    this.origin = origin;
    this.#known = source;
    this.#exact = exact;
  }

  get #source(): string {
    return (this.#known ??= this.origin.list);
  }
  set #source(source: string) {
    this.#known = source;
  }

  /** Whether the fast reader gave up. */
  get exact(): boolean {
    return this.#exact;
  }
  get warnings(): readonly Problem[] {
    return this.#warnings ?? [];
  }
  get changed(): boolean {
    return this.#changed;
  }
  get source(): string {
    this.#changeLines();
    return this.#source;
  }

  /** A look at the text with all edits. */
  read<T>(look: (tree: Tree) => T): T {
    this.#changeLines();
    return this.#readSource(look);
  }

  /** How the item is like an example, if it is, and no edit has anything to do with a path. */
  readLike(path: Path): LikeReading | undefined {
    return concerns(path, this.#lines) ? undefined : this.#readLike();
  }

  /** A look at no more than where there are mappings, lists and single values, at a path: items alike have them at the same. */
  readShape<T>(path: Path, look: (tree: Tree) => T): T {
    const reading = this.readLike(path);
    return reading === undefined ? this.read(look) : look(reading.shape);
  }

  /**
   * Changes the text. `path`: what the change is about; `planLike` makes the same plan from the way in which the item is like
   * an example, or none. Whether anything changed.
   */
  edit(path: Path, plan: ChangePlanner<Tree>, planLike?: ChangePlanner<LikeReading>): boolean {
    if (concerns(path, this.#lines)) this.#changeLines();
    let change = this.#planLike(planLike) ?? this.#plan(plan);
    if (change !== undefined && this.#lines.length > 0 && !(isOfLine(change) && goWith(change, this.#lines))) {
      this.#changeLines();
      change = this.#plan(plan);
    }
    if (change === undefined) return false;
    if (isOfLine(change)) this.#lines = [...this.#lines, change];
    else {
      this.#source = applySplice(this.#source, change);
      this.#original = false;
      this.#tree &&= moveTree(this.#tree, change, this.#source);
    }
    this.#changed = true;
    return true;
  }

  /** Remembers the text as it is now; calling the answer takes back every edit since. */
  checkpoint(): () => void {
    const source = this.#known;
    const original = this.#original;
    const lines = this.#lines;
    const changed = this.#changed;
    return () => {
      this.#known = source;
      this.#original = original;
      this.#lines = lines;
      this.#changed = changed;
      this.#tree = undefined;
    };
  }

  /** Forgets the parsed tree, if it is quick to read again. */
  forget(): void {
    if (this.#exact) return;
    this.#tree = undefined;
    this.#changeLines();
  }

  #planLike(plan: ChangePlanner<LikeReading> | undefined): TreeChange | undefined {
    const reading = plan === undefined || this.#tree !== undefined ? undefined : this.#readLike();
    return reading && plan?.(reading);
  }

  #plan(plan: ChangePlanner<Tree>): TreeChange | undefined {
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
    this.#original = false;
    this.#tree &&= moveForLines(this.#tree, lines, this.#source);
  }

  #checkEditable(): void {
    if (this.#foreign)
      throw new EditError("AliasedField", [], "uses anchors of other items; write their values out first");
    if (hasLoneReturn(this.#source))
      throw new EditError("UnusualSyntax", [], "has lines that end in a bare carriage return");
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
      throw itemError(error, this.#source, this.origin, this.#changed);
    }
  }

  #readFast(): Tree {
    this.origin.keepTree?.(this);
    const reading = this.#readLike();
    if (reading !== undefined) return reading.tree(this.#source);
    return checkMap(readFast(this.#source, this.slot));
  }

  #readLike(): LikeReading | undefined {
    if (!this.#original || this.slot === undefined || this.#exact) return undefined;
    if (this.#reading === undefined) {
      this.#reading = this.origin.readLike?.(this.origin, this.slot) ?? null;
    }
    return this.#reading ?? undefined;
  }

  #readExactly(): Tree {
    const { whole, index } = this.origin;
    try {
      const tree = readExact(this.#source, this.slot);
      this.#warnings ??= tree.repeated.map((entry) => repeatedKey(entry, this.#source, this.origin, this.#changed));
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
    const { list, start, end } = this.origin;
    const source = list.slice(start, end);
    if (!source.includes("&")) return false;
    try {
      return this.#findShared(readExact(source, this.slot)).size > 0;
    } catch (error) {
      throw itemError(error, source, this.origin, false);
    }
  }

  /** The text of an item that changed says which anchors it has, not which it had: what was there before still counts. */
  #findShared(tree: Tree): ReadonlySet<string> {
    const { whole, list, start, end } = this.origin;
    if (whole === undefined) return new Set();
    const { anchors } = this.#changed ? readExact(list.slice(start, end), this.slot) : tree;
    return anchors.size === 0 ? new Set() : whole.sharedAnchors(anchors, this.origin);
  }
}

/** The tree, if it is that of an object. Throws `SourceError`. */
function checkMap(tree: Tree): Tree {
  if (tree.root.kind === "map") return tree;
  throw new SourceError("NotAnObject", "not a Kubernetes object: no mapping", tree.root.start);
}
