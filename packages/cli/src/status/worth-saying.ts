import { refKey } from "@landfall/core/object";
import type { StatusResult } from "@landfall/core/status";
import type { Sources } from "./evidence-view.ts";
import type { ObjectStatus } from "./object-status.ts";
import { ownersOf } from "./owners.ts";

/**
 * The objects of a cluster worth a line: those that are not Current and, with `held`, suspended ones. Objects whose
 * shown owner says the same are left out.
 */
export function worthSaying(
  objects: readonly ObjectStatus[],
  sources: Sources,
  held: boolean,
): readonly ObjectStatus[] {
  const telling = objects.filter(({ result }) => isTelling(result, held));
  const words = new Map(telling.map(({ object, result }) => [refKey(object), result.status]));
  return telling.filter(({ object, result }) => {
    const source = sources.get(refKey(object));
    return source === undefined || !ownersOf(source).some((owner) => words.get(owner) === result.status);
  });
}

/**
 * Whether a status is worth a line. A suspended object that has not failed only counts with `held`; otherwise its
 * target's line mentions the holder.
 */
function isTelling({ status, suspended }: StatusResult, held: boolean): boolean {
  if (suspended && (status === "Current" || status === "InProgress")) return held;
  return status !== "Current";
}
