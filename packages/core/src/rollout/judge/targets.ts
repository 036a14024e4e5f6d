import { isFresh, toSecond } from "../model/evidence.ts";
import type { PlannedTarget } from "../model/plan.ts";
import { NOT_READY, type TargetState } from "../model/state.ts";
import type { JudgedStanding, Judges, Keeper } from "./judges.ts";

/** Returns the common blocker of all waiting targets of a wave; `undefined` if some may be released. */
export function keeperOfWave({ standing, waves }: Judges, wave: number): Keeper | undefined {
  if (wave > standing.wave) return earlierWave(standing, standing.wave);
  if (standing.waves[wave]?.openedAt === undefined) return waves.opening(wave) ?? NEXT_DECISION;
  for (let before = 0; before < wave; before += 1)
    if (waves.passing(before) !== undefined) return waves.emptied(before) ?? earlierWave(standing, before);
  for (let before = 0; before < wave; before += 1) {
    const lost = waves.proof(before);
    if (lost !== undefined) return lost;
  }
  return waves.release();
}

/** Returns the blocker of one target in a wave that may release some; `undefined` if it is to be released. */
export function keeperOfTarget(
  { standing, rooms }: Judges,
  wave: number,
  planned: PlannedTarget,
  { joined, reason, message }: TargetState,
): Keeper | undefined {
  const { key, dependsOn, gone = false } = planned;
  if (gone) return isGone(key);
  const missing = dependsOn.length === 0 ? undefined : dependsOn.find((other) => isMissing(standing, other));
  if (missing !== undefined) return dependencyMissing(missing);
  if (reason === NOT_READY) return notReady(key, message);
  const full = joined === true ? undefined : rooms.full(wave, planned);
  if (full !== undefined) return full;
  const stale = staleReport(standing, key);
  if (stale !== undefined) return stale;
  const elsewhere = dependsOn.length === 0 ? undefined : dependsOn.find((other) => isMissingElsewhere(standing, other));
  return elsewhere === undefined ? rooms.shut : elsewhereMissing(key, elsewhere);
}

/** Returns the blocker of a target whose back-off is over; it still has its place. */
export function keeperOfRetry({ waves, rooms }: Judges): Keeper | undefined {
  return waves.release() ?? rooms.shut;
}

function isGone(target: string): Keeper {
  return () => ({
    kind: "Gone",
    who: [
      { by: "inventory", targets: [target] },
      { by: "person", verb: "skip", target },
    ],
  });
}

/** Returns the blocker of a target whose cluster is not ready: a report releases it. It takes no place meanwhile. */
function notReady(target: string, says = "its cluster is not ready"): Keeper {
  return () => ({
    kind: "NotReady",
    says,
    who: [
      { by: "report", target },
      { by: "person", verb: "skip", target },
    ],
  });
}

/**
 * Returns the blocker of a target whose own last report does not count at this time. One without any report may start,
 * and each may if the strategy goes on without what is unreachable.
 */
function staleReport({ plan, evidence, now }: JudgedStanding, target: string): Keeper | undefined {
  const seen = evidence.get(target);
  if (seen === undefined || plan.onUnreachable === "skip" || isFresh(seen, now, plan.staleAfter)) return undefined;
  const seenAt = seen.observedAt === undefined ? undefined : toSecond(seen.observedAt);
  return () => ({
    kind: "Stale",
    silentSince: seenAt !== undefined && seenAt <= now ? seenAt : undefined,
    who: [
      { by: "report", target },
      { by: "person", verb: "skip", target },
    ],
  });
}

const NEXT_DECISION: Keeper = () => ({ kind: "Turn", who: [{ by: "decision" }] });

export function earlierWave({ plan }: JudgedStanding, wave: number): Keeper {
  const { name = "" } = plan.waves[wave] ?? {};
  return () => ({ kind: "EarlierWave", wave, name, who: [{ by: "report" }] });
}

function dependencyMissing(on: string): Keeper {
  return () => ({ kind: "Dependency", on, elsewhere: false, who: [{ by: "report", target: on }] });
}

/** Returns the blocker of a target that depends on one of another package, which may never report: it can be skipped. */
function elsewhereMissing(target: string, on: string): Keeper {
  return () => ({
    kind: "Dependency",
    on,
    elsewhere: true,
    who: [
      { by: "report", target: on },
      { by: "person", verb: "skip", target },
    ],
  });
}

/** Returns whether a target of this rollout has not landed, by its state. */
function isMissing({ targetOf }: JudgedStanding, key: string): boolean {
  const own = targetOf(key);
  return own !== undefined && own.state !== "Landed";
}

/** Returns whether a target of another package has not landed, by fresh evidence. */
function isMissingElsewhere({ targetOf, evidence, now, plan }: JudgedStanding, key: string): boolean {
  if (targetOf(key) !== undefined) return false;
  const seen = evidence.get(key);
  return seen?.landed !== true || !isFresh(seen, now, plan.staleAfter);
}
