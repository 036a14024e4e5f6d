import { type KubeObject, type Result, readPath, readString } from "@landfall/core/object";
import { PENDING, saidBy } from "../delivery.ts";
import { type InventoryEntry, poolOf } from "../inventory/entry.ts";
import { conditionOf, failureOf } from "./read.ts";

/**
 * Reads a MachineDeployment or MachinePool of either contract. The cluster is not ready for workloads while the pool
 * has failed, or too few of its machines are available; if that is not reported, while none of the wanted machines is
 * ready. During a rolling update it stays ready. API: https://cluster-api.sigs.k8s.io/reference/api/crd-reference
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
