/** Kinds by `group/kind`, and what part they play in an aggregation. */
export type Role = "snapshot" | "sync" | "flux" | "source" | "binding" | "work" | "variant" | "group" | "cluster";

const ROLES: ReadonlyMap<string, Role> = new Map([
  ["landfall.dev/StatusSnapshot", "snapshot"],
  ["configsync.gke.io/RootSync", "sync"],
  ["configsync.gke.io/RepoSync", "sync"],
  ["kustomize.toolkit.fluxcd.io/Kustomization", "flux"],
  ["helm.toolkit.fluxcd.io/HelmRelease", "flux"],
  ["source.toolkit.fluxcd.io/GitRepository", "source"],
  ["source.toolkit.fluxcd.io/OCIRepository", "source"],
  ["source.toolkit.fluxcd.io/Bucket", "source"],
  ["source.toolkit.fluxcd.io/HelmRepository", "source"],
  ["source.toolkit.fluxcd.io/HelmChart", "source"],
  ["work.karmada.io/ResourceBinding", "binding"],
  ["work.karmada.io/ClusterResourceBinding", "binding"],
  ["work.karmada.io/Work", "work"],
  ["config.porch.kpt.dev/PackageVariant", "variant"],
  ["kpt.dev/ResourceGroup", "group"],
  ["cluster.x-k8s.io/Cluster", "cluster"],
  ["multicluster.x-k8s.io/ClusterProfile", "cluster"],
  ["cluster.karmada.io/Cluster", "cluster"],
  ["cluster.open-cluster-management.io/ManagedCluster", "cluster"],
]);

/** The part an object plays, or `undefined` for one that is only looked at for its status. */
export function roleOf(group: string, kind: string): Role | undefined {
  return ROLES.get(`${group}/${kind}`);
}

/** The condition with which each system says that a cluster can be reached and used, by the group of its kind. */
export const CLUSTER_READY: ReadonlyMap<string, readonly string[]> = new Map([
  ["cluster.x-k8s.io", ["Available", "Ready"]],
  ["multicluster.x-k8s.io", ["ControlPlaneHealthy"]],
  ["cluster.karmada.io", ["Ready"]],
  ["cluster.open-cluster-management.io", ["ManagedClusterConditionAvailable"]],
]);
