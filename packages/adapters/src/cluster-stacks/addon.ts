import { type KubeObject, type ObjectRef, readString, refOf } from "@landfall/core/object";

/** The package name that the addons of all clusters have in common. */
export function packageOfAddon(): string {
  return "cluster-addon";
}

/** The Cluster that an addon is for. */
export function clusterRefOfAddon(addon: KubeObject): ObjectRef {
  const name = readString(addon, ["spec", "clusterRef", "name"]) ?? "";
  const namespace = readString(addon, ["spec", "clusterRef", "namespace"]) ?? refOf(addon).namespace;
  return { group: "cluster.x-k8s.io", kind: "Cluster", namespace, name };
}
