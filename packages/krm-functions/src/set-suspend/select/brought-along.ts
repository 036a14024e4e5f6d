import type { KubeObject } from "@landfall/core/object";
import { ownMechanisms, requirementsOf } from "@landfall/core/suspend";
import type { Ask } from "../ask.ts";

/** Whether an object is there because others need it, and decides for itself: no policy claims it. */
export function isBroughtAlong(object: KubeObject, { catalogue }: Ask): boolean {
  if (object.kind !== "ResourceBinding" || requirementsOf(object).length === 0) return false;
  return ownMechanisms(catalogue, object).some(({ site }) => site.kind === "clusters");
}
