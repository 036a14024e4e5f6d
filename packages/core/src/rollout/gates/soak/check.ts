import type { Asked } from "../../model/asked.ts";
import { isRevision, judgeEvidence } from "../../model/evidence.ts";
import type { Report } from "../../model/invariants.ts";
import type { TargetState } from "../../model/state.ts";
import type { GateStep } from "../gate.ts";

/**
 * Checks invariant 10: only time in which a target was seen healthy counts as soaked, and a wave passes only after
 * enough of it.
 */
export function checkSoak({ soak = 0, minSamples = 0 }: Asked, step: GateStep, report: Report): void {
  if (soak + minSamples === 0) return;
  const { name, wave, targets, before, after, changes } = step;
  const { landedAt, promotedBy } = after.waves[wave] ?? {};
  const isOver = landedAt !== undefined || promotedBy !== undefined;
  const passed = changes.some(({ kind }) => kind === "passed");
  const isShort = ({ soaked = 0, samples = 0 }: TargetState): boolean => soaked < soak || samples < minSamples;
  for (const { key } of targets) {
    const [was, now] = [before?.targets.get(key), after.targets.get(key)];
    checkGrowth(key, was, now, step, report);
    const isPast = isOver || (now?.since ?? 0) <= (after.completedAt ?? -1);
    if (now?.state !== "Landed") continue;
    const soaks = !isPast && was?.soaked !== undefined && now.soaked !== undefined && isShort(now);
    if (step.resumes && soaks && (now.seenAt ?? 0) < after.at)
      report(10, `the soak of ${key} counts time before the end of the pause`);
    if (passed && promotedBy === undefined && isShort(now)) report(10, `wave ${name} passed before ${key} had soaked`);
  }
}

/** Checks that the soak of a target grows only by observations of it, and never while the rollout is paused. */
function checkGrowth(
  key: string,
  was: TargetState | undefined,
  now: TargetState | undefined,
  { evidence, after, isPaused, resumes }: GateStep,
  report: Report,
): void {
  const grown = (now?.soaked ?? 0) - (was?.soaked ?? 0);
  if ((now?.soaked ?? 0) < 0) report(10, `the soak of ${key} is negative`);
  if (grown <= 0) return;
  const seen = evidence.get(key);
  if (isPaused || resumes) report(10, `${key} soaked while the rollout was paused`);
  if (grown > (seen?.observedAt ?? 0) - (was?.seenAt ?? 0))
    report(10, `${key} soaked for longer than reports showed it`);
  if (seen === undefined || judgeEvidence(seen, isRevision(after.revision)) !== "landed")
    report(10, `${key} soaked without a report that shows it landed`);
}
