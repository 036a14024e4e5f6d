import { type KubeObject, refOf } from "@landfall/core/object";
import type { ClusterAccess, SecretData } from "../systems/access.ts";

/** Returns the Secret in which Cluster API stores the kubeconfig of a Cluster. */
export function kubeconfigSecretOf(cluster: KubeObject): { readonly namespace: string; readonly name: string } {
  const { namespace, name } = refOf(cluster);
  return { namespace, name: `${name}-kubeconfig` };
}

/** Reads a Cluster with the kubeconfig of its Secret. */
export function accessOfCluster(cluster: KubeObject, data?: SecretData): ClusterAccess {
  const { name } = refOf(cluster);
  const kubeconfig = data?.["value"];
  if (kubeconfig !== undefined) return { name, kubeconfig };
  return { name, unusable: `the Secret ${name}-kubeconfig is not there, or has no value: is its control plane ready?` };
}
