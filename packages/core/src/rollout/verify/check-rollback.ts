import type { Report } from "../model/invariants.ts";
import type { CheckedStep } from "./checked-step.ts";

/** Checks invariant 12: aborts, and the steps of a rollout that rolls back. */
export function checkRollback({ plan, same, after, inputs, decision, isBraked }: CheckedStep, report: Report): void {
  const { phase, revision } = after;
  if (inputs.abort?.attempt === after.attempt && (phase === "Running" || phase === "Paused"))
    report(12, "an abort had no effect");
  if (phase !== "RollingBack" && phase !== "RolledBack") return;
  const pinned = new Set((inputs.pins ?? []).map(({ target }) => target));
  const planned = new Set(plan.waves.flatMap(({ targets }) => targets.map(({ key }) => key)));
  let onTheWay = 0;
  for (const [key, target] of after.targets) {
    const { state, lastGood, releasedAt, reason } = target;
    if (state === "RollingBack") onTheWay += 1;
    if (state === "RollingBack" && (target.revision !== lastGood || lastGood === revision))
      report(12, `${key} is sent back to a revision that is not its last known good`);
    const was = same?.targets.get(key);
    if (state === "RollingBack" && was !== undefined && was.releasedAt === undefined && was.movedTo === undefined)
      report(12, `${key} is sent back, although the rollout never touched it`);
    const touched =
      releasedAt !== undefined && target.revision === revision && reason !== "NoLastGood" && target.pinned !== true;
    if (phase === "RolledBack" && touched && planned.has(key) && !pinned.has(key))
      report(12, `${key} was touched, and the rollback ended without it`);
  }
  const starts = decision.changes.filter(({ kind }) => kind === "rolling-back").length;
  if (starts > 0 && onTheWay > plan.rollbackConcurrent)
    report(12, "more targets are on their way back than the cap allows");
  if (starts > 0 && isBraked) report(11, "a target is sent back under the handbrake");
}
