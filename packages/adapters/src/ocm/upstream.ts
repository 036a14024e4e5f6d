import { failure, formatTime, parseDuration, parseTime, type Result, success } from "@landfall/core/object";
import type {
  OcmClusterStatus,
  OcmGroup,
  OcmGroupKey,
  OcmIntOrPercent,
  OcmRolloutResult,
  OcmRolloutStrategy,
} from "./upstream-types.ts";

/**
 * Which clusters may have the change now, exactly as Open Cluster Management's `GetRolloutCluster`
 * (sdk-go) answers, quirks included: for controllers that must agree with OCM's own. Use
 * `@landfall/core/rollout` for an engine without them. `now` is in milliseconds since the epoch.
 * Problems: `InvalidIntOrPercent`, `InvalidDuration`, `InvalidStrategy`.
 */
export function getRolloutCluster(input: {
  readonly strategy: OcmRolloutStrategy;
  readonly groups: readonly OcmGroup[];
  readonly statuses: readonly OcmClusterStatus[];
  readonly now: number;
}): Result<OcmRolloutResult> {
  try {
    const members = new Set(groupsInOrder(input.groups).flatMap((group) => group.clusters));
    const known = input.statuses.filter((status) => members.has(status.cluster) && status.cluster !== "");
    const step = stepOf(input.strategy, { groups: input.groups, statuses: known, now: input.now });
    return success({
      ...step,
      removed: input.statuses.filter((status) => !members.has(status.cluster)).map(withoutRecheck),
      recheckAfterSeconds: recheckAfterSeconds(step.rollout, input.now),
    });
  } catch (error) {
    if (error instanceof StrategyError) {
      return failure({ code: error.code, severity: "error", message: error.message, field: error.field });
    }
    throw error;
  }
}

class StrategyError extends Error {
  readonly code: string;
  readonly field: string;
  constructor(code: string, field: string, message: string) {
    super(message);
    this.code = code;
    this.field = field;
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

/** Milliseconds; an infinite deadline never passes. */
interface Timing {
  readonly minSuccessTime: number;
  readonly deadline: number;
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

/** Up to `size` clusters at once, in the order of their names. */
function perCluster(
  fleet: Fleet,
  bounds: { readonly size: number; readonly maxFailures: number },
  timing: Timing,
): Step {
  const rollout: OcmClusterStatus[] = [];
  const timedOut: OcmClusterStatus[] = [];
  let failures = 0;
  let maxFailureBreach = false;
  for (const status of fleet.statuses.toSorted((a, b) => compare(a.cluster, b.cluster))) {
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

/** Group by group; the next one waits for the one before it. */
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
    for (const cluster of group.clusters.toSorted(compare)) {
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

/** Puts a cluster where its status belongs, and returns the status it then has. */
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

/** Groups are looked up as index 0, 1, 2, …: a gap drops all that come after it. */
function groupsInOrder(groups: readonly OcmGroup[]): readonly OcmGroup[] {
  const byIndex = new Map(groups.map((group) => [group.index, group]));
  const ordered: OcmGroup[] = [];
  for (let index = 0; index < groups.length; index++) {
    const group = byIndex.get(index);
    if (group !== undefined) ordered.push(group);
  }
  return ordered;
}

/**
 * A key with a name selects all groups of that name, whatever their index; else the index counts. A
 * mandatory group is found behind a gap of the indexes, the others are not.
 */
function splitMandatory(
  groups: readonly OcmGroup[],
  keys: NonNullable<NonNullable<OcmRolloutStrategy["progressive"]>["mandatoryDecisionGroups"]>,
): { readonly mandatory: readonly OcmGroup[]; readonly rest: readonly OcmGroup[] } {
  const isMandatory = (group: OcmGroup): boolean =>
    keys.some((key) =>
      (key.groupName ?? "") === "" ? group.index === (key.groupIndex ?? 0) : group.name === key.groupName,
    );
  return {
    mandatory: groups.filter(isMandatory).sort((a, b) => a.index - b.index),
    rest: groupsInOrder(groups).filter((group) => !isMandatory(group)),
  };
}

/** All clusters of some groups in the order of their names, each with its group. */
function clustersOf(groups: readonly OcmGroup[]): readonly { readonly cluster: string; readonly group: OcmGroup }[] {
  const groupOf = new Map<string, OcmGroup>();
  for (const group of groups) for (const cluster of group.clusters) groupOf.set(cluster, group);
  return [...groupOf].map(([cluster, group]) => ({ cluster, group })).sort((a, b) => compare(a.cluster, b.cluster));
}

const PERCENT = /^([+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?)%$/;

/** Percentages round up; what is not in 1..total counts as the fallback. */
function sizeOf(value: OcmIntOrPercent | undefined, total: number, fallback: number, field: string): number {
  if (value === undefined) return fallback;
  let size: number;
  if (typeof value === "number") size = value;
  else {
    const percent = PERCENT.exec(value)?.[1];
    if (percent === undefined) {
      throw new StrategyError(
        "InvalidIntOrPercent",
        field,
        `${JSON.stringify(value)} is neither a number nor a percentage`,
      );
    }
    size = Math.ceil((Number(percent) / 100) * total);
  }
  return size <= 0 || size > total ? fallback : size;
}

function timingOf(
  strategy: { readonly minSuccessTime?: number; readonly progressDeadline?: string } = {},
  at: string,
): Timing {
  const text = strategy.progressDeadline ?? "";
  const minSuccessTime = (strategy.minSuccessTime ?? 0) * 1000;
  if (text === "" || text === "None") return { minSuccessTime, deadline: Number.POSITIVE_INFINITY };
  const deadline = /^[0-9]+[hms|]/.test(text) ? parseDuration(text) : undefined;
  if (deadline === undefined) {
    throw new StrategyError(
      "InvalidDuration",
      `${at}.progressDeadline`,
      `${JSON.stringify(text)} is no duration as 30s, 5m or 1h`,
    );
  }
  return { minSuccessTime, deadline };
}

function recheckAfterSeconds(rollout: readonly OcmClusterStatus[], now: number): number | null {
  const waits = rollout
    .map((status) => parseTime(status.recheckTime))
    .filter((time) => time !== undefined)
    .map((time) => time - now)
    .filter((wait) => wait > 0);
  return waits.length === 0 ? null : Math.min(...waits) / 1000;
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
