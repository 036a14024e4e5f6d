import { compareRefs, type KubeObject, type ObjectRef } from "../../object/index.ts";
import { type Requirement, requirementsOf } from "../links/karmada-links.ts";

/** The clusters in which an object that needs another one is stopped; an empty set: none. */
export type Stopped = "everywhere" | ReadonlySet<string>;

/** The clusters in which an object can be held without affecting others that still need it. */
export interface WhereNobodyNeeds {
  readonly held: "all" | "nowhere" | { readonly clusters: readonly string[] };
  /**
   * Objects that still need it in clusters where others that need it are stopped, sorted: there it goes on for them.
   */
  readonly goesOnFor: readonly ObjectRef[];
}

/**
 * Returns the clusters in which everything that needs an object (`spec.requiredBy` of a Karmada binding) is stopped, so
 * that it can be held too. An object that does not name its clusters may be in any. Clusters are sorted; the order of
 * the requirements does not matter.
 */
export function whereNobodyNeeds(object: KubeObject, stoppedAt: (requirer: ObjectRef) => Stopped): WhereNobodyNeeds {
  const all = requirementsOf(object).map((needs): Needing => ({ ...needs, stopped: stoppedAt(needs.ref) }));
  if (all.length === 0) return { held: "nowhere", goesOnFor: [] };
  if (all.every(({ stopped }) => stopped === "everywhere")) return { held: "all", goesOnFor: [] };
  const isUnplaced = all.some(({ clusters }) => clusters === undefined);
  const known = new Set(isUnplaced ? [ANYWHERE] : []);
  for (const { clusters = [], stopped } of all)
    for (const name of [...clusters, ...(stopped === "everywhere" ? [] : stopped)]) known.add(name);
  const asked = [...known].filter((cluster) => all.some((one) => needsAt(one, cluster) && stopsAt(one, cluster)));
  const runsAt = (one: Needing, cluster: string): boolean => needsAt(one, cluster) && !stopsAt(one, cluster);
  const clusters = asked.filter((cluster) => cluster !== ANYWHERE && !all.some((one) => runsAt(one, cluster))).sort();
  const goesOnFor = all.filter((one) => asked.some((cluster) => runsAt(one, cluster))).map(({ ref }) => ref);
  return { held: clusters.length === 0 ? "nowhere" : { clusters }, goesOnFor: goesOnFor.sort(compareRefs) };
}

/** Stands for all clusters that no requirement names. */
const ANYWHERE = "";

interface Needing extends Requirement {
  readonly stopped: Stopped;
}

function needsAt({ clusters }: Requirement, cluster: string): boolean {
  return clusters?.includes(cluster) ?? true;
}

function stopsAt({ stopped }: Needing, cluster: string): boolean {
  return stopped === "everywhere" || stopped.has(cluster);
}
