import type { Change } from "../draft.ts";
import { isFresh, isRevision, judgeEvidence } from "../evidence.ts";
import type { Step } from "../log.ts";
import type { PlannedWave } from "../plan.ts";
import { isThrough } from "../soak.ts";
import type { RolloutState } from "../state.ts";
import { windowsAt } from "../windows.ts";
import { checkGates } from "./check-gates.ts";
import { checkRollback } from "./check-rollback.ts";
import { ENGINE, type Engine } from "./engine.ts";
import { collect, type Report, type Violation } from "./invariants.ts";

/** A step, and what checkers ask of it more than once. */
export interface CheckedStep extends Step {
  readonly after: RolloutState;
  /** Of the same attempt, else undefined. */
  readonly same: RolloutState | undefined;
  readonly released: ReadonlySet<string>;
  readonly isBraked: boolean;
}

/**
 * The invariants that one decision must keep: 5 to 12, 14 to 18, 20, 22 and 24. They are checked from what went in and came
 * out alone, not by how `decide` works. `engine` decides again for 20 and explains for 17.
 */
export function checkStep(step: Step, engine: Engine = ENGINE): readonly Violation[] {
  const { decision, before, inputs } = step;
  const after = decision.state;
  const checked: CheckedStep = {
    ...step,
    after,
    same: before?.attempt === after.attempt ? before : undefined,
    released: new Set(targetsOf(decision.changes, "released")),
    isBraked: inputs.handbrake !== undefined,
  };
  return collect((report) => {
    checkStarts(checked, report);
    checkFailures(checked, report);
    checkLandings(checked, report);
    checkSoak(checked, report);
    checkRollback(checked, report);
    checkGates(checked, report);
    checkStall(checked, engine, report);
    checkRoom(checked, report);
    checkAgain(checked, engine, report);
  });
}

/** The targets of the changes of one kind. */
export function targetsOf(changes: readonly Change[], kind: Change["kind"]): readonly string[] {
  return changes.flatMap((change) => (change.kind === kind && change.target !== undefined ? [change.target] : []));
}

function isOnTheWay(state: RolloutState, key: string): boolean {
  return state.targets.get(key)?.state === "Released";
}

function tolerated(step: CheckedStep): boolean {
  return step.plan.waves.every(({ maxFailures }, index) => (step.after.waves[index]?.failures ?? 0) <= maxFailures);
}

function checkStarts(step: CheckedStep, report: Report): void {
  const { plan, after, released, inputs, isBraked } = step;
  if (released.size === 0) return;
  if (inputs.paused === true || isBraked) report(11, "something started while it was paused");
  if (!tolerated(step)) report(8, "something started beyond the tolerance");
  if (plan.windows !== undefined && !windowsAt(plan.windows, inputs.now).open)
    report(24, "something started while the windows were closed");
  let through = true;
  for (const [index, { name, targets, maxConcurrent }] of plan.waves.entries()) {
    const starts = targets.some(({ key }) => released.has(key));
    if (starts && !through) report(6, `wave ${name} started before those before it were through`);
    if (starts && targets.filter(({ key }) => isOnTheWay(after, key)).length > maxConcurrent)
      report(7, `wave ${name} has more than ${maxConcurrent} on the way`);
    through &&=
      after.waves[index]?.landedAt !== undefined && targets.every(({ key }) => isThrough(after.targets.get(key), 0));
  }
  checkDomains(step, report);
}

function checkDomains({ plan, after, released }: CheckedStep, report: Report): void {
  const all = plan.waves.flatMap(({ targets }) => targets);
  for (const { name, maxConcurrent } of plan.domains ?? []) {
    const own = all.filter(({ domain }) => domain === name);
    const onTheWay = own.filter(({ key }) => isOnTheWay(after, key)).length;
    if (own.some(({ key }) => released.has(key)) && onTheWay > maxConcurrent)
      report(5, `domain ${name} has ${onTheWay} on the way`);
  }
}

function checkFailures({ plan, after, same, decision, isBraked }: CheckedStep, report: Report): void {
  const failed = decision.changes.filter(({ kind }) => kind === "failed");
  if (isBraked && failed.some(({ reason }) => reason === "DeadlineExceeded"))
    report(11, "a deadline ran out under the handbrake");
  for (const [index, { name }] of plan.waves.entries()) {
    const was = same?.waves.find((wave) => wave.name === name)?.failures ?? 0;
    const now = after.waves[index]?.failures ?? 0;
    const fresh = failed.filter(({ wave, reason }) => wave === index && reason !== "RollbackFailed").length;
    if (now !== was + fresh) report(8, `wave ${name} counts ${now} failures after ${was} and ${fresh} more`);
  }
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

function checkSoak({ plan, same, after, inputs, decision, isBraked }: CheckedStep, report: Report): void {
  const isTarget = isRevision(after.revision);
  for (const [index, { name, soak = 0, targets }] of plan.waves.entries()) {
    const passed = decision.changes.some(({ kind, wave }) => kind === "passed" && wave === index);
    for (const { key } of soak === 0 ? [] : targets) {
      const [was, now] = [same?.targets.get(key), after.targets.get(key)];
      const grown = (now?.soaked ?? 0) - (was?.soaked ?? 0);
      const seen = inputs.evidence.get(key);
      if ((now?.soaked ?? 0) < 0) report(10, `${key} has soaked for less than nothing`);
      if (grown > 0 && (inputs.paused === true || isBraked)) report(10, `${key} soaked while it was paused`);
      if (grown > 0 && grown > (seen?.observedAt ?? 0) - (was?.seenAt ?? 0))
        report(10, `${key} soaked longer than it was seen`);
      if (grown > 0 && (seen === undefined || judgeEvidence(seen, isTarget) !== "landed"))
        report(10, `${key} soaked unseen`);
      const needs = passed && after.waves[index]?.promotedBy === undefined && now?.state === "Landed";
      if (needs && (now.soaked ?? 0) < soak) report(10, `wave ${name} passed before ${key} had soaked`);
    }
  }
}

function isTerminal(state: RolloutState): boolean {
  return state.phase === "Completed" || state.phase === "RolledBack";
}

function checkStall({ plan, after, decision, inputs, isBraked }: CheckedStep, engine: Engine, report: Report): void {
  if (!isTerminal(after) && (engine.explain(plan, after, inputs.now).releasedBy ?? "") === "")
    report(17, `nothing is said of what a rollout that is ${after.phase} waits for`);
  const { nextLook } = decision;
  if (nextLook !== undefined && nextLook <= after.at && nextLook <= inputs.now)
    report(17, "the next look is in the past");
  if (plan.deadline === undefined || isBraked) return;
  for (const target of after.targets.values()) {
    if (target.message !== undefined && target.message.length > 256)
      report(22, "the message of a target is not bounded");
    const moves =
      target.state === "RollingBack"
        ? after.phase === "RollingBack"
        : target.state === "Released" && after.phase !== "RollingBack" && after.phase !== "RolledBack";
    const due = (target.since ?? 0) + plan.deadline;
    if (moves && (nextLook === undefined || nextLook > due)) report(17, "no look is due at a deadline");
  }
}

/** Of waves that are open, whatever could start and would have room. */
function checkRoom(step: CheckedStep, report: Report): void {
  const { plan, after, inputs } = step;
  if (after.phase !== "Running" || (plan.windows !== undefined && !windowsAt(plan.windows, inputs.now).open)) return;
  for (const [index, wave] of plan.waves.entries()) {
    const { openedAt, landedAt } = after.waves[index] ?? {};
    if (openedAt === undefined) return;
    const room = wave.targets.filter(({ key }) => isOnTheWay(after, key)).length < wave.maxConcurrent;
    const idle = room ? wave.targets.find((target) => couldStart(step, target)) : undefined;
    if (idle !== undefined) report(18, `${idle.key} could start and does not`);
    const known = wave.targets.map(({ key }) => after.targets.get(key));
    const isSilent =
      known.some((target) => target?.reason === "Unreachable") && !known.some((target) => target?.state === "Landed");
    if (landedAt === undefined || isSilent || !wave.targets.every(({ key }) => isThrough(after.targets.get(key), 0)))
      return;
  }
}

function couldStart(
  { plan, after, inputs }: CheckedStep,
  { key, dependsOn, domain = "" }: PlannedWave["targets"][number],
): boolean {
  if ((after.targets.get(key)?.state ?? "Waiting") !== "Waiting") return false;
  const cap = plan.domains?.find(({ name }) => name === domain)?.maxConcurrent ?? Number.POSITIVE_INFINITY;
  const all = plan.waves.flatMap(({ targets }) => targets);
  const busy = all.filter((one) => (one.domain ?? "") === domain && isOnTheWay(after, one.key)).length;
  const met = dependsOn.every((other) => {
    const own = after.targets.get(other);
    return own === undefined ? inputs.evidence.get(other)?.landed === true : own.state === "Landed";
  });
  return busy < cap && met;
}

function checkAgain({ plan, inputs, after }: CheckedStep, engine: Engine, report: Report): void {
  const again = engine.decide(plan, after, inputs);
  const isSame = again.state === after && again.changes.length === 0;
  if (!isSame)
    report(20, `the same inputs again: ${again.changes.map(({ kind }) => kind).join(", ") || "another state"}`);
}
