import { isMap, type Json, readPath } from "@landfall/core/object";
import { commitOf, type Workload } from "../content.ts";
import {
  applyObject,
  condition,
  type DesiredObject,
  findObject,
  type JsonMap,
  type SimulatedObject,
  textAt,
} from "../live.ts";
import { type Step, sourceError } from "./step.ts";

/** The package and revision that a sync object brings to a cluster. */
export interface Delivery {
  readonly packageName: string;
  readonly revision: string;
}

/** The package and revision of a RootSync: the last directory, and the tag. */
export function rootSyncDelivery(desired: DesiredObject): Delivery {
  const directory = textAt(desired, ["spec", "git", "dir"]);
  return { packageName: directory.split("/").at(-1) ?? "", revision: textAt(desired, ["spec", "git", "revision"]) };
}

/** A RootSync after a step, and the revision that its reconciler has. Without its source it stays as it was. */
export function simulateRootSync(
  previous: readonly SimulatedObject[],
  desired: DesiredObject,
  step: Step,
): SimulatedObject {
  const before = findObject(previous, desired);
  const applied = applyObject(step.cluster, before, desired, step.now);
  const error = sourceError(step);
  if (error === undefined && before?.metadata.generation === applied.metadata.generation && isSynced(before))
    return applied;
  const { packageName, revision } = rootSyncDelivery(desired);
  const status =
    error === undefined
      ? synced(before, applied, packageName, revision, step.now)
      : stuck(before, applied, error, step.now);
  return { ...applied, status };
}

/** The revision that a live RootSync synced last; `""` before the first. */
export function syncedRevision(live: SimulatedObject): string {
  return textAt(live, ["status", "sync", "gitStatus", "revision"]);
}

function isSynced(live: SimulatedObject): boolean {
  const source = textAt(live, ["status", "source", "commit"]);
  return (
    source !== "" &&
    source === textAt(live, ["status", "lastSyncedCommit"]) &&
    readPath(live, ["status", "source", "errors"]) === undefined
  );
}

function synced(
  before: SimulatedObject | undefined,
  applied: SimulatedObject,
  packageName: string,
  revision: string,
  now: string,
): JsonMap {
  const commit = commitOf(packageName, revision);
  const gitStatus = {
    repo: textAt(applied, ["spec", "git", "repo"]),
    revision,
    dir: textAt(applied, ["spec", "git", "dir"]),
  };
  const stage = { commit, errorSummary: {}, gitStatus, lastUpdate: now };
  return {
    observedGeneration: applied.metadata.generation,
    reconciler: `root-reconciler-${applied.metadata.name}`,
    lastSyncedCommit: commit,
    source: stage,
    sync: stage,
    conditions: conditions(before, { commit, message: "Sync Completed", reason: "Sync", syncing: "False" }, now),
  };
}

/** A RootSync that cannot reach its source: it keeps the last commit, and reports the error for the source. */
function stuck(before: SimulatedObject | undefined, applied: SimulatedObject, error: string, now: string): JsonMap {
  const errors = [{ code: "2004", errorMessage: `KNV2004: error in the git-sync container: ${error}` }];
  const commit = textAt(before, ["status", "lastSyncedCommit"]);
  return {
    ...before?.status,
    observedGeneration: applied.metadata.generation,
    reconciler: `root-reconciler-${applied.metadata.name}`,
    source: {
      ...asMap(readPath(before, ["status", "source"])),
      errors,
      errorSummary: { totalCount: 1, errorCountAfterTruncation: 1 },
      lastUpdate: now,
    },
    conditions: conditions(before, { commit, message: "Source", reason: "Source", syncing: "False" }, now),
  };
}

interface Syncing {
  readonly commit: string;
  readonly message: string;
  readonly reason: string;
  readonly syncing: "True" | "False";
}

function conditions(
  before: SimulatedObject | undefined,
  { commit, message, reason, syncing }: Syncing,
  now: string,
): Json[] {
  const ready = { reason: "Deployment", message: "Reconciler is available" };
  return [
    condition(before, "Reconciling", "False", ready, now),
    condition(before, "Stalled", "False", ready, now),
    condition(
      before,
      "Syncing",
      syncing,
      { reason, message, ...(commit === "" ? {} : { commit }), lastUpdateTime: now },
      now,
    ),
  ];
}

function asMap(value: unknown): JsonMap {
  return isMap(value) ? (value as JsonMap) : {};
}

/** The ResourceGroup that Config Sync keeps beside a RootSync: the inventory, with the state of each object. */
export function resourceGroup(
  previous: readonly SimulatedObject[],
  sync: SimulatedObject,
  workloads: readonly Workload[],
  deployments: readonly SimulatedObject[],
  step: Step,
): SimulatedObject {
  const { name, namespace } = sync.metadata;
  const refs = workloads.map((workload) => ({
    group: "apps",
    kind: "Deployment",
    namespace: workload.namespace,
    name: workload.name,
  }));
  const desired: DesiredObject = {
    apiVersion: "kpt.dev/v1alpha1",
    kind: "ResourceGroup",
    metadata: {
      name,
      ...(namespace === undefined ? {} : { namespace }),
      labels: { "app.kubernetes.io/managed-by": "configmanagement.gke.io", "configsync.gke.io/sync-name": name },
    },
    spec: { resources: refs },
  };
  const before = findObject(previous, desired);
  const applied = applyObject(step.cluster, before, desired, step.now);
  const sourceHash = textAt(sync, ["status", "lastSyncedCommit"]).slice(0, 7);
  const resourceStatuses = refs.map((ref) => {
    const live = deployments.find((deployment) => deployment.metadata.name === ref.name);
    return { ...ref, sourceHash, strategy: "Apply", actuation: "Succeeded", ...words(live) };
  });
  const failed = resourceStatuses
    .filter(({ status }) => status === "Failed")
    .map(({ name, namespace }) => `apps/Deployment/${namespace}/${name}`);
  const observedGeneration = applied.metadata.generation;
  return {
    ...applied,
    status: { observedGeneration, conditions: groupConditions(before, failed, step.now), resourceStatuses },
  };
}

/** The conditions in the order Reconciling, Stalled, on which printer columns rely. */
function groupConditions(before: SimulatedObject | undefined, failed: readonly string[], now: string): Json[] {
  const finished = { reason: "FinishReconciling", message: "finish reconciling" };
  const stalled = { reason: "ComponentFailed", message: `The following components failed:\n${failed.join(", ")}` };
  return [
    condition(before, "Reconciling", "False", finished, now),
    failed.length === 0
      ? condition(before, "Stalled", "False", finished, now)
      : condition(before, "Stalled", "True", stalled, now),
  ];
}

/** The kstatus word of a Deployment, and the `reconcile` value that follows from it. */
function words(deployment: SimulatedObject | undefined): { readonly status: string; readonly reconcile: string } {
  const status = healthWord(deployment);
  const reconcile = { Current: "Succeeded", InProgress: "Pending" }[status] ?? "Failed";
  return { status, reconcile };
}

/** The kstatus word of a simulated Deployment. */
export function healthWord(deployment: SimulatedObject | undefined): string {
  if (deployment === undefined) return "NotFound";
  const list = readPath(deployment, ["status", "conditions"]);
  const reasons = Array.isArray(list) ? list.map((entry) => textAt(entry, ["reason"])) : [];
  if (reasons.includes("ProgressDeadlineExceeded")) return "Failed";
  return reasons.includes("NewReplicaSetAvailable") ? "Current" : "InProgress";
}
