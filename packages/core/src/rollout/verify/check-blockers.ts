import type { Blocker } from "../model/blocker.ts";
import type { Report } from "../model/invariants.ts";
import type { CheckedStep } from "./checked-step.ts";

/** Checks invariant 32: a waiting subject has a blocker that can end, and a subject that has started has none. */
export function checkBlockers({ plan, after, released, decision: { blockers } }: CheckedStep, report: Report): void {
  for (const { key } of plan.waves.flatMap(({ targets }) => targets)) {
    const { state = "Waiting" } = after.targets.get(key) ?? {};
    const blocker = blockers.ofTarget(key);
    const kind = kindOf(blocker);
    if (state === "Waiting" && blocker === undefined) report(32, `${key} waits, and has no blocker`);
    if (released.has(key) && kind !== "InFlight")
      report(32, `${key} was released, and its blocker is ${kind ?? "missing"}`);
    if (blocker !== undefined && blocker.who.length === 0) report(32, `nobody can end the blocker ${kind} of ${key}`);
  }
  const ofAll = blockers.ofRollout();
  if ((ofAll === undefined) !== (after.phase === "Completed"))
    report(32, `the rollout is ${after.phase}, and its blocker is ${kindOf(ofAll) ?? "missing"}`);
}

/** Returns the kind of a blocker; for a clock that is ahead, the kind of the blocker besides the clock. */
function kindOf(blocker: Blocker | undefined): Blocker["kind"] | undefined {
  return blocker?.kind === "ClockAhead" ? blocker.over.kind : blocker?.kind;
}
