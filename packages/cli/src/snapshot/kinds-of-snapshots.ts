import { KINDS } from "@landfall/adapters/systems";
import type { ObjectRef } from "@landfall/core/object";

const WORKLOADS: ReadonlySet<string> = new Set([
  "/Pod",
  "apps/DaemonSet",
  "apps/Deployment",
  "apps/ReplicaSet",
  "apps/StatefulSet",
  "batch/Job",
]);

/** Whether aggregate-status reads a kind: a delivery kind of some system, or a workload. */
export function isInSnapshots({ group, kind }: Pick<ObjectRef, "group" | "kind">): boolean {
  const key = `${group}/${kind}`;
  return WORKLOADS.has(key) || KINDS.has(key);
}
