// Generated from packages/adapters/src/*/system.ts by `npm run gen`. Do not edit.
import type { ClusterField } from "../cluster-field.ts";

/** By `group/kind`: where an object names the cluster it is for. Only what names it for certain. */
export const CLUSTER_FIELDS: readonly (readonly [kind: string, field: ClusterField])[] = [
  ["argoproj.io/Application", { path: ["spec", "destination", "name"], form: /^(?!in-cluster$)([^]+)$/ }],
  ["clusterstack.x-k8s.io/ClusterAddon", { path: ["spec", "clusterRef", "name"] }],
  [
    "kustomize.toolkit.fluxcd.io/Kustomization",
    { path: ["spec", "kubeConfig", "secretRef", "name"], form: /^([^]+?)(?:-kubeconfig)?$/ },
  ],
  [
    "helm.toolkit.fluxcd.io/HelmRelease",
    { path: ["spec", "kubeConfig", "secretRef", "name"], form: /^([^]+?)(?:-kubeconfig)?$/ },
  ],
  ["work.karmada.io/Work", { path: ["metadata", "namespace"], form: /^karmada-es-([^]+)$/ }],
  ["work.open-cluster-management.io/ManifestWork", { path: ["metadata", "namespace"] }],
  ["addon.open-cluster-management.io/ManagedClusterAddOn", { path: ["metadata", "namespace"] }],
  ["config.porch.kpt.dev/PackageVariant", { path: ["spec", "downstream", "repo"] }],
  ["fleet.cattle.io/BundleDeployment", { path: ["metadata", "labels", "fleet.cattle.io/cluster"] }],
  ["config.projectsveltos.io/ClusterSummary", { path: ["spec", "clusterName"] }],
];

/** Where any object whatever may name the cluster it is for. */
export const CLUSTER_FIELDS_OF_ANY: readonly ClusterField[] = [{ path: ["metadata", "annotations", "configsync.gke.io/cluster-name-selector"], form: /^\s*([^\s,]+)\s*$/ }];
