import { resolveIntOrPercent } from "../../object/index.ts";
import { isFresh, isRevision, toSecond } from "../model/evidence.ts";
import type { Report } from "../model/invariants.ts";
import type { CheckedStep } from "./checked-step.ts";

/** Checks invariant 26: a target starts only if the landed targets of earlier waves are still seen as landed. */
export function checkProof(step: CheckedStep, report: Report): void {
  const { plan, released } = step;
  if (released.size === 0) return;
  for (const [index, { name, targets }] of plan.waves.entries()) {
    if (!targets.some(({ key }) => released.has(key))) continue;
    const lost = firstLost(step, index);
    if (lost !== undefined) report(26, `targets of wave ${name} were released, and ${lost}`);
  }
}

/** Returns the first lost proof of an earlier wave; `undefined` if all still hold. */
export function firstLost(step: CheckedStep, wave: number): string | undefined {
  for (let before = 0; before < wave; before += 1) {
    const lost = lostIn(step, before);
    if (lost !== undefined) return lost;
  }
  return undefined;
}

function lostIn({ plan, after, inputs }: CheckedStep, wave: number): string | undefined {
  const { name = "", targets = [], soak, minSamples, metrics, gates } = plan.waves[wave] ?? {};
  if (plan.holdOn === "failure" || plan.holdOn === "never") return undefined;
  const now = Math.max(after.at, toSecond(inputs.now));
  const isAccepted = (key: string): boolean =>
    (inputs.accepts ?? []).some((one) => one.target === key && one.attempt === after.attempt);
  const landed = targets.filter(({ key }) => after.targets.get(key)?.state === "Landed");
  const open = landed.filter(({ key }) => !isAccepted(key));
  const seen = open.map(({ key }) => ({ key, evidence: inputs.evidence.get(key) }));
  const fresh = seen.flatMap(({ key, evidence }) =>
    evidence !== undefined && isFresh(evidence, now, plan.staleAfter) ? [{ key, evidence }] : [],
  );
  const ill = fresh.find(({ evidence: { health, actuation, blockedBy, observed } }) => {
    const isWell = health === "Current" && actuation === "Succeeded" && blockedBy === undefined;
    return !isWell || !isRevision(after.revision)(observed);
  });
  if (ill !== undefined) return `${ill.key} of wave ${name} is ${ill.evidence.health} after it landed`;
  if (after.waves[wave]?.promotedBy !== undefined) return undefined;
  const isGate = [soak, minSamples, metrics, gates].some((one) => one !== undefined);
  const percent = plan.maxSilent ?? { percent: 2 };
  const share = resolveIntOrPercent(percent, landed.length, "down");
  const borne =
    isGate || plan.waves[wave + 1]?.approval === true ? 0 : "percent" in percent ? Math.max(1, share) : share;
  const silent = open.length - fresh.length;
  return silent > borne ? `${silent} targets of wave ${name} are silent, and at most ${borne} may be` : undefined;
}
