import type { Asked } from "../../model/asked.ts";
import type { Report } from "../../model/invariants.ts";
import type { GateStep } from "../gate.ts";

/**
 * Checks invariant 15: a wave that requires approval opens only with an approval for this revision and attempt, and none of
 * its targets is released before it opens.
 */
export function checkApproval({ approval }: Asked, step: GateStep, report: Report): void {
  const { name, wave, targets, after, changes, approvals } = step;
  const { openedAt, promotedBy } = after.waves[wave] ?? {};
  const isFree = targets.length === 0 || promotedBy !== undefined;
  if (approval !== true || isFree) return;
  if (openedAt === undefined && changes.some(({ kind }) => kind === "released"))
    report(15, `targets of wave ${name} were released before it opened`);
  if (!changes.some(({ kind }) => kind === "opened")) return;
  const { revision, attempt } = after;
  if (!approvals.some((one) => one.wave === name && one.revision === revision && one.attempt === attempt))
    report(15, `wave ${name} opened without approval`);
}
