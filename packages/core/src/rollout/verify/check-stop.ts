import type { Report } from "../model/invariants.ts";
import type { RolloutState, TargetState } from "../model/state.ts";
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

function checkOrders(step: CheckedStep, { standingOrders }: DecidingEngine, report: Report): void {
  const { after, inputs, plan } = step;
  const pinned = new Set((inputs.pins ?? []).map(({ target }) => target));
  const orders = standingOrders(after);
  const planned = new Set(plan.waves.flatMap(({ targets }) => targets.map(({ key }) => key)));
  for (const [key, { state, releasedAt }] of after.targets) {
    const order = orders.get(key)?.order;
    const isTouched = MOVED.has(state) || releasedAt !== undefined;
    const isLeft = isStill(step, after) || (planned.has(key) && pinned.has(key));
    if (isTouched && isLeft && order !== "handsOff") report(40, `${key} is ${order}, and people have it`);
    if (!isTouched && order !== "held") report(40, `${key} was never released, and is ${order}`);
  }
}

function checkPins({ inputs, decision }: CheckedStep, report: Report): void {
  const pinned = new Set((inputs.pins ?? []).map(({ target }) => target));
  for (const { kind, target = "" } of decision.changes)
    if (pinned.has(target) && (kind === "released" || kind === "rolling-back"))
      report(41, `${target} is pinned: ${kind}`);
}

function checkByHand(step: CheckedStep, report: Report): void {
  const { same, after } = step;
  if (same === undefined || !isStill(step, same) || !isStill(step, after)) return;
  for (const [key, { state }] of after.targets) {
    const was = same.targets.get(key);
    if (was?.state === "Landed" && was.releasedAt !== undefined && state === "Released")
      report(42, `${key} was changed by hand under a stop, and is told to come back`);
  }
}

const LEFT: ReadonlySet<string | undefined> = new Set(["NoLastGood", "RollbackFailed", "ChangedByHand", "Pinned"]);

function checkWholeChange({ plan, same, after }: CheckedStep, report: Report): void {
  if (after.phase !== "RolledBack") return;
  const all = [...after.targets.values()];
  const isStuck = all.some(({ reason }) => reason === "NoLastGood");
  const bad = new Set<string | undefined>(after.tainted?.map(({ revision }) => revision));
  const isBack = all.some(({ state, reason }) => state === "RolledBack" || reason === "RollbackFailed");
  if (isStuck && !isBack && same?.phase !== "RolledBack") report(43, "it is called rolled back, and nothing is back");
  for (const { key } of plan.waves.flatMap(({ targets }) => targets)) {
    const was = same?.targets.get(key);
    const target = after.targets.get(key);
    if (was === undefined || target === undefined || target.pinned === true) continue;
    const isAtBad = was.movedTo === was.revision && bad.has(was.movedTo) && bad.has(target.movedTo);
    if (was.movedTo !== after.revision && !isAtBad) continue;
    if (target.state !== "RolledBack" && !LEFT.has(target.reason))
      report(43, `${key} was moved to ${was.movedTo} by an attempt before, and is left there`);
  }
}

function checkTaint({ same, after, decision, inputs }: CheckedStep, report: Report): void {
  const isBad = after.phase === "Stopped" || after.phase === "RollingBack" || after.phase === "RolledBack";
  const isCleared = (inputs.clears ?? []).length > 0;
  if (isBad && !isCleared && after.tainted?.some(({ revision }) => revision === after.revision) !== true)
    report(44, `${after.revision} is ${after.phase}, and nobody remembers`);
  const bad = new Set((same?.tainted ?? []).map(({ revision }) => revision));
  for (const { kind, target = "" } of decision.changes)
    if (kind === "rolling-back" && !isCleared && bad.has(after.targets.get(target)?.revision ?? ""))
      report(44, `${target} goes back to what was stopped, aborted or rolled back`);
}

function checkPace({ plan, after, decision }: CheckedStep, report: Report): void {
  const sent = new Set(decision.changes.flatMap(({ kind, target }) => (kind === "rolling-back" ? (target ?? []) : [])));
  if (sent.size === 0) return;
  const isMoving = (key: string): boolean => after.targets.get(key)?.state === "RollingBack";
  for (const { name, targets, maxConcurrent } of plan.waves) {
    const moving = targets.filter(({ key }) => isMoving(key)).length;
    if (targets.some(({ key }) => sent.has(key)) && moving > maxConcurrent)
      report(45, `${moving} of wave ${name} are on their way back at once`);
  }
  const all = plan.waves.flatMap(({ targets }) => targets);
  for (const { name, maxConcurrent } of plan.domains ?? []) {
    const own = all.filter(({ domain = "" }) => domain === name);
    const moving = own.filter(({ key }) => isMoving(key)).length;
    if (own.some(({ key }) => sent.has(key)) && moving > maxConcurrent)
      report(45, `${moving} of domain ${name} are on their way back at once`);
  }
}
