import { isBroken, isFresh, isRevision, notReadyIn, toSecond } from "../model/evidence.ts";
import type { Report } from "../model/invariants.ts";
import type { PlannedTarget, PlannedWave } from "../model/plan.ts";
import { rampedCap } from "../model/ramp.ts";
import { type GoneTarget, isSettled, NOT_READY, type RolloutState } from "../model/state.ts";
import { isClockKnown } from "./check-clock.ts";
import { budgetsOf } from "./check-failures.ts";
import { allowsRelease } from "./check-gates.ts";
import { firstEmptied } from "./check-gone.ts";
import { firstLost } from "./check-proof.ts";
import type { CheckedStep } from "./checked-step.ts";

/** Checks invariants 5 to 8, 11, 20, 31, 33, 38 and 47: the targets that start, and those that are retried. */
export function checkStarts(step: CheckedStep, report: Report): void {
  const { plan, after, released, retried, isPaused } = step;
  if (released.size + retried.size === 0) return;
  if (isPaused) report(11, "a target started while the rollout was paused");
  for (const { what, spent, bound } of budgetsOf(step))
    if (spent > bound) report(8, `a target started beyond the tolerance of ${what}`);
  if (after.aborted !== undefined) report(8, "a target started after the abort");
  let through = true;
  for (const [index, wave] of plan.waves.entries()) {
    const { name, targets } = wave;
    const starts = targets.some(({ key }) => released.has(key));
    if (starts && !through) report(6, `targets of wave ${name} were released before all earlier waves were through`);
    const cap = capOf(step, index, wave);
    const counts = targets.some(({ key }) => released.has(key) && after.targets.get(key)?.joined !== true);
    if (counts && countInWave(after, wave) > cap) report(7, `wave ${name} has more than ${cap} targets on the way`);
    through &&=
      after.waves[index]?.landedAt !== undefined && targets.every(({ key }) => isSettled(after.targets.get(key)));
  }
  checkReady(step, report);
  checkDomains(step, report);
  checkShared(step, report);
  checkDependencies(step, report);
  checkRetries(step, report);
  checkBrokenBefore(step, report);
}

/**
 * Returns whether the last report of a target, perhaps one of an earlier decision, says that its cluster is not ready.
 */
function isUnready({ plan, inputs, same }: CheckedStep, key: string): boolean {
  const seen = inputs.evidence.get(key);
  const was = same?.targets.get(key);
  if (seen === undefined) return was?.state === "Waiting" && was.reason === NOT_READY;
  return plan.onUnreachable === "fail" && (seen.blockedBy !== undefined || seen.freshness === "never-seen");
}

/** Returns whether a report names a target and does not count at the time of the decision. */
function isStale({ plan, after, inputs }: CheckedStep, key: string): boolean {
  const seen = inputs.evidence.get(key);
  const now = Math.max(after.at, toSecond(inputs.now));
  return seen !== undefined && plan.onUnreachable === "fail" && !isFresh(seen, now, plan.staleAfter);
}

/** Checks invariants 31 and 47: a target starts only if its cluster is ready, and on a report that counts. */
function checkReady(step: CheckedStep, report: Report): void {
  for (const key of step.released) {
    if (isUnready(step, key)) report(31, `${key} was released, and its cluster is not ready`);
    if (isStale(step, key)) report(47, `${key} was released, and its own last report does not count`);
  }
}

function isOnTheWay(state: RolloutState, key: string): boolean {
  const target = state.targets.get(key);
  return target?.state === "Released" && target.joined !== true;
}

/** Counts the targets of a wave in progress, with removed ones that keep their places. */
function countInWave(state: RolloutState, { name, targets }: PlannedWave): number {
  return countOnTheWay(state, targets) + placesOfGone(state, name);
}

function placesOfGone({ gone = [] }: RolloutState, wave?: string): number {
  const counts = ({ state, joined, wave: own = wave }: GoneTarget): boolean =>
    state === "Released" && joined !== true && own === (wave ?? own);
  return gone.filter(counts).length;
}

function countOnTheWay(state: RolloutState, targets: readonly PlannedTarget[]): number {
  return targets.filter(({ key }) => isOnTheWay(state, key)).length;
}

function capOf({ after }: CheckedStep, index: number, { ramp, maxConcurrent, targets }: PlannedWave): number {
  const own = targets.map(({ key }) => after.targets.get(key));
  const proved = own.filter((target) => target?.state === "Landed" && target.releasedAt !== undefined).length;
  return rampedCap(ramp, maxConcurrent, proved - (after.waves[index]?.rampedFrom ?? 0));
}

function checkDomains({ plan, after, released }: CheckedStep, report: Report): void {
  const all = plan.waves.flatMap(({ targets }) => targets);
  for (const { name, maxConcurrent } of plan.domains ?? []) {
    const own = all.filter(({ domain, gone = false }) => gone || domain === name);
    const onTheWay = countOnTheWay(after, own) + placesOfGone(after);
    const starts = own.some(({ key }) => released.has(key) && isOnTheWay(after, key));
    if (starts && onTheWay > maxConcurrent) report(5, `domain ${name} has ${onTheWay} targets on the way`);
  }
}

function checkShared({ plan, after, released, inputs }: CheckedStep, report: Report): void {
  const starts = [...released].some((key) => isOnTheWay(after, key));
  if (!starts) return;
  const own = [...after.targets.keys()].filter((key) => isOnTheWay(after, key)).length + placesOfGone(after);
  for (const { name, maxConcurrent = Number.POSITIVE_INFINITY } of plan.budgets?.shared ?? []) {
    const others = inputs.shared?.find((use) => use.name === name);
    if (others === undefined)
      report(33, `a target was released, and the use of budget ${name} by other rollouts is unknown`);
    else if (own + others.onTheWay > maxConcurrent)
      report(7, `more than ${maxConcurrent} targets of budget ${name} are on the way`);
  }
}

/** Checks that a retried target had failed, that its back-off is over, and that it has tries left. */
function checkRetries({ plan, same, after, retried }: CheckedStep, report: Report): void {
  for (const key of retried) {
    const due = same?.targets.get(key)?.retryAt;
    if (due === undefined || due > after.at) report(20, `${key} is tried again before its pause is over`);
    const { tries = 1 } = after.targets.get(key) ?? {};
    if (tries > (plan.retry?.attempts ?? 1)) report(20, `${key} is tried more often than the strategy says`);
  }
}

function checkBrokenBefore({ plan, after, released, same, inputs }: CheckedStep, report: Report): void {
  for (const key of released) {
    const was = same?.targets.get(key);
    const isKnown = was?.brokenBefore === true || was?.cause === "preexisting";
    if (after.targets.get(key)?.brokenBefore !== true || isKnown) continue;
    const seen = inputs.evidence.get(key);
    const isFreshNow = seen !== undefined && isFresh(seen, after.at, plan.staleAfter);
    const isSick = isFreshNow && isBroken(seen, isRevision(after.revision));
    if (!isSick && (seen === undefined || notReadyIn(seen) === undefined))
      report(8, `${key} counts as broken before its release, and was not seen so`);
  }
}

/** Checks invariant 18: in an open wave every target that may start, and has room, does start. */
export function checkRoom(step: CheckedStep, report: Report): void {
  const { plan, after } = step;
  if (after.phase !== "Running" || !allowsRelease(step) || !isClockKnown(step)) return;
  if (!hasSharedRoom(step)) return;
  for (const [index, wave] of plan.waves.entries()) {
    const { openedAt, landedAt } = after.waves[index] ?? {};
    if (openedAt === undefined) return;
    if (firstLost(step, index) !== undefined || firstEmptied(step, index) !== undefined) return;
    const room = countInWave(after, wave) < capOf(step, index, wave);
    const idle = room ? wave.targets.find((target) => couldStart(step, target)) : undefined;
    if (idle !== undefined) report(18, `${idle.key} could be released, and is not`);
    const known = wave.targets.map(({ key }) => after.targets.get(key));
    const isSilent =
      known.some((target) => target?.reason === "Unreachable") && !known.some((target) => target?.state === "Landed");
    if (landedAt === undefined || isSilent || !known.every(isSettled)) return;
  }
}

function hasSharedRoom(step: CheckedStep): boolean {
  const { plan, after, inputs } = step;
  if (plan.budgets?.shared === undefined) return true;
  const moves = [...after.targets.values()].filter(({ state }) => state === "Released" || state === "RollingBack");
  const own = moves.filter(({ joined }) => joined !== true).length + placesOfGone(after);
  const hasRoom = plan.budgets.shared.every(({ name, maxConcurrent = Number.POSITIVE_INFINITY }) => {
    const others = inputs.shared?.find((use) => use.name === name);
    return others !== undefined && own + others.onTheWay < maxConcurrent;
  });
  return hasRoom && budgetsOf(step).every(({ spent, bound }) => spent <= bound);
}

/** Checks invariant 38: a target starts only if its dependencies have landed. */
function checkDependencies(step: CheckedStep, report: Report): void {
  for (const { key, dependsOn } of step.plan.waves.flatMap(({ targets }) => targets)) {
    const missing = step.released.has(key) ? dependsOn.find((other) => !isThere(step, other)) : undefined;
    if (missing !== undefined) report(38, `${key} started before ${missing}, on which it depends, has landed`);
  }
}

/** Returns whether a dependency has landed: by the state, or by fresh evidence of a target of another package. */
function isThere({ plan, after, inputs }: CheckedStep, key: string): boolean {
  const own = after.targets.get(key);
  if (own !== undefined) return own.state === "Landed";
  const seen = inputs.evidence.get(key);
  return seen?.landed === true && isFresh(seen, Math.max(after.at, toSecond(inputs.now)), plan.staleAfter);
}

function couldStart(step: CheckedStep, { key, dependsOn, domain = "", gone }: PlannedTarget): boolean {
  const { plan, after } = step;
  if (
    gone === true ||
    isUnready(step, key) ||
    isStale(step, key) ||
    (after.targets.get(key)?.state ?? "Waiting") !== "Waiting"
  )
    return false;
  const cap = plan.domains?.find(({ name }) => name === domain)?.maxConcurrent ?? Number.POSITIVE_INFINITY;
  const all = plan.waves.flatMap(({ targets }) => targets);
  const isIn = (one: PlannedTarget): boolean => one.gone === true || (one.domain ?? "") === domain;
  const inDomain = all.filter((one) => isIn(one) && isOnTheWay(after, one.key)).length;
  const busy = inDomain + placesOfGone(after);
  return busy < cap && dependsOn.every((other) => isThere(step, other));
}
