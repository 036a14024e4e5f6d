import type { KubeObject } from "@landfall/core/object";
import { ownMechanisms, requirementsOf } from "@landfall/core/suspend";
import type { Ask } from "../ask.ts";

/**
 * Whether an object is a dependency that Karmada propagates with others and that no policy claims, so that its clusters
 * are set on itself.
 */
export function isBroughtAlong(object: KubeObject, { catalogue }: Ask): boolean {
  if (object.kind !== "ResourceBinding" || requirementsOf(object).length === 0) return false;
  return ownMechanisms(catalogue, object).some(({ site }) => site.kind === "clusters");
}
