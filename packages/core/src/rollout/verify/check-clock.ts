import { isFresh, toSecond } from "../model/evidence.ts";
import type { Report } from "../model/invariants.ts";
import type { CheckedStep } from "./checked-step.ts";

/**
 * Checks invariant 29: without a clock, or with one that no report confirms, nothing is released and no deadline
 * expires.
 */
export function checkClock(step: CheckedStep, report: Report): void {
  const { released, retried, decision } = step;
  const due = decision.changes.some(({ reason, message = "" }) => reason === "DeadlineExceeded" && message !== "");
  if (released.size + retried.size > 0 && !isClockKnown(step))
    report(29, "a target was released while the time is unknown or unconfirmed");
  if (due && !isClockKnown(step, step.plan.deadline))
    report(29, "a deadline expired while the time is unknown or unconfirmed");
}

/**
 * Returns whether the time is known and confirmed by a report, if there are any but of accepted targets: a fresh one,
 * or one at most `older` milliseconds older.
 */
export function isClockKnown({ plan, after, inputs }: CheckedStep, older = 0): boolean {
  if (inputs.clockMissing === true) return false;
  const now = Math.max(after.at, toSecond(inputs.now));
  const accepted = new Set(inputs.accepts?.flatMap((one) => (one.attempt === after.attempt ? [one.target] : [])));
  const all = [...inputs.evidence];
  return all.every(([key]) => accepted.has(key)) || all.some(([, seen]) => isFresh(seen, now, plan.staleAfter + older));
}
