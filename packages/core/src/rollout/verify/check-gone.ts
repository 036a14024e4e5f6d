import type { Report } from "../model/invariants.ts";
import { asksProof } from "../model/plan.ts";
import { isPromoted, MOST_GONE } from "../model/state.ts";
import type { CheckedStep } from "./checked-step.ts";

/** Checks invariants 27 and 28: a removed target opens no wave, and one that comes back goes on from its last state. */
export function checkGone(step: CheckedStep, report: Report): void {
  const { plan, released, after, same } = step;
  for (const [index, { name, targets }] of plan.waves.entries()) {
    if (!targets.some(({ key }) => released.has(key))) continue;
    const emptied = firstEmptied(step, index);
    if (emptied !== undefined) report(27, `targets of wave ${name} were released, and ${emptied}`);
  }
  const isEmpty =
    after.gone !== undefined && plan.held.length === 0 && plan.waves.every(({ targets }) => targets.length === 0);
  const isPromoted = after.waves.every(({ promotedBy }) => promotedBy !== undefined);
  if (isEmpty && after.phase === "Completed" && after.completedAt === after.at && same?.completedAt === undefined)
    if (!isPromoted) report(27, "a rollout was completed without a target");
  checkMemory(step, report);
}

function checkMemory({ plan, after, same, released, inputs }: CheckedStep, report: Report): void {
  if (same === undefined) return;
  const planned = new Set([...plan.held, ...plan.waves.flatMap(({ targets }) => targets.map(({ key }) => key))]);
  const gone = new Set(after.gone?.map(({ target }) => target));
  if (gone.size > MOST_GONE) report(28, `${gone.size} removed targets are remembered, and at most ${MOST_GONE} may be`);
  for (const key of same.targets.keys())
    if (!planned.has(key) && !gone.has(key) && gone.size < MOST_GONE)
      report(28, `${key} left the inventory, and is not remembered`);
  for (const was of same.gone ?? []) {
    const now = after.targets.get(was.target);
    if (!planned.has(was.target)) continue;
    if (now === undefined || gone.has(was.target))
      report(28, `${was.target} is back in the inventory, and still counts as removed`);
    const isAsked = inputs.retries?.some(({ target }) => target === was.target) === true;
    if (was.state === "Released" && released.has(was.target) && !isAsked)
      report(28, `${was.target} came back, and is released again`);
    if (was.lastGood !== undefined && now?.lastGood === undefined && now?.state !== "Waiting")
      report(28, `${was.target} came back, and its last known good is lost`);
  }
}

/** Returns the first earlier wave that requires a proof and has too few landed targets; `undefined` if none. */
export function firstEmptied(step: CheckedStep, wave: number): string | undefined {
  for (let before = 0; before < wave; before += 1) {
    const emptied = emptiedAt(step, before);
    if (emptied !== undefined) return emptied;
  }
  return undefined;
}

function emptiedAt({ plan, after, same }: CheckedStep, wave: number): string | undefined {
  const planned = plan.waves[wave];
  if (planned === undefined || !asksProof(planned) || isPromoted(after.waves[wave])) return undefined;
  const { name, targets, minProof = 1 } = planned;
  if (same?.completedAt !== undefined) return undefined;
  const hadPassed = same?.waves.find((one) => one.name === name)?.landedAt !== undefined;
  if (hadPassed && (plan.holdOn === "failure" || plan.holdOn === "never")) return undefined;
  const left = (after.gone ?? []).filter((one) => one.attempt === after.attempt && (one.wave ?? name) === name).length;
  const landed = targets.filter(({ key }) => after.targets.get(key)?.state === "Landed").length;
  if (landed >= minProof || (targets.length === 0 && left === 0)) return undefined;
  return `${landed} targets of wave ${name} have landed, and ${minProof} must`;
}
