import { isRevision, judgeEvidence, toSecond } from "../model/evidence.ts";
import type { Report } from "../model/invariants.ts";
import type { TargetState, TargetWord } from "../model/state.ts";
import { TRANSITIONS } from "../model/transitions.ts";
import type { CheckedStep } from "./checked-step.ts";

const WAYS: ReadonlySet<string> = new Set(TRANSITIONS.map(({ from, to }) => `${from} ${to}`));

/** Checks invariants 37 and 39: the transitions of targets, and the reports that caused them. */
export function checkWays(step: CheckedStep, report: Report): void {
  const { same, after } = step;
  if (same === undefined) return;
  for (const [key, target] of after.targets) {
    const was = same.targets.get(key);
    if (was === undefined || was === target) continue;
    if (was.state !== target.state && !isWay(was.state, target.state))
      report(37, `${key} went from ${was.state} to ${target.state}`);
    checkReport(step, { key, was, target }, report);
  }
}

/** In one decision a target may make two transitions: for example from held to waiting to released. */
function isWay(from: TargetWord, to: TargetWord): boolean {
  return WAYS.has(`${from} ${to}`) || TRANSITIONS.some((one) => one.from === from && WAYS.has(`${one.to} ${to}`));
}

interface Moved {
  readonly key: string;
  readonly was: TargetState;
  readonly target: TargetState;
}

/**
 * Checks that the report of a failure is newer than the target's release or, for a landed target, than its last good
 * report.
 */
function checkReport({ inputs, after }: CheckedStep, { key, was, target }: Moved, report: Report): void {
  const seen = inputs.evidence.get(key);
  if (target.state !== "Failed" || seen?.observedAt === undefined) return;
  if (target.reason !== (seen.reason ?? "Failed") || judgeEvidence(seen, isRevision(after.revision)) !== "failed")
    return;
  const { since, evidenceAt = since, seenAt = evidenceAt } = was;
  const from = was.state === "Released" ? since : was.state === "Landed" ? seenAt : undefined;
  if (from !== undefined && toSecond(seen.observedAt) <= from)
    report(39, `${key} failed by a report that is older than its release or its last good report`);
}
