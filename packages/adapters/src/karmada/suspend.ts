import {
  compareRefs,
  findCondition,
  formatPath,
  getConditions,
  type KubeObject,
  millisOf,
  type ObjectRef,
  type Path,
  readPath,
  readString,
  refKey,
  refOf,
  type TimeInput,
} from "@landfall/core/object";
import { authorityOf, CATALOGUE, derivationsFor, type Hold, isLive, readLedger } from "@landfall/core/suspend";
import { DISPATCHING, DISPATCHING_ON, suppressedBy } from "./suspension-fields.ts";
import { templateOf } from "./template.ts";

/** The objects of one template on Karmada's control plane, as far as they are known. */
export interface KarmadaChain {
  /** The policy that claims the template. */
  readonly policy?: KubeObject | undefined;
  readonly binding?: KubeObject | undefined;
  /** The Works of the binding, one or more for each cluster. */
  readonly works?: readonly KubeObject[] | undefined;
}

/** The reason why nothing is dispatched to a cluster. */
export interface DispatchCause {
  readonly ref: ObjectRef;
  readonly field: string;
  readonly value: string | boolean;
  /** The live holds on the policy that name the cluster, or all clusters. */
  readonly holds: readonly Hold[];
  /**
   * Whether Karmada overwrites this level from the one above at the next sync: it does not last and cannot be held
   * here.
   */
  readonly overwritten: boolean;
}

/** Whether a template is dispatched to one cluster. */
export interface ClusterDispatch {
  readonly cluster: string;
  /**
   * `yes`: the Work reports that it has stopped, or no Work is known and the policy stops it. `pending`: requested, not
   * seen on the Work. `resuming`: no longer requested, but the Work is still stopped.
   */
  readonly suspended: "yes" | "no" | "pending" | "resuming";
  /** The causes of the suspension, from the policy down. */
  readonly causes: readonly DispatchCause[];
}

const WORK: Path = ["spec", "suspendDispatching"];

/**
 * Walks policy, binding and Works, and returns for every cluster of the chain whether its dispatching is suspended and
 * why. Only the policy decides; lower levels are overwritten from it, and each may be behind. The namespace of a Work
 * (`karmada-es-<cluster>`) names its cluster. Throws a `RangeError` if `now` is not a time.
 */
export function walkDispatch(chain: KarmadaChain, now?: TimeInput): readonly ClusterDispatch[] {
  const at = millisOf(now);
  const works = chain.works ?? [];
  const clusters = new Set([
    ...textsAt(chain.policy, DISPATCHING_ON),
    ...textsAt(chain.policy, ["spec", "placement", "clusterAffinity", "clusterNames"]),
    ...textsAt(chain.binding, DISPATCHING_ON),
    ...namesOf(readPath(chain.binding, ["spec", "clusters"])),
    ...works.map(clusterOfWork),
  ]);
  clusters.delete("");
  return [...clusters].toSorted().map((cluster) => dispatchTo(chain, cluster, at));
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

/** Returns the causes in a policy or binding for which a cluster's dispatching is suspended. */
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

/** Returns the live holds on a policy, or on a binding that decides for itself, that stop a cluster. */
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

/** Returns the texts of a list; none if it is not a list. */
export function textsIn(list: unknown): readonly string[] {
  return Array.isArray(list) ? list.filter((text): text is string => typeof text === "string") : [];
}

function namesOf(list: unknown): readonly string[] {
  return Array.isArray(list) ? list.map((entry: unknown) => readString(entry, ["name"]) ?? "") : [];
}

/**
 * Returns the templates that a hold on a policy freezes, by the bindings that name the policy: Karmada suspends a
 * policy and a cluster, never one template among several. Sorted.
 */
export function templatesOf(policy: KubeObject, bindings: readonly KubeObject[]): readonly ObjectRef[] {
  return bindingsOf(policy, bindings)
    .flatMap((binding) => templateOf(binding) ?? [])
    .toSorted(compareRefs);
}

/** Returns the bindings that name a policy; objects of other kinds are left out. */
export function bindingsOf(policy: KubeObject, objects: readonly KubeObject[]): readonly KubeObject[] {
  const wanted = refKey(refOf(policy));
  return objects.filter((binding) => {
    const [derivation] = derivationsFor(CATALOGUE, refOf(binding));
    const authority = derivation === undefined ? undefined : authorityOf(binding, derivation);
    return authority !== undefined && refKey(authority) === wanted;
  });
}
