import type { Edit, ItemId, Json, Path, Problem } from "@landfall/core/object";
import { applyEditsToList, editItem } from "./apply-edits.ts";
import type { FunctionProblem, ItemSelector, ResourceList } from "./function.ts";
import { isKptfile } from "./kptfile.ts";
import { compilePredicate } from "./matches.ts";
import type { FunctionResult } from "./result.ts";
import { fieldResult, problemResult } from "./results.ts";
import { createItem } from "./text/item/index.ts";
import type { Item } from "./text/model/index.ts";

/** The content of a list: the items of a document, and the results that earlier functions reported. */
export interface ListContent {
  readonly items: readonly Item[];
  readonly results?: readonly FunctionResult[];
}

/**
 * A ResourceList over items. The identity of an item is (package-path, path, index); items that share one
 * (hand-written lists without annotations) are found by it as the first of them. Indexes are built when
 * first asked for. `remove` throws where `mayDelete` is not set, and for a Kptfile always.
 */
export function createResourceList(content: ListContent, options: { readonly mayDelete?: boolean } = {}): ResourceList {
  return new ItemList(content, options.mayDelete ?? false);
}

class ItemList implements ResourceList {
  readonly #items: Item[];
  readonly #results: FunctionResult[];
  readonly #mayDelete: boolean;
  #byId: Map<string, Item> | undefined;
  /**
   * The paths that items have or had in any package, by directory; filled for directories that something was inserted
   * into.
   */
  readonly #paths: Map<string, Set<string>> = new Map();
  #rootKptfile: { readonly found: Item | undefined } | undefined;

  constructor(content: ListContent, mayDelete: boolean) {
    this.#items = [...content.items];
    this.#results = [...(content.results ?? [])];
    this.#mayDelete = mayDelete;
  }

  get items(): readonly Item[] {
    return this.#items;
  }

  get results(): readonly FunctionResult[] {
    return this.#results;
  }

  get rootKptfile(): Item | undefined {
    this.#rootKptfile ??= { found: shortestPackage(this.#items.filter(isKptfile)) };
    return this.#rootKptfile.found;
  }

  select(selector: ItemSelector): readonly Item[] {
    return this.#items.filter(compilePredicate(selector));
  }

  find(id: ItemId): Item | undefined {
    this.#byId ??= indexItems(this.#items);
    return this.#byId.get(idKey(id));
  }

  insert(object: { readonly [key: string]: Json }, at: { readonly path: string; readonly packagePath?: string }): Item {
    const packagePath = at.packagePath ?? this.rootKptfile?.id.packagePath ?? "";
    const place = { path: at.path, index: this.#nextIndex(packagePath, at.path) };
    const item = createItem(object, packagePath === "" ? place : { ...place, packagePath });
    this.#items.push(item);
    this.#pathsBeside(at.path).add(at.path);
    if (this.#byId !== undefined) addTo(this.#byId, item);
    return item;
  }

  remove(item: Item): void {
    if (!this.#mayDelete) throw new Error("this function removes an item but does not declare mayDelete");
    if (isKptfile(item)) throw new Error("a function must not remove a Kptfile");
    const position = this.#items.indexOf(item);
    if (position < 0) throw new Error("the item to remove is not in the list");
    this.#items.splice(position, 1);
    this.#byId = undefined;
  }

  apply(edits: readonly Edit[], item?: Item): readonly Problem[] {
    return item === undefined ? applyEditsToList(this, edits) : editItem(item, edits);
  }

  addResult(result: FunctionResult): void {
    this.#results.push(result);
  }

  addProblem(problem: FunctionProblem, item?: Item): void {
    this.#results.push(problemResult(problem, item ?? this.#about(problem)));
  }

  addFieldResult(item: Item, path: Path, result: FunctionResult): void {
    this.#results.push(fieldResult(item, path, result));
  }

  /** The index behind the file's last document: two items may not share a path and an index. */
  #nextIndex(packagePath: string, path: string): number {
    if (!this.#pathsBeside(path).has(path)) return 0;
    const inFile = this.#items.filter(({ id }) => id.packagePath === packagePath && id.path === path);
    return inFile.reduce((next, { id }) => Math.max(next, id.index + 1), 0);
  }

  #pathsBeside(path: string): Set<string> {
    const directory = path.slice(0, path.lastIndexOf("/") + 1);
    let paths = this.#paths.get(directory);
    if (paths === undefined) {
      // Only a name without quotes and spaces can be searched in raw text: YAML may double a quote and break a line at
      // a space.
      const isPlain = !/['\s]/.test(directory);
      const there = this.#items.filter((item) => !isPlain || item.mayMention(directory));
      paths = new Set(there.map(({ id }) => id.path));
      this.#paths.set(directory, paths);
    }
    return paths;
  }

  #about(problem: Pick<Problem, "ref" | "file">): Item | undefined {
    const { ref } = problem;
    if (ref === undefined) return undefined;
    const same = this.select({ group: ref.group, kind: ref.kind, namespace: ref.namespace, name: ref.name });
    return same.length === 1 ? same[0] : same.find((item) => item.id.path === problem.file?.path);
  }
}

/**
 * The Kptfile with the shortest package-path is the root's, as package paths nest; among equals the shortest file path
 * wins.
 */
function shortestPackage(kptfiles: readonly Item[]): Item | undefined {
  const order = (item: Item): readonly [number, number] => [item.id.packagePath.length, item.id.path.length];
  return kptfiles.reduce<Item | undefined>((best, item) => {
    if (best === undefined) return item;
    const [packageLength, pathLength] = order(item);
    const [bestPackage, bestPath] = order(best);
    return packageLength < bestPackage || (packageLength === bestPackage && pathLength < bestPath) ? item : best;
  }, undefined);
}

function indexItems(items: readonly Item[]): Map<string, Item> {
  const byId = new Map<string, Item>();
  for (const item of items) addTo(byId, item);
  return byId;
}

/** Indexes an item by its identity; of several with one identity the first stays. */
function addTo(byId: Map<string, Item>, item: Item): void {
  const key = idKey(item.id);
  if (!byId.has(key)) byId.set(key, item);
}

function idKey({ packagePath, path, index }: ItemId): string {
  return `${packagePath}\0${path}\0${index}`;
}
