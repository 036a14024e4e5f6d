import type { DesiredObject } from "./live.ts";

/** The systems that deliver packages to a cluster. */
export type DeliverySystem = "config-sync" | "flux";

/** A cluster of a fleet, as in an inventory. */
export interface FleetCluster {
  readonly name: string;
  readonly labels: { readonly [key: string]: string };
  readonly system: DeliverySystem;
}

const TARGET = "landfall.dev/target";

/** Makes the inventory object for a cluster: a ClusterProfile (KEP-4322). */
export function clusterProfile({ name, labels }: FleetCluster): DesiredObject {
  return {
    apiVersion: "multicluster.x-k8s.io/v1alpha1",
    kind: "ClusterProfile",
    metadata: { name, namespace: "fleet", labels, annotations: { [TARGET]: name } },
    spec: { clusterManager: { name: "edge" }, displayName: name },
  };
}

/**
 * Makes the objects that deliver a package at a revision to a cluster: a RootSync, or a GitRepository and a
 * Kustomization.
 */
export function syncObjects(cluster: FleetCluster, packageName: string, revision: string): readonly DesiredObject[] {
  const name = `${packageName}-${cluster.name}`;
  const annotations = { [TARGET]: `${cluster.name}/${packageName}` };
  if (cluster.system === "config-sync") return [rootSync(cluster, name, packageName, revision)];
  const namespace = "flux-system";
  return [
    {
      apiVersion: "source.toolkit.fluxcd.io/v1",
      kind: "GitRepository",
      metadata: { name, namespace, annotations },
      spec: { interval: "5m", url: `https://git.example.com/packages/${packageName}`, ref: { tag: revision } },
    },
    {
      apiVersion: "kustomize.toolkit.fluxcd.io/v1",
      kind: "Kustomization",
      metadata: { name, namespace, annotations },
      spec: {
        interval: "10m",
        path: `./${packageName}`,
        prune: true,
        sourceRef: { kind: "GitRepository", name },
        timeout: "5m",
        wait: true,
      },
    },
  ];
}

function rootSync(cluster: FleetCluster, name: string, packageName: string, revision: string): DesiredObject {
  return {
    apiVersion: "configsync.gke.io/v1beta1",
    kind: "RootSync",
    metadata: {
      name,
      namespace: "config-management-system",
      annotations: {
        [TARGET]: `${cluster.name}/${packageName}`,
        "configsync.gke.io/cluster-name-selector": cluster.name,
      },
    },
    spec: {
      sourceFormat: "unstructured",
      git: { repo: "https://git.example.com/packages", dir: packageName, revision, auth: "none" },
    },
  };
}

/** Makes a PackageVariant by which a package of a cluster follows an upstream revision. */
export function packageVariant(
  cluster: FleetCluster,
  packageName: string,
  upstream: string,
  revision: string,
): DesiredObject {
  return {
    apiVersion: "config.porch.kpt.dev/v1alpha1",
    kind: "PackageVariant",
    metadata: {
      name: `${upstream}-${cluster.name}`,
      namespace: "fleet",
      annotations: { [TARGET]: `${cluster.name}/${packageName}` },
    },
    spec: {
      upstream: { repo: "catalog", package: upstream, revision },
      downstream: { repo: cluster.name, package: upstream },
    },
  };
}

/** Makes a CronJob that pulls the images of a package's next revision to a cluster. */
export function prefetchJob(cluster: FleetCluster, packageName: string, revision: string): DesiredObject {
  const container = { name: "prefetch", image: `example.com/prefetch:${revision}`, args: [packageName, revision] };
  return {
    apiVersion: "batch/v1",
    kind: "CronJob",
    metadata: {
      name: `prefetch-${cluster.name}`,
      namespace: "fleet",
      annotations: { [TARGET]: `${cluster.name}/${packageName}` },
    },
    spec: {
      schedule: "0 * * * *",
      jobTemplate: { spec: { template: { spec: { containers: [container], restartPolicy: "Never" } } } },
    },
  };
}
