import { type Evidence, isRevision, judgeEvidence, type RevisionTest } from "@landfall/core/rollout";
import type { ObjectObservation, Run } from "@landfall/core/steps";
import type { Deliveries } from "../facts/deliveries.ts";

const HEALTH: readonly Evidence["health"][] = ["Failed", "Unknown", "NotFound", "Terminating", "InProgress", "Current"];
const ACTUATION: readonly Evidence["actuation"][] = ["Failed", "Pending", "Skipped", "Succeeded"];
const FRESHNESS: readonly Evidence["freshness"][] = ["never-seen", "stale", "fresh"];

/**
 * Merges the evidence of a target's objects: the worst value on each axis, with the age of the oldest. If one of them
 * was not observed, the evidence is not fresh; `undefined` if none was.
 */
export function mergeEvidence(all: readonly (Evidence | undefined)[], isTarget: RevisionTest): Evidence | undefined {
  const seen = all.filter((one) => one !== undefined);
  const [first] = seen;
  if (first === undefined) return undefined;
  const elsewhere = seen.find(({ observed }) => !isTarget(observed)) ?? first;
  const refused = seen.find(({ actuation }) => actuation === "Failed") ?? elsewhere;
  const health = worst(
    seen.map((one) => one.health),
    HEALTH,
  );
  const sick = seen.find((one) => one.health === health) ?? first;
  const times = seen.map(({ observedAt }) => observedAt);
  const holds = holdersOf(seen, isTarget);
  return {
    observed: elsewhere.observed,
    wanted: refused.wanted,
    health,
    actuation: worst(
      seen.map((one) => one.actuation),
      ACTUATION,
    ),
    freshness:
      seen.length < all.length
        ? "stale"
        : worst(
            seen.map((one) => one.freshness),
            FRESHNESS,
          ),
    landed: seen.length === all.length && seen.every(({ landed }) => landed),
    blockedBy: seen.find(({ blockedBy }) => blockedBy !== undefined)?.blockedBy,
    observedAt: times.includes(undefined) ? undefined : Math.min(...(times as readonly number[])),
    reason: sick.reason,
    message: sick.message,
    ...(holds.length > 0 && { holds }),
  };
}

/**
 * The holders that keep a target's objects from the revision, sorted; if all objects have it, the holders of any of
 * them.
 */
export function holdersOf(seen: readonly Evidence[], isTarget: RevisionTest): readonly string[] {
  const elsewhere = seen.filter(({ observed }) => !isTarget(observed));
  const asked = elsewhere.length > 0 ? elsewhere : seen;
  return [...new Set(asked.flatMap(({ holds = [] }) => holds))].toSorted();
}

function worst<T>(all: readonly T[], order: readonly T[]): T {
  return order[Math.min(...all.map((one) => order.indexOf(one)))] as T;
}

/**
 * The evidence of a target from which a complete run removed every delivery object: having nothing left is the intended
 * state, reached when all were observed to be gone. Objects that appear there again later revoke it.
 */
export function evidenceOfGone(
  { trigger: { revision }, since }: Run,
  lines: readonly (Evidence | undefined)[],
  now: number | undefined,
): Evidence {
  const seen = lines.filter((one) => one !== undefined);
  const back = seen.find(({ health, observedAt = 0 }) => health !== "NotFound" && observedAt > since);
  const told = { observed: revision, wanted: revision, actuation: "Succeeded", freshness: "fresh" } as const;
  const isGone = back === undefined;
  return {
    ...told,
    health: isGone ? "Current" : "InProgress",
    landed: isGone,
    // No report lists an object that is gone, so its absence is as recent as this run.
    observedAt: back?.observedAt ?? now ?? since,
    reason: isGone ? "NothingLeft" : "StillThere",
    message: isGone
      ? "its steps took away all that delivers"
      : (back.message ?? "what its steps took away is there again"),
  };
}

/**
 * The reports, with a merged line for every target of several delivery objects; for a shadow rollout, whose steps never
 * begin.
 */
export function wholeTargets(
  evidence: ReadonlyMap<string, Evidence>,
  { items, reportKeyOf }: Deliveries,
  revision: string,
): ReadonlyMap<string, Evidence> {
  const whole = new Map(evidence);
  const isTarget = isRevision(revision);
  for (const [key, all] of items) {
    const merged = mergeEvidence(
      all.map((item) => evidence.get(reportKeyOf(item) ?? "")),
      isTarget,
    );
    if (merged !== undefined) whole.set(key, merged);
  }
  return whole;
}

/**
 * The evidence of a target whose steps are under way: it lands only when its run is complete, and fails only when the
 * run has failed. A run that ended in any other way is a failure, with its message.
 */
export function evidenceOfRun(run: Run, merged: Evidence | undefined, revision: string): Evidence | undefined {
  if (run.state === "Complete") return merged;
  if (run.state === "Running") {
    if (merged === undefined) return undefined;
    const { health } = merged;
    const told = health === "Current" || health === "Failed" ? "InProgress" : health;
    return { ...merged, health: told, actuation: "Succeeded", landed: false, reason: "StepsRunning" };
  }
  const by = run.endedBy === undefined ? "" : ` by ${run.endedBy.by}`;
  return {
    observed: revision,
    wanted: revision,
    health: "Failed",
    actuation: "Succeeded",
    freshness: "fresh",
    landed: false,
    observedAt: run.since,
    reason: run.reason ?? `Steps${run.state}`,
    message: run.message ?? `its run of steps was ${run.state.toLowerCase()}${by}`,
  };
}

/**
 * The observation of a delivery object from a report, in the form that steps need; `undefined` if the report has no
 * usable one.
 */
export function observationOf(
  { observedAt, ...evidence }: Evidence,
  isTarget: RevisionTest,
): ObjectObservation | undefined {
  if (observedAt === undefined || evidence.freshness !== "fresh" || evidence.blockedBy !== undefined) return undefined;
  const verdict = judgeEvidence(evidence, isTarget);
  const { health, observed, reason, message } = evidence;
  const isThere = verdict === "landed" || verdict === "failed" || isTarget(observed);
  const status = verdict === "failed" ? "Failed" : verdict !== "landed" && health === "Current" ? "InProgress" : health;
  return { observedAt, status, upToDate: isThere ? "yes" : "no", reason, message };
}
