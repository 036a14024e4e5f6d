import type { RolloutTarget } from "@landfall/core/rollout";
import type { InventoryEntry } from "./entry.ts";

/**
 * Entries as targets of a rollout: of `ofPackage`, leaving out entries that are about another package; without it each
 * of its own. Weights and waves read the labels.
 */
export function toRolloutTargets(
  entries: readonly InventoryEntry[],
  ofPackage: string | undefined,
): readonly RolloutTarget[] {
  return entries
    .filter((entry) => ofPackage === undefined || entry.package === undefined || entry.package === ofPackage)
    .map(({ cluster, package: own, labels, ref }) => {
      const name = ofPackage ?? own;
      return { target: name === undefined ? { cluster } : { cluster, package: name }, labels, ref };
    });
}
