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

/** The text of an item: parsed lazily, changed by edits. */
export class ItemText {
  readonly slot: ListSlot | undefined;
  readonly origin: Origin;
  /** The item's lines in the list, including its dash, or the whole document. Undefined until it is needed. */
  #known: string | undefined;
  #tree: Tree | undefined;
  #exact: boolean;
  /** Whether the item uses anchors of other items, so that it can be read but not edited. */
  #foreign = false;
  /** Whether the source is still the text from the list. */
  #original = true;
  /** The match of the original source with an example; `null` if it matches none, `undefined` until it was compared. */
  #reading: LikeReading | null | undefined;
  /** Line changes that were made but are not yet applied to the source. */
  #lines: readonly LineChange[] = NO_LINES;
  #changed = false;
  /** The anchors of this item that other items refer to; undefined until computed. */
  #shared: ReadonlySet<string> | undefined;
  /** The warnings, which exist once the text was read by the exact reader. */
  #warnings: readonly Problem[] | undefined;

  /**
   * `source`: if undefined, it is taken from the origin when needed. `exact`: the text has a form that the fast reader
   * cannot detect, so the exact reader must be used.
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

  /** Whether only the exact reader is used, because the fast one gave up. */
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

  /** Runs a reading on the tree of the text with all edits applied. */
  read<T>(look: (tree: Tree) => T): T {
    this.#changeLines();
    return this.#readSource(look);
  }

  /** The match with an example, if there is one and no pending edit concerns the path. */
  readLike(path: Path): LikeReading | undefined {
    return concerns(path, this.#lines) ? undefined : this.#readLike();
  }

  /**
   * Runs a reading that only uses the kinds of nodes around a path, not their values: these are the same in similar
   * items.
   */
  readShape<T>(path: Path, look: (tree: Tree) => T): T {
    const reading = this.readLike(path);
    return reading === undefined ? this.read(look) : look(reading.shape);
  }

  /**
   * Changes the text and returns whether anything changed. `path`: the place of the change; `planLike` plans the same
   * change from the match with an example, if it can.
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

  /** Remembers the current text; the returned function takes back every later edit. */
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

  /** Drops the parsed tree, if reading the text again is quick. */
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

  /** Reads with the fast reader; once that gives up, always with the conforming parser. */
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

  /** Whether other items refer to anchors of this one, and so could not be read without it. Throws `ItemError`. */
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

  /**
   * A changed text no longer shows the anchors that it had, so the original is read: other items still refer to those.
   */
  #findShared(tree: Tree): ReadonlySet<string> {
    const { whole, list, start, end } = this.origin;
    if (whole === undefined) return new Set();
    const { anchors } = this.#changed ? readExact(list.slice(start, end), this.slot) : tree;
    return anchors.size === 0 ? new Set() : whole.sharedAnchors(anchors, this.origin);
  }
}

/** Returns the tree if it is a mapping. Throws `SourceError` if not. */
function checkMap(tree: Tree): Tree {
  if (tree.root.kind === "map") return tree;
  throw new SourceError("NotAnObject", "not a Kubernetes object: no mapping", tree.root.start);
}
