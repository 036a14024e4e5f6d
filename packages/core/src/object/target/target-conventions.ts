import type { KubeObject } from "../kube-object.ts";
import { formatPath, type Path, readPath } from "../path.ts";
import { refOf } from "../ref.ts";

/** A cluster that an object names itself, and the field it says so in. */
export interface ClusterClaim {
  readonly cluster: string;
  readonly field: string;
}

type Convention = (object: KubeObject) => ClusterClaim | undefined;

/** The text at a path, perhaps of a certain form: then its first group. */
function textAt(path: Path, form: RegExp = /^([^]+)$/): Convention {
  const field = formatPath(path);
  return (object) => {
    const value = readPath(object, path);
    const cluster = typeof value === "string" ? form.exec(value)?.[1] : undefined;
    return cluster === undefined ? undefined : { cluster, field };
  };
}

const NAMESPACE: Path = ["metadata", "namespace"];

/**
 * Flux reads `spec.kubeConfig.secretRef`; Cluster API names that secret `<cluster>-kubeconfig`. Without it, the cluster
 * is whichever Flux runs in: no name.
 */
const flux = textAt(["spec", "kubeConfig", "secretRef", "name"], /^([^]+?)(?:-kubeconfig)?$/);
/** OCM: a managed cluster's objects on the hub lie in the namespace of its name. */
const openClusterManagement = textAt(NAMESPACE);

/**
 * By `group/kind`: what an object of this kind says about the cluster it is for. Only what names it for certain:
 * an Argo CD `destination.server` is an address and `in-cluster` whichever cluster Argo CD runs in; a Fleet namespace
 * holds a shortened name, so the label is read.
 */
const CONVENTIONS: ReadonlyMap<string, Convention> = new Map([
  ["kustomize.toolkit.fluxcd.io/Kustomization", flux],
  ["helm.toolkit.fluxcd.io/HelmRelease", flux],
  ["argoproj.io/Application", textAt(["spec", "destination", "name"], /^(?!in-cluster$)([^]+)$/)],
  ["work.karmada.io/Work", textAt(NAMESPACE, /^karmada-es-([^]+)$/)],
  ["work.open-cluster-management.io/ManifestWork", openClusterManagement],
  ["addon.open-cluster-management.io/ManagedClusterAddOn", openClusterManagement],
  ["fleet.cattle.io/BundleDeployment", textAt(["metadata", "labels", "fleet.cattle.io/cluster"])],
  ["config.projectsveltos.io/ClusterSummary", textAt(["spec", "clusterName"])],
  ["clusterstack.x-k8s.io/ClusterAddon", textAt(["spec", "clusterRef", "name"])],
  ["config.porch.kpt.dev/PackageVariant", textAt(["spec", "downstream", "repo"])],
]);

/** Config Sync: any object may list the clusters it is for; a list of one names its cluster, a longer one names none. */
const configSync = textAt(["metadata", "annotations", "configsync.gke.io/cluster-name-selector"], /^\s*([^\s,]+)\s*$/);

const NO_CLAIMS: readonly ClusterClaim[] = [];

/** Every cluster that an object names itself: by its kind's convention and by Config Sync's annotation. */
export function claimedClusters(object: KubeObject): readonly ClusterClaim[] {
  const { group, kind } = refOf(object);
  const ofKind = CONVENTIONS.get(`${group}/${kind}`)?.(object);
  const ofAny = configSync(object);
  if (ofKind === undefined) return ofAny === undefined ? NO_CLAIMS : [ofAny];
  return ofAny === undefined ? [ofKind] : [ofKind, ofAny];
}
