import {
  compareRefs,
  type KubeObject,
  type ObjectRef,
  readPath,
  readString,
  refKey,
  refOf,
  type TimeInput,
} from "@landfall/core/object";
import { type ClusterDispatch, type KarmadaChain, walkDispatch } from "./suspend.ts";

/** The plan for the clusters that a placement no longer contains. */
export interface PlannedRemovals {
  /** Suspended clusters, each with its causes: their workload stays until the suspension ends. */
  readonly held: readonly ClusterDispatch[];
  /** Clusters from which the workload may be removed. */
  readonly removed: readonly string[];
  /** Clusters that Karmada leaves without removing the workload (`preserveResourcesOnDeletion`). */
  readonly kept: readonly string[];
}

/**
 * Splits the removed clusters into suspended ones and those that may be removed: Karmada itself removes the workload
 * from both (karmada#6763), so call this before a removal. `allowDeletion` opts into Karmada's behaviour. Sorted by
 * cluster.
 */
export function plannedRemovals(
  chain: KarmadaChain,
  placement: readonly string[],
  options: { readonly allowDeletion?: boolean; readonly now?: TimeInput } = {},
): PlannedRemovals {
  const leaving = walkDispatch(chain, options.now).filter(({ cluster }) => !placement.includes(cluster));
  const held = options.allowDeletion === true ? [] : leaving.filter(({ suspended }) => suspended !== "no");
  const stay = new Set(held.map(({ cluster }) => cluster));
  const left = leaving.map(({ cluster }) => cluster).filter((cluster) => !stay.has(cluster));
  const isKept = keepsObjects(chain);
  return { held, removed: left.filter((cluster) => !isKept(cluster)), kept: left.filter(isKept) };
}

const PRESERVE = ["spec", "preserveResourcesOnDeletion"];

/**
 * Returns the test whether Karmada keeps the objects in a cluster when the Work is deleted. The policy decides, and is
 * copied to the binding and to the Works, each of which may be behind: a Work that does not have the field yet deletes
 * its objects.
 */
export function keepsObjects({ policy, binding, works = [] }: KarmadaChain): (cluster: string) => boolean {
  const isAsked = readPath(policy ?? binding, PRESERVE) === true;
  return (cluster) => {
    const own = works.filter((work) => refOf(work).namespace === `karmada-es-${cluster}`);
    return own.length === 0 ? isAsked : own.every((work) => readPath(work, PRESERVE) === true);
  };
}

/**
 * Returns the bindings of the templates that Karmada propagates because others need them (`propagateDeps`): those that
 * one of `bindings` requires. A hold on the policy of the requiring templates does not stop the required ones; to hold
 * them too, hold the returned bindings. Sorted.
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
