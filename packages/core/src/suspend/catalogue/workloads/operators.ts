import type { Derivation } from "../../model/mechanism.ts";
import { codeOf } from "../source-code.ts";
import type { Families } from "../switch-family.ts";

const CHAOS = "Block,DNS,HTTP,IO,JVM,Kernel,Network,PhysicalMachine,Stress,Time"
  .split(",")
  .map((word) => `${word}Chaos`);
const CLOUD_CHAOS = ["AWSChaos", "AzureChaos", "GCPChaos"];
const PAUSE = ["metadata", "annotations", "experiment.chaos-mesh.org/pause"];

const PAUSED_CHAOS = {
  system: "chaos-mesh",
  effect: "run",
  path: PAUSE,
  truth: "equals",
  on: "true",
  off: "delete",
  hazards: ["kills-running"],
  meanwhile: { running: "stopped", status: "kept", deletion: "processed" },
  evidence: "code",
  source: codeOf(
    "chaos-mesh/chaos-mesh",
    "controllers/common/desiredphase/controller.go",
    "reconcileInfo.CalcDesiredPhase",
  ),
} as const;

const PAUSED_STACKGRES = {
  system: "stackgres",
  effect: "reconcile",
  path: ["metadata", "annotations", "stackgres.io/reconciliation-pause"],
  truth: "equals-fold",
  on: "true",
  off: "delete",
  meanwhile: { running: "goes-on", status: "frozen" },
  evidence: "code",
  source: codeOf(
    "ongres/stackgres",
    "stackgres-k8s/src/operator/src/main/java/io/stackgres/operator/conciliation/AbstractReconciliator.java",
    "AbstractReconciliator.reconciliationsCycle",
  ),
} as const;

const TERRAFORM = {
  system: "hcp-terraform",
  effect: "reconcile",
  path: ["metadata", "annotations", "app.terraform.io/paused"],
  truth: "equals",
  on: "true",
  off: "delete",
  hazards: ["blocks-deletion"],
  meanwhile: { running: "goes-on", status: "frozen", deletion: "blocked" },
} as const;

function terraform(kind: string): ReturnType<typeof codeOf> {
  const file = kind.toLowerCase();
  return codeOf(
    "hashicorp/hcp-terraform-operator",
    `internal/controller/${file}_controller.go`,
    `${kind}Reconciler.Reconcile`,
  );
}

/**
 * Operators of a single product: a database, telemetry, experiments, a hub. Source: the controllers of each project.
 */
export const OPERATORS: Families = {
  "asdb.aerospike.com": () => [
    {
      system: "aerospike",
      kinds: ["AerospikeCluster"],
      effect: "reconcile",
      path: ["spec", "paused"],
      truth: "bool",
      on: true,
      off: "delete",
      stops: "all actions except deletion",
      meanwhile: { running: "goes-on", status: "conditions", deletion: "processed" },
      evidence: "code",
      source: codeOf(
        "aerospike/aerospike-kubernetes-operator",
        "internal/controller/cluster/reconciler.go",
        "SingleClusterReconciler.Reconcile",
      ),
    },
  ],
  "snapscheduler.backube": () => [
    {
      system: "snapscheduler",
      kinds: ["SnapshotSchedule"],
      effect: "new-runs",
      path: ["spec", "disabled"],
      truth: "bool",
      on: true,
      off: { value: false },
      stops: "taking snapshots; those that are old enough still expire, and none that was missed is taken on resume",
      meanwhile: { running: "goes-on", status: "kept", deletion: "processed" },
      evidence: "code",
      source: codeOf("backube/snapscheduler", "internal/controller/snapshotschedule_controller.go", "doReconcile"),
    },
  ],
  "pingcap.com": () => [
    {
      system: "tidb",
      kinds: ["TidbCluster"],
      effect: "reconcile",
      path: ["spec", "paused"],
      truth: "bool",
      on: true,
      off: "delete",
      stops:
        "services, configuration and StatefulSets of all components, scaling and failover included; volumes, orphaned pods and the discovery service are still looked after",
      meanwhile: { running: "goes-on", status: "kept", deletion: "processed" },
      evidence: "code",
      source: codeOf(
        "pingcap/tidb-operator",
        "pkg/manager/member/pd_member_manager.go",
        "pdMemberManager.syncPDStatefulSetForTidbCluster",
      ),
    },
  ],
  "opentelemetry.io": () => [
    {
      system: "opentelemetry",
      kinds: ["OpenTelemetryCollector"],
      effect: "reconcile",
      path: ["spec", "managementState"],
      truth: "enum",
      on: "unmanaged",
      off: { value: "managed" },
      values: ["managed", "unmanaged"],
      stops: "all actions except deletion, upgrades by the operator included",
      meanwhile: { running: "goes-on", status: "frozen", deletion: "processed" },
      evidence: "code",
      source: codeOf(
        "open-telemetry/opentelemetry-operator",
        "internal/controllers/opentelemetrycollector_controller.go",
        "OpenTelemetryCollectorReconciler.Reconcile",
      ),
    },
  ],
  "atlas.mongodb.com": () => [
    {
      system: "atlas",
      kinds: ["AtlasDeployment"],
      effect: "actuation",
      path: ["metadata", "annotations", "mongodb.com/atlas-reconciliation-policy"],
      truth: "equals",
      on: "skip",
      off: "delete",
      stops: "no calls to Atlas; with its own deletion the cluster stays in Atlas",
      hazards: ["orphans-on-delete"],
      meanwhile: { running: "goes-on", status: "frozen", deletion: "orphans" },
      evidence: "code",
      source: codeOf(
        "mongodb/mongodb-atlas-kubernetes",
        "internal/controller/customresource/customresource.go",
        "ReconciliationShouldBeSkipped",
      ),
    },
  ],
  "stackgres.io": () => [
    {
      ...PAUSED_STACKGRES,
      kinds: ["SGCluster"],
      // Its cycles make the certificate anew before it runs out (`PostgresSslSecret`).
      stops: "the operator skips the object in its reconciliation cycles, which renew its certificate",
      hazards: ["stops-cert-rotation"],
    },
    {
      ...PAUSED_STACKGRES,
      kinds: ["SGDbOps", "SGDistributedLogs", "SGShardedCluster"],
      stops: "the operator skips the object in its reconciliation cycles",
    },
  ],
  "operator.open-cluster-management.io": () => [
    {
      system: "acm",
      kinds: ["MultiClusterHub"],
      effect: "reconcile",
      path: ["metadata", "annotations", "installer.open-cluster-management.io/pause"],
      truth: "equals-fold",
      on: "true",
      off: "delete",
      stops: "components of the hub are not put right",
      meanwhile: { running: "goes-on", status: "kept", deletion: "processed" },
      evidence: "code",
      source: codeOf(
        "stolostron/multiclusterhub-operator",
        "controllers/multiclusterhub_controller.go",
        "MultiClusterHubReconciler.Reconcile",
      ),
    },
  ],
  "app.terraform.io": () => [
    {
      ...TERRAFORM,
      kinds: ["AgentPool", "Module", "Project", "RunsCollector", "Stack", "Workspace"],
      stops: "the operator returns before anything else: no calls to HCP Terraform, and no finalizer is taken off",
      evidence: "code",
      source: terraform,
    },
    {
      ...TERRAFORM,
      kinds: ["AgentToken"],
      // The documents say that all kinds obey and that a deletion is carried out; the code of other kinds, that it is not.
      stops: "no calls to HCP Terraform, by its documents; a release that was read does not ask for this kind",
      meanwhile: { running: "goes-on", status: "frozen" },
      evidence: "documented",
      source: terraform,
    },
  ],
  "chaos-mesh.org": () => [
    {
      ...PAUSED_CHAOS,
      kinds: CHAOS,
      stops: "the faults are taken back; the duration of the experiment runs on",
    },
    {
      ...PAUSED_CHAOS,
      kinds: CLOUD_CHAOS,
      stops: "the faults are taken back, save a restart, which is done once; the duration of the experiment runs on",
    },
    {
      ...PAUSED_CHAOS,
      kinds: ["PodChaos"],
      stops:
        "the faults are taken back, save pod-kill and container-kill, which are done once; the duration of the experiment runs on",
      cautions: [
        {
          path: ["spec", "action"],
          unless: "pod-failure",
          message: "Chaos Mesh kills once and for all: of pod-kill and container-kill, no pause takes anything back",
        },
      ],
    },
    {
      ...PAUSED_CHAOS,
      kinds: ["Schedule"],
      stops:
        "no experiment is started, and those that it started are paused and go on with it; a workflow that it started is not. Where startingDeadlineSeconds is over, or more than 100 times were missed, none begins until the object is changed",
      hazards: ["kills-running", "backlog-on-resume"],
      source: codeOf("chaos-mesh/chaos-mesh", "controllers/schedule/pause/controller.go", "Reconciler.Reconcile"),
    },
  ],
};

/** The experiments that a Schedule of Chaos Mesh started: it sets their pause as its own. */
export const CHAOS_DERIVED: readonly Derivation[] = [...CHAOS, ...CLOUD_CHAOS, "PodChaos"].map((kind) => ({
  group: "chaos-mesh.org",
  kind,
  effect: "run",
  path: PAUSE,
  authorities: [{ group: "chaos-mesh.org", kind: "Schedule", name: "owner" }],
  onlyIfNamed: true,
  message: "Chaos Mesh sets the pause of what a Schedule started as that of the Schedule, so an edit here is lost",
}));
