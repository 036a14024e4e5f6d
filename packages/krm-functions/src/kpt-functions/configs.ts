import { FunctionConfigError } from "./function-config-error.ts";
import {
  getAnnotation,
  LEGACY_SOURCE_INDEX_ANNOTATION,
  LEGACY_SOURCE_PATH_ANNOTATION,
  SOURCE_INDEX_ANNOTATION,
  SOURCE_PATH_ANNOTATION,
} from "./metadata.ts";
import { type ConfigsLike, type KubernetesObject, kubernetesKey, type Result } from "./types.ts";

const PACKAGE_PATH_ANNOTATION = "internal.config.kubernetes.io/package-path";

/** The place of an object (package, path, index) as a key; undefined for one that is in no file. */
function placeOf(object: KubernetesObject): string | undefined {
  if (typeof object.metadata !== "object" || object.metadata === null) return undefined;
  const read = (key: string): string | undefined => getAnnotation(object, key);
  const path = read(SOURCE_PATH_ANNOTATION) ?? read(LEGACY_SOURCE_PATH_ANNOTATION);
  if (path === undefined) return undefined;
  const index = read(SOURCE_INDEX_ANNOTATION) ?? read(LEGACY_SOURCE_INDEX_ANNOTATION) ?? "0";
  return [read(PACKAGE_PATH_ANNOTATION) ?? "", path, index].join("\0");
}

/**
 * The objects of a list, with the methods of the class of this name in kpt-functions. Unlike that one it distinguishes
 * objects that share a key (the same name in two sub-packages): an object is matched by reference, then by its place
 * (package, path, index), then by its key if that is unique. Objects keep their order; changing one in place is all
 * that is needed.
 */
export class Configs implements ConfigsLike {
  /** The objects by slot; a slot keeps its number when its object is replaced. */
  readonly #held: Map<number, KubernetesObject> = new Map();
  readonly #slots: Map<KubernetesObject, number> = new Map();
  readonly #byKey: Map<string, Set<number>> = new Map();
  readonly #functionConfig: KubernetesObject | undefined;
  readonly #results: Result[];
  #next = 0;
  /** Whether `addResults` also prints on stderr. */
  logToStdErr: boolean | undefined;

  constructor(input: KubernetesObject[] = [], functionConfig?: KubernetesObject, results?: Result[]) {
    for (const object of input) this.#put(this.#next++, object);
    this.#functionConfig = functionConfig;
    this.#results = results ?? [];
  }

  /** All objects in the order of the list, then inserted ones. */
  getAll(): KubernetesObject[] {
    return [...this.#held.values()];
  }

  /** The objects for which a predicate is true. */
  get<Kind extends KubernetesObject>(isKind: (object: KubernetesObject) => object is Kind): Kind[] {
    return this.getAll().filter(isKind);
  }

  /** All objects by slot number, from 0: those of the constructor, then inserted ones. */
  entries(): ReadonlyMap<number, KubernetesObject> {
    return this.#held;
  }

  /** Adds objects; each replaces the object that it matches, if there is one. Throws if several match. */
  insert(...objects: KubernetesObject[]): void {
    for (const object of objects) {
      if (this.#slots.has(object)) continue;
      const slot = this.#find(object);
      if (slot !== undefined) this.#drop(slot);
      this.#put(slot ?? this.#next++, object);
    }
  }

  /** Removes objects, ignoring those that are absent. Throws if several match. */
  delete(...objects: KubernetesObject[]): void {
    for (const object of objects) {
      const slot = this.#slots.get(object) ?? this.#find(object);
      if (slot === undefined) continue;
      this.#drop(slot);
      this.#held.delete(slot);
    }
  }

  deleteAll(): void {
    this.#held.clear();
    this.#slots.clear();
    this.#byKey.clear();
  }

  /** Groups the objects by the result of a function; groups are in the order of their first objects. */
  groupBy(keyFn: (object: KubernetesObject) => string): [string, KubernetesObject[]][] {
    const groups = new Map<string, KubernetesObject[]>();
    for (const object of this.getAll()) {
      const key = keyFn(object);
      const group = groups.get(key);
      if (group === undefined) groups.set(key, [object]);
      else group.push(object);
    }
    return [...groups];
  }

  getFunctionConfig(): KubernetesObject | undefined {
    return this.#functionConfig;
  }

  /**
   * The data of a `functionConfig` that is a ConfigMap; undefined without a config. Throws `FunctionConfigError` for
   * another kind.
   */
  getFunctionConfigMap(): Map<string, string> | undefined {
    const config = this.#functionConfig;
    if (config === undefined) return undefined;
    if (config.apiVersion !== "v1" || config.kind !== "ConfigMap")
      throw new FunctionConfigError(`functionConfig is ${config.kind}; only a ConfigMap is accepted`);
    return new Map(Object.entries((config as { data?: { [key: string]: string } | null }).data ?? {}));
  }

  /** One value of the data, or undefined. Throws as `getFunctionConfigMap`. */
  getFunctionConfigValue(key: string): string | undefined {
    return this.getFunctionConfigMap()?.get(key);
  }

  /** One value of the data. Throws `FunctionConfigError` if it is not there. */
  getFunctionConfigValueOrThrow(key: string): string {
    const value = this.getFunctionConfigValue(key);
    if (value === undefined) throw new FunctionConfigError(`functionConfig has no data.${key}`);
    return value;
  }

  /** The keys of the data that are not expected; undefined without a `functionConfig`. */
  hasUnexpectedFunctionParameter(expectedDataKeys: string[]): string[] | undefined {
    const data = this.getFunctionConfigMap();
    return data && [...data.keys()].filter((key) => !expectedDataKeys.includes(key));
  }

  addResults(...results: Result[]): void {
    for (const result of results) {
      this.#results.push(result);
      if (this.logToStdErr === true) console.error(`[${result.severity.toUpperCase()}] ${result.message}`);
    }
  }

  getResults(): Result[] {
    return this.#results;
  }

  /** The list as a plain object. */
  toResourceList(): ResourceList {
    return new ResourceList(this.getAll(), this.#results.length > 0 ? this.#results : undefined);
  }

  /** A deep copy. */
  deepCopy(): Configs {
    return new Configs(
      structuredClone(this.getAll()),
      structuredClone(this.#functionConfig),
      structuredClone(this.#results),
    );
  }

  #put(slot: number, object: KubernetesObject): void {
    this.#held.set(slot, object);
    this.#slots.set(object, slot);
    const key = kubernetesKey(object);
    const same = this.#byKey.get(key);
    if (same === undefined) this.#byKey.set(key, new Set([slot]));
    else same.add(slot);
  }

  #drop(slot: number): void {
    const object = this.#held.get(slot);
    if (object !== undefined) this.#slots.delete(object);
  }

  /** The slot of the object that a given one matches, by the key that it had when it was added. */
  #find(object: KubernetesObject): number | undefined {
    const key = kubernetesKey(object);
    const same = [...(this.#byKey.get(key) ?? [])].filter((slot) => this.#held.has(slot));
    const place = placeOf(object);
    if (place !== undefined) {
      return same.find((slot) => {
        const held = this.#held.get(slot);
        return held !== undefined && placeOf(held) === place;
      });
    }
    if (same.length > 1)
      throw new Error(`${same.length} objects are ${key}; keep the annotations of the one that is meant`);
    return same[0];
  }
}

/** A function that changes objects in place, inserts and deletes them, and adds results. It may throw. */
export interface KptFunc {
  (configs: Configs): Promise<void>;
  /** The purpose and configuration of the function, for `--help`. */
  usage: string;
}

/** A ResourceList as a plain object. */
export class ResourceList implements KubernetesObject {
  readonly apiVersion = "config.kubernetes.io/v1";
  readonly kind = "ResourceList";
  readonly metadata: { name: string } = { name: "output" };
  readonly items: KubernetesObject[];
  readonly results?: Result[];

  constructor(items: KubernetesObject[], results?: Result[]) {
    this.items = items;
    if (results !== undefined) this.results = results;
  }
}
