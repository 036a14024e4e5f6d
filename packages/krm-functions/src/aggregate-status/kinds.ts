/**
 * What part a kind plays in an aggregation; `readers.ts` has the reader of each that reports on a delivery. `beside` is
 * what only says more of another object, and is read with that.
 */
export type Role =
  | "snapshot"
  | "report"
  | "sync"
  | "flux"
  | "source"
  | "application"
  | "application-set"
  | "binding"
  | "work"
  | "manifest-work"
  | "placement"
  | "variant"
  | "package-revision"
  | "instance"
  | "bundle-deployment"
  | "cluster-summary"
  | "cluster-addon"
  | "cluster-stack"
  | "assemblage"
  | "group"
  | "cluster"
  | "beside";

const ROLES: ReadonlyMap<string, Role> = new Map([
  ["landfall.dev/StatusSnapshot", "snapshot"],
  ["landfall.dev/FleetReport", "report"],
  ["landfall.dev/PackageReport", "report"],
  ["configsync.gke.io/RootSync", "sync"],
  ["configsync.gke.io/RepoSync", "sync"],
  ["kustomize.toolkit.fluxcd.io/Kustomization", "flux"],
  ["helm.toolkit.fluxcd.io/HelmRelease", "flux"],
  ["source.toolkit.fluxcd.io/GitRepository", "source"],
  ["source.toolkit.fluxcd.io/OCIRepository", "source"],
  ["source.toolkit.fluxcd.io/Bucket", "source"],
  ["source.toolkit.fluxcd.io/HelmRepository", "source"],
  ["source.toolkit.fluxcd.io/HelmChart", "source"],
  ["argoproj.io/Application", "application"],
  ["argoproj.io/ApplicationSet", "application-set"],
  ["work.karmada.io/ResourceBinding", "binding"],
  ["work.karmada.io/ClusterResourceBinding", "binding"],
  ["work.karmada.io/Work", "work"],
  ["work.open-cluster-management.io/ManifestWork", "manifest-work"],
  ["placement.kubernetes-fleet.io/ClusterResourcePlacement", "placement"],
  ["placement.kubernetes-fleet.io/ResourcePlacement", "placement"],
  ["config.porch.kpt.dev/PackageVariant", "variant"],
  ["porch.kpt.dev/PackageRevision", "package-revision"],
  ["kudo.dev/Instance", "instance"],
  ["fleet.cattle.io/BundleDeployment", "bundle-deployment"],
  ["fleet.cattle.io/Bundle", "beside"],
  ["config.projectsveltos.io/ClusterSummary", "cluster-summary"],
  ["config.projectsveltos.io/ClusterProfile", "beside"],
  ["config.projectsveltos.io/Profile", "beside"],
  ["config.projectsveltos.io/ClusterConfiguration", "beside"],
  ["clusterstack.x-k8s.io/ClusterAddon", "cluster-addon"],
  ["clusterstack.x-k8s.io/ClusterStack", "cluster-stack"],
  ["clusterstack.x-k8s.io/ClusterStackRelease", "beside"],
  ["fleet.squaremo.dev/ProxyAssemblage", "assemblage"],
  ["fleet.squaremo.dev/RemoteAssemblage", "assemblage"],
  ["fleet.squaremo.dev/Assemblage", "assemblage"],
  ["fleet.squaremo.dev/Module", "beside"],
  ["kpt.dev/ResourceGroup", "group"],
  ["cluster.x-k8s.io/Cluster", "cluster"],
  ["multicluster.x-k8s.io/ClusterProfile", "cluster"],
  ["cluster.karmada.io/Cluster", "cluster"],
  ["cluster.open-cluster-management.io/ManagedCluster", "cluster"],
  ["fleet.cattle.io/Cluster", "cluster"],
]);

/** The part an object plays, or `undefined` for one that is only looked at for its status. */
export function roleOf(group: string, kind: string): Role | undefined {
  return ROLES.get(`${group}/${kind}`);
}
