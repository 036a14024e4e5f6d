/** The observed state of one cluster. */
export interface Seen {
  readonly cluster: string;
  readonly at: string;
  readonly revision: string;
  readonly isBad: boolean;
}

/** The commit to which each tag of the example repository points. */
const COMMITS: { readonly [revision: string]: string } = {
  v1: "11111111aaaa22223333bbbb44445555cccc6666",
  v2: "22222222aaaa33334444bbbb55556666cccc7777",
};

/**
 * The snapshot of a cluster as `landfall snapshot` makes it: the RootSync, the objects that it applied, and their
 * status.
 */
export function snapshotOf(seen: Seen): string {
  const { cluster, at } = seen;
  return `apiVersion: landfall.dev/v1alpha1
kind: StatusSnapshot
metadata:
  name: ${cluster}
  annotations:
    config.kubernetes.io/local-config: "true"
spec:
  cluster: ${cluster}
  observedAt: "${at}"
  items:
${rootSync(seen)}${deployment(seen)}${resourceGroup(seen)}`;
}

function rootSync({ cluster, revision }: Seen): string {
  const commit = COMMITS[revision] ?? "";
  return `  - apiVersion: configsync.gke.io/v1beta1
    kind: RootSync
    metadata:
      name: checkout-${cluster}
      namespace: config-management-system
      generation: 2
    spec:
      sourceFormat: unstructured
      git:
        repo: https://git.example.com/packages
        dir: checkout
        revision: ${revision}
    status:
      observedGeneration: 2
      lastSyncedCommit: ${commit}
      source:
        commit: ${commit}
      sync:
        commit: ${commit}
        gitStatus:
          revision: ${revision}
      conditions:
      - type: Reconciling
        status: "False"
      - type: Stalled
        status: "False"
      - type: Syncing
        status: "False"
        reason: Sync
        message: Sync Completed
        commit: ${commit}
`;
}

function deployment({ isBad }: Seen): string {
  return `  - apiVersion: apps/v1
    kind: Deployment
    metadata:
      name: carts
      namespace: checkout
      generation: 2
    spec:
      replicas: 2
    status:
      observedGeneration: 2
      replicas: 2
      updatedReplicas: 2
      readyReplicas: ${isBad ? 0 : 2}
      availableReplicas: ${isBad ? 0 : 2}
      conditions:
      - type: Progressing
        status: "${isBad ? "False" : "True"}"
        reason: ${isBad ? "ProgressDeadlineExceeded" : "NewReplicaSetAvailable"}
`;
}

function resourceGroup({ cluster, revision, isBad }: Seen): string {
  const source = (COMMITS[revision] ?? "").slice(0, 7);
  return `  - apiVersion: kpt.dev/v1alpha1
    kind: ResourceGroup
    metadata:
      name: checkout-${cluster}
      namespace: config-management-system
      labels:
        app.kubernetes.io/managed-by: configmanagement.gke.io
    spec:
      resources:
      - group: apps
        kind: Deployment
        namespace: checkout
        name: carts
    status:
      observedGeneration: 0
      resourceStatuses:
      - group: apps
        kind: Deployment
        namespace: checkout
        name: carts
        sourceHash: ${source}
        strategy: Apply
        actuation: Succeeded
        status: ${isBad ? "Failed" : "Current"}
        reconcile: ${isBad ? "Failed" : "Succeeded"}
`;
}
