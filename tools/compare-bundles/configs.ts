import type { Fields } from "./print.ts";
import type { Random } from "./random.ts";
import { strategyOf, verbsOf } from "./samples/rollout.ts";

/** The functions in the order of a pipeline. */
export const FUNCTIONS = ["aggregate-status", "compute-wave", "set-suspend", "check-change"] as const;
export type FunctionName = (typeof FUNCTIONS)[number];

const KINDS = {
  "aggregate-status": "AggregateStatus",
  "compute-wave": "ComputeWave",
  "set-suspend": "SetSuspend",
  "check-change": "CheckChange",
};
const SYSTEMS = ["config-sync", "flux", "argo-cd", "porch", "karmada"] as const;

/** One config for each function. That of compute-wave only changes its time between rounds. */
export interface Configs {
  readonly of: (name: FunctionName, now: string) => Fields;
  /** The strategy, if it is an object of the package. */
  readonly strategy: Fields | undefined;
}

export function createConfigs(random: Random): Configs {
  const strategy = strategyOf(random);
  const isApart = random.oneIn(2);
  const specs = {
    "aggregate-status": aggregateStatus(random),
    "compute-wave": { ...computeWave(random), ...(isApart ? {} : { strategy }) },
    "set-suspend": setSuspend(random),
    "check-change": checkChange(),
  };
  const hasClock = !random.oneIn(5);
  const of = (name: FunctionName, now: string): Fields => ({
    apiVersion: "fn.landfall.dev/v1alpha1",
    kind: KINDS[name],
    metadata: { name, annotations: { "config.kubernetes.io/local-config": "true" } },
    ...specs[name],
    ...(hasClock && name !== "check-change" && { now }),
  });
  return { of, strategy: isApart ? strategy : undefined };
}

function aggregateStatus(random: Random): Fields {
  return {
    ...(random.oneIn(2) && { wanted: { shop: "v7" } }),
    ...(random.oneIn(3) && { groupBy: ["region"] }),
    ...(random.oneIn(5) && { staleAfter: "1h" }),
    ...(random.oneIn(6) && { packages: ["shop"] }),
    ...(random.oneIn(6) && { gate: true }),
    ...(random.oneIn(12) && { failOn: random.pick(["failed", "not-landed"]) }),
    ...(random.oneIn(6) && { maxResults: 3 }),
    ...targetsOf(random),
  };
}

function computeWave(random: Random): Fields {
  const inventories: readonly [Fields, ...Fields[]] = [
    {},
    {},
    { inventory: [{ kind: "Cluster" }, { kind: "ClusterProfile" }, { kind: "ManagedCluster" }] },
    { inventory: [{ kind: "PlacementDecision" }] },
    { inventory: [{ kind: "PackageVariant" }] },
    { inventory: [{ kind: "RootSync" }, { kind: "Kustomization" }, { kind: "Application" }] },
    { inventory: [{ labelSelector: { matchExpressions: [{ key: "tier", operator: "Exists" }] } }] },
  ];
  const field = { system: "field", kind: "ConfigMap", path: "data.a", template: "at-{revision}" };
  const actuate = [...random.some(SYSTEMS).map((system) => ({ system })), ...(random.oneIn(4) ? [field] : [])];
  return {
    rollout: "shop",
    ...(random.oneIn(6) ? {} : { package: "shop" }),
    revision: random.pick(["v7", "v7", "v7", "v6", "main@sha1:aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"]),
    ...(random.oneIn(3) ? { clusters: CLUSTERS } : random.pick(inventories)),
    ...(random.oneIn(2) && { actuate }),
    ...(random.oneIn(3) && { alsoWrite: random.some(["argo-cd", "flux"]) }),
    ...(random.oneIn(6) && { annotate: false }),
    ...(random.oneIn(8) && { metrics: [{ name: "errors", value: 0.1, at: "2026-11-21T09:20:00Z" }] }),
    ...targetsOf(random),
    ...verbsOf(random),
  };
}

const CLUSTERS: readonly Fields[] = [
  { name: "edge-1", labels: { region: "eu", tier: "canary" } },
  { name: "edge-2" },
  { name: "edge-3", labels: { tier: "rest" } },
];

const KINDS_TO_HOLD: readonly [Fields, ...Fields[]] = [
  { effect: "new-runs", targets: [{ kind: "CronJob" }] },
  { effect: "rollout", targets: [{ kind: "Deployment" }] },
  { effect: "reconcile", targets: [{ kind: "Kustomization" }, { kind: "HelmRelease" }] },
  { effects: ["reconcile", "delivery", "new-runs", "rollout"], targets: [{}] },
  { effect: "delivery", targets: [{ kind: "PropagationPolicy", clusters: ["edge-1"] }] },
  { effect: "delivery", targets: [{ kind: "RootSync" }], revision: "v6" },
  { effect: "delivery", targets: [{ kind: "PackageVariant" }, { kind: "Application" }] },
  { effect: "run", targets: [{ kind: "Job" }], allow: ["kills-running"] },
];

function setSuspend(random: Random): Fields {
  const more = {
    ...(random.oneIn(3) && { reason: 'the database moves: "now"' }),
    ...(random.oneIn(5) && { until: "2026-11-21T09:15:00Z" }),
    ...(random.oneIn(6) && { onUnknown: random.pick(["warn", "heuristic"]) }),
    ...(random.oneIn(5) && { resumeValue: random.pick(["auto", "delete", "explicit", "restore"]) }),
    ...(random.oneIn(8) && { exclude: [{ name: "web" }] }),
  };
  if (random.oneIn(24)) return { strip: true };
  if (random.oneIn(3)) return { plan: "shop", suspend: true, ...more };
  const cascades: readonly [Fields, ...Fields[]] = [
    {},
    {},
    {},
    { cascade: "authority", acceptCollateral: true },
    { cascade: "descendants" },
  ];
  return {
    ...random.pick(cascades),
    suspend: !random.oneIn(3),
    holder: "release.example.com/freeze-42",
    ...random.pick(KINDS_TO_HOLD),
    ...more,
  };
}

/**
 * A config of check-change with an earlier package: objects that the package still has, changed or not, and some that
 * it no longer has. It draws no random number.
 */
function checkChange(): Fields {
  const at = (apiVersion: string, kind: string, name: string, spec: Fields): Fields => ({
    apiVersion,
    kind,
    metadata: { name, namespace: "fleet" },
    spec,
  });
  const parent = [
    at("kudo.dev/v1beta1", "OperatorVersion", "v6", {
      plans: { deploy: {}, upgrade: {} },
      parameters: [{ name: "size" }],
    }),
    at("kudo.dev/v1beta1", "OperatorVersion", "v7", { plans: { deploy: {} } }),
    at("kudo.dev/v1beta1", "Instance", "shop", { operatorVersion: { name: "v6" }, parameters: { size: "1" } }),
    at("clusterstack.x-k8s.io/v1alpha1", "ClusterStack", "shop", {
      provider: "docker",
      name: "shop",
      kubernetesVersion: "1.33",
      channel: "stable",
    }),
  ];
  return { parent, role: "user", scope: { targets: ["edge-*"] } };
}

function targetsOf(random: Random): Fields {
  if (random.oneIn(10)) return { subPackagesAreClusters: true };
  return random.oneIn(8) ? { targets: [{ kind: "ManifestWork", target: "edge-1/shop" }] } : {};
}
