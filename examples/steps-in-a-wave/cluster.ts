/** A cluster as observed: the revision of each part, a failing part, and its users. */
export interface Seen {
  readonly cluster: string;
  readonly at: string;
  readonly revisions: { readonly [part: string]: string };
  readonly failing: string | undefined;
  readonly connections: number;
  readonly smoke: boolean;
}

/** The commits of the tags. */
const COMMITS: { readonly [revision: string]: string } = {
  v1: "11111111aaaa22223333bbbb44445555cccc6666",
  v2: "22222222aaaa33334444bbbb55556666cccc7777",
};

/**
 * The snapshot of a cluster as `landfall snapshot` makes it: its deliveries with their status, its backends, and the
 * smoke test.
 */
export function snapshotOf(seen: Seen): string {
  const parts = Object.entries(seen.revisions).map(([part, revision]) => rootSync(seen, part, revision));
  return `apiVersion: landfall.dev/v1alpha1
kind: StatusSnapshot
metadata:
  name: ${seen.cluster}
  annotations:
    config.kubernetes.io/local-config: "true"
spec:
  cluster: ${seen.cluster}
  observedAt: "${seen.at}"
  items:
${parts.join("")}${pool(seen)}${smoke(seen)}`;
}

function rootSync({ cluster, failing }: Seen, part: string, revision: string): string {
  const commit = COMMITS[revision] ?? "";
  return `  - apiVersion: configsync.gke.io/v1beta1
    kind: RootSync
    metadata:
      name: ${part}-${cluster}
      namespace: config-management-system
      generation: 2
    spec:
      sourceFormat: unstructured
      git:
        repo: https://git.example.com/packages
        dir: ${part}
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
${resourceGroup(`${part}-${cluster}`, part, { commit, isBad: failing === part })}`;
}

function resourceGroup(
  name: string,
  part: string,
  { commit, isBad }: { readonly commit: string; readonly isBad: boolean },
): string {
  return `  - apiVersion: kpt.dev/v1alpha1
    kind: ResourceGroup
    metadata:
      name: ${name}
      namespace: config-management-system
      labels:
        app.kubernetes.io/managed-by: configmanagement.gke.io
    spec:
      resources:
      - group: apps
        kind: Deployment
        namespace: shop
        name: ${part}
    status:
      observedGeneration: 0
      resourceStatuses:
      - group: apps
        kind: Deployment
        namespace: shop
        name: ${part}
        sourceHash: ${commit.slice(0, 7)}
        strategy: Apply
        actuation: Succeeded
        status: ${isBad ? "Failed" : "Current"}
        reconcile: ${isBad ? "Failed" : "Succeeded"}
`;
}

function pool({ cluster, connections }: Seen): string {
  const status = connections === 0 ? "{}" : `\n      connections: ${connections}`;
  return `  - apiVersion: edge.example.com/v1
    kind: BackendPool
    metadata:
      name: ${cluster}
      namespace: edge
    status: ${status}
`.replace("status: \n", "status:\n");
}

function smoke({ smoke: isThere }: Seen): string {
  if (!isThere) return "";
  return `  - apiVersion: batch/v1
    kind: Job
    metadata:
      name: smoke
      namespace: shop
    status:
      succeeded: 1
      conditions:
      - type: Complete
        status: "True"
`;
}
