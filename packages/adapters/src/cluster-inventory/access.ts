import { type KubeObject, refOf } from "@landfall/core/object";
import type { ClusterAccess } from "../systems/access.ts";

/** A ClusterProfile says no credentials: they are those of the context that has its name. */
export function accessOfProfile(profile: KubeObject): ClusterAccess {
  return { name: refOf(profile).name };
}
