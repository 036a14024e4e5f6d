import { isQueued } from "../judge/goes-back.ts";
import type { Report } from "../model/invariants.ts";
import type { PlannedTarget } from "../model/plan.ts";
import { type RolloutState, type TargetState, takesPlace } from "../model/state.ts";
import type { CheckedStep, DecidingEngine } from "./checked-step.ts";

/**
 * Checks invariants 40 to 45: the targets that a stop, a pin and a rollback leave alone, and those that they take back.
 */
export function checkStop(step: CheckedStep, engine: DecidingEngine, report: Report): void {
  checkOrders(step, engine, report);
  checkPins(step, report);
  checkByHand(step, report);
  checkWholeChange(step, report);
  checkTaint(step, report);
  checkPace(step, report);
}

/** Returns whether a state leaves the touched targets to people. */
function isStill({ plan }: CheckedStep, { phase, brakedBy }: RolloutState): boolean {
  return brakedBy !== undefined || (phase === "Stopped" && plan.onStop !== "restore");
}

const MOVED: ReadonlySet<TargetState["state"]> = new Set(["Released", "Landed", "RollingBack", "RolledBack"]);

/** States of what is not sent back yet. */
const WAITS: ReadonlySet<TargetState["state"]> = new Set(["Released", "Landed"]);

function checkOrders(step: CheckedStep, { standingOrders }: DecidingEngine, report: Report): void {
  const { after, inputs, plan } = step;
  const pinned = new Set((inputs.pins ?? []).map(({ target }) => target));
  const orders = standingOrders(after);
  const planned = new Set(plan.waves.flatMap(({ targets }) => targets.map(({ key }) => key)));
  const isBack = after.phase === "RollingBack" || after.phase === "RolledBack";
  for (const [key, { state, releasedAt, movedTo, revision, lastGood }] of after.targets) {
    const order = orders.get(key)?.order;
    const wasMoved = movedTo !== undefined && movedTo === revision && movedTo !== lastGood;
    const isTouched = MOVED.has(state) || releasedAt !== undefined || wasMoved;
    const isLeft = isStill(step, after) || (planned.has(key) && pinned.has(key));
    if (isBack && WAITS.has(state) && (releasedAt !== undefined || movedTo !== undefined) && order !== "handsOff")
      report(40, `the order of ${key} is ${order}, although it waits to be sent back`);
    if (isTouched && isLeft && order !== "handsOff")
      report(40, `the order of ${key} is ${order}, although it is left to people`);
    if (isBack && state === "Waiting" && wasMoved && order !== "handsOff")
      report(40, `the order of ${key} is ${order}, although it waits to be sent back`);
    if (!isTouched && order !== "held") report(40, `the order of ${key} is ${order}, although it was never released`);
  }
}

function checkPins({ inputs, decision }: CheckedStep, report: Report): void {
  const pinned = new Set((inputs.pins ?? []).map(({ target }) => target));
  for (const { kind, target = "" } of decision.changes)
    if (pinned.has(target) && (kind === "released" || kind === "rolling-back"))
      report(41, `${target} is pinned, and was still changed: ${kind}`);
}

function checkByHand(step: CheckedStep, report: Report): void {
  const { same, after } = step;
  if (same === undefined || !isStill(step, same) || !isStill(step, after)) return;
  for (const [key, { state }] of after.targets) {
    const was = same.targets.get(key);
    if (was?.state === "Landed" && was.releasedAt !== undefined && state === "Released")
      report(42, `${key} was changed by hand during a stop, and is ordered to change back`);
  }
}

const LEFT: ReadonlySet<string | undefined> = new Set(["NoLastGood", "RollbackFailed", "ChangedByHand", "Pinned"]);

function checkWholeChange({ plan, same, after }: CheckedStep, report: Report): void {
  if (after.phase !== "RolledBack") return;
  const all = [...after.targets.values()];
  const isStuck = all.some(({ reason }) => reason === "NoLastGood");
  const bad = new Set<string | undefined>(after.tainted?.map(({ revision }) => revision));
  const isBack = all.some(({ state, reason }) => state === "RolledBack" || reason === "RollbackFailed");
  if (isStuck && !isBack && same?.phase !== "RolledBack")
    report(43, "the rollout is RolledBack, and no target is back");
  for (const { key } of plan.waves.flatMap(({ targets }) => targets)) {
    const was = same?.targets.get(key);
    const target = after.targets.get(key);
    if (was === undefined || target === undefined || target.pinned === true) continue;
    const isAtBad = was.movedTo === was.revision && bad.has(was.movedTo) && bad.has(target.movedTo);
    if (was.movedTo !== after.revision && !isAtBad) continue;
    if (target.state !== "RolledBack" && !LEFT.has(target.reason))
      report(43, `an attempt moved ${key} to ${was.movedTo}, and the rollback left it there`);
  }
}

function checkTaint({ same, after, decision, inputs }: CheckedStep, report: Report): void {
  const isBad = after.phase === "Stopped" || after.phase === "RollingBack" || after.phase === "RolledBack";
  const isCleared = (inputs.clears ?? []).length > 0;
  if (isBad && !isCleared && after.tainted?.some(({ revision }) => revision === after.revision) !== true)
    report(44, `the rollout of ${after.revision} is ${after.phase}, and the revision is not remembered as tainted`);
  const bad = new Set((same?.tainted ?? []).map(({ revision }) => revision));
  for (const { kind, target = "" } of decision.changes)
    if (kind === "rolling-back" && !isCleared && bad.has(after.targets.get(target)?.revision ?? ""))
      report(44, `${target} goes back to a revision that was stopped, aborted or rolled back`);
}

function checkPace(step: CheckedStep, report: Report): void {
  const { plan, decision } = step;
  const sent = new Set(decision.changes.flatMap(({ kind, target }) => (kind === "rolling-back" ? (target ?? []) : [])));
  if (sent.size === 0) return;
  for (const { name, targets, maxConcurrent } of plan.waves)
    if (busyIn(step, targets, sent) > maxConcurrent)
      report(45, `more targets of wave ${name} are on the way than its cap allows`);
  const all = plan.waves.flatMap(({ targets }) => targets);
  for (const { name, maxConcurrent } of plan.domains ?? []) {
    const own = all.filter(({ domain = "" }) => domain === name);
    if (busyIn(step, own, sent) > maxConcurrent)
      report(45, `more targets of domain ${name} are on the way than its cap allows`);
  }
}

/**
 * How many targets are on their way back, if some of them were sent now; where one of these was not on its way forward before,
 * those that still are count too. What left the revision in this look counts as if it had been,
 * and so does what came back to the inventory as it was.
 */
function busyIn(
  { same, after, decision }: CheckedStep,
  targets: readonly Pick<PlannedTarget, "key">[],
  sent: ReadonlySet<string>,
): number {
  const own = targets.map(({ key }) => key).filter((key) => sent.has(key));
  if (own.length === 0) return 0;
  const left = new Set(decision.changes.flatMap(({ kind, target = "" }) => (kind === "left" ? [target] : [])));
  const wasOnTheWay = (key: string): boolean => {
    const was = same?.targets.get(key) ?? same?.gone?.find(({ target }) => target === key);
    return was?.state === "Released" || was?.reason === "Gone";
  };
  const takesNoMore = own.every((key) => left.has(key) || wasOnTheWay(key));
  const aim = { revision: after.revision, tainted: after.tainted };
  const isBusy = (target: TargetState | undefined): boolean =>
    target?.state === "RollingBack" ||
    (!takesNoMore && target !== undefined && takesPlace(target) && isQueued(aim, target));
  return targets.filter(({ key }) => isBusy(after.targets.get(key))).length;
}
