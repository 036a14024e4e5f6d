import type { FunctionDocs } from "../sdk/index.ts";

/** What `--help` and `--doc` say. */
export const docs: FunctionDocs = {
  short: "Aggregate the status of a fleet from snapshots into bounded reports and one Kptfile condition",
  long: `Reads the StatusSnapshots of a fleet package and the delivery objects in it, and writes one PackageReport for each
package and target group, one FleetReport (in pages of 100 clusters), and the condition landfall.dev/Landed in the
root Kptfile. It needs no access to a cluster and has no clock: freshness is judged at
"now" of its config, or at the newest snapshot. Rendering again with the same input changes nothing.

What it reads; a snapshot may be of a target's own cluster or of a hub:

  Config Sync  RootSync, RepoSync, and their ResourceGroup
  kpt          ResourceGroup, as kpt live writes it
  Flux         Kustomization, HelmRelease, and their source
  Argo CD      Application, ApplicationSet
  Karmada      ResourceBinding, ClusterResourceBinding, Work, Cluster
  OCM          ManifestWork, ManagedCluster
  KubeFleet    ClusterResourcePlacement, ResourcePlacement
  Porch        PackageVariant, PackageRevision
  KUDO         Instance
  Fleet        Bundle, BundleDeployment (of Rancher)
  Sveltos      ClusterSummary, its profile, and the ClusterConfiguration
  CSO          ClusterStack, ClusterStackRelease, ClusterAddon
  fleeet       Module, ProxyAssemblage, RemoteAssemblage, Assemblage
  Cluster API  Cluster: while it is not ready, its workloads wait
  SIG          ClusterProfile
  Landfall     a FleetReport or PackageReport that a cluster pushed
  Prometheus   samples in a snapshot: of Landfall's own metrics, and of Config Sync's

Any other object in a snapshot counts with the status of its kind. The target of an object is what the config says,
its annotation landfall.dev/target, the cluster it names itself, or that of its snapshot. An Application or a
Kustomization for a cluster that it does not name has to be told; a PackageRevision goes by its PackageVariant.`,
  examples: `apiVersion: fn.landfall.dev/v1alpha1
kind: AggregateStatus
metadata:
  name: aggregate-status
  annotations:
    config.kubernetes.io/local-config: "true"
staleAfter: 10m
groupBy: [region]
`,
  image: "ghcr.io/landfall-dev/aggregate-status",
  description: "Aggregate the status of a fleet from snapshots into bounded reports and one Kptfile condition",
  tags: ["mutator", "status", "fleet"],
  sourceURL: "https://github.com/landfall-dev/landfall/tree/main/packages/krm-functions/src/aggregate-status",
  examplePackageURLs: ["https://github.com/landfall-dev/landfall/tree/main/examples/edge-fleet"],
  license: "Apache-2.0",
  hidden: false,
};
