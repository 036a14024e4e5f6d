import { type KubeObject, type ObjectRef, readString, refOf } from "@landfall/core/object";

/** Returns the package name that the addons of all clusters share. */
export function packageOfAddon(): string {
  return "cluster-addon";
}

/** Returns the Cluster to which an addon belongs. */
export function clusterRefOfAddon(addon: KubeObject): ObjectRef {
  const name = readString(addon, ["spec", "clusterRef", "name"]) ?? "";
  const namespace = readString(addon, ["spec", "clusterRef", "namespace"]) ?? refOf(addon).namespace;
  return { group: "cluster.x-k8s.io", kind: "Cluster", namespace, name };
}
