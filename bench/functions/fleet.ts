/**
 * The list that compute-wave reads for a fleet of `count` clusters: one RootSync for each, which is a target of the
 * rollout.
 */
export function rolloutList(count: number): string {
  const items = Array.from({ length: count }, (_, number) => rootSync(number));
  return `${HEAD}${items.join("")}${ROLLOUT_CONFIG}`;
}

/**
 * The list that aggregate-status reads for a fleet of `count` clusters: one StatusSnapshot for each, with objects of
 * Flux.
 */
export function statusList(count: number): string {
  const items = Array.from({ length: count }, (_, number) => snapshot(number));
  return `${HEAD}${items.join("")}${STATUS_CONFIG}`;
}

const HEAD = "apiVersion: config.kubernetes.io/v1\nkind: ResourceList\nitems:\n";

const ROLLOUT_CONFIG = `functionConfig:
  apiVersion: fn.landfall.dev/v1alpha1
  kind: ComputeWave
  metadata:
    name: bench
  rollout: shop
  package: shop
  revision: v7
  now: "2026-11-21T09:00:00Z"
  inventory:
  - kind: RootSync
  strategy:
    waves:
    - name: canary
      select: {cumulative: 10%}
    - name: rest
      select: {rest: true}
`;

const STATUS_CONFIG = `functionConfig:
  apiVersion: fn.landfall.dev/v1alpha1
  kind: AggregateStatus
  metadata:
    name: bench
  wanted:
    shop: v7
  now: "2026-11-21T09:05:00Z"
`;

function clusterOf(number: number): string {
  return `edge-${String(number).padStart(5, "0")}`;
}

function annotations(number: number, path: string): readonly string[] {
  return [
    "  annotations:",
    "    config.kubernetes.io/index: '0'",
    `    config.kubernetes.io/path: '${path}'`,
    "    internal.config.kubernetes.io/index: '0'",
    "    internal.config.kubernetes.io/package-path: '/work/fleet'",
    `    internal.config.kubernetes.io/path: '${path}'`,
    "    internal.config.kubernetes.io/seqindent: 'compact'",
    `    internal.config.kubernetes.io/id: '${number + 1}'`,
  ];
}

function rootSync(number: number): string {
  const cluster = clusterOf(number);
  return itemOf([
    `# delivers shop to ${cluster}`,
    "apiVersion: configsync.gke.io/v1beta1",
    "kind: RootSync",
    "metadata:",
    `  name: shop-${cluster} # one a cluster`,
    "  namespace: config-management-system",
    ...annotations(number, `delivery/${cluster}.yaml`),
    `    landfall.dev/target: ${cluster}/shop`,
    "spec:",
    "  sourceFormat: unstructured",
    "  git:",
    "    repo: https://git.example.com/packages # read only",
    "    branch: main",
    "    dir: shop",
    "    revision: v6",
    "    auth: none",
  ]);
}

function snapshot(number: number): string {
  const cluster = clusterOf(number);
  const ready = number % 50 === 0 ? "False" : "True";
  const revision = number % 3 === 0 ? "v6" : "v7";
  return itemOf([
    "apiVersion: landfall.dev/v1alpha1",
    "kind: StatusSnapshot",
    "metadata:",
    `  name: ${cluster}`,
    ...annotations(number, `snapshots/${cluster}.yaml`),
    "    config.kubernetes.io/local-config: 'true'",
    "spec:",
    `  cluster: ${cluster}`,
    '  observedAt: "2026-11-21T09:00:00Z"',
    "  items:",
    "  - apiVersion: kustomize.toolkit.fluxcd.io/v1",
    "    kind: Kustomization",
    "    metadata: {name: shop, namespace: flux-system, generation: 3}",
    "    spec:",
    "      path: ./shop",
    "      wait: true",
    "      sourceRef: {kind: GitRepository, name: shop}",
    "    status:",
    "      observedGeneration: 3",
    `      lastAppliedRevision: ${revision}@sha1:a1b2c3d4e5f60718293a4b5c6d7e8f9012345678`,
    `      lastAttemptedRevision: ${revision}@sha1:a1b2c3d4e5f60718293a4b5c6d7e8f9012345678`,
    "      conditions:",
    "      - type: Ready",
    `        status: "${ready}"`,
    `        reason: ${ready === "True" ? "ReconciliationSucceeded" : "HealthCheckFailed"}`,
    `        message: "Applied revision: ${revision}"`,
    '        lastTransitionTime: "2026-11-21T08:30:00Z"',
  ]);
}

function itemOf(lines: readonly string[]): string {
  return `- ${lines.join("\n  ")}\n`;
}
