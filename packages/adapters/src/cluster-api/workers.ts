import {
  findCondition,
  getConditions,
  type KubeObject,
  type Result,
  readPath,
  readString,
} from "@landfall/core/object";
import { type InventoryEntry, poolOf } from "../inventory/entry.ts";

/**
 * A MachineDeployment or MachinePool of either contract. The cluster has no place for workloads while it has failed, while too few
 * of its machines are available, and where it says nothing of that, while none is ready that is wanted. While it is only being
 * rolled it serves.
 * API: https://cluster-api.sigs.k8s.io/reference/api/crd-reference
 */
export function readWorkers(workers: KubeObject): Result<readonly InventoryEntry[]> {
  return poolOf(workers, readString(workers, ["spec", "clusterName"]), whyNoWorkers(workers));
}

function whyNoWorkers(workers: KubeObject): string | undefined {
  if (workers.status === undefined || workers.status === null) return undefined;
  const phase = readString(workers, ["status", "phase"]);
  if (phase === "Failed") return readString(workers, ["status", "failureMessage"]) ?? "the phase is Failed";
  const available = availableIn(workers);
  if (available?.status === "True") return undefined;
  if (available !== undefined) return available.message || available.reason || `Available is ${available.status}`;
  const [wanted, ready] = [
    ["spec", "replicas"],
    ["status", "readyReplicas"],
  ].map((path) => readPath(workers, path));
  return typeof wanted === "number" && wanted > 0 && !(typeof ready === "number" && ready > 0)
    ? `0 of ${wanted} machines are ready`
    : undefined;
}

/** The newer contract's condition, also where the older one carries it apart. */
function availableIn(workers: KubeObject): ReturnType<typeof findCondition> {
  const own = getConditions(workers).conditions;
  const apart = getConditions({ status: readPath(workers, ["status", "v1beta2"]) }).conditions;
  return findCondition(apart, "Available") ?? findCondition(own, "Available");
}
