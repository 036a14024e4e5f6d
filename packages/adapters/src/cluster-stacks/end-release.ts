import { type ObjectRef, refKey } from "@landfall/core/object";
import { type SyncedResource, type SyncOutcome, syncResources } from "./sync-resources.ts";

/** The state of a release that is being deleted. */
export interface ReleaseEnd {
  /** The record to store: the objects that exist, or may exist. */
  readonly resources: readonly SyncedResource[];
  readonly delete: readonly ObjectRef[];
  /** Whether the release's finalizer may be removed, as no object of the release is left. */
  readonly mayLetGo: boolean;
}

/**
 * Returns the objects left to delete when a release or an addon is deleted: everything on its record, each again until
 * it is seen to be gone, including objects that were never applied. Only then may its finalizer be removed, so that
 * nothing is left behind.
 */
export function endRelease(
  recorded: readonly SyncedResource[],
  outcomes: ReadonlyMap<string, SyncOutcome> = new Map(),
): ReleaseEnd {
  // Two records of one object are merged: the second would be deleted forever.
  const once = new Map(recorded.map((resource) => [refKey(resource), resource]));
  const { resources, delete: left, isDone } = syncResources([], [...once.values()], outcomes);
  return { resources, delete: left, mayLetGo: isDone };
}
