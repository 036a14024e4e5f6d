import type { Observation, ReadContext } from "@landfall/core/aggregate";
import { type Condition, findCondition, getConditions, type KubeObject, readString } from "@landfall/core/object";
import {
  APPLIED,
  beforeStatus,
  type Cause,
  FAILED,
  listAt,
  NOT_ASKED,
  observeDelivery,
  PENDING,
  RUNNING,
  STARTING,
  saidBy,
  staleGeneration,
} from "../delivery.ts";

/** The facts that are known besides a placement, which names its clusters itself. */
export interface PlacementContext extends Omit<ReadContext, "target"> {
  readonly package: string;
}

/** The steps that a cluster goes through, in order: it is at the first one that is not True. */
const STEPS = ["Scheduled", "RolloutStarted", "Overridden", "WorkSynchronized", "Applied", "Available"];

/**
 * Reads a ClusterResourcePlacement or ResourcePlacement of KubeFleet as one observation for each selected cluster, at
 * the index of the resource snapshot. KubeFleet cannot suspend: a cluster whose rollout has not started waits. API:
 * https://kubefleet.dev/docs/concepts/crp/
 */
export function readPlacement(placement: KubeObject, context: PlacementContext): readonly Observation[] {
  const wanted = context.wanted ?? readString(placement, ["status", "observedResourceIndex"]);
  return listAt(placement, ["status", "placementStatuses"]).flatMap((entry) => {
    const cluster = readString(entry, ["clusterName"]);
    if (cluster === undefined) return [];
    const target = { cluster, package: context.package };
    const revisions = { observed: observedIndex(entry) };
    return observeDelivery({ ...context, wanted, target }, "kubefleet", revisions, causeOf(placement, entry), "no");
  });
}

/**
 * Returns the index of the resources in the cluster; `undefined` before they were applied, when it is only the
 * requested one.
 */
function observedIndex(entry: unknown): string | undefined {
  const applied = findCondition(getConditions(entry, ["conditions"]).conditions, "Applied");
  return applied?.status === "True" ? readString(entry, ["observedResourceIndex"]) : undefined;
}

function causeOf(placement: KubeObject, entry: unknown): Cause {
  const before = beforeStatus(placement, "KubeFleet");
  if (before !== undefined) return before;
  const { conditions } = getConditions(entry, ["conditions"]);
  for (const step of STEPS) {
    const condition = findCondition(conditions, step);
    // Steps that do not apply are left out: a placement without overrides has no Overridden.
    if (condition === undefined) continue;
    const stale = staleGeneration(placement, condition.observedGeneration);
    if (stale !== undefined) return stale;
    if (condition.status !== "True") return stopped(condition, entry);
  }
  const available = findCondition(conditions, "Available");
  if (available !== undefined) return saidBy(RUNNING, available, "Available");
  const applied = findCondition(conditions, "Applied");
  if (applied !== undefined) return saidBy(APPLIED, applied, "Applied");
  // Only a placement of the strategy ReportDiff has DiffReported, and it has neither Applied nor Available.
  const reported = findCondition(conditions, "DiffReported");
  if (reported !== undefined) return { ...saidBy(NOT_ASKED, reported, "ReportDiff"), reason: "ReportDiff" };
  return { verdict: PENDING, reason: "NotApplied", message: "not applied yet" };
}

/** Returns the cause of a failed step; the object that failed explains more than the step. */
function stopped(condition: Condition, entry: unknown): Cause {
  const cause = saidBy(condition.status === "False" ? verdictOf(condition) : PENDING, condition, condition.type);
  const [first] = listAt(entry, ["failedPlacements"]);
  const says = readString(first, ["condition", "message"]);
  if (says === undefined) return cause;
  return {
    ...cause,
    message: `${readString(first, ["kind"]) ?? "object"} ${readString(first, ["name"]) ?? ""}: ${says}`,
  };
}

function verdictOf({ type }: Condition): Cause["verdict"] {
  if (type === "Applied" || type === "Overridden") return FAILED;
  return type === "Available" ? STARTING : PENDING;
}
