import { type Evidence, isFresh, judgeEvidence, toSecond } from "../../model/evidence.ts";
import { isGoingBack, keep, type TargetState } from "../../model/state.ts";
import type { Look } from "../look.ts";

const LATE = "DeadlineExceeded";

/** Returns whether a fresh report, made after the target missed its deadline, shows it landed. */
export function isBack(target: TargetState, evidence: Evidence | undefined, { start, moment, plan }: Look): boolean {
  if (target.state !== "Failed" || target.reason !== LATE || isGoingBack(start.phase)) return false;
  if (evidence?.observedAt === undefined || !isFresh(evidence, moment.now, plan.staleAfter)) return false;
  return toSecond(evidence.observedAt) > (target.since ?? 0) && judgeEvidence(evidence, moment.isTarget) === "landed";
}

/** Returns a recovered target as landed if the strategy accepts late arrivals. Its failure stays counted. */
export function recoverTarget(target: TargetState, evidence: Evidence | undefined, look: Look): TargetState {
  const { plan, moment } = look;
  if (plan.onRecovery !== "count" || !isBack(target, evidence, look)) return target;
  return { ...keep(target), state: "Landed", revision: moment.revision, since: moment.now, reason: "Recovered" };
}
