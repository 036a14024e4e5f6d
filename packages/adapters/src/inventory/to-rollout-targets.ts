import type { RolloutTarget } from "@landfall/core/rollout";
import type { InventoryEntry } from "./entry.ts";

/**
 * Converts entries to targets of a rollout: of the package `ofPackage`, without entries of other packages; if it is
 * absent, each of its own package. Weights and waves read the labels.
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
