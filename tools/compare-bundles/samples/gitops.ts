import type { Fields } from "../print.ts";
import { chartOf, commitOf, condition, object, ready, type Sampler, targeted, withoutStatus } from "./seat.ts";

/** RootSyncs from git, an image and a chart, with their ResourceGroups. */
export const configSync: Sampler = (seat) => {
  const { random, observed, wanted, cluster } = seat;
  const commit = commitOf(observed);
  const sources: readonly [Fields, ...Fields[]] = [
    { git: { repo: "https://git.example.com/r", branch: "main", revision: wanted, dir: seat.package, auth: "none" } },
    { sourceType: "oci", oci: { image: `registry.example.com:5000/team/${seat.package}:${wanted}`, auth: "none" } },
    { sourceType: "helm", helm: { chart: seat.package, version: chartOf(wanted), repo: "oci://r" } },
    { git: { repo: "r", branch: "main" } },
  ];
  const syncing = seat.health === "InProgress" ? "True" : "False";
  const errors = seat.health === "Failed" ? { errors: [{ code: "1021", errorMessage: "unknown kind" }] } : {};
  const names = random.oneIn(2) ? { "configsync.gke.io/cluster-name-selector": cluster } : {};
  const sync = object(
    "configsync.gke.io/v1beta1",
    random.pick(["RootSync", "RootSync", "RepoSync"]),
    {
      name: seat.package,
      namespace: "config-management-system",
      generation: 2,
      annotations: { ...names, "landfall.dev/target": `${cluster}/${seat.package}` },
    },
    {
      spec: { sourceFormat: "unstructured", ...random.pick(sources) },
      status: {
        observedGeneration: random.pick([2, 2, 2, 1]),
        lastSyncedCommit: commit,
        source: { commit: commitOf(wanted), ...errors },
        sync: { commit, gitStatus: { revision: observed }, ...errors },
        conditions: [condition("Stalled", "False", seat), condition("Syncing", syncing, seat)],
      },
    },
  );
  const entry = { group: "apps", kind: "Deployment", namespace: "shop", name: "web", actuation: "Succeeded" };
  const status = seat.health === "Current" ? "Current" : seat.health;
  const group = object(
    "kpt.dev/v1alpha1",
    "ResourceGroup",
    { name: seat.package, namespace: "config-management-system" },
    {
      spec: { resources: [{ group: "apps", kind: "Deployment", namespace: "shop", name: "web" }] },
      status: { resourceStatuses: [{ ...entry, status, reconcile: "Succeeded", sourceHash: commit.slice(0, 7) }] },
    },
  );
  return { declared: [withoutStatus(sync)], there: random.oneIn(4) ? [sync] : [sync, group] };
};

/** Kustomizations and HelmReleases with their sources, on the hub or in the cluster. */
export const flux: Sampler = (seat) => {
  const { random, wanted, observed, cluster } = seat;
  const name = `${seat.package}-${cluster}`;
  const meta = { name, namespace: "flux-system", generation: 2, ...targeted(seat, random.oneIn(8) ? 2 : 1) };
  const kubeConfig = random.oneIn(2) ? { kubeConfig: { secretRef: { name: `${cluster}-kubeconfig` } } } : {};
  const suspend = random.pick<Fields>([{}, {}, {}, { suspend: true }, { suspend: false }]);
  const conditions = [ready(seat, { failed: "BuildFailed", pending: "Progressing" })];
  const sourceKind = random.pick(["GitRepository", "OCIRepository", "Bucket"]);
  const ref = random.pick<Fields>([{ tag: wanted }, { branch: "main" }, { semver: ">=1.0.0" }, { tag: wanted }]);
  const source = object(
    "source.toolkit.fluxcd.io/v1",
    sourceKind,
    { name: random.oneIn(4) ? "shared" : name, namespace: "flux-system", generation: 2 },
    { spec: { interval: "5m", url: "https://git.example.com/r", ref, ...suspend } },
  );
  const sourceRef = { kind: sourceKind, name: (source["metadata"] as Fields)["name"] ?? name };
  const revision = `${observed}@sha1:${commitOf(observed)}`;
  const kustomization = object("kustomize.toolkit.fluxcd.io/v1", "Kustomization", meta, {
    spec: { path: "./shop", wait: random.oneIn(2), sourceRef, prune: true, ...kubeConfig, ...suspend },
    status: { observedGeneration: 2, conditions, lastAppliedRevision: revision, lastAttemptedRevision: revision },
  });
  const release = object("helm.toolkit.fluxcd.io/v2", "HelmRelease", meta, {
    spec: {
      chart: {
        spec: { chart: "shop", version: chartOf(wanted), sourceRef: { kind: "HelmRepository", name: "charts" } },
      },
      ...kubeConfig,
      ...suspend,
    },
    status: { observedGeneration: 2, conditions, history: [{ status: "deployed", chartVersion: chartOf(observed) }] },
  });
  const delivery = random.oneIn(3) ? release : kustomization;
  const fetched = { ...source, status: { artifact: { revision: `${wanted}@sha1:${commitOf(wanted)}` } } };
  const seen = random.oneIn(2) ? [delivery] : [delivery, fetched];
  const declared = [withoutStatus(delivery), ...(random.oneIn(5) ? [] : [source])];
  return random.oneIn(2) ? { declared, hub: seen } : { declared, there: seen };
};

/** Applications with one or several sources, hydrated ones, and the ApplicationSet that made them. */
export const argoCd: Sampler = (seat) => {
  const { random, wanted, observed, cluster } = seat;
  const git = { repoURL: "https://git.example.com/r", path: "prod", targetRevision: wanted };
  const chart = { repoURL: "https://charts.example.com", chart: "shop", targetRevision: chartOf(wanted) };
  const values = { repoURL: "https://git.example.com/values", targetRevision: "main", ref: "values" };
  const spec = random.pick<Fields>([{ source: git }, { source: git }, { source: chart }, { sources: [values, chart] }]);
  const seen = { ...spec, ...(random.oneIn(6) && { source: { ...git, targetRevision: "other" } }) };
  const owner = { apiVersion: "argoproj.io/v1alpha1", kind: "ApplicationSet", name: "shops", controller: true };
  const isMade = random.oneIn(3);
  const skip = random.oneIn(5) ? { "argocd.argoproj.io/skip-reconcile": "true" } : {};
  const application = object(
    "argoproj.io/v1alpha1",
    "Application",
    {
      name: `${seat.package}-${cluster}`,
      namespace: "argocd",
      annotations: { ...skip, ...(!random.oneIn(8) && { "landfall.dev/target": `${cluster}/${seat.package}` }) },
      ...(isMade && { ownerReferences: [owner] }),
    },
    {
      spec: {
        project: "default",
        destination: random.pick<Fields>([{ name: cluster }, { server: "https://1.2.3.4" }]),
        ...spec,
      },
      status: {
        sync: {
          status: observed === wanted ? "Synced" : "OutOfSync",
          revision: commitOf(observed),
          comparedTo: { ...seen, destination: { name: cluster } },
        },
        health: {
          status: { Current: "Healthy", InProgress: "Progressing", Failed: "Degraded" }[seat.health],
          lastTransitionTime: seat.at,
        },
        resources: [
          { group: "apps", kind: "Deployment", namespace: "shop", name: "web", health: { status: "Healthy" } },
        ],
        ...(random.oneIn(6) && { conditions: [{ type: "SyncError", message: "no permission" }] }),
      },
    },
  );
  const set = object(
    "argoproj.io/v1alpha1",
    "ApplicationSet",
    { name: "shops", namespace: "argocd" },
    { spec: {}, status: { conditions: [condition("ErrorOccurred", random.pick(["False", "True"]), seat)] } },
  );
  return { declared: [withoutStatus(application)], hub: isMade ? [application, set] : [application] };
};
