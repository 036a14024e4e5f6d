import { type KubeObject, readPath, readString, refOf } from "@landfall/core/object";
import type { ClusterAccess, SecretData } from "../systems/access.ts";

/** Returns the Secret through which Karmada reaches a Cluster; one that is joined by pull has none. */
export function secretOfCluster(
  cluster: KubeObject,
): { readonly namespace: string; readonly name: string } | undefined {
  const name = readString(cluster, ["spec", "secretRef", "name"]);
  const namespace = readString(cluster, ["spec", "secretRef", "namespace"]);
  return name === undefined || namespace === undefined ? undefined : { namespace, name };
}

/** Reads a Cluster with the token and the certificate authority of its Secret. */
export function accessOfCluster(cluster: KubeObject, data?: SecretData): ClusterAccess {
  const { name } = refOf(cluster);
  const server = readString(cluster, ["spec", "apiEndpoint"]);
  if (server === undefined || secretOfCluster(cluster) === undefined)
    return { name, unusable: "it is joined by pull: nobody reaches it from here" };
  const token = data?.["token"];
  if (token === undefined) return { name, unusable: "the Secret of its secretRef is not there, or has no token" };
  const authority = data?.["caBundle"];
  const proxy = readString(cluster, ["spec", "proxyURL"]);
  return {
    name,
    server,
    token,
    ...(authority !== undefined && { authority }),
    ...(proxy !== undefined && { proxy }),
    ...(readPath(cluster, ["spec", "insecureSkipTLSVerification"]) === true && { insecure: true }),
  };
}
