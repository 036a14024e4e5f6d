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

/** One cluster, as an object of somebody's inventory describes it. */
export interface InventoryEntry {
  readonly cluster: string;
  /** The package, where the object is about one. */
  readonly package?: string;
  /** The labels that waves choose by, and that weights are read from. */
  readonly labels: { readonly [label: string]: string };
  readonly ref: ObjectRef;
  /** Whether the cluster is being deleted, so that nothing new is to begin there. */
  readonly leaving?: true;
  /** Why nothing can be expected of it now; absent where it is ready, and where nobody says. */
  readonly notReady?: string;
}

/**
 * The part that an object has in an inventory: a cluster, a choice among clusters, a delivery to a cluster, or a pool
 * of workers, which makes nothing a target and says only whether its cluster is ready.
 */
export type InventoryPart = "cluster" | "choice" | "delivery" | "pool";

/** The clusters that an object stands for: one, or as many as it has chosen. Problems `InvalidInventory`. */
export type InventoryReader = (object: KubeObject) => Result<readonly InventoryEntry[]>;

/** A cluster that is known by the name of its object, and ready when this condition is True. */
export function namedAfter(readyCondition: string): InventoryReader {
  return (object) => entryOf(object, refOf(object).name, ["metadata", "name"], whyNot(object, readyCondition));
}

/**
 * The entry of a pool of workers: its cluster, and why the pool has no workers to run anything on. The labels are the pool's own
 * affair. None where it names no cluster, and none for a pool that is being deleted: that says nothing of its cluster.
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

/** The one entry of an object. `field` is where the name of the cluster was found. */
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

/** A name that can be a target's. */
export function clusterNamed(object: KubeObject, name: unknown, field: Path): Result<string> {
  const target = parseTarget(name);
  if (target.ok && target.value.package === undefined) return { ok: true, value: target.value.cluster, problems: [] };
  return failure(invalidInventory(object, `${showValue(name)} is no name of a cluster`, field));
}

/** The problem of an object of an inventory that cannot be read. */
export function invalidInventory(object: KubeObject, message: string, field: Path): Problem {
  return { code: "InvalidInventory", severity: "error", message, ref: refOf(object), field: formatPath(field) };
}

/** The labels that are texts. */
export function labelsOf(object: KubeObject): { readonly [label: string]: string } {
  const labels = readPath(object, ["metadata", "labels"]);
  if (labels === null || typeof labels !== "object") return {};
  const texts = Object.entries(labels).filter((entry): entry is [string, string] => typeof entry[1] === "string");
  return Object.fromEntries(texts);
}

/** Why a condition is not True, in its own words; `undefined` where it is, and where it is not there. */
export function whyNot(object: KubeObject, type: string): string | undefined {
  const condition = findCondition(getConditions(object).conditions, type);
  if (condition === undefined || condition.status === "True") return undefined;
  return condition.message ?? condition.reason ?? `${type} is ${condition.status}`;
}
