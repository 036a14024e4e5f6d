// Generated from packages/adapters/src/*/system.ts by `npm run gen`. Do not edit.
import type { KindGatherer, KindUse } from "../kind-use.ts";
import { readApplicationSet } from "../../argo-cd/application-set.ts";
import { readApplication } from "../../argo-cd/application.ts";
import { hasOtherServer } from "../../argo-cd/elsewhere.ts";
import { declaredApplicationRevision } from "../../argo-cd/revisions.ts";
import { readCluster } from "../../cluster-api/read.ts";
import { readClusterAddonAmong, readClusterStackAmong } from "../../cluster-stacks/read.ts";
import { readSyncAmong } from "../../config-sync/read.ts";
import { declaredSyncRevision } from "../../config-sync/revisions.ts";
import { readAssemblageAmong, readModuleAmong } from "../../fleeet/read.ts";
import { hasKubeConfig } from "../../flux/elsewhere.ts";
import { readFluxAmong } from "../../flux/read.ts";
import { declaredWithSource } from "../../flux/revisions.ts";
import { readBindingAmong } from "../../karmada/read-binding.ts";
import { readWork } from "../../karmada/read-work.ts";
import { templateOf } from "../../karmada/template.ts";
import { readPlacement } from "../../kubefleet/read.ts";
import { declaredVersion, readInstance } from "../../kudo/read.ts";
import { readManifestWork } from "../../ocm/read-manifest-work.ts";
import { gatherPackageRevisions } from "../../porch/gather.ts";
import { variantRevision } from "../../porch/read.ts";
import { readBundleDeploymentAmong } from "../../rancher-fleet/read.ts";
import { readClusterSummaryAmong } from "../../sveltos/read.ts";

/** How objects of a kind are read, by `group/kind`. */
export const KINDS: ReadonlyMap<string, KindUse> = /* @__PURE__ */ new Map<string, KindUse>([
  [
    "argoproj.io/Application",
    {
      role: "delivery",
      read: readApplication,
      declares: { rank: 30, revision: declaredApplicationRevision },
      isElsewhere: hasOtherServer,
    },
  ],
  ["argoproj.io/ApplicationSet", { role: "maker", read: readApplicationSet }],
  ["eks.services.k8s.aws/Cluster", { role: "cluster" }],
  ["eks.services.k8s.aws/Nodegroup", { role: "cluster" }],
  ["cluster.x-k8s.io/Cluster", { role: "cluster", read: readCluster }],
  ["cluster.x-k8s.io/MachineDeployment", { role: "cluster" }],
  ["cluster.x-k8s.io/MachinePool", { role: "cluster" }],
  ["multicluster.x-k8s.io/ClusterProfile", { role: "cluster" }],
  ["clusterstack.x-k8s.io/ClusterAddon", { role: "delivery", read: readClusterAddonAmong, isElsewhere: true }],
  ["clusterstack.x-k8s.io/ClusterStack", { role: "delivery", read: readClusterStackAmong }],
  ["clusterstack.x-k8s.io/ClusterStackRelease", { role: "beside" }],
  ["container.cnrm.cloud.google.com/ContainerCluster", { role: "cluster" }],
  ["container.cnrm.cloud.google.com/ContainerNodePool", { role: "cluster" }],
  [
    "configsync.gke.io/RootSync",
    {
      role: "delivery",
      read: readSyncAmong,
      declares: { rank: 10, revision: declaredSyncRevision },
      resourceGroup: true,
    },
  ],
  [
    "configsync.gke.io/RepoSync",
    {
      role: "delivery",
      read: readSyncAmong,
      declares: { rank: 10, revision: declaredSyncRevision },
      resourceGroup: true,
    },
  ],
  ["container.gcp.upbound.io/Cluster", { role: "cluster" }],
  ["container.gcp.upbound.io/NodePool", { role: "cluster" }],
  ["container.gcp.m.upbound.io/Cluster", { role: "cluster" }],
  ["container.gcp.m.upbound.io/NodePool", { role: "cluster" }],
  ["eks.aws.upbound.io/Cluster", { role: "cluster" }],
  ["eks.aws.upbound.io/NodeGroup", { role: "cluster" }],
  ["eks.aws.m.upbound.io/Cluster", { role: "cluster" }],
  ["eks.aws.m.upbound.io/NodeGroup", { role: "cluster" }],
  ["containerservice.azure.upbound.io/KubernetesCluster", { role: "cluster" }],
  ["containerservice.azure.upbound.io/KubernetesClusterNodePool", { role: "cluster" }],
  ["containerservice.azure.m.upbound.io/KubernetesCluster", { role: "cluster" }],
  ["containerservice.azure.m.upbound.io/KubernetesClusterNodePool", { role: "cluster" }],
  ["fleet.squaremo.dev/ProxyAssemblage", { role: "spread", read: readAssemblageAmong }],
  ["fleet.squaremo.dev/RemoteAssemblage", { role: "spread", read: readAssemblageAmong }],
  ["fleet.squaremo.dev/Assemblage", { role: "spread", read: readAssemblageAmong }],
  ["fleet.squaremo.dev/Module", { role: "spread", read: readModuleAmong, mayAddNothing: true }],
  [
    "kustomize.toolkit.fluxcd.io/Kustomization",
    {
      role: "delivery",
      read: readFluxAmong,
      declares: { rank: 20, revision: declaredWithSource },
      isElsewhere: hasKubeConfig,
      labelPrefix: "kustomize.toolkit.fluxcd.io",
    },
  ],
  [
    "helm.toolkit.fluxcd.io/HelmRelease",
    {
      role: "delivery",
      read: readFluxAmong,
      declares: { rank: 20, revision: declaredWithSource },
      isElsewhere: hasKubeConfig,
      labelPrefix: "helm.toolkit.fluxcd.io",
    },
  ],
  ["source.toolkit.fluxcd.io/GitRepository", { role: "source" }],
  ["source.toolkit.fluxcd.io/OCIRepository", { role: "source" }],
  ["source.toolkit.fluxcd.io/Bucket", { role: "source" }],
  ["source.toolkit.fluxcd.io/HelmRepository", { role: "source" }],
  ["source.toolkit.fluxcd.io/HelmChart", { role: "source" }],
  ["work.karmada.io/ResourceBinding", { role: "spread", read: readBindingAmong, templateOf: templateOf }],
  [
    "work.karmada.io/ClusterResourceBinding",
    { role: "spread", read: readBindingAmong, templateOf: templateOf },
  ],
  ["work.karmada.io/Work", { role: "delivery", read: readWork }],
  ["cluster.karmada.io/Cluster", { role: "cluster" }],
  ["placement.kubernetes-fleet.io/ClusterResourcePlacement", { role: "spread", read: readPlacement }],
  ["placement.kubernetes-fleet.io/ResourcePlacement", { role: "spread", read: readPlacement }],
  [
    "kudo.dev/Instance",
    { role: "instance", read: readInstance, declares: { rank: 50, revision: declaredVersion } },
  ],
  [
    "work.open-cluster-management.io/ManifestWork",
    { role: "delivery", read: readManifestWork, declares: { rank: 40 } },
  ],
  ["cluster.open-cluster-management.io/ManagedCluster", { role: "cluster" }],
  [
    "config.porch.kpt.dev/PackageVariant",
    { role: "delivery", declares: { rank: 60, revision: variantRevision } },
  ],
  ["porch.kpt.dev/PackageRevision", { role: "gathered" }],
  [
    "fleet.cattle.io/BundleDeployment",
    { role: "delivery", read: readBundleDeploymentAmong, isElsewhere: true },
  ],
  ["fleet.cattle.io/Bundle", { role: "beside" }],
  ["fleet.cattle.io/Cluster", { role: "cluster" }],
  [
    "config.projectsveltos.io/ClusterSummary",
    { role: "delivery", read: readClusterSummaryAmong, isElsewhere: true },
  ],
  ["config.projectsveltos.io/ClusterProfile", { role: "beside" }],
  ["config.projectsveltos.io/Profile", { role: "beside" }],
  ["config.projectsveltos.io/ClusterConfiguration", { role: "beside" }],
]);

/** How what means something only together is read. */
export const GATHERERS: readonly KindGatherer[] = [
  {
    kinds: new Set(["config.porch.kpt.dev/PackageVariant", "porch.kpt.dev/PackageRevision"]),
    gather: gatherPackageRevisions,
  },
];

/** Namespaces of the systems' own machinery, as names or as `karmada-*`. */
export const MACHINERY: readonly string[] = ["config-management-*", "flux-system", "karmada-*"];
