import {
  failure,
  findCondition,
  formatPath,
  formatRef,
  getConditions,
  type KubeObject,
  type ObjectRef,
  type Path,
  type Problem,
  parseTarget,
  type Result,
  readPath,
  refOf,
  showValue,
} from "@landfall/core/object";

/** One cluster, as an object of an inventory describes it. */
export interface InventoryEntry {
  readonly cluster: string;
  /** The package, if the inventory object is about one. */
  readonly package?: string;
  /** The labels by which waves select, and from which weights are read. */
  readonly labels: { readonly [label: string]: string };
  readonly ref: ObjectRef;
  /** Whether the cluster is being deleted, so that nothing new may begin on it. */
  readonly leaving?: true;
  /** Why the cluster is not ready; absent if it is ready, or if that is unknown. */
  readonly notReady?: string;
}

/**
 * The part of an object in an inventory: a cluster, a choice among clusters, a delivery to a cluster, or a pool of
 * workers, which adds no target and only says whether its cluster is ready.
 */
export type InventoryPart = "cluster" | "choice" | "delivery" | "pool";

/** Returns the clusters that an object stands for: one, or those it has chosen. Problems `InvalidInventory`. */
export type InventoryReader = (object: KubeObject) => Result<readonly InventoryEntry[]>;

/** Creates a reader of a cluster that has the name of its object, and is ready when the given condition is True. */
export function namedAfter(readyCondition: string): InventoryReader {
  return (object) => entryOf(object, refOf(object).name, ["metadata", "name"], whyNot(object, readyCondition));
}

/**
 * Returns the entry of a pool of workers: its cluster, and why the pool has no workers. The pool's labels are not the
 * cluster's. No entry if it names no cluster, or is being deleted, which says nothing about its cluster.
 */
export function poolOf(
  pool: KubeObject,
  cluster: string | undefined,
  why: string | undefined,
): Result<readonly InventoryEntry[]> {
  if (cluster === undefined || pool.metadata?.deletionTimestamp !== undefined)
    return { ok: true, value: [], problems: [] };
  const ref = refOf(pool);
  const notReady = why === undefined ? {} : { notReady: `${formatRef(ref)}: ${why}` };
  return { ok: true, value: [{ cluster, labels: {}, ref, ...notReady }], problems: [] };
}

/** Returns the one entry of an object. `field` is the place of the cluster's name. */
export function entryOf(
  object: KubeObject,
  cluster: unknown,
  field: Path,
  notReady?: string,
): Result<readonly InventoryEntry[]> {
  const name = clusterNamed(object, cluster, field);
  if (!name.ok) return name;
  const leaving = object.metadata?.deletionTimestamp !== undefined;
  const entry: InventoryEntry = {
    cluster: name.value,
    labels: labelsOf(object),
    ref: refOf(object),
    ...(leaving && { leaving }),
    ...(notReady !== undefined && { notReady }),
  };
  return { ok: true, value: [entry], problems: [] };
}

/** Returns a name that is valid for a target. */
export function clusterNamed(object: KubeObject, name: unknown, field: Path): Result<string> {
  const target = parseTarget(name);
  if (target.ok && target.value.package === undefined) return { ok: true, value: target.value.cluster, problems: [] };
  return failure(invalidInventory(object, `${showValue(name)} is no name of a cluster`, field));
}

/** Returns the problem of an inventory object that cannot be read. */
export function invalidInventory(object: KubeObject, message: string, field: Path): Problem {
  return { code: "InvalidInventory", severity: "error", message, ref: refOf(object), field: formatPath(field) };
}

/** Returns the labels of an object whose values are texts. */
export function labelsOf(object: KubeObject): { readonly [label: string]: string } {
  const labels = readPath(object, ["metadata", "labels"]);
  if (labels === null || typeof labels !== "object") return {};
  const texts = Object.entries(labels).filter((entry): entry is [string, string] => typeof entry[1] === "string");
  return Object.fromEntries(texts);
}

/** Returns why a condition is not True, in its own words; `undefined` if it is True or does not exist. */
export function whyNot(object: KubeObject, type: string): string | undefined {
  const condition = findCondition(getConditions(object).conditions, type);
  if (condition === undefined || condition.status === "True") return undefined;
  return condition.message ?? condition.reason ?? `${type} is ${condition.status}`;
}
