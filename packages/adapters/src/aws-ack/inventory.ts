import {
  findCondition,
  getConditions,
  isMap,
  type KubeObject,
  type Result,
  readPath,
  readString,
  refOf,
} from "@landfall/core/object";
import { entryOf, type InventoryEntry, poolOf } from "../inventory/entry.ts";

/** The states, as AWS words them, in which a cluster or a group of nodes does its work. */
const SERVES: ReadonlySet<string> = new Set(["ACTIVE", "UPDATING"]);

/** The conditions that tell why AWS has nothing yet, the most telling first. Each is True while something is wrong. */
const TROUBLES: readonly string[] = ["ACK.Terminal", "ACK.Recoverable"];

/**
 * Reads a Cluster of the ACK controller for EKS, under the name of its object. It is ready while AWS calls it active, and
 * while it is updated: `ACK.ResourceSynced` is only about the last change. Problem `InvalidInventory`: it has no name.
 * API: https://aws-controllers-k8s.github.io/community/reference/eks/v1alpha1/cluster/
 */
export function readEksCluster(cluster: KubeObject): Result<readonly InventoryEntry[]> {
  return entryOf(cluster, refOf(cluster).name, ["metadata", "name"], whyNotUp(cluster));
}

/**
 * Reads a Nodegroup: its cluster by `clusterRef`, else by the name that AWS knows. Problem `InvalidInventory`.
 * API: https://aws-controllers-k8s.github.io/community/reference/eks/v1alpha1/nodegroup/
 */
export function readEksNodegroup(group: KubeObject): Result<readonly InventoryEntry[]> {
  const cluster =
    readString(group, ["spec", "clusterRef", "from", "name"]) ?? readString(group, ["spec", "clusterName"]);
  return poolOf(group, cluster === "" ? undefined : cluster, whyNotUp(group));
}

/** Returns why AWS does not serve the object; `undefined` if it does, or if nobody has told. */
function whyNotUp(object: KubeObject): string | undefined {
  const state = readString(object, ["status", "status"]) ?? "";
  if (SERVES.has(state)) return undefined;
  const trouble = issueOf(object) ?? troubleOf(object);
  return trouble ?? (state === "" ? undefined : `AWS calls it ${state}`);
}

/** Returns the first issue that AWS has with the health of a group of nodes. */
function issueOf(object: KubeObject): string | undefined {
  const issues = readPath(object, ["status", "health", "issues"]);
  const issue = Array.isArray(issues) ? issues.find(isMap) : undefined;
  return readString(issue, ["message"]) ?? readString(issue, ["code"]);
}

function troubleOf(object: KubeObject): string | undefined {
  const { conditions } = getConditions(object);
  const found = TROUBLES.flatMap((type) => findCondition(conditions, type) ?? []).find(
    ({ status }) => status === "True",
  );
  return found === undefined ? undefined : (found.message ?? found.reason ?? found.type);
}
