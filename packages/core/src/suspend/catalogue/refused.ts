/** A switch that looks like a suspension, or would be one, but that Landfall never writes. */
export interface Refusal {
  /** The API group of the refused kind, as in `Mechanism`. */
  readonly group: string;
  readonly kind: string;
  /** The name of the refused field, annotation or command, for people. */
  readonly what: string;
  /** Why Landfall never writes the switch, and the alternative. */
  readonly reason: string;
}

const DESTROYS = "it destroys, and nothing takes it back";
const WINDOW =
  "a window in a list that belongs to somebody else's schedule; add it by hand, or hold the objects it is for";
const COMMAND = "a command object, not a state: it cannot be taken back by removing it";
const ENTRY = "a switch in every entry of a list: it has no single previous value; hold the object as a whole instead";
const LIST = "a list that others may have an entry in: it has no single previous value";
const DERIVED = "another controller writes it; hold the object it is derived from";
const ANY =
  "an annotation on objects of any kind: asked for by no effect; give a mechanism of your own for the kinds you mean";

/** Known switches that Landfall never writes, with the reason. Source: API types and controllers of each project. */
export const REFUSED: readonly Refusal[] = [
  {
    group: "addons.cluster.x-k8s.io",
    kind: "HelmChartProxy",
    what: "spec.reconcileStrategy",
    reason: "immutable: the API refuses the change",
  },
  {
    group: "cluster.open-cluster-management.io",
    kind: "ManagedCluster",
    what: "spec.hubAcceptsClient: false",
    reason: `the hub deletes the namespace of the cluster: ${DESTROYS}`,
  },
  {
    group: "policy.open-cluster-management.io",
    kind: "Policy",
    what: "spec.disabled",
    reason: "the policy is removed from the clusters, not paused",
  },
  {
    group: "argoproj.io",
    kind: "Application",
    what: "spec.syncPolicy.automated removed",
    reason: "whoever puts it back forgets prune and selfHeal; enabled: false says the same",
  },
  {
    group: "apps",
    kind: "StatefulSet",
    what: "spec.updateStrategy.type: OnDelete",
    reason: "a partition above all replicas holds the same, and leaves the strategy alone",
  },
  {
    group: "kro.run",
    kind: "ResourceGraphDefinition",
    what: "kro.run/reconcile: suspended",
    reason: "only the instances look at the annotation, their definition does not; hold the instances",
  },
  {
    group: "apps",
    kind: "StatefulSet, Deployment",
    what: "loft.sh/paused of a vcluster",
    reason: "its own command keeps the replicas in annotations of its own; use that, or hold run",
  },
  {
    group: "apps",
    kind: "Deployment",
    what: "ceph.rook.io/do-not-reconcile of a daemon of Rook",
    reason: "no kind tells these Deployments from others; hold the CephCluster",
  },
  {
    group: "work.karmada.io",
    kind: "Work",
    what: "propagation.karmada.io/instruction: suppressed",
    reason: "gone from Karmada: it is read, and never written",
  },
  { group: "ray.io", kind: "RayCluster", what: "spec.workerGroupSpecs[*].suspend", reason: DERIVED },
  {
    group: "keda.sh",
    kind: "ScaledObject",
    what: "autoscaling.keda.sh/paused-scale-in, …/paused-scale-out",
    reason: "stops one direction only; hold scale as a whole",
  },
  {
    group: "postgresql.cnpg.io",
    kind: "Backup",
    what: "cnpg.io/reconciliationLoop",
    reason: "only the controller of a Cluster looks at it; hold the Cluster, or the ScheduledBackup",
  },
  { group: "postgresql.cnpg.io", kind: "Cluster", what: "cnpg.io/fencedInstances", reason: `${LIST}; hold run` },
  { group: "argoproj.io", kind: "AnalysisRun", what: "spec.terminate", reason: DESTROYS },
  { group: "argoproj.io", kind: "Experiment", what: "spec.terminate", reason: DESTROYS },
  { group: "tekton.dev", kind: "PipelineRun", what: "spec.status: Cancelled…, StoppedRunFinally", reason: DESTROYS },
  { group: "operator.openshift.io", kind: "*", what: "spec.managementState: Removed", reason: DESTROYS },
  { group: "*.operator.openshift.io", kind: "Config", what: "spec.managementState: Removed", reason: DESTROYS },
  {
    group: "placement.kubernetes-fleet.io",
    kind: "ClusterResourcePlacement",
    what: "spec.strategy.type: External",
    reason: "the API does not let it be changed back",
  },
  {
    group: "placement.kubernetes-fleet.io",
    kind: "ResourcePlacement",
    what: "spec.strategy.type: External",
    reason: "the API does not let it be changed back",
  },
  { group: "argoproj.io", kind: "AppProject", what: "spec.syncWindows[]", reason: WINDOW },
  { group: "kargo.akuity.io", kind: "ProjectConfig", what: "spec.promotionWindows[]", reason: WINDOW },
  { group: "kargo.akuity.io", kind: "ClusterConfig", what: "spec.promotionWindows[]", reason: WINDOW },
  {
    group: "kargo.akuity.io",
    kind: "ProjectConfig",
    what: "spec.promotionPolicies[*].autoPromotionEnabled",
    reason: ENTRY,
  },
  {
    group: "kargo.akuity.io",
    kind: "Stage",
    what: "status.autoPromotionHolds",
    reason: "a status that Kargo writes itself: it is read, never written",
  },
  { group: "fleet.cattle.io", kind: "Schedule", what: "spec.schedule, spec.duration", reason: WINDOW },
  { group: "upgrade.cattle.io", kind: "Plan", what: "spec.window", reason: WINDOW },
  { group: "kube-green.com", kind: "SleepInfo", what: "spec.sleepAt, spec.wakeUpAt", reason: WINDOW },
  { group: "batch.volcano.sh", kind: "Job", what: "Command AbortJob", reason: COMMAND },
  { group: "scheduling.volcano.sh", kind: "Queue", what: "Command CloseQueue", reason: COMMAND },
  {
    group: "kubevirt.io",
    kind: "VirtualMachineInstance",
    what: "subresource pause",
    reason: "a call to a subresource, which no file can say; hold the VirtualMachine",
  },
  { group: "autoscaling.karmada.io", kind: "CronFederatedHPA", what: "spec.rules[*].suspend", reason: ENTRY },
  { group: "k8ssandra.io", kind: "K8ssandraCluster", what: "spec.cassandra.datacenters[*].stopped", reason: ENTRY },
  { group: "apps.kubeblocks.io", kind: "Cluster", what: "spec.componentSpecs[*].stop", reason: ENTRY },
  {
    group: "work.open-cluster-management.io",
    kind: "ManifestWork",
    what: "spec.manifestConfigs[*].updateStrategy",
    reason: "a strategy in every entry of a list: hold its objects in their cluster instead, with ServerSideApply",
  },
  { group: "config.openshift.io", kind: "ClusterVersion", what: "spec.overrides[]", reason: ENTRY },
  { group: "cluster.open-cluster-management.io", kind: "ManagedCluster", what: "spec.taints[]", reason: ENTRY },
  {
    group: "autoscaling",
    kind: "HorizontalPodAutoscaler",
    what: "spec.behavior.{scaleUp,scaleDown}.selectPolicy",
    reason: "two fields that must change together",
  },
  {
    group: "leaderworkerset.x-k8s.io",
    kind: "LeaderWorkerSet",
    what: "spec.rolloutStrategy.rollingUpdateConfiguration.partition",
    reason: "the API compares it with replicas, which change",
  },
  { group: "", kind: "Pod", what: "spec.schedulingGates[]", reason: "gates can be added only when a Pod is made" },
  {
    group: "",
    kind: "Secret",
    what: "argocd.argoproj.io/skip-reconcile of a cluster Secret",
    reason: "Secrets do not lie in packages; hold the Applications of the cluster",
  },
  {
    group: "flink.apache.org",
    kind: "FlinkBlueGreenDeployment",
    what: "spec.template.spec.job.state",
    reason: "not verified in the project's own API",
  },
  { group: "metal3.io", kind: "DataImage", what: "inherited from the BareMetalHost", reason: DERIVED },
  { group: "cluster.x-k8s.io", kind: "Cluster", what: "topology defer-upgrade, hold-upgrade-sequence", reason: ENTRY },
  {
    group: "*",
    kind: "*",
    what: "kustomize.toolkit.fluxcd.io/reconcile, …/ssa, helm.toolkit.fluxcd.io/driftDetection",
    reason: ANY,
  },
  {
    group: "*",
    kind: "*",
    what: "configmanagement.gke.io/managed, client.lifecycle.config.k8s.io/mutation",
    reason: `${ANY}. managed: disabled gives the object up`,
  },
  { group: "*", kind: "*", what: "fluxcd.io/ignore, fluxcd.io/locked", reason: "Flux v1 is archived" },
  {
    group: "*",
    kind: "*",
    what: "kueue.x-k8s.io/admission-gated-by, karpenter.sh/do-not-disrupt, downscaler/*",
    reason: ANY,
  },
  {
    group: "*",
    kind: "*",
    what: "crossplane.io/paused, managementPolicies and compositionUpdatePolicy of composites and managed resources of any group",
    reason: ANY,
  },
];
