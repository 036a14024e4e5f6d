import {
  type Actuation,
  type Axes,
  makeObservation,
  type Observation,
  type ReadContext,
  type Reconcile,
  readResourceGroup,
  upToDateOf,
} from "@landfall/core/aggregate";
import { type Condition, findCondition, getConditions, type KubeObject, readPath } from "@landfall/core/object";
import { syncedCommit, syncRevisions } from "./revisions.ts";

/** What is known beside a RootSync or RepoSync. */
export interface SyncContext extends ReadContext {
  /** The ResourceGroup of the same name and namespace: what was synced is reconciled only if this says so. */
  readonly resourceGroup?: KubeObject | undefined;
}

/**
 * A RootSync or RepoSync and its ResourceGroup as observations of their target: the delivery first, then each object.
 * The delivery says what was applied and at which revision. It says nothing of health unless the sync failed:
 * synced is not reconciled.
 */
export function readSync(sync: KubeObject, context: SyncContext): readonly Observation[] {
  const delivery = readDelivery(sync, context);
  if (context.resourceGroup === undefined) return [delivery];
  const { target, observedAt } = context;
  return [delivery, ...readResourceGroup(context.resourceGroup, { target, observedAt, wanted: syncedCommit(sync) })];
}

interface Progress {
  readonly reason: string;
  readonly message: string;
  readonly since?: unknown;
  readonly actuation: Actuation;
  readonly reconcile: Reconcile;
  readonly health?: Axes["health"];
}

function readDelivery(sync: KubeObject, { target, observedAt, wanted }: SyncContext): Observation {
  const revisions = syncRevisions(sync);
  const revision = { wanted: wanted ?? revisions.wanted, observed: revisions.observed };
  const { health, actuation, reconcile, ...cause } = progressOf(sync, revision.wanted);
  const says = { actuation, reconcile, upToDate: upToDateOf(revision.wanted, revision.observed) };
  const axes = health === undefined ? says : { ...says, health };
  return makeObservation({ target, revision, axes, ...cause, observedAt, source: "config-sync" });
}

/** In the order of Config Sync's own command line; first match decides. */
function progressOf(sync: KubeObject, wanted: string | undefined): Progress {
  const { conditions } = getConditions(sync);
  const pending = (reason: string, message: string, condition?: Condition): Progress =>
    ({ reason, message, since: condition?.lastTransitionTime, actuation: "Pending", reconcile: "Pending" }) as const;
  const failed = (reason: string, message: string, condition?: Condition): Progress => ({
    ...pending(reason, message, condition),
    actuation: "Failed",
    reconcile: "Skipped",
    health: "Failed",
  });

  if (sync.metadata?.deletionTimestamp !== undefined)
    return { ...pending("Deleting", "the sync object is being deleted"), health: "Terminating" };
  if (sync.status === undefined || sync.status === null)
    return pending("NoStatus", "the reconciler has not reported yet");
  const stale = generationGap(sync);
  if (stale !== undefined) return pending("StaleGeneration", stale);
  const stalled = findCondition(conditions, "Stalled");
  if (stalled?.status === "True") return failed(stalled.reason ?? "Stalled", stalled.message ?? "stalled", stalled);
  const reconciling = findCondition(conditions, "Reconciling");
  if (reconciling?.status === "True") return pending("Reconciling", reconciling.message ?? "being set up", reconciling);
  const syncing = findCondition(conditions, "Syncing");
  if (syncing === undefined) return pending("NotSyncing", "the reconciler has not synced yet");
  const error = firstError(sync);
  if (error !== undefined) return failed(error.code, error.message, syncing);
  if (syncing.status === "True") return pending("Syncing", `syncing ${wanted ?? ""}`.trimEnd(), syncing);
  if (syncedCommit(sync) === undefined) return pending("NotSynced", "nothing was synced yet", syncing);
  const message = "synced; whether it runs is the ResourceGroup's to say";
  return { ...pending("Synced", message, syncing), actuation: "Succeeded", reconcile: "Succeeded" };
}

function generationGap(sync: KubeObject): string | undefined {
  const generation = sync.metadata?.generation;
  const observed = readPath(sync, ["status", "observedGeneration"]);
  if (generation === undefined || observed === generation) return undefined;
  return `status is of generation ${typeof observed === "number" ? observed : "none"}, the object of ${generation}`;
}

const STAGES = ["source", "rendering", "sync"] as const;

function firstError(sync: KubeObject): { readonly code: string; readonly message: string } | undefined {
  for (const stage of STAGES) {
    const total = readPath(sync, ["status", stage, "errorSummary", "totalCount"]);
    const listed = readPath(sync, ["status", stage, "errors"]);
    const first: unknown = Array.isArray(listed) ? listed[0] : undefined;
    if (first === undefined && !(typeof total === "number" && total > 0)) continue;
    const code = readPath(first, ["code"]);
    const message = readPath(first, ["errorMessage"]);
    const count = typeof total === "number" && total > 1 ? ` (1 of ${total} errors)` : "";
    return {
      code: typeof code === "string" && code !== "" ? `KNV${code}` : "SyncError",
      message: `${stage}: ${typeof message === "string" ? message : "errors are reported"}${count}`,
    };
  }
  return undefined;
}
