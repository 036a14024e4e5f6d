import type { Mechanism } from "../../model/mechanism.ts";
import { codeOf } from "../source-code.ts";

const GROUP = "cluster.x-k8s.io";
const PAUSED = "cluster.x-k8s.io/paused";
const PAUSED_CONDITION = { condition: "Paused", status: "True" } as const;

const PROJECT = "kubernetes-sigs/cluster-api";

const ALONE = "its controller leaves that object alone";
const OWNED = "its owner may still change or delete it, and a deletion hangs";

/**
 * The kinds of Cluster API with their controllers, and whether the controller adds a finalizer: without one, a pause
 * does not block deletion.
 */
const ANNOTATED: readonly (readonly [kind: string, controller: string, finalizer: boolean, stops: string])[] = [
  [
    "Cluster",
    "cluster/cluster_controller.go",
    true,
    "neither the Cluster nor its topology is reconciled; its control plane and its machines go on",
  ],
  ["ClusterClass", "clusterclass/clusterclass_controller.go", false, ALONE],
  ["Machine", "machine/machine_controller.go", true, `${ALONE}, and no health check remedies it; ${OWNED}`],
  ["MachineSet", "machineset/machineset_controller.go", true, `${ALONE}; ${OWNED}`],
  ["MachineDeployment", "machinedeployment/machinedeployment_controller.go", true, `${ALONE}; its MachineSets go on`],
  ["MachinePool", "machinepool/machinepool_controller.go", true, ALONE],
  ["MachineHealthCheck", "machinehealthcheck/machinehealthcheck_controller.go", false, ALONE],
];

/**
 * The mechanisms of Cluster API. Its controllers check the pause before deletion, so a paused object is never
 * finalized. Source: its controllers.
 */
export const CLUSTER_API: readonly Mechanism[] = [
  {
    id: "capi-cluster-paused",
    group: GROUP,
    kind: "Cluster",
    effect: "reconcile",
    site: { kind: "field", path: ["spec", "paused"], truth: "bool", on: true, off: "delete" },
    stops:
      "no controller acts on the Cluster or on any object of it; the client certificate in its kubeconfig is not renewed",
    // The controller of the KubeadmControlPlane renews that certificate (`Reconciler.reconcileKubeconfig`).
    hazards: ["blocks-deletion", "stops-cert-rotation"],
    observe: PAUSED_CONDITION,
    meanwhile: { running: "goes-on", status: "conditions", deletion: "blocked" },
    evidence: "code",
    source: codeOf(PROJECT, "util/paused/paused.go", "EnsurePausedCondition"),
  },
  ...ANNOTATED.map(
    ([kind, controller, finalizer, stops]): Mechanism => ({
      id: `capi-${kind.toLowerCase()}-annotation`,
      group: GROUP,
      kind,
      effect: "reconcile",
      site: { kind: "annotation", path: ["metadata", "annotations", PAUSED], truth: "presence", on: "", off: "delete" },
      stops,
      hazards: finalizer ? ["blocks-deletion"] : [],
      observe: PAUSED_CONDITION,
      ...(kind === "Cluster" ? { onlyById: true } : {}),
      meanwhile: { running: "goes-on", status: "conditions", deletion: finalizer ? "blocked" : "processed" },
      evidence: "code",
      source: codeOf(PROJECT, `core/reconcilers/${controller}`, "Reconciler.Reconcile"),
    }),
  ),
  {
    id: "capi-machinedeployment-paused",
    group: GROUP,
    kind: "MachineDeployment",
    effect: "rollout",
    site: { kind: "field", path: ["spec", "paused"], truth: "bool", on: true, off: "delete" },
    stops: "machines are not rolled out; replicas and status go on",
    hazards: [],
    meanwhile: { running: "goes-on", status: "kept", deletion: "processed" },
    evidence: "code",
    source: codeOf(
      PROJECT,
      "core/reconcilers/machinedeployment/machinedeployment_controller.go",
      "Reconciler.reconcile",
    ),
  },
];
