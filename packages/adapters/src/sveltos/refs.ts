import { type KubeObject, type ObjectRef, parseApiVersion, readPath, readString, refOf } from "@landfall/core/object";

const GROUP = "config.projectsveltos.io";

/** Returns the profile that made a summary: its name is common to all clusters of one profile. */
export function profileRef(summary: KubeObject): ObjectRef | undefined {
  const owners = readPath(summary, ["metadata", "ownerReferences"]);
  for (const owner of Array.isArray(owners) ? (owners as readonly unknown[]) : []) {
    const [kind, name] = [readString(owner, ["kind"]) ?? "", readString(owner, ["name"])];
    const { group } = parseApiVersion(readString(owner, ["apiVersion"]) ?? "");
    if (group !== GROUP || name === undefined || !["ClusterProfile", "Profile"].includes(kind)) continue;
    return { group, kind, namespace: kind === "Profile" ? refOf(summary).namespace : "", name };
  }
  return undefined;
}

/** Returns the name of the profile, which is common to all its clusters. */
export function profileName(summary: KubeObject): string | undefined {
  return profileRef(summary)?.name;
}

/**
 * Returns the ClusterConfiguration of a summary's cluster: Sveltos names it by the type and the name of the cluster.
 */
export function clusterConfigurationRef(summary: KubeObject): ObjectRef {
  const field = (name: string): string => readString(summary, ["spec", name]) ?? "";
  const name = `${field("clusterType").toLowerCase()}--${field("clusterName")}`;
  return { group: GROUP, kind: "ClusterConfiguration", namespace: field("clusterNamespace"), name };
}
