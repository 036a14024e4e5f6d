import { type KubeObject, refOf } from "@landfall/core/object";
import type { ClusterAccess } from "../systems/access.ts";

/** Reads a ClusterProfile. It has no credentials: they are those of the kubeconfig context with its name. */
export function accessOfProfile(profile: KubeObject): ClusterAccess {
  return { name: refOf(profile).name };
}
