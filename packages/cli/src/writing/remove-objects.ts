import { type ObjectRef, type Problem, parseApiVersion, readString, refOf } from "@landfall/core/object";
import { problemOf } from "../cluster/problem-of.ts";
import type { ClusterWork } from "./live-job.ts";

/** An object that was to be deleted. */
export interface Removed {
  readonly ref: ObjectRef;
  /** The reason why the object still exists. */
  readonly problem?: Problem;
}

/** Deletes objects, each only if it is the same one that was read. */
export async function removeObjects({ cluster, removals = [] }: ClusterWork): Promise<readonly Removed[]> {
  const removed: Removed[] = [];
  for (const object of removals) {
    const ref = refOf(object);
    const uid = readString(object, ["metadata", "uid"]) ?? "";
    try {
      const { version } = parseApiVersion(object.apiVersion ?? "");
      const { deleted } = await cluster.client.delete({ ...ref, version }, { uid });
      removed.push(deleted ? { ref } : { ref, problem: replaced(ref) });
    } catch (error) {
      removed.push({ ref, problem: { ...problemOf(error, cluster.name), ref } });
    }
  }
  return removed;
}

function replaced(ref: ObjectRef): Problem {
  const message = "it was deleted and made anew meanwhile; the new one is left alone";
  return { code: "ObjectReplaced", severity: "error", message, ref };
}
