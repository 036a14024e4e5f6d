// Generated from packages/adapters/src/*/system.ts by `npm run gen`. Do not edit.

/** What aggregate-status reads, a line for each system. */
export const READS: string = `  Argo CD      Application, ApplicationSet
  Cluster API  Cluster: while it is not ready, its workloads wait
  Config Sync  RootSync, RepoSync, and their ResourceGroup
  CSO          ClusterStack, ClusterStackRelease, ClusterAddon
  fleeet       Module, ProxyAssemblage, RemoteAssemblage, Assemblage
  Fleet        Bundle, BundleDeployment (of Rancher)
  Flux         Kustomization, HelmRelease, and their source
  Karmada      ResourceBinding, ClusterResourceBinding, Work, Cluster
  KubeFleet    ClusterResourcePlacement, ResourcePlacement
  KUDO         Instance
  OCM          ManifestWork, ManagedCluster
  Porch        PackageVariant, and PackageRevision by its PackageVariant
  SIG          ClusterProfile
  Sveltos      ClusterSummary, its profile, and the ClusterConfiguration
  kpt          ResourceGroup, as kpt live writes it
  Landfall     a FleetReport or PackageReport that a cluster pushed
  Prometheus   samples in a snapshot: of Landfall's own metrics, and of Config Sync's`;
