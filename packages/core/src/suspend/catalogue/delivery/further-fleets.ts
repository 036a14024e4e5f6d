import { codeOf } from "../source-code.ts";
import type { Families } from "../switch-family.ts";

/** The switch of HyperShift, which holds a boolean or the end of the pause. */
const PAUSED_UNTIL = {
  system: "hypershift",
  effect: "reconcile",
  path: ["spec", "pausedUntil"],
  truth: "paused-until",
  on: "true",
  off: "delete",
  meanwhile: { running: "goes-on", status: "conditions", deletion: "processed" },
  evidence: "code",
  source: codeOf("openshift/hypershift", "support/util/pausereconcile.go", "IsReconciliationPaused"),
} as const;

const MANUAL_REVISIONS = {
  system: "crossplane",
  effect: "rollout",
  path: ["spec", "revisionActivationPolicy"],
  truth: "enum",
  on: "Manual",
  off: "restore",
  values: ["Automatic", "Manual"],
  evidence: "code",
  source: codeOf("crossplane/crossplane", "internal/controller/pkg/manager/reconciler.go", "Reconciler.Reconcile"),
} as const;

/**
 * Whatever the policy, the manager deactivates all revisions but the newest, and a revision that is inactive has no
 * Deployment (`ProviderHooks.Deactivate`, `FunctionHooks.Deactivate`).
 */
const NONE_RUNS = {
  ...MANUAL_REVISIONS,
  stops:
    "new package revisions are installed but not activated; the old one is deactivated all the same, so that none runs until somebody activates one",
  hazards: ["kills-running"],
  meanwhile: { running: "stopped", status: "kept", deletion: "processed" },
} as const;

/**
 * Machines, packages and fleets whose switch has an uncommon spelling. Source: the API types and documents of each
 * project.
 */
export const FURTHER_FLEETS: Families = {
  "controlplane.cluster.x-k8s.io": () => [
    {
      system: "capi",
      kinds: ["KubeadmControlPlane"],
      effect: "reconcile",
      path: ["metadata", "annotations", "cluster.x-k8s.io/paused"],
      truth: "presence",
      on: "",
      off: "delete",
      stops:
        "its controller leaves that object alone, so the client certificate in the kubeconfig is not renewed; a topology still changes it",
      hazards: ["blocks-deletion", "stops-cert-rotation"],
      meanwhile: { running: "goes-on", status: "conditions", deletion: "blocked" },
      evidence: "code",
      source: codeOf(
        "kubernetes-sigs/cluster-api",
        "controlplane/kubeadm/reconcilers/kubeadmcontrolplane/kubeadmcontrolplane_controller.go",
        "Reconciler.Reconcile",
      ),
    },
  ],
  "bootstrap.cluster.x-k8s.io": () => [
    {
      system: "capi",
      kinds: ["KubeadmConfig"],
      effect: "reconcile",
      path: ["metadata", "annotations", "cluster.x-k8s.io/paused"],
      truth: "presence",
      on: "",
      off: "delete",
      // Its controller refreshes the token while the machine has not joined, and rotates that of a MachinePool
      // (`refreshBootstrapTokenIfNeeded`, `rotateMachinePoolBootstrapToken`).
      stops:
        "its controller makes no bootstrap data and renews no bootstrap token: machines that have not joined yet cannot, once it has run out",
      meanwhile: { running: "goes-on", status: "conditions", deletion: "processed" },
      evidence: "code",
      source: codeOf(
        "kubernetes-sigs/cluster-api",
        "bootstrap/kubeadm/reconcilers/kubeadmconfig/kubeadmconfig_controller.go",
        "Reconciler.Reconcile",
      ),
    },
  ],
  "addons.cluster.x-k8s.io": () => [
    {
      system: "capi",
      kinds: ["ClusterResourceSet"],
      effect: "reconcile",
      path: ["metadata", "annotations", "cluster.x-k8s.io/paused"],
      truth: "presence",
      on: "",
      off: "delete",
      stops: "nothing is applied to the clusters that it selects, those that come included",
      hazards: ["blocks-deletion"],
      meanwhile: { status: "conditions", deletion: "blocked" },
      evidence: "code",
      source: codeOf(
        "kubernetes-sigs/cluster-api",
        "core/reconcilers/clusterresourceset/clusterresourceset_controller.go",
        "Reconciler.Reconcile",
      ),
    },
  ],
  "runtime.cluster.x-k8s.io": () => [
    {
      system: "capi",
      kinds: ["ExtensionConfig"],
      effect: "reconcile",
      path: ["metadata", "annotations", "cluster.x-k8s.io/paused"],
      truth: "presence",
      on: "",
      off: "delete",
      // `reconcileCABundle` writes the CA of the extension from a Secret into the object.
      stops:
        "handlers are not discovered again, and a renewed CA is not taken from its Secret (inject-ca-from-secret); those that are known are still called",
      hazards: ["stops-cert-rotation"],
      meanwhile: { running: "goes-on", status: "conditions", deletion: "processed" },
      evidence: "code",
      source: codeOf(
        "kubernetes-sigs/cluster-api",
        "core/reconcilers/extensionconfig/extensionconfig_controller.go",
        "Reconciler.Reconcile",
      ),
    },
  ],
  "metal3.io": () => [
    {
      system: "metal3",
      kinds: ["BareMetalHost"],
      effect: "reconcile",
      path: ["metadata", "annotations", "baremetalhost.metal3.io/paused"],
      truth: "presence",
      on: "hold.landfall.dev",
      off: "delete",
      stops: "the host is not reconciled; the value names who paused it",
      hazards: ["blocks-deletion"],
      meanwhile: { running: "goes-on", status: "frozen", deletion: "blocked" },
      evidence: "code",
      source: codeOf(
        "metal3-io/baremetal-operator",
        "internal/controller/metal3.io/baremetalhost_controller.go",
        "BareMetalHostReconciler.Reconcile",
      ),
    },
  ],
  "pkg.crossplane.io": () => [
    { ...NONE_RUNS, kinds: ["Provider"] },
    {
      ...MANUAL_REVISIONS,
      kinds: ["Configuration"],
      stops: "new package revisions are installed but not activated",
      meanwhile: { running: "goes-on", status: "kept", deletion: "processed" },
    },
    { ...NONE_RUNS, kinds: ["Function"] },
  ],
  "hypershift.openshift.io": () => [
    {
      ...PAUSED_UNTIL,
      kinds: ["HostedCluster"],
      // HyperShift hands the pause on to the HostedControlPlane, whose controller renews its certificates.
      stops: "the control plane is not reconciled, the renewal of its certificates included",
      hazards: ["stops-cert-rotation"],
    },
    {
      ...PAUSED_UNTIL,
      kinds: ["NodePool"],
      // It pauses its MachineDeployment and MachineSet, which Cluster API then does not finalize, and a deletion waits
      // for the machines (`CAPI.Pause`, `NodePoolReconciler.delete`).
      stops: "the machines are not reconciled, and a deletion hangs",
      hazards: ["blocks-deletion"],
      meanwhile: { running: "goes-on", status: "conditions", deletion: "blocked" },
    },
  ],
  "config.projectsveltos.io": () => [
    {
      system: "sveltos",
      kinds: ["ClusterSummary"],
      effect: "delivery",
      path: ["metadata", "annotations", "cluster.x-k8s.io/paused"],
      truth: "presence",
      on: "",
      off: "delete",
      stops: "nothing is deployed to that cluster; annotations of the profile are copied over",
      hazards: ["blocks-deletion"],
      meanwhile: { running: "goes-on", deletion: "blocked" },
      evidence: "code",
      source: codeOf(
        "projectsveltos/addon-controller",
        "controllers/clustersummary_controller.go",
        "ClusterSummaryReconciler.isPaused",
      ),
    },
  ],
  "placement.kubernetes-fleet.io": () => [
    {
      system: "kubefleet",
      kinds: ["ClusterStagedUpdateRun", "StagedUpdateRun"],
      effect: "rollout",
      path: ["spec", "state"],
      truth: "enum",
      on: "Stop",
      off: "restore",
      values: ["Initialize", "Run", "Stop"],
      alsoOn: ["Initialize"],
      requires: ["spec", "state"],
      stops: "no further cluster is updated; one that is being updated is finished",
      meanwhile: { running: "goes-on", status: "kept", deletion: "processed" },
      evidence: "code",
      source: codeOf("kubefleet-dev/kubefleet", "pkg/controllers/updaterun/controller.go", "Reconciler.Reconcile"),
    },
  ],
  "operators.coreos.com": () => [
    {
      system: "olm",
      kinds: ["Subscription"],
      effect: "rollout",
      path: ["spec", "installPlanApproval"],
      truth: "enum",
      on: "Manual",
      off: "restore",
      values: ["Automatic", "Manual"],
      stops:
        "new versions wait for approval, those of other Subscriptions of the namespace too: OLM resolves them in one plan, which still waits after resume",
      meanwhile: { status: "kept", deletion: "processed" },
      evidence: "code",
      source: codeOf(
        "operator-framework/operator-lifecycle-manager",
        "pkg/controller/operators/catalog/operator.go",
        "Operator.syncResolvingNamespace",
      ),
    },
  ],
};
