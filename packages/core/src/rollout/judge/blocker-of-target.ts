import type { Blocker, Releaser } from "../model/blocker.ts";
import { dueAt } from "../model/due.ts";
import { type Evidence, isFresh, isRevision, judgeEvidence, unseenHealthIn } from "../model/evidence.ts";
import type { PlannedTarget } from "../model/plan.ts";
import { isGoingBack, isOnItsWay, ROLLBACK_FAILED, type TargetState } from "../model/state.ts";
import { isLeftForEver, isQueued } from "./goes-back.ts";
import { type JudgedRollout, type JudgedStanding, type Keeper, type Placed, type Places, since } from "./judges.ts";
import { goalOf } from "./last-good.ts";
import { nextAttempt } from "./standstill.ts";
import { keeperOfRetry, keeperOfTarget, keeperOfWave } from "./targets.ts";

const WAITING: TargetState = { state: "Waiting" };

/** Returns the blocker of a target in a wave; `undefined` if it has landed. */
export function blockerOfTarget(judged: JudgedRollout, places: Places, { planned, wave }: Placed): Blocker | undefined {
  const { key } = planned;
  const known = judged.state.targets.get(key) ?? WAITING;
  const turn = isQueued(judged.state, known) ? judged.turns()?.(wave, planned) : undefined;
  if (turn !== undefined) {
    const blocker = since(turn, known.since);
    return blocker.kind === "RollbackTurn" ? { ...blocker, revision: goalOf(known, judged.state) } : blocker;
  }
  switch (known.state) {
    case "Landed":
      return undefined;
    case "Waiting":
      return since(keeperOfWaiting(judged, { planned, wave }, known), known.since);
    case "Released":
      return known.retryAt === undefined ? inFlight(judged, key, known) : retryLater(judged, key, known);
    case "Failed":
      return failed(judged, places, planned, known);
    case "Held":
      return held(judged, places, planned, known);
    case "RollingBack":
      return {
        kind: "RollingBack",
        since: known.since,
        ...countsFrom(judged, known),
        revision: known.revision,
        ...seenIn(judged, key, known),
        next: dueIn(judged, known),
        who: [{ by: "report", target: key }, ...pinOf(judged, planned, known)],
      };
    case "RolledBack":
      return { kind: "RolledBack", since: known.since, revision: known.revision, who: another(judged) };
  }
}

/** Who ends the way back of a target that left a frozen inventory, where no deadline runs. */
function pinOf({ plan }: JudgedRollout, planned: PlannedTarget, known: TargetState): readonly Releaser[] {
  return isLeftForEver(plan, planned, known) ? [{ by: "person", verb: "pin", target: planned.key }] : [];
}

/** Asks the three questions that a decision asks before it releases a target, in the same order. */
function keeperOfWaiting(judged: JudgedRollout, { planned, wave }: Placed, known: TargetState): Keeper {
  return (
    judged.standstill ??
    keeperOfWave(judged, wave) ??
    keeperOfTarget(judged, wave, planned, known) ??
    (() => ({ kind: "Turn", who: [{ by: "decision" }] }))
  );
}

function inFlight(judged: JudgedRollout, key: string, known: TargetState): Blocker {
  const skip: readonly Releaser[] = isOver(judged) ? [] : [{ by: "person", verb: "skip", target: key }];
  const who: readonly Releaser[] = [{ by: "report", target: key }, ...skip];
  return {
    kind: "InFlight",
    since: known.since,
    ...countsFrom(judged, known),
    ...seenIn(judged, key, known),
    next: dueIn(judged, known),
    who,
  };
}

/** Returns the last report of a target, if it is fresh. */
function freshOf({ plan, standing: { evidence, now } }: JudgedRollout, key: string): Evidence | undefined {
  const seen = evidence.get(key);
  return seen !== undefined && isFresh(seen, now, plan.staleAfter) ? seen : undefined;
}

/** Returns who holds a target, if a fresh report says so. */
function heldIn(judged: JudgedRollout, key: string): { readonly heldBy?: readonly string[] } {
  const { holds } = freshOf(judged, key) ?? {};
  return holds === undefined ? {} : { heldBy: holds };
}

/** Returns who holds a target, and that nobody knows its health, if a fresh report says so. */
function seenIn(
  judged: JudgedRollout,
  key: string,
  { revision = judged.state.revision }: TargetState,
): { readonly heldBy?: readonly string[]; readonly healthUnseen?: string } {
  const seen = freshOf(judged, key);
  const healthUnseen = seen === undefined ? undefined : unseenHealthIn(seen, isRevision(revision));
  return { ...heldIn(judged, key), ...(healthUnseen !== undefined && { healthUnseen }) };
}

/**
 * Returns the blocker of a target that was assigned its revision at a time that the clock has not reached yet: no
 * report counts before that time.
 */
function countsFrom({ clock }: JudgedRollout, { since: told }: TargetState): { readonly until?: number } {
  return told !== undefined && told > clock ? { until: told } : {};
}

const BY_DECISION: Releaser = { by: "decision" };

/** Returns whether a fresh report, made after the target failed, shows it landed. */
export function seenLanded({ plan, evidence, now, revision, targetOf }: JudgedStanding, key: string): boolean {
  const { since: time = 0 } = targetOf(key) ?? {};
  const seen = evidence.get(key);
  if (seen?.observedAt === undefined || !isFresh(seen, now, plan.staleAfter)) return false;
  return seen.observedAt > time && judgeEvidence(seen, isRevision(revision)) === "landed";
}

/** Returns the deadline of a target in progress, unless the handbrake suspends it; milliseconds. */
function dueIn({ plan, state }: JudgedRollout, known: TargetState): number | undefined {
  return state.brakedBy === undefined ? dueAt(known, plan.deadline) : undefined;
}

function retryLater(judged: JudgedRollout, key: string, known: TargetState): Blocker {
  const { since: time, tries = 1, retryAt = 0, message } = known;
  const over = (judged.standstill ?? keeperOfRetry(judged))?.();
  const isDue = retryAt <= judged.standing.now;
  return {
    kind: "Retry",
    since: time,
    tries,
    message,
    ...heldIn(judged, key),
    ...(!isDue && { next: retryAt }),
    ...(over === undefined ? { until: retryAt } : { over }),
    who: [...(over === undefined ? [BY_DECISION] : over.who), { by: "report", target: key }],
  };
}

/** Whether an attempt goes back or was aborted: what has failed in it is tried no more, and nothing goes on without a target. */
function isOver({ state }: JudgedRollout): boolean {
  return isGoingBack(state.phase) || state.aborted !== undefined;
}

/** Who begins another attempt, or ends the one that goes on. */
function another({ state, openWave }: JudgedRollout): readonly Releaser[] {
  return nextAttempt(state, openWave);
}

/**
 * A failed target with those that it depends on, and that failed too: they are tried again together. On the way back
 * only what failed to go back is tried again.
 */
function withFailed({ state }: JudgedRollout, places: Places, key: string): readonly string[] {
  const found = new Set([key]);
  const isBack = isGoingBack(state.phase);
  for (const one of found)
    for (const other of places(one)?.planned.dependsOn ?? []) {
      const { state: word, reason } = state.targets.get(other) ?? WAITING;
      if (word === "Failed" && (!isBack || reason === ROLLBACK_FAILED)) found.add(other);
    }
  return [...found].sort();
}

function failed(judged: JudgedRollout, places: Places, { key, dependsOn }: PlannedTarget, known: TargetState): Blocker {
  const { state } = judged;
  const { since: time, reason = "Failed", cause, message } = known;
  const canRetry = reason === ROLLBACK_FAILED ? isGoingBack(state.phase) : !isOver(judged);
  const targets = withFailed(judged, places, key);
  const about = targets.length > 1 ? { targets } : { target: key };
  const retry: readonly Releaser[] = canRetry ? [{ by: "person", verb: "retry", ...about }] : [];
  const isFree = canRetry && isOnItsWay(state);
  return {
    kind: "Failed",
    since: time,
    reason,
    cause,
    message,
    ...heldIn(judged, key),
    with: dependsOn.filter((other) => state.targets.get(other)?.state === "Failed"),
    ...(reason === "DeadlineExceeded" && seenLanded(judged.standing, key) && { isBack: true }),
    takes: judged.failedWith().get(key) ?? [],
    who: [...retry, ...(isFree ? [] : another(judged))],
  };
}

function held(judged: JudgedRollout, places: Places, { key, dependsOn }: PlannedTarget, known: TargetState): Blocker {
  const { since: time, reason = "Held", message } = known;
  const { targets, phase } = judged.state;
  const on = reason === "DependencyHeld" ? dependsOn.find((other) => targets.get(other)?.state === "Held") : undefined;
  const above = on === undefined ? undefined : places(on);
  const who: Readonly<Record<string, () => readonly Releaser[]>> = {
    Skipped: () => [{ by: "person", verb: "resume", target: key }],
    Pinned: () => [{ by: "person", verb: "resume", target: key }],
    Unreachable: () => (isGoingBack(phase) ? another(judged) : [{ by: "report", target: key }]),
    DependencyHeld: () =>
      isGoingBack(phase) || above === undefined ? another(judged) : (blockerOfTarget(judged, places, above)?.who ?? []),
  };
  const own = Object.hasOwn(who, reason) ? who[reason] : undefined;
  return { kind: "Held", since: time, reason, message, on, who: own?.() ?? another(judged) };
}
