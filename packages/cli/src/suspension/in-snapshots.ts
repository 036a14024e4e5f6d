import { isSnapshot, readSnapshot } from "@landfall/core/aggregate";
import { failure, type Result, refKey, refOf, success } from "@landfall/core/object";
import type { Catalogue } from "@landfall/core/suspend";
import type { FoundObject } from "../input/read-package-objects.ts";
import { type FoundSuspension, findSuspensions } from "./find-suspensions.ts";

/** A suspension observed in a snapshot, which no file of the package can release. */
export interface SeenSuspension extends FoundSuspension {
  readonly cluster: string;
}

/** The suspensions that the snapshots of clusters show, without objects that are in the package themselves. */
export function suspensionsInSnapshots(
  found: readonly FoundObject[],
  now: number,
  catalogue: Catalogue,
): Result<readonly SeenSuspension[]> {
  const own = new Set(found.map(({ object }) => refKey(refOf(object))));
  const seen: SeenSuspension[] = [];
  for (const { object, file } of found) {
    if (!isSnapshot(object)) continue;
    const snapshot = readSnapshot(object);
    if (!snapshot.ok) return failure(...snapshot.problems.map((problem) => ({ ...problem, file })));
    const { cluster, items } = snapshot.value;
    const objects = items.map((item) => ({ object: item, file, subPackage: cluster }));
    const suspensions = findSuspensions(objects, now, catalogue);
    if (!suspensions.ok) return suspensions;
    const others = suspensions.value.filter((one) => !own.has(refKey(refOf(one.found.object))));
    seen.push(...others.map((one) => ({ ...one, cluster })));
  }
  return success(seen);
}
