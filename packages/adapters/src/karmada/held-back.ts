import {
  compareRefs,
  type KubeObject,
  type ObjectRef,
  readPath,
  readString,
  refKey,
  refOf,
} from "@landfall/core/object";
import { type ClusterDispatch, type KarmadaChain, walkDispatch } from "./suspend.ts";

/** What becomes of the clusters that a placement no longer names. */
export interface PlannedRemovals {
  /** Suspended: what runs there stays until the suspension goes. Each with its causes. */
  readonly held: readonly ClusterDispatch[];
  /** What runs there may be removed. */
  readonly removed: readonly string[];
}

/**
 * Splits the clusters that are to be left into those that may be and those that are suspended: Karmada itself removes
 * from both (karmada#6763), so whoever plans a removal asks here first. `allowDeletion` opts into Karmada's behaviour.
 * Sorted by cluster.
 */
export function plannedRemovals(
  chain: KarmadaChain,
  placement: readonly string[],
  options: { readonly allowDeletion?: boolean; readonly now?: number } = {},
): PlannedRemovals {
  const leaving = walkDispatch(chain, options.now).filter(({ cluster }) => !placement.includes(cluster));
  const held = options.allowDeletion === true ? [] : leaving.filter(({ suspended }) => suspended !== "no");
  const stay = new Set(held.map(({ cluster }) => cluster));
  return { held, removed: leaving.map(({ cluster }) => cluster).filter((cluster) => !stay.has(cluster)) };
}

/**
 * The templates that Karmada propagates because others need them (`propagateDeps`): the bindings that one of `bindings`
 * requires. A hold on the policy of those does not stop these; to hold them too, hold what this returns. Sorted.
 */
export function dependenciesOf(required: readonly KubeObject[], bindings: readonly KubeObject[]): readonly ObjectRef[] {
  const names = new Set(required.map((binding) => nameOf(refOf(binding))));
  return bindings
    .filter((binding) => !required.some((other) => refKey(refOf(other)) === refKey(refOf(binding))))
    .filter((binding) => requirersOf(binding).some((requirer) => names.has(requirer)))
    .map((binding) => refOf(binding))
    .toSorted(compareRefs);
}

function requirersOf(binding: KubeObject): readonly string[] {
  const list = readPath(binding, ["spec", "requiredBy"]);
  if (!Array.isArray(list)) return [];
  return list.map((entry: unknown) =>
    nameOf({ namespace: readString(entry, ["namespace"]) ?? "", name: readString(entry, ["name"]) ?? "" }),
  );
}

function nameOf({ namespace, name }: { readonly namespace: string; readonly name: string }): string {
  return `${namespace}/${name}`;
}
