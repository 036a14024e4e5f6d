import type { Change } from "../model/change.ts";
import { requeueTime, type Step } from "../model/decision.ts";
import { isFresh, isRevision, judgeEvidence, provesTime, toSecond } from "../model/evidence.ts";
import { timedInputs } from "../model/inputs.ts";
import { collect, type Report, type Violation } from "../model/invariants.ts";
import { type RolloutState, SUSPENDED, type TargetState } from "../model/state.ts";
import { checkBlockers } from "./check-blockers.ts";
import { checkClock } from "./check-clock.ts";
import { checkFailures } from "./check-failures.ts";
import { checkForeignWords } from "./check-foreign-words.ts";
import { checkGates } from "./check-gates.ts";
import { checkGone } from "./check-gone.ts";
import { checkHeard } from "./check-heard.ts";
import { checkOrders } from "./check-orders.ts";
import { checkProof } from "./check-proof.ts";
import { checkRollback } from "./check-rollback.ts";
import { checkRoom, checkStarts } from "./check-starts.ts";
import { checkStop } from "./check-stop.ts";
import { checkWays } from "./check-ways.ts";
import type { CheckedStep, DecidingEngine } from "./checked-step.ts";

/** Returns the invariants that one decision violates: see `checkStep`. */
export function violationsOfStep(step: Step, engine: DecidingEngine): readonly Violation[] {
  const { decision, before } = step;
  const inputs = timedInputs(step.inputs);
  const after = decision.state;
  const checked: CheckedStep = {
    ...step,
    inputs,
    after,
    same: before?.attempt === after.attempt ? withThoseBack(before, after) : undefined,
    released: new Set(targetsOf(decision.changes, "released")),
    retried: new Set(targetsOf(decision.changes, "retried")),
    isBraked: inputs.handbrake !== undefined,
    isPaused: inputs.handbrake !== undefined || (inputs.paused ?? false) !== false,
  };
  return collect((report) => {
    checkStarts(checked, report);
    checkProof(checked, report);
    checkGone(checked, report);
    checkClock(checked, report);
    checkFailures(checked, report);
    checkLandings(checked, report);
    checkRollback(checked, report);
    checkStop(checked, engine, report);
    checkGates(checked, report);
    checkStall(checked, engine, report);
    checkBlockers(checked, report);
    checkHeard(checked, report);
    checkForeignWords(checked, engine, report);
    checkOrders(checked, engine, report);
    checkWays(checked, report);
    checkRoom(checked, report);
    checkAgain(checked, engine, report);
  });
}

/** Returns the previous state, with targets that came back as they were when they left. */
function withThoseBack(before: RolloutState, { targets }: RolloutState): RolloutState {
  const back = (before.gone ?? []).filter(({ target }) => targets.has(target));
  return back.length === 0
    ? before
    : { ...before, targets: new Map([...before.targets, ...back.map((one) => [one.target, one] as const)]) };
}

/** Returns the targets of the changes of one kind. */
function targetsOf(changes: readonly Change[], kind: Change["kind"]): readonly string[] {
  return changes.flatMap((change) => (change.kind === kind && change.target !== undefined ? [change.target] : []));
}

function checkLandings({ before, same, after, inputs, plan, decision }: CheckedStep, report: Report): void {
  const isTarget = isRevision(after.revision);
  const isOver = (key: string): boolean =>
    same !== undefined && same.targets.get(key)?.state === "Landed" && same.targets.has(key);
  for (const [key, { state }] of after.targets) {
    if (state !== "Landed" || isOver(key)) continue;
    const seen = inputs.evidence.get(key);
    const landed =
      seen !== undefined && isFresh(seen, after.at, plan.staleAfter) && judgeEvidence(seen, isTarget) === "landed";
    const known = same?.targets.get(key);
    const late = known?.state === "Released" && (seen?.observedAt ?? 0) <= (known.since ?? 0);
    if (!landed || late)
      report(before === undefined || same !== undefined ? 9 : 14, `${key} counts as landed without evidence`);
  }
  const rolledBack = targetsOf(decision.changes, "rolled-back");
  for (const key of rolledBack) {
    const seen = inputs.evidence.get(key);
    const goal = isRevision(after.targets.get(key)?.revision ?? "");
    if (seen === undefined || !isFresh(seen, after.at, plan.staleAfter) || judgeEvidence(seen, goal) !== "landed")
      report(9, `${key} counts as rolled back without evidence`);
  }
}

function isTerminal(state: RolloutState): boolean {
  return state.phase === "Completed" || state.phase === "RolledBack";
}

function checkStall(step: CheckedStep, engine: DecidingEngine, report: Report): void {
  const { plan, after, decision, inputs, isBraked } = step;
  if (!isTerminal(after) && (engine.explain(plan, after, inputs.now).releasedBy ?? "") === "")
    report(17, `the rollout is ${after.phase}, and nothing says what would release it`);
  const next = requeueTime(decision, inputs.now);
  if (next !== undefined && next <= after.at && next <= inputs.now) report(17, "the next decision is due in the past");
  const now = Math.max(after.at, toSecond(inputs.now));
  for (const [key, target] of after.targets) {
    if (target.message !== undefined && target.message.length > 256)
      report(22, "the message of a target is not bounded");
    const moves =
      target.state === "RollingBack"
        ? after.phase === "RollingBack"
        : target.state === "Released" && after.phase !== "RollingBack" && after.phase !== "RolledBack";
    const due = target.retryAt ?? (target.since ?? 0) + (plan.deadline ?? Number.POSITIVE_INFINITY);
    const standsStill = target.reason === SUSPENDED && target.retryAt === undefined;
    if (standsStill && moves && !mayStandStill(step, key, target, now))
      report(17, `the deadline of ${key} stands still, and nobody holds it`);
    const isKept =
      isBraked ||
      standsStill ||
      inputs.clockMissing === true ||
      !provesTime(inputs.evidence, now, plan.staleAfter + (plan.deadline ?? 0)) ||
      due === Number.POSITIVE_INFINITY ||
      (target.retryAt !== undefined && due <= now);
    if (moves && !isKept && (next === undefined || next > due)) report(17, "no decision is due at a deadline");
  }
}

/**
 * Returns whether the last report of a target that counts says who holds it; without one, whether an earlier one did,
 * and no later one, stale by now, shows it held no more.
 */
function mayStandStill(
  { plan, before, inputs }: CheckedStep,
  key: string,
  { since = 0 }: TargetState,
  now: number,
): boolean {
  const seen = inputs.evidence.get(key);
  const at = toSecond(seen?.observedAt ?? 0);
  const isLater = seen !== undefined && at > since && at <= now;
  const counts = isLater && (isFresh(seen, now, plan.staleAfter) || seen.holds === undefined);
  const known = before?.targets.get(key) ?? before?.gone?.find(({ target }) => target === key);
  return counts ? seen.holds !== undefined : known?.reason === SUSPENDED;
}

function checkAgain({ plan, inputs, after }: CheckedStep, engine: DecidingEngine, report: Report): void {
  const again = engine.decide(plan, after, inputs);
  const isSame = again.state === after && again.changes.length === 0;
  if (!isSame)
    report(20, `the same inputs again: ${again.changes.map(({ kind }) => kind).join(", ") || "another state"}`);
}
