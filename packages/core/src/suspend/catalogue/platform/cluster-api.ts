import type { Mechanism } from "../../model/mechanism.ts";

const GROUP = "cluster.x-k8s.io";
const PAUSED = "cluster.x-k8s.io/paused";
const PAUSED_CONDITION = { condition: "Paused", status: "True" } as const;

/** Pause is looked at before deletion, so a paused object is never finalized. Source: Cluster API controller code. */
export const CLUSTER_API: readonly Mechanism[] = [
  {
    id: "capi-cluster-paused",
    group: GROUP,
    kind: "Cluster",
    effect: "reconcile",
    site: { kind: "field", path: ["spec", "paused"], truth: "bool", on: true, off: "delete" },
    stops: "no controller acts on the Cluster or on any object of it",
    hazards: ["blocks-deletion"],
    observe: PAUSED_CONDITION,
    meanwhile: { running: "goes-on", status: "conditions", deletion: "blocked" },
    evidence: "code",
  },
  ...["Cluster", "ClusterClass", "Machine", "MachineSet", "MachineDeployment", "MachinePool", "MachineHealthCheck"].map(
    (kind): Mechanism => ({
      id: `capi-${kind.toLowerCase()}-annotation`,
      group: GROUP,
      kind,
      effect: "reconcile",
      site: { kind: "annotation", path: ["metadata", "annotations", PAUSED], truth: "presence", on: "", off: "delete" },
      stops: "no controller acts on that object alone",
      hazards: ["blocks-deletion"],
      observe: PAUSED_CONDITION,
      ...(kind === "Cluster" ? { onlyById: true } : {}),
      meanwhile: { running: "goes-on", status: "conditions", deletion: "blocked" },
      evidence: "code",
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
  },
];
