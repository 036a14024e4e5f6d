// Generated from packages/adapters/src/*/system.ts by `npm run gen`. Do not edit.

/** The objects that aggregate-status reads, a line for each system. */
export const READS: string = `  ACK          Cluster and Nodegroup of EKS: while one is not ready, workloads wait
  Argo CD      Application, ApplicationSet
  Cluster API  Cluster, MachineDeployment, MachinePool: while one is not ready, workloads wait
  Config Sync  RootSync, RepoSync, and their ResourceGroup
  Crossplane   managed clusters of Google, AWS and Azure and their workers: while one is not ready, workloads wait
  CSO          ClusterStack, ClusterStackRelease, ClusterAddon
  fleeet       Module, ProxyAssemblage, RemoteAssemblage, Assemblage
  Fleet        Bundle, BundleDeployment (of Rancher)
  Flux         Kustomization, HelmRelease, and their source
  Karmada      ResourceBinding, ClusterResourceBinding, Work, Cluster
  KCC          ContainerCluster and ContainerNodePool: while one is not ready, workloads wait
  KubeFleet    ClusterResourcePlacement, ResourcePlacement
  KUDO         Instance
  OCM          ManifestWork, ManagedCluster
  Porch        PackageVariant, and PackageRevision by its PackageVariant
  SIG          ClusterProfile
  Sveltos      ClusterSummary, its profile, and the ClusterConfiguration
  kpt          ResourceGroup, as kpt live writes it
  Landfall     a FleetReport or PackageReport that a cluster pushed
  Prometheus   samples in a snapshot: of Landfall's own metrics, and of Config Sync's`;
