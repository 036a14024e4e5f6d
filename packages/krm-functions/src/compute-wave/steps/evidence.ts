import { type Evidence, isRevision, judgeEvidence, type RevisionTest } from "@landfall/core/rollout";
import type { ObjectObservation, Run } from "@landfall/core/steps";
import type { Deliveries } from "../facts/deliveries.ts";

const HEALTH: readonly Evidence["health"][] = ["Failed", "Unknown", "NotFound", "Terminating", "InProgress", "Current"];
const ACTUATION: readonly Evidence["actuation"][] = ["Failed", "Pending", "Skipped", "Succeeded"];
const FRESHNESS: readonly Evidence["freshness"][] = ["never-seen", "stale", "fresh"];

/**
 * Merges the evidence of the objects of a target: the worst of each axis, as old as the oldest. Where one of them was
 * not seen, the evidence is not fresh; `undefined` where none was seen.
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
  };
}

function worst<T>(all: readonly T[], order: readonly T[]): T {
  return order[Math.min(...all.map((one) => order.indexOf(one)))] as T;
}

/**
 * The evidence of a target from which a complete run took everything that delivers: it has what it is to have, nothing,
 * since all was seen to be gone. What is seen there again later is no such target.
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
    // Nobody reports an object that is gone: that it is gone is as new as the look.
    observedAt: back?.observedAt ?? now ?? since,
    reason: isGone ? "NothingLeft" : "StillThere",
    message: isGone
      ? "its steps took away all that delivers"
      : (back.message ?? "what its steps took away is there again"),
  };
}

/** The reports with a line for every target that several objects deliver to: of a rollout that is only judged, whose steps never begin. */
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
 * The evidence of a target whose steps are on the way: it has not landed before its run is complete, and has not failed
 * before the run has. A run that ended in any other way is a failure, with its words.
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
 * The observation of a delivering object by a report, as the steps need it; `undefined` where the report has nothing
 * that counts.
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
