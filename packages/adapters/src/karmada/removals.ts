import {
  type KubeObject,
  millisOf,
  type Problem,
  readPath,
  refKey,
  refOf,
  type TimeInput,
} from "@landfall/core/object";
import { type Hold, isLive, readLedger } from "@landfall/core/suspend";
import { placementSelects, type Selected } from "./placement.ts";
import { bindingsOf, walkDispatch } from "./suspend.ts";

/**
 * Returns the clusters that are held by policies whose placement removes them: Karmada deletes what runs there
 * (karmada#6763). Warnings `RemovalPlanned`, and `RemovalUnknown` if a Cluster object would have to decide; with the
 * field that removes it. A hold with `allowDeletion` gives no warning, and a policy with `preserveResourcesOnDeletion`
 * removes nothing. Expired holds do not count. Sorted by policy and cluster. Throws a
 * `RangeError` if `now` is not a time.
 */
export function plannedByPlacement(objects: readonly KubeObject[], now?: TimeInput): readonly Problem[] {
  const at = millisOf(now);
  const clusters = new Map(
    objects.filter((object) => isOf(object, "cluster.karmada.io", "Cluster")).map((one) => [refOf(one).name, one]),
  );
  return objects
    .filter(({ kind }) => kind === "PropagationPolicy" || kind === "ClusterPropagationPolicy")
    .filter((policy) => readPath(policy, ["spec", "preserveResourcesOnDeletion"]) !== true)
    .map((policy) => ({ policy, holds: guarding(policy, at) }))
    .filter(({ holds }) => holds.length > 0)
    .toSorted((a, b) => (refKey(refOf(a.policy)) < refKey(refOf(b.policy)) ? -1 : 1))
    .flatMap(({ policy, holds }) =>
      heldClusters(policy, holds, objects).flatMap((cluster): readonly Problem[] => {
        const selected = placementSelects(policy, cluster, (name) => clusters.get(name));
        return selected.word === "yes" ? [] : [removal(policy, cluster, selected)];
      }),
    );
}

function removal(policy: KubeObject, cluster: string, selected: Exclude<Selected, { readonly word: "yes" }>): Problem {
  const { word, field, why } = selected;
  const about = { severity: "warning" as const, ref: refOf(policy), field };
  const hint = "let it go first, or say allowDeletion: true with the hold";
  if (word === "no")
    return {
      code: "RemovalPlanned",
      message: `${cluster} is held, and the placement takes it away, so that Karmada deletes what runs there: ${why}`,
      hint: `put it back; or ${hint}`,
      ...about,
    };
  return {
    code: "RemovalUnknown",
    message: `${cluster} is held, and whether the placement keeps it cannot be told: ${why}`,
    hint: "give the Cluster objects of Karmada along",
    ...about,
  };
}

function guarding(policy: KubeObject, now: number | undefined): readonly Hold[] {
  const ledger = readLedger(policy);
  const holds = ledger.ok ? ledger.value.holds : [];
  return holds.filter((hold) => hold.effect === "delivery" && hold.allowDeletion !== true && isLive(hold, now));
}

/**
 * Returns the clusters that holds name; for a hold on all clusters, those that the policy, its bindings and Works name.
 * Sorted.
 */
function heldClusters(policy: KubeObject, holds: readonly Hold[], objects: readonly KubeObject[]): readonly string[] {
  const named = holds.flatMap(({ targets }) => targets?.clusters ?? []);
  const isAll = holds.some(({ targets }) => targets === undefined);
  const known = isAll ? bindingsOf(policy, objects).flatMap((binding) => clustersOf(policy, binding)) : [];
  return [...new Set([...named, ...known])].toSorted();
}

function clustersOf(policy: KubeObject, binding: KubeObject): readonly string[] {
  const spread = readPath(binding, ["spec", "clusters"]);
  const isSpread = Array.isArray(spread) && spread.length > 0;
  return isSpread ? walkDispatch({ policy, binding }).map(({ cluster }) => cluster) : [];
}

function isOf(object: KubeObject, group: string, kind: string): boolean {
  return object.kind === kind && refOf(object).group === group;
}
