import type { Observation, ReadContext, RevisionPair } from "@landfall/core/aggregate";
import {
  type Condition,
  findCondition,
  getConditions,
  type KubeObject,
  readPath,
  readString,
} from "@landfall/core/object";
import {
  beforeStatus,
  type Cause,
  FAILED,
  observeDelivery,
  PENDING,
  RUNNING,
  saidBy,
  staleGeneration,
} from "../delivery.ts";

/** The objects and facts that are known besides a Cluster. */
export interface ClusterContext extends ReadContext {
  /** The object that the Cluster's `controlPlaneRef` names; its `status.version` is the running version. */
  readonly controlPlane?: KubeObject | undefined;
}

/** Matches reasons of conditions (v1beta1's with a severity, and v1beta2's) that do not pass without help. */
const TERMINAL = /(?:Failed|Failure|Error|Invalid)$/;

/**
 * Reads a Cluster API Cluster, of the v1beta1 and the v1beta2 contract, as the observation of a target: the cluster
 * itself at its Kubernetes version. Available (v1beta2) or Ready (v1beta1) says that it runs; `TopologyReconciled` that
 * the wanted version was requested. Contract: https://cluster-api.sigs.k8s.io/developer/providers/contracts/overview
 */
export function readCluster(cluster: KubeObject, context: ClusterContext): Observation {
  const isPaused = readPath(cluster, ["spec", "paused"]) === true || hasAnnotation(cluster, "cluster.x-k8s.io/paused");
  const revisions = clusterVersions(cluster, context.controlPlane);
  return observeDelivery(context, "cluster-api", revisions, causeOf(cluster, isPaused), isPaused ? "yes" : "no");
}

/**
 * Returns the Kubernetes version of the topology or control plane, and the one that its control plane reports to run.
 */
export function clusterVersions(cluster: KubeObject, controlPlane?: KubeObject): RevisionPair {
  const topology = readString(cluster, ["spec", "topology", "version"]);
  return {
    wanted: topology ?? readString(controlPlane, ["spec", "version"]),
    observed: readString(controlPlane, ["status", "version"]),
  };
}

/**
 * Returns why a cluster is not ready; `undefined` if it is available, or if that is unknown. A cluster that stays
 * available while its version changes is ready.
 */
export function whyNotReady(cluster: KubeObject): string | undefined {
  if (cluster.status === undefined || cluster.status === null) return undefined;
  if (cluster.metadata?.deletionTimestamp !== undefined) return "being deleted";
  const failure = failureOf(cluster);
  if (failure !== undefined) return failure.message;
  const available = conditionOf(cluster, "Available") ?? conditionOf(cluster, "Ready");
  if (available?.status === "True") return undefined;
  if (available !== undefined) return saidBy(PENDING, available, `${available.type}${available.status}`).message;
  const phase = readString(cluster, ["status", "phase"]);
  return phase === undefined || phase === "Provisioned" ? undefined : `the phase is ${phase}`;
}

function causeOf(cluster: KubeObject, isPaused: boolean): Cause {
  const before = beforeStatus(cluster, "Cluster API") ?? failureOf(cluster);
  if (before !== undefined) return before;
  const behind = staleGeneration(cluster, readPath(cluster, ["status", "observedGeneration"])) ?? topologyOf(cluster);
  // A pause is itself a change, and it is a reason why the topology is not reconciled.
  return behind === undefined || isPaused ? availabilityOf(cluster) : behind;
}

/** Returns a failure that v1beta1 calls terminal, of a cluster or of its workers. */
export function failureOf(cluster: KubeObject): Cause | undefined {
  const places = [["status"], ["status", "deprecated", "v1beta1"]];
  for (const place of places) {
    const reason = readString(cluster, [...place, "failureReason"]);
    const message = readString(cluster, [...place, "failureMessage"]);
    if (reason !== undefined || message !== undefined)
      return { verdict: FAILED, reason: reason ?? "ClusterFailed", message: message ?? reason ?? "failed" };
  }
  if (readString(cluster, ["status", "phase"]) !== "Failed") return undefined;
  return { verdict: FAILED, reason: "PhaseFailed", message: "the phase is Failed" };
}

function topologyOf(cluster: KubeObject): Cause | undefined {
  const topology = conditionOf(cluster, "TopologyReconciled");
  return topology === undefined || topology.status === "True" ? undefined : notYet(topology, "TopologyNotReconciled");
}

function availabilityOf(cluster: KubeObject): Cause {
  const rolling = conditionOf(cluster, "RollingOut");
  if (rolling?.status === "True") return saidBy(PENDING, rolling, "RollingOut");
  const available = conditionOf(cluster, "Available") ?? conditionOf(cluster, "Ready");
  if (available?.status === "True") return saidBy(RUNNING, available, "Available");
  if (available !== undefined) return notYet(available, "NotAvailable");
  const phase = readString(cluster, ["status", "phase"]) ?? "none";
  return {
    verdict: PENDING,
    reason: "NoCondition",
    message: `neither Available nor Ready is reported; phase ${phase}`,
  };
}

function notYet(condition: Condition, fallback: string): Cause {
  const isFailure = condition.status === "False" && (isSevere(condition) || TERMINAL.test(condition.reason ?? ""));
  return saidBy(isFailure ? FAILED : PENDING, condition, fallback);
}

/** Returns whether a v1beta1 condition, which has a severity, is an error. */
function isSevere(condition: Condition): boolean {
  return readPath(condition, ["severity"]) === "Error";
}

/** Returns a condition of either contract: the newer one's, even if the older contract stores it in another field. */
export function conditionOf(cluster: KubeObject, type: string): Condition | undefined {
  const later = findCondition(getConditions(cluster, ["status", "v1beta2", "conditions"]).conditions, type);
  return later ?? findCondition(getConditions(cluster).conditions, type);
}

function hasAnnotation(object: KubeObject, name: string): boolean {
  return readPath(object, ["metadata", "annotations", name]) !== undefined;
}
