import { type Condition, formatTarget, truncate } from "../../object/index.ts";
import { type ExceptionSeverity, SEVERITIES } from "../model/severity.ts";
import type { Rollup } from "../rollup/rollup.ts";
import type { RollupException } from "../rollup/rollup-exceptions.ts";

/** The type of the condition on Kptfiles and reports: True when every target has landed. */
export const LANDED = "landfall.dev/Landed";

const REASONS: { readonly [severity in ExceptionSeverity]: string } = {
  failed: "TargetsFailed",
  "not-applied": "TargetsNotApplied",
  missing: "ObjectsMissing",
  unknown: "TargetsUnknown",
  stale: "TargetsStale",
  waiting: "TargetsWaiting",
  "in-progress": "TargetsInProgress",
  outdated: "TargetsOutOfDate",
  suspended: "TargetsSuspended",
};
/** Severities with which it is open whether a target has landed; any other one means that it has not. */
const OPEN: ReadonlySet<ExceptionSeverity> = new Set(["unknown", "stale", "waiting"]);
const MAX_CAUSES = 3;
const MAX_MESSAGE = 512;

/**
 * Returns one condition for a rollup. True: every target has landed. Unknown: there are no targets, or no fault is
 * known but some targets were not seen. False: some have certainly not landed. The text contains counts and the worst
 * three causes, but no time or age: it changes only with the verdict.
 */
export function landedCondition(rollup: Rollup): Condition & { readonly reason: string; readonly message: string } {
  const { total, landed, bySeverity, excluded = 0 } = rollup;
  if (total === 0) return { type: LANDED, status: "Unknown", reason: "NoTargets", message: "no targets" };
  const without = excluded === 0 ? "" : `, without ${excluded} ${excluded === 1 ? "object" : "objects"} taken out`;
  const progress = `${landed}/${total} targets landed${without}`;
  if (landed === total) return { type: LANDED, status: "True", reason: "AllLanded", message: progress };
  const present = SEVERITIES.filter((severity) => bySeverity[severity] > 0);
  const certain = present.filter((severity) => !OPEN.has(severity));
  const [worst] = [...certain, ...present];
  const counts = present.map((severity) => `${bySeverity[severity]} ${severity}`).join(", ");
  const causes = rollup.exceptions.slice(0, MAX_CAUSES).map(causeOf).join("; ");
  return {
    type: LANDED,
    status: certain.length > 0 ? "False" : "Unknown",
    reason: worst === undefined ? "TargetsUnknown" : REASONS[worst],
    message: truncate(`${progress}; ${counts}${causes === "" ? "" : `: ${causes}`}`, MAX_MESSAGE),
  };
}

function causeOf({ cluster, package: name, message }: RollupException): string {
  return `${formatTarget(name === "" ? { cluster } : { cluster, package: name })}: ${message}`;
}
