import {
  compareText,
  failure,
  formatTime,
  millisOf,
  parseTime,
  type Result,
  success,
  type TimeInput,
} from "@landfall/core/object";
import { StrategyError, sizeOf, type Timing, timingOf } from "./upstream-fields.ts";
import { clustersOf, groupsInOrder, splitMandatory } from "./upstream-groups.ts";
import type {
  OcmClusterStatus,
  OcmGroup,
  OcmGroupKey,
  OcmIntOrPercent,
  OcmRolloutResult,
  OcmRolloutStrategy,
} from "./upstream-types.ts";

/**
 * Returns the clusters that may have the change now, exactly as Open Cluster Management's `GetRolloutCluster` (sdk-go)
 * does, quirks included: for controllers that must agree with OCM. `@landfall/core/rollout` is an engine without these
 * quirks. `now` is in milliseconds since the epoch, RFC 3339 or a `Date`. Problems: `InvalidIntOrPercent`,
 * `InvalidDuration`, `InvalidStrategy`. Throws a `RangeError` if `now` is not a time.
 */
export function getRolloutCluster(input: {
  readonly strategy: OcmRolloutStrategy;
  readonly groups: readonly OcmGroup[];
  readonly statuses: readonly OcmClusterStatus[];
  readonly now: TimeInput;
}): Result<OcmRolloutResult> {
  const now = millisOf(input.now);
  try {
    const members = new Set(groupsInOrder(input.groups).flatMap((group) => group.clusters));
    const known = input.statuses.filter((status) => members.has(status.cluster) && status.cluster !== "");
    const step = stepOf(input.strategy, { groups: input.groups, statuses: known, now });
    return success({
      ...step,
      removed: input.statuses.filter((status) => !members.has(status.cluster)).map(withoutRecheck),
      recheckAfterSeconds: recheckAfterSeconds(step.rollout, now),
    });
  } catch (error) {
    if (error instanceof StrategyError) {
      return failure({ code: error.code, severity: "error", message: error.message, field: error.field });
    }
    throw error;
  }
}

interface Fleet {
  readonly groups: readonly OcmGroup[];
  readonly statuses: readonly OcmClusterStatus[];
  readonly now: number;
}

interface Step {
  readonly rollout: readonly OcmClusterStatus[];
  readonly timedOut: readonly OcmClusterStatus[];
  readonly maxFailureBreach: boolean;
}

function stepOf(strategy: OcmRolloutStrategy, fleet: Fleet): Step {
  switch (strategy.type) {
    case "All": {
      const groups = groupsInOrder(fleet.groups);
      const total = clustersOf(groups).length;
      return perCluster(
        { ...fleet, groups },
        { size: total, maxFailures: total },
        { ...timingOf(strategy.all, "all"), minSuccessTime: 0 },
      );
    }
    case "Progressive":
      return progressive(strategy.progressive ?? {}, fleet);
    case "ProgressivePerGroup":
      return progressivePerGroup(strategy.progressivePerGroup ?? {}, fleet);
    default:
      throw new StrategyError("InvalidStrategy", "type", `type ${JSON.stringify(strategy.type)} is no rollout type`);
  }
}

function progressive(strategy: NonNullable<OcmRolloutStrategy["progressive"]>, fleet: Fleet): Step {
  const timing = timingOf(strategy, "progressive");
  const { mandatory, rest } = splitMandatory(fleet.groups, strategy.mandatoryDecisionGroups ?? []);
  const maxFailures = sizeOf(
    strategy.maxFailures,
    clustersOf(groupsInOrder(fleet.groups)).length,
    0,
    "progressive.maxFailures",
  );
  if (mandatory.length > 0) {
    const first = perGroup({ ...fleet, groups: mandatory }, 0, timing, "progressive.maxFailures");
    if (first.rollout.length > 0 || first.timedOut.length > 0) return first;
  }
  const total = clustersOf(rest).length;
  const size = sizeOf(strategy.maxConcurrency, total, total, "progressive.maxConcurrency");
  return perCluster({ ...fleet, groups: rest }, { size, maxFailures }, timing);
}

function progressivePerGroup(strategy: NonNullable<OcmRolloutStrategy["progressivePerGroup"]>, fleet: Fleet): Step {
  const timing = timingOf(strategy, "progressivePerGroup");
  const { mandatory, rest } = splitMandatory(fleet.groups, strategy.mandatoryDecisionGroups ?? []);
  const field = "progressivePerGroup.maxFailures";
  sizeOf(strategy.maxFailures, 0, 0, field);
  if (mandatory.length > 0) {
    const first = perGroup({ ...fleet, groups: mandatory }, 0, timing, field);
    if (first.rollout.length > 0 || first.timedOut.length > 0) return first;
  }
  return perGroup({ ...fleet, groups: rest }, strategy.maxFailures ?? 0, timing, field);
}

/** Rolls out to up to `size` clusters at once, in the order of their names. */
function perCluster(
  fleet: Fleet,
  bounds: { readonly size: number; readonly maxFailures: number },
  timing: Timing,
): Step {
  const rollout: OcmClusterStatus[] = [];
  const timedOut: OcmClusterStatus[] = [];
  let failures = 0;
  let maxFailureBreach = false;
  for (const status of fleet.statuses.toSorted((a, b) => compareText(a.cluster, b.cluster))) {
    let final = status.status;
    if (!maxFailureBreach || status.status !== "ToApply") {
      final = place(status, timing, fleet.now, rollout, timedOut).status;
    }
    if (final === "TimeOut" || final === "Failed") {
      failures += 1;
      maxFailureBreach = failures > bounds.maxFailures;
    }
    if (rollout.length >= bounds.size) return { rollout, timedOut, maxFailureBreach };
  }
  if (maxFailureBreach) return { rollout, timedOut, maxFailureBreach };
  const known = new Set(fleet.statuses.map((status) => status.cluster));
  for (const { cluster, group } of clustersOf(fleet.groups)) {
    if (known.has(cluster)) continue;
    rollout.push(toApply(cluster, group));
    if (rollout.length >= bounds.size) break;
  }
  return { rollout, timedOut, maxFailureBreach: false };
}

/** Rolls out group by group; each group waits for the previous one. */
function perGroup(fleet: Fleet, maxFailures: OcmIntOrPercent, timing: Timing, field: string): Step {
  const rollout: OcmClusterStatus[] = [];
  const timedOut: OcmClusterStatus[] = [];
  const final = new Map<string, OcmClusterStatus>();
  for (const status of fleet.statuses) {
    if (status.status !== "ToApply") final.set(status.cluster, place(status, timing, fleet.now, rollout, timedOut));
  }
  let totalFailures = 0;
  for (const group of fleet.groups) {
    const limit = sizeOf(maxFailures, group.clusters.length, 0, field);
    let failures = 0;
    for (const cluster of group.clusters.toSorted(compareText)) {
      const status = final.get(cluster)?.status;
      if (status === undefined) rollout.push(toApply(cluster, group));
      else if (status === "TimeOut" || status === "Failed") failures += 1;
    }
    totalFailures += failures;
    const maxFailureBreach = failures > limit;
    if (maxFailureBreach || rollout.length - totalFailures > 0) return { rollout, timedOut, maxFailureBreach };
  }
  return { rollout, timedOut, maxFailureBreach: false };
}

/** Adds a cluster to the list for its status, and returns the status it then has. */
function place(
  status: OcmClusterStatus,
  timing: Timing,
  now: number,
  rollout: OcmClusterStatus[],
  timedOut: OcmClusterStatus[],
): OcmClusterStatus {
  const since = parseTime(status.lastTransitionTime) ?? now;
  switch (status.status) {
    case "ToApply":
      rollout.push(withoutRecheck(status));
      return status;
    case "TimeOut":
    case "Skip":
      return status;
    case "Succeeded":
      if (now < since + timing.minSuccessTime) rollout.push(withRecheck(status, since + timing.minSuccessTime));
      return status;
    case "Progressing":
    case "Failed":
    default: {
      const recheck = since + timing.deadline;
      if (now < recheck) {
        rollout.push(withRecheck(status, recheck));
        return status;
      }
      const late: OcmClusterStatus = { ...withRecheck(status, recheck), status: "TimeOut" };
      timedOut.push(late);
      return late;
    }
  }
}

function withRecheck(status: OcmClusterStatus, recheck: number): OcmClusterStatus {
  return { ...withoutRecheck(status), recheckTime: Number.isFinite(recheck) ? formatTime(recheck) : null };
}

function withoutRecheck(status: OcmClusterStatus): OcmClusterStatus {
  return { ...status, lastTransitionTime: status.lastTransitionTime ?? null, recheckTime: null };
}

function toApply(cluster: string, group: OcmGroupKey): OcmClusterStatus {
  const key = { name: group.name, index: group.index };
  return { cluster, group: key, status: "ToApply", lastTransitionTime: null, recheckTime: null };
}

function recheckAfterSeconds(rollout: readonly OcmClusterStatus[], now: number): number | null {
  const waits = rollout
    .map((status) => parseTime(status.recheckTime))
    .filter((time) => time !== undefined)
    .map((time) => time - now)
    .filter((wait) => wait > 0);
  return waits.length === 0 ? null : Math.min(...waits) / 1000;
}
