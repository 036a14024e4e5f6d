import type { Resource } from "@landfall/kubernetes";

/** Groups of Kubernetes whose objects describe only the API server itself. */
const MACHINERY: ReadonlySet<string> = new Set(["flowcontrol.apiserver.k8s.io", "internal.apiserver.k8s.io"]);

const POD = "/Pod";
const REPLICA_SET = "apps/ReplicaSet";

/** The kinds whose objects are evidence about owners of other kinds. */
const EVIDENCE: Readonly<Record<string, readonly string[]>> = {
  "/ReplicationController": [POD],
  "apps/Deployment": [REPLICA_SET, POD],
  "apps/ReplicaSet": [POD],
  "apps/StatefulSet": [POD],
  "apps/DaemonSet": ["apps/ControllerRevision", POD],
  "batch/Job": [POD],
  "batch/CronJob": ["batch/Job", POD],
  "argoproj.io/Rollout": [REPLICA_SET, POD],
  "apps.kruise.io/CloneSet": [POD],
};

/** The key of a kind in these tables: its group and name. */
export function kindKey({ group, kind }: Pick<Resource, "group" | "kind">): string {
  return `${group}/${kind}`;
}

/**
 * Whether objects of a kind can have a state: those of Kubernetes kinds with a status subresource, and those of other
 * kinds anyway, as some controllers (Argo CD) write a status without the subresource.
 */
export function canHaveState(resource: Resource): boolean {
  if (MACHINERY.has(resource.group)) return false;
  return hasStatus(resource) || !isOfKubernetes(resource.group);
}

/** Whether a kind has a status subresource. */
export function hasStatus({ subresources }: Resource): boolean {
  return subresources.includes("status");
}

function isOfKubernetes(group: string): boolean {
  return !group.includes(".") || group.endsWith(".k8s.io");
}

/** Adds to kinds those that are evidence about them, among all that a cluster serves. */
export function withEvidence(kinds: readonly Resource[], served: readonly Resource[]): readonly Resource[] {
  const wanted = new Set(kinds.flatMap((one) => [kindKey(one), ...(EVIDENCE[kindKey(one)] ?? [])]));
  const others = served.filter((one) => wanted.has(kindKey(one)) && !kinds.some((kind) => isSame(kind, one)));
  return [...kinds, ...others];
}

function isSame(one: Resource, other: Resource): boolean {
  return one.group === other.group && one.kind === other.kind;
}

/** The kinds that can be listed, each in its preferred version. */
export function listable(served: readonly Resource[]): readonly Resource[] {
  const seen = new Set<string>();
  return served.filter((one) => {
    if (!one.verbs.includes("list") || seen.has(kindKey(one))) return false;
    seen.add(kindKey(one));
    return true;
  });
}
