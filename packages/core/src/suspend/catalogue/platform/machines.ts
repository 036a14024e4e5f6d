import { codeOf } from "../source-code.ts";
import type { Families, SwitchFamily } from "../switch-family.ts";

/** The switch of a cluster of the Kubermatic platform. */
const PAUSED_KKP = {
  system: "kkp",
  effect: "reconcile",
  path: ["spec", "pause"],
  truth: "bool",
  on: true,
  off: { value: false },
  meanwhile: { running: "goes-on", status: "frozen", deletion: "blocked" },
  evidence: "code",
} as const;

/**
 * Clusters and machines. Source: the API types and controllers of each project; `evidence` says how well each is known.
 */
export const MACHINES: Families = {
  "core.gardener.cloud": () => [
    {
      system: "gardener",
      kinds: ["Shoot"],
      effect: "run",
      path: ["spec", "hibernation", "enabled"],
      truth: "bool",
      on: true,
      off: { value: false },
      stops: "worker machines and control plane scaled to 0",
      hazards: ["kills-running"],
      meanwhile: { running: "stopped", status: "kept", deletion: "processed" },
      evidence: "documented",
      source: codeOf("gardener/gardener", "pkg/apis/core/v1beta1/types_shoot.go", "Hibernation"),
    },
    {
      system: "gardener",
      kinds: ["Shoot"],
      effect: "reconcile",
      path: ["metadata", "annotations", "shoot.gardener.cloud/ignore"],
      truth: "parse-bool",
      on: "true",
      off: "delete",
      stops:
        "gardenlet reconcile, only where respectSyncPeriodOverwrite is on, or in the namespace garden; from 1.80 on a deletion is carried out",
      meanwhile: { running: "goes-on", status: "kept", deletion: "processed" },
      evidence: "code",
      source: codeOf("gardener/gardener", "pkg/utils/gardener/shoot.go", "ShouldIgnoreShoot"),
    },
  ],
  "resources.gardener.cloud": () => [
    {
      system: "gardener",
      kinds: ["ManagedResource"],
      effect: "delivery",
      path: ["metadata", "annotations", "resources.gardener.cloud/ignore"],
      truth: "parse-bool",
      on: "true",
      off: "delete",
      stops: "apply of managed objects; with its own deletion they are deleted all the same",
      meanwhile: { status: "conditions", deletion: "processed" },
      evidence: "code",
      source: codeOf(
        "gardener/gardener",
        "pkg/resourcemanager/controller/managedresource/reconciler.go",
        "Reconciler.Reconcile",
      ),
    },
  ],
  "hive.openshift.io": () => [
    hivePause("reconcile-pause", {
      effect: "reconcile",
      // The certificates of spec.certificateBundles go to the cluster in a SyncSet, which stands still too.
      stops: "most controllers, and so the certificates that Hive sends to the cluster",
      hazards: ["blocks-deletion", "stops-cert-rotation"],
      meanwhile: { running: "goes-on", status: "frozen", deletion: "blocked" },
      source: codeOf(
        "openshift/hive",
        "pkg/controller/clusterdeployment/clusterdeployment_controller.go",
        "ReconcileClusterDeployment.Reconcile",
      ),
    }),
    hivePause("syncset-pause", {
      effect: "delivery",
      meanwhile: { status: "kept", deletion: "processed" },
      stops:
        "SyncSet/SelectorSyncSet and remote MachineSet sync to that cluster, and so the certificates that Hive sends there; the deletion of a MachinePool hangs",
      hazards: ["stops-cert-rotation"],
      source: codeOf("openshift/hive", "pkg/controller/utils/clusterdeployment.go", "IsClusterPausedOrRelocating"),
    }),
    hivePause("powerstate-pause", {
      effect: "reconcile",
      meanwhile: { status: "conditions", deletion: "processed" },
      stops: "hibernation controller ignores spec.powerState",
      source: codeOf(
        "openshift/hive",
        "pkg/controller/hibernation/hibernation_controller.go",
        "hibernationReconciler.Reconcile",
      ),
      onlyById: true,
    }),
    {
      system: "hive",
      kinds: ["ClusterDeployment"],
      effect: "run",
      path: ["spec", "powerState"],
      truth: "enum",
      on: "Hibernating",
      off: "restore",
      values: ["", "Running", "Hibernating"],
      stops: "cluster machines, where Hive can stop those of the platform, once SyncSets have been applied",
      hazards: ["kills-running"],
      inertWhile: ["hive-clusterdeployment-reconcile-pause", "hive-clusterdeployment-powerstate-pause"],
      meanwhile: { running: "stopped", status: "kept", deletion: "processed" },
      evidence: "documented",
      source: codeOf(
        "openshift/hive",
        "pkg/controller/hibernation/hibernation_controller.go",
        "hibernationReconciler.Reconcile",
      ),
    },
  ],
  "kubermatic.k8c.io": () => [
    {
      ...PAUSED_KKP,
      kinds: ["Cluster"],
      // The certificates are renewed with the Secrets that hold them (`CertWillExpireSoon` in `pkg/resources`).
      stops: "KKP's controllers leave the cluster as it is, so the certificates of its control plane are not renewed",
      hazards: ["blocks-deletion", "stops-cert-rotation"],
      source: codeOf("kubermatic/kubermatic", "pkg/controller/util/cluster.go", "ClusterReconcileWrapper"),
    },
    {
      ...PAUSED_KKP,
      kinds: ["ExternalCluster"],
      stops: "the controllers of KubeOne leave the cluster as it is",
      hazards: ["blocks-deletion"],
      source: codeOf(
        "kubermatic/kubermatic",
        "pkg/controller/master-controller-manager/kubeone/controller.go",
        "ExternalClusterPausedChecker",
      ),
    },
  ],
  "kubevirt.io": () => [
    {
      system: "kubevirt",
      kinds: ["VirtualMachine"],
      effect: "run",
      path: ["spec", "runStrategy"],
      truth: "enum",
      on: "Halted",
      off: "restore",
      values: ["Always", "Halted", "Manual", "RerunOnFailure", "Once", "WaitAsReceiver"],
      stops: "the VMI; a resume to Manual does not start it again",
      hazards: ["kills-running"],
      excludes: ["spec", "running"],
      meanwhile: { running: "stopped", status: "kept", deletion: "processed" },
      evidence: "code",
      source: codeOf("kubevirt/kubevirt", "pkg/virt-controller/watch/vm/vm.go", "Controller.syncRunStrategy"),
    },
  ],
  "metal3.io": () => [
    {
      system: "metal3",
      kinds: ["BareMetalHost"],
      effect: "actuation",
      path: ["metadata", "annotations", "baremetalhost.metal3.io/detached"],
      truth: "presence",
      on: "",
      off: "delete",
      stops:
        "management of the machine, once what is being done to it is done: Ironic forgets it; a deletion neither deprovisions it nor switches it off",
      hazards: ["orphans-on-delete"],
      meanwhile: { running: "goes-on", status: "conditions", deletion: "orphans" },
      evidence: "code",
      source: codeOf(
        "metal3-io/baremetal-operator",
        "internal/controller/metal3.io/host_state_machine.go",
        "hostStateMachine.checkDetachedHost",
      ),
    },
  ],
  "apps.openshift.io": () => [
    {
      system: "openshift",
      kinds: ["DeploymentConfig"],
      effect: "rollout",
      path: ["spec", "paused"],
      truth: "bool",
      on: true,
      off: "delete",
      stops: "new deployments on changes of the template or by triggers, and changes of the number of replicas",
      meanwhile: { running: "goes-on", status: "kept", deletion: "processed" },
      evidence: "code",
      source: codeOf(
        "openshift/openshift-controller-manager",
        "pkg/apps/deploymentconfig/deploymentconfig_controller.go",
        "DeploymentConfigController.Handle",
      ),
    },
  ],
  "machine.openshift.io": () => [
    {
      system: "openshift",
      kinds: ["MachineHealthCheck"],
      effect: "reconcile",
      path: ["metadata", "annotations", "cluster.x-k8s.io/paused"],
      truth: "presence",
      on: "",
      off: "delete",
      stops: "remediation of unhealthy machines",
      meanwhile: { running: "goes-on", status: "frozen", deletion: "processed" },
      evidence: "code",
      source: codeOf(
        "openshift/machine-api-operator",
        "pkg/controller/machinehealthcheck/machinehealthcheck_controller.go",
        "ReconcileMachineHealthCheck.Reconcile",
      ),
    },
  ],
  "machineconfiguration.openshift.io": () => [
    {
      system: "openshift",
      kinds: ["MachineConfigPool"],
      effect: "rollout",
      path: ["spec", "paused"],
      truth: "bool",
      on: true,
      off: { value: false },
      stops: "nodes of the pool get no newer configuration, nor in older releases the rotated CA of the kubelet",
      hazards: ["stops-cert-rotation"],
      meanwhile: { running: "goes-on", status: "kept", deletion: "processed" },
      evidence: "code",
      source: codeOf(
        "openshift/machine-config-operator",
        "pkg/controller/node/node_controller.go",
        "Controller.syncMachineConfigPool",
      ),
    },
  ],
  "samples.operator.openshift.io": () => [
    {
      system: "openshift-samples",
      kinds: ["Config"],
      effect: "ownership",
      path: ["spec", "managementState"],
      truth: "enum",
      on: "Unmanaged",
      off: "restore",
      values: ["Managed", "Unmanaged", "Force", "Removed"],
      stops: "the operator leaves its operand alone",
      meanwhile: { running: "goes-on", status: "conditions", deletion: "processed" },
      evidence: "documented",
      source: codeOf("openshift/cluster-samples-operator", "pkg/stub/handler.go", "Handler.ProcessManagementField"),
    },
  ],
  "imageregistry.operator.openshift.io": () => [
    {
      system: "openshift-imageregistry",
      kinds: ["Config"],
      effect: "ownership",
      path: ["spec", "managementState"],
      truth: "enum",
      on: "Unmanaged",
      off: "restore",
      values: ["Managed", "Unmanaged", "Force", "Removed"],
      stops: "the operator leaves its operand alone",
      meanwhile: { running: "goes-on", status: "kept", deletion: "processed" },
      evidence: "documented",
      source: codeOf("openshift/cluster-image-registry-operator", "pkg/operator/controller.go", "Controller.sync"),
    },
  ],
};

function hivePause(
  key: string,
  rest: Pick<SwitchFamily, "effect" | "stops" | "hazards" | "meanwhile" | "onlyById" | "source">,
): ReturnType<Families[string]>[number] {
  return {
    system: "hive",
    kinds: ["ClusterDeployment"],
    path: ["metadata", "annotations", `hive.openshift.io/${key}`],
    truth: "parse-bool",
    on: "true",
    off: "delete",
    evidence: "code",
    ...rest,
  };
}
