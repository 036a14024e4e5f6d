import { type Observation, type ReadContext, readResourceGroup } from "@landfall/core/aggregate";
import { findCondition, getConditions, type KubeObject, readPath, readString, refOf } from "@landfall/core/object";
import {
  APPLIED,
  beforeStatus,
  type Cause,
  FAILED,
  listAt,
  observeDelivery,
  PENDING,
  saidBy,
  staleGeneration,
  withoutHealth,
} from "../delivery.ts";
import type { Surroundings } from "../systems/contract.ts";
import { syncedCommit, syncRevisions } from "./revisions.ts";

/** The facts that are known besides a RootSync or RepoSync. */
export interface SyncContext extends ReadContext {
  /** The ResourceGroup of the same name and namespace: a synced object is reconciled only if this says so. */
  readonly resourceGroup?: KubeObject | undefined;
}

/**
 * Reads a RootSync or RepoSync and its ResourceGroup as observations of their target: the delivery first, then each
 * object. The delivery says what was applied and at which revision. It has no health unless the sync failed, since
 * synced does not mean reconciled.
 */
export function readSync(sync: KubeObject, context: SyncContext): readonly Observation[] {
  const revisions = syncRevisions(sync);
  const cause = withoutHealth(causeOf(sync, context.wanted ?? revisions.wanted));
  const delivery = observeDelivery(context, "config-sync", revisions, cause);
  if (context.resourceGroup === undefined) return [delivery];
  const { target, observedAt } = context;
  return [delivery, ...readResourceGroup(context.resourceGroup, { target, observedAt, wanted: syncedCommit(sync) })];
}

/** Reads a sync as `readSync` does, and looks up its ResourceGroup among the objects of the snapshot. */
export function readSyncAmong(sync: KubeObject, context: ReadContext & Surroundings): readonly Observation[] {
  const { name, namespace } = refOf(sync);
  const resourceGroup = context.find({ group: "kpt.dev", kind: "ResourceGroup", namespace, name });
  return readSync(sync, { ...context, resourceGroup });
}

/** Returns the cause, judged in the order of Config Sync's own command line: the first match decides. */
function causeOf(sync: KubeObject, wanted: string | undefined): Cause {
  const before =
    beforeStatus(sync, "the reconciler") ?? staleGeneration(sync, readPath(sync, ["status", "observedGeneration"]));
  if (before !== undefined) return before;
  const { conditions } = getConditions(sync);
  const stalled = findCondition(conditions, "Stalled");
  if (stalled?.status === "True") return saidBy(FAILED, stalled, "Stalled");
  const reconciling = findCondition(conditions, "Reconciling");
  if (reconciling?.status === "True") return { ...saidBy(PENDING, reconciling, "Reconciling"), reason: "Reconciling" };
  const syncing = findCondition(conditions, "Syncing");
  if (syncing === undefined)
    return { verdict: PENDING, reason: "NotSyncing", message: "the reconciler has not synced yet" };
  const since = syncing.lastTransitionTime;
  const error = firstError(sync);
  if (error !== undefined) return { verdict: FAILED, ...error, since };
  if (syncing.status === "True")
    return { verdict: PENDING, reason: "Syncing", message: `syncing ${wanted ?? ""}`.trimEnd(), since };
  if (syncedCommit(sync) === undefined)
    return { verdict: PENDING, reason: "NotSynced", message: "nothing was synced yet", since };
  return {
    verdict: APPLIED,
    reason: "Synced",
    message: "synced; whether it runs is the ResourceGroup's to say",
    since,
    healthHint: "put the ResourceGroup of this sync, which says it, into the snapshot",
  };
}

const STAGES = ["source", "rendering", "sync"] as const;

function firstError(sync: KubeObject): Pick<Cause, "reason" | "message"> | undefined {
  for (const stage of STAGES) {
    const total = readPath(sync, ["status", stage, "errorSummary", "totalCount"]);
    const [first] = listAt(sync, ["status", stage, "errors"]);
    if (first === undefined && !(typeof total === "number" && total > 0)) continue;
    const code = readString(first, ["code"]);
    const count = typeof total === "number" && total > 1 ? ` (1 of ${total} errors)` : "";
    return {
      reason: code === undefined ? "SyncError" : `KNV${code}`,
      message: `${stage}: ${readString(first, ["errorMessage"]) ?? "errors are reported"}${count}`,
    };
  }
  return undefined;
}
