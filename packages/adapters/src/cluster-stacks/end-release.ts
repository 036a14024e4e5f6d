import { type ObjectRef, refKey } from "@landfall/core/object";
import { type SyncedResource, type SyncOutcome, syncResources } from "./sync-resources.ts";

/** How far a release that is deleted is. */
export interface ReleaseEnd {
  /** The record to store: the objects that are still there, or may be. */
  readonly resources: readonly SyncedResource[];
  readonly delete: readonly ObjectRef[];
  /** Whether its finalizer may go: nothing of it is left. */
  readonly mayLetGo: boolean;
}

/**
 * The objects left to delete when a release or an addon is deleted: everything on its record, each again until it is
 * seen to be gone, also what could never be applied. Only then may its finalizer go, so that nothing is left behind.
 */
export function endRelease(
  recorded: readonly SyncedResource[],
  outcomes: ReadonlyMap<string, SyncOutcome> = new Map(),
): ReleaseEnd {
  // Two records of one object are one: the second would be deleted for ever.
  const once = new Map(recorded.map((resource) => [refKey(resource), resource]));
  const { resources, delete: left, isDone } = syncResources([], [...once.values()], outcomes);
  return { resources, delete: left, mayLetGo: isDone };
}
