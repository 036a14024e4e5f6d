import { type KubeObject, type ObjectRef, parseApiVersion, readPath, readString, refOf } from "@landfall/core/object";

const GROUP = "config.projectsveltos.io";

/** The profile that made a summary: its name is what all clusters of one profile have in common. */
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

/** The name of the profile, which all its clusters have in common. */
export function profileName(summary: KubeObject): string | undefined {
  return profileRef(summary)?.name;
}

/** The ClusterConfiguration of a summary's cluster: Sveltos names it by the type and the name of the cluster. */
export function clusterConfigurationRef(summary: KubeObject): ObjectRef {
  const field = (name: string): string => readString(summary, ["spec", name]) ?? "";
  const name = `${field("clusterType").toLowerCase()}--${field("clusterName")}`;
  return { group: GROUP, kind: "ClusterConfiguration", namespace: field("clusterNamespace"), name };
}
