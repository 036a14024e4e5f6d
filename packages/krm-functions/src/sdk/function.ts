import type { Edit, ItemId, Json, Path, Problem } from "@landfall/core/object";
import type { FunctionResult } from "./result.ts";
import type { Item } from "./text/model/index.ts";

/** Selects items: every given field must match. `labels` is a Kubernetes label selector. */
export interface ItemSelector {
  readonly group?: string;
  readonly kind?: string;
  readonly name?: string;
  readonly namespace?: string;
  readonly labels?: { readonly [key: string]: string };
  readonly annotations?: { readonly [key: string]: string };
}

/** A problem that a function reports, with a code of the core or one of the function's own. */
export type FunctionProblem = Omit<Problem, "code"> & { readonly code: string };

/** The input and output of a function: items to read and change, and results to add. */
export interface ResourceList {
  /** The items in the order of the input, then inserted ones. */
  readonly items: readonly Item[];
  select(selector: ItemSelector): readonly Item[];
  find(id: ItemId): Item | undefined;
  /** The Kptfile with the shortest package-path. */
  readonly rootKptfile: Item | undefined;
  /** Adds an object as a new item, at `path` (in the package of `packagePath`, default the root's). */
  insert(object: { readonly [key: string]: Json }, at: { readonly path: string; readonly packagePath?: string }): Item;
  /** Drops an item. Allowed only for a function that declares `mayDelete`. */
  remove(item: Item): void;
  /**
   * Applies edits of the core: to the item given, else by item identity, else by ref. Nothing is applied if one is refused.
   */
  apply(edits: readonly Edit[], item?: Item): readonly Problem[];
  addResult(result: FunctionResult): void;
  /**
   * Adds a problem as a result, with the resourceRef, field and file of the item. Its code may be one of the function's
   * own.
   */
  addProblem(problem: FunctionProblem, item?: Item): void;
  /** A result about one field of an item. */
  addFieldResult(item: Item, path: Path, result: FunctionResult): void;
  readonly results: readonly FunctionResult[];
}

/** The ten keys that `--doc` prints as JSON. */
export interface FunctionDocs {
  readonly short: string;
  readonly long: string;
  readonly examples: string;
  readonly image: string;
  readonly description: string;
  readonly tags: readonly string[];
  readonly sourceURL: string;
  readonly examplePackageURLs: readonly string[];
  readonly license: string;
  readonly hidden: boolean;
}

/**
 * The way in which a function takes its config: as a kind of its own with top-level fields, or as a ConfigMap of
 * strings.
 */
export interface ConfigDefinition<Config> {
  readonly apiVersion: string;
  readonly kind: string;
  /** The JSON Schema of the kind (generated): names and types of the top-level fields. */
  readonly schema: { readonly [key: string]: unknown };
  /** The precompiled validator of the kind (generated). */
  readonly validate: (value: unknown) => readonly FunctionProblem[];
  /** Carries the type of a valid config for the compiler; never set at run time. */
  readonly type?: Config;
}

/** A KRM function. It must be pure: everything it needs is in the list and the config. */
export interface KrmFunction<Config> {
  /** The function's name, which is also that of its command and image: `set-suspend`. */
  readonly name: string;
  /** The semantic version that `--version` prints. Default: `unknown`. */
  readonly version?: string;
  /** The texts of `--doc`. Absent texts are printed empty, except that `description` falls back to `short`. */
  readonly docs?: Partial<FunctionDocs>;
  readonly config: ConfigDefinition<Config>;
  /** Whether the function may emit fewer items than it read. Default: false. */
  readonly mayDelete?: boolean;
  /** Whether the function may emit fewer items with this config; asked if `mayDelete` is not set. Default: false. */
  mayDeleteWith?(config: Config): boolean;
  /** Edits the items and adds results. An `error` result added here makes the run fail with exit code 1 and no output. */
  run(list: ResourceList, config: Config): void;
}
