import {
  compareRefs,
  findCondition,
  formatPath,
  getConditions,
  type KubeObject,
  type ObjectRef,
  type Path,
  readPath,
  readString,
  refKey,
  refOf,
} from "@landfall/core/object";
import { authorityOf, CATALOGUE, derivationsFor, type Hold, isLive, readLedger } from "@landfall/core/suspend";
import { DISPATCHING, DISPATCHING_ON, suppressedBy } from "./suspension-fields.ts";
import { templateOf } from "./template.ts";

/** The objects of one template on Karmada's control plane, as far as they are known. */
export interface KarmadaChain {
  /** The policy that claims the template. */
  readonly policy?: KubeObject | undefined;
  readonly binding?: KubeObject | undefined;
  /** The Works of the binding, one or more a cluster. */
  readonly works?: readonly KubeObject[] | undefined;
}

/** Why nothing is pushed to a cluster. */
export interface DispatchCause {
  readonly ref: ObjectRef;
  readonly field: string;
  readonly value: string | boolean;
  /** The live holds on the policy that name the cluster, or all clusters. */
  readonly holds: readonly Hold[];
  /** Karmada copies the level above over it at the next sync: it neither lasts nor can be held there. */
  readonly overwritten: boolean;
}

/** Whether a template is pushed to one cluster. */
export interface ClusterDispatch {
  readonly cluster: string;
  /**
   * `yes`: the Work says that it has stopped, or no Work is known and the policy stops it. `pending`: asked for, not
   * seen on the Work. `resuming`: no longer asked for, still stopped on the Work.
   */
  readonly suspended: "yes" | "no" | "pending" | "resuming";
  /** The causes, from the policy down. */
  readonly causes: readonly DispatchCause[];
}

const WORK: Path = ["spec", "suspendDispatching"];

/**
 * Walks policy, binding and Works, and says for every cluster of the chain whether its push is suspended and by what.
 * The policy is the only one that decides; what it does not say is copied over on the levels below, and each of
 * them may be behind. Works are of the clusters in whose namespace (`karmada-es-<cluster>`) they lie.
 */
export function walkDispatch(chain: KarmadaChain, now?: number): readonly ClusterDispatch[] {
  const works = chain.works ?? [];
  const clusters = new Set([
    ...textsAt(chain.policy, DISPATCHING_ON),
    ...textsAt(chain.policy, ["spec", "placement", "clusterAffinity", "clusterNames"]),
    ...textsAt(chain.binding, DISPATCHING_ON),
    ...namesOf(readPath(chain.binding, ["spec", "clusters"])),
    ...works.map(clusterOfWork),
  ]);
  clusters.delete("");
  return [...clusters].toSorted().map((cluster) => dispatchTo(chain, cluster, now));
}

function dispatchTo(chain: KarmadaChain, cluster: string, now: number | undefined): ClusterDispatch {
  const works = (chain.works ?? []).filter((work) => clusterOfWork(work) === cluster);
  const fromPolicy =
    chain.policy === undefined ? [] : listed(chain.policy, cluster, holdsOn(chain.policy, cluster, now));
  const decided = fromPolicy.length > 0 || chain.policy === undefined;
  const fromBinding =
    chain.binding === undefined ? [] : listed(chain.binding, cluster, holdsOn(chain.binding, cluster, now), !decided);
  const asked = chain.policy === undefined ? fromBinding.length > 0 : fromPolicy.length > 0;
  const fromWorks = works.flatMap((work) => causesOfWork(work, asked));
  const stopped = works.filter(isStopped).length;
  const causes = [...fromPolicy, ...fromBinding, ...fromWorks];
  return {
    cluster,
    suspended: suspendedWord(asked || fromWorks.some(({ value }) => value === "suppressed"), works.length, stopped),
    causes,
  };
}

function suspendedWord(asked: boolean, works: number, stopped: number): ClusterDispatch["suspended"] {
  if (works === 0) return asked ? "yes" : "no";
  if (asked) return stopped === works ? "yes" : "pending";
  return stopped > 0 ? "resuming" : "no";
}

/** A Work that says so, or one of an older release that is told so. */
function isStopped(work: KubeObject): boolean {
  const dispatching = findCondition(getConditions(work).conditions, "Dispatching");
  return dispatching?.status === "False" || suppressedBy(work).length > 0;
}

/** The causes in a policy or binding for which a cluster's dispatching is suspended. */
function listed(
  object: KubeObject,
  cluster: string,
  holds: readonly Hold[],
  overwritten = false,
): readonly DispatchCause[] {
  const ref = refOf(object);
  const all =
    readPath(object, DISPATCHING) === true
      ? [{ ref, field: formatPath(DISPATCHING), value: true, holds, overwritten }]
      : [];
  const some = textsAt(object, DISPATCHING_ON).includes(cluster)
    ? [{ ref, field: formatPath(DISPATCHING_ON), value: cluster, holds, overwritten }]
    : [];
  return [...all, ...some];
}

function causesOfWork(work: KubeObject, asked: boolean): readonly DispatchCause[] {
  const base = { ref: refOf(work), holds: [] };
  const field = readPath(work, WORK) === true;
  return [
    ...(field ? [{ ...base, field: formatPath(WORK), value: true, overwritten: !asked }] : []),
    ...suppressedBy(work).map((path) => ({
      ...base,
      field: formatPath(path),
      value: "suppressed",
      overwritten: false,
    })),
  ];
}

/** The live holds on a policy, or on a binding that decides for itself, that stop a cluster. */
export function holdsOn(policy: KubeObject, cluster: string, now: number | undefined): readonly Hold[] {
  const ledger = readLedger(policy);
  const holds = ledger.ok ? ledger.value.holds : [];
  return holds.filter(
    (hold) => hold.effect === "delivery" && isLive(hold, now) && (hold.targets?.clusters.includes(cluster) ?? true),
  );
}

function clusterOfWork(work: KubeObject): string {
  return /^karmada-es-(.+)$/.exec(refOf(work).namespace)?.[1] ?? "";
}

function textsAt(object: KubeObject | undefined, path: Path): readonly string[] {
  return textsIn(readPath(object, path));
}

/** The texts of a list; none where it is no list. */
export function textsIn(list: unknown): readonly string[] {
  return Array.isArray(list) ? list.filter((text): text is string => typeof text === "string") : [];
}

function namesOf(list: unknown): readonly string[] {
  return Array.isArray(list) ? list.map((entry: unknown) => readString(entry, ["name"]) ?? "") : [];
}

/**
 * The templates that a hold on a policy freezes, by the bindings that carry its name: Karmada suspends a policy and
 * a cluster, never one template among several. Sorted.
 */
export function templatesOf(policy: KubeObject, bindings: readonly KubeObject[]): readonly ObjectRef[] {
  return bindingsOf(policy, bindings)
    .flatMap((binding) => templateOf(binding) ?? [])
    .toSorted(compareRefs);
}

/** The bindings that carry the name of a policy; objects of other kinds are none. */
export function bindingsOf(policy: KubeObject, objects: readonly KubeObject[]): readonly KubeObject[] {
  const wanted = refKey(refOf(policy));
  return objects.filter((binding) => {
    const [derivation] = derivationsFor(CATALOGUE, refOf(binding));
    const authority = derivation === undefined ? undefined : authorityOf(binding, derivation);
    return authority !== undefined && refKey(authority) === wanted;
  });
}
