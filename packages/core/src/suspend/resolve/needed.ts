import { compareRefs, type KubeObject, type ObjectRef } from "../../object/index.ts";
import { type Requirement, requirementsOf } from "../links/karmada-links.ts";

/** Where one that needs an object is stopped; the empty set: nowhere. */
export type Stopped = "everywhere" | ReadonlySet<string>;

/** Where an object can be held without taking it from anybody that goes on. */
export interface WhereNobodyNeeds {
  readonly held: "all" | "nowhere" | { readonly clusters: readonly string[] };
  /** Those that go on and need it where others that need it are stopped, sorted: for them it goes on there. */
  readonly goesOnFor: readonly ObjectRef[];
}

/**
 * The clusters in which all that need an object (`spec.requiredBy` of a Karmada binding) are stopped: there it can be
 * held with them. One that does not say where it is may be anywhere. Clusters are sorted; the order of the requirements
 * never matters.
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

/** Stands for the clusters that nobody names. */
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
