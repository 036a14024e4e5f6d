import type { Fields } from "../print.ts";
import { chartOf, commitOf, condition, object, ready, type Sampler, type Seat } from "./seat.ts";

/** A policy, its template and its binding, and the Work of a cluster. */
export const karmada: Sampler = (seat) => {
  const { random, cluster } = seat;
  const claim = { "propagationpolicy.karmada.io/namespace": "shop", "propagationpolicy.karmada.io/name": seat.package };
  const suspension = random.pick<Fields>([
    {},
    {},
    { suspension: { dispatchingOnClusters: { clusterNames: [cluster] } } },
    { suspension: { dispatching: true } },
  ]);
  const selector = { apiVersion: "apps/v1", kind: "Deployment", name: seat.package };
  const policy = object(
    "policy.karmada.io/v1alpha1",
    random.pick(["PropagationPolicy", "PropagationPolicy", "ClusterPropagationPolicy"]),
    { name: seat.package, namespace: "shop" },
    {
      spec: {
        resourceSelectors: [selector],
        placement: random.pick<Fields>([{ clusterAffinity: { clusterNames: [cluster, "edge-1", "edge-2"] } }, {}]),
        ...suspension,
      },
    },
  );
  const health = { Current: "Healthy", InProgress: "Unhealthy", Failed: "Unhealthy" }[seat.health];
  const report = { clusterName: cluster, applied: seat.health !== "Failed", health, appliedMessage: "forbidden" };
  const binding = object(
    "work.karmada.io/v1alpha2",
    "ResourceBinding",
    { name: `${seat.package}-deployment`, namespace: "shop", generation: 2, annotations: claim },
    {
      spec: { resource: { ...selector, namespace: "shop" }, clusters: [{ name: cluster }], ...suspension },
      status: {
        schedulerObservedGeneration: random.pick([2, 2, 1]),
        aggregatedStatus: [{ ...report, status: { resourceTemplateGeneration: random.pick([2, 1]) } }],
        conditions: [condition("Scheduled", "True", seat)],
      },
    },
  );
  const template = object(
    "apps/v1",
    "Deployment",
    { name: seat.package, namespace: "shop", generation: 2, ...(random.oneIn(2) && { annotations: claim }) },
    { spec: { replicas: 1 } },
  );
  const work = workOf(seat, template, health);
  const hub = random.pick([[policy, binding, template], [binding], [policy, binding, template, work], [work]]);
  return { declared: random.oneIn(5) ? [] : [policy, template], hub };
};

function workOf(seat: Seat, template: Fields, health: string): Fields {
  return object(
    "work.karmada.io/v1alpha1",
    "Work",
    { name: `${seat.package}-1`, namespace: `karmada-es-${seat.cluster}`, generation: 2 },
    {
      spec: { suspendDispatching: seat.random.oneIn(4), workload: { manifests: [template] } },
      status: {
        conditions: [condition("Applied", seat.health === "Failed" ? "False" : "True", seat)],
        manifestStatuses: [
          { health, identifier: { group: "apps", kind: "Deployment", namespace: "shop", name: seat.package } },
        ],
      },
    },
  );
}

/** A ManifestWork of Open Cluster Management. */
export const ocm: Sampler = (seat) => {
  const conditions = [
    condition("Applied", seat.health === "Failed" ? "False" : "True", seat),
    condition("Available", "True", seat),
    ...seat.random.some([
      condition("Progressing", seat.health === "InProgress" ? "True" : "False", seat),
      condition("Degraded", "False", seat),
    ]),
  ];
  const manifest = {
    resourceMeta: { group: "apps", kind: "Deployment", namespace: "shop", name: "web" },
    conditions: [condition("Applied", "True", seat), condition("Available", "True", seat)],
  };
  const work = object(
    "work.open-cluster-management.io/v1",
    "ManifestWork",
    { name: seat.package, namespace: seat.cluster, generation: seat.random.pick([2, 2, 3]) },
    { spec: { workload: { manifests: [] } }, status: { conditions, resourceStatus: { manifests: [manifest] } } },
  );
  return { declared: seat.random.oneIn(2) ? [{ ...work, status: {} }] : [], hub: [work] };
};

const STEPS = ["Scheduled", "RolloutStarted", "Overridden", "WorkSynchronized", "Applied", "Available"];

/** A ClusterResourcePlacement of KubeFleet. */
export const kubefleet: Sampler = (seat) => {
  const done = { Current: STEPS.length, InProgress: 3, Failed: 4 }[seat.health];
  const conditions = STEPS.slice(0, done + 1).map((type, at) => condition(type, at < done ? "True" : "False", seat));
  const placement = object(
    "placement.kubernetes-fleet.io/v1",
    seat.random.pick(["ClusterResourcePlacement", "ResourcePlacement"]),
    { name: seat.package, generation: 2, ...(seat.random.oneIn(2) && { namespace: "shop" }) },
    {
      spec: {},
      status: {
        observedResourceIndex: "7",
        placementStatuses: [
          { clusterName: seat.cluster, observedResourceIndex: seat.random.pick(["7", "6"]), conditions },
        ],
      },
    },
  );
  return { hub: [placement] };
};

/** A BundleDeployment of Rancher's Fleet, perhaps beside its Bundle. */
export const rancherFleet: Sampler = (seat) => {
  const { random, cluster } = seat;
  const labels = {
    "fleet.cattle.io/cluster": cluster,
    "fleet.cattle.io/bundle-namespace": "fleet-default",
    "fleet.cattle.io/bundle-name": seat.package,
    ...(random.oneIn(2) && { "fleet.cattle.io/commit": commitOf(seat.wanted) }),
  };
  const broken = { kind: "Deployment", apiVersion: "apps/v1", name: "web", summary: { error: true, message: ["x"] } };
  const deployment = object(
    "fleet.cattle.io/v1alpha1",
    "BundleDeployment",
    { name: seat.package, namespace: `cluster-fleet-default-${cluster}-0123`, labels },
    {
      spec: { deploymentID: "s-2", stagedDeploymentID: random.pick(["s-2", "s-3"]), paused: random.oneIn(5) },
      status: {
        appliedDeploymentID: seat.observed === seat.wanted ? "s-2" : "s-1",
        ready: seat.health === "Current",
        nonModified: !random.oneIn(4),
        nonReadyStatus: seat.health === "Failed" ? [broken] : [],
        resources: [{ kind: "Deployment", apiVersion: "apps/v1", namespace: "shop", name: "web" }],
      },
    },
  );
  const bundle = object(
    "fleet.cattle.io/v1alpha1",
    "Bundle",
    { name: seat.package, namespace: "fleet-default", generation: random.pick([2, 3]) },
    { spec: {}, status: { observedGeneration: 2 } },
  );
  return { hub: random.oneIn(2) ? [deployment] : [deployment, bundle] };
};

const SVELTOS = "config.projectsveltos.io/v1beta1";

/** A ClusterSummary of Sveltos, perhaps beside its profile and the ClusterConfiguration. */
export const sveltos: Sampler = (seat) => {
  const { random, cluster } = seat;
  const charts = (tag: string): Fields => ({ helmCharts: [{ releaseName: seat.package, chartVersion: chartOf(tag) }] });
  const owner = { apiVersion: SVELTOS, kind: "ClusterProfile", name: seat.package };
  const summary = object(
    SVELTOS,
    "ClusterSummary",
    { name: `${seat.package}-capi-${cluster}`, namespace: "edge", ownerReferences: [owner] },
    {
      spec: {
        clusterNamespace: "edge",
        clusterName: cluster,
        clusterType: "Capi",
        clusterProfileSpec: {
          ...charts(seat.observed),
          ...(random.oneIn(2) && { validateHealths: [{ featureID: "Helm" }] }),
          syncMode: random.pick(["Continuous", "DryRun"]),
        },
      },
      status: {
        featureSummaries: [
          {
            featureID: "Helm",
            status: { Current: "Provisioned", InProgress: "Provisioning", Failed: "Failed" }[seat.health],
            failureMessage: "no such chart",
          },
        ],
      },
    },
  );
  const features = [{ featureID: "Helm", ...charts(seat.observed), charts: charts(seat.observed)["helmCharts"] ?? [] }];
  const configuration = object(
    SVELTOS,
    "ClusterConfiguration",
    { name: `capi--${cluster}`, namespace: "edge" },
    { status: { clusterProfileResources: [{ clusterProfileName: seat.package, Features: features }] } },
  );
  const profile = object(SVELTOS, "ClusterProfile", { name: seat.package }, { spec: charts(seat.wanted) });
  return { hub: [summary, ...random.some([configuration, profile])] };
};

/** A ProxyAssemblage of fleeet, perhaps beside its Module. */
export const fleeet: Sampler = (seat) => {
  const git = (tag: string): Fields => ({ name: seat.package, source: { git: { url: "u", version: { tag } } } });
  const state = { Current: "succeeded", InProgress: "updating", Failed: "failed" }[seat.health];
  const syncs = [git(seat.observed)];
  const kind = seat.random.pick(["ProxyAssemblage", "RemoteAssemblage"]);
  const proxy = object(
    "fleet.squaremo.dev/v1alpha1",
    kind,
    { name: seat.cluster, namespace: "default" },
    {
      spec: kind === "ProxyAssemblage" ? { assemblage: { syncs } } : { syncs },
      status: { syncs: [{ sync: git(seat.observed), state }] },
    },
  );
  const module = object(
    "fleet.squaremo.dev/v1alpha1",
    "Module",
    { name: seat.package, namespace: "default" },
    { spec: { sync: git(seat.wanted) } },
  );
  return { hub: seat.random.oneIn(2) ? [proxy] : [proxy, module] };
};

/** A ClusterAddon, a ClusterStack and one of its releases. */
export const clusterStacks: Sampler = (seat) => {
  const stacks = (kind: string, name: string, more: Fields, metadata: Fields = {}): Fields =>
    object("clusterstack.x-k8s.io/v1alpha1", kind, { name, namespace: "clusters", ...metadata }, more);
  const status = { ready: seat.health === "Current", conditions: [readyOf(seat)] };
  const resource = { kind: "Service", name: "web", status: seat.random.pick(["synced", "not-synced"]), error: "no" };
  const addon = stacks("ClusterAddon", `cluster-addon-${seat.cluster}`, {
    spec: { clusterRef: { kind: "Cluster", name: seat.cluster }, clusterStack: `docker-1-27-${seat.observed}` },
    status: { ...status, stages: [{ name: "AfterControlPlaneInitialized", phase: seat.random.pick(["Done", ""]) }] },
  });
  const stack = stacks("ClusterStack", "docker", {
    spec: { versions: [seat.wanted] },
    status: { ...status, summary: [{ name: seat.observed, ready: true, phase: "done" }] },
  });
  const owner = { apiVersion: "clusterstack.x-k8s.io/v1alpha1", kind: "ClusterStack", name: "docker" };
  const release = stacks(
    "ClusterStackRelease",
    `docker-1-27-${seat.observed}`,
    { status: { ...status, resources: [resource] } },
    { ownerReferences: [owner] },
  );
  return { hub: seat.random.some([addon, stack, release]) };
};

function readyOf(seat: Seat): Fields {
  return ready(seat, { failed: "FailedToSync", pending: "ProcessOngoing" });
}
