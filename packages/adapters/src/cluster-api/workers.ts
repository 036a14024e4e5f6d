import { type KubeObject, type Result, readPath, readString } from "@landfall/core/object";
import { PENDING, saidBy } from "../delivery.ts";
import { type InventoryEntry, poolOf } from "../inventory/entry.ts";
import { conditionOf, failureOf } from "./read.ts";

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
  const failure = failureOf(workers);
  if (failure !== undefined) return failure.message;
  const available = conditionOf(workers, "Available");
  if (available?.status === "True") return undefined;
  if (available !== undefined) return saidBy(PENDING, available, `Available${available.status}`).message;
  const wanted = readPath(workers, ["spec", "replicas"]);
  const isWanted = typeof wanted === "number" && wanted > 0;
  return isWanted && !readPath(workers, ["status", "readyReplicas"]) ? `0 of ${wanted} machines are ready` : undefined;
}
