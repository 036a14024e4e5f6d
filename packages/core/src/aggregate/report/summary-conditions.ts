import { type Condition, formatTarget, truncate } from "../../object/index.ts";
import { groupBy } from "../model/group-by.ts";
import { type ExceptionSeverity, SEVERITIES } from "../model/severity.ts";
import type { Rollup } from "../rollup/rollup.ts";
import type { RollupException } from "../rollup/rollup-exceptions.ts";
import { landedCondition } from "./landed-condition.ts";

/** A condition without the time of its last change: `setCondition` adds it. */
export type SummaryCondition = Condition & { readonly reason: string; readonly message: string };

const MAX_CAUSES = 3;
const MAX_NAMES = 3;
const MAX_MESSAGE = 512;

/** Severities for which nobody has to be called: the target goes on by itself. */
const MOVING: readonly ExceptionSeverity[] = ["missing", "in-progress", "outdated"];
/** Severities that do not get better by themselves. */
const STUCK: readonly ExceptionSeverity[] = ["failed", "not-applied"];

/**
 * A rollup as the conditions of whoever owns its targets, in the order that readers of ResourceGroups count on:
 * Reconciling (True: something is under way), Stalled (True: something has failed or was not applied), Ready (as
 * `landedCondition`: True if all have landed, Unknown if that is open). Texts hold counts, at most three causes with
 * at most three names each, sorted, and no time: they change only when what they tell does.
 */
export function summaryConditions(rollup: Rollup): readonly SummaryCondition[] {
  const { status, reason } = landedCondition(rollup);
  const all = describe(rollup, SEVERITIES);
  const progress = rollup.total === 0 ? "no targets" : `${rollup.landed} of ${rollup.total} targets landed`;
  return [
    abnormal(rollup, "Reconciling", MOVING, "TargetsInProgress", "NothingInProgress", "no target is under way"),
    abnormal(rollup, "Stalled", STUCK, "TargetsFailed", "NothingFailed", "no target has failed"),
    { type: "Ready", status, reason, message: truncate(all === "" ? progress : `${progress}; ${all}`, MAX_MESSAGE) },
  ];
}

function abnormal(
  rollup: Rollup,
  type: string,
  severities: readonly ExceptionSeverity[],
  reason: string,
  otherwise: string,
  nothing: string,
): SummaryCondition {
  const text = describe(rollup, severities);
  if (text === "") return { type, status: "False", reason: otherwise, message: nothing };
  return { type, status: "True", reason, message: truncate(text, MAX_MESSAGE) };
}

/** Counts of what there is, then the causes that are listed by name: most names first. */
function describe(rollup: Rollup, severities: readonly ExceptionSeverity[]): string {
  const present = severities.filter((severity) => rollup.bySeverity[severity] > 0);
  const counts = present.map((severity) => `${rollup.bySeverity[severity]} ${severity}`).join(", ");
  const listed = rollup.exceptions.filter(({ severity }) => present.includes(severity));
  const causes = [...groupBy(listed, ({ message }) => message)]
    .map(([message, exceptions]) => ({ message, names: namesOf(exceptions) }))
    .toSorted((a, b) => b.names.length - a.names.length || (a.message < b.message ? -1 : 1))
    .slice(0, MAX_CAUSES)
    .map(
      ({ message, names }) => `${message} (${names.slice(0, MAX_NAMES).join(", ")}${more(names.length - MAX_NAMES)})`,
    );
  return causes.length === 0 ? counts : `${counts}: ${causes.join("; ")}`;
}

function namesOf(exceptions: readonly RollupException[]): readonly string[] {
  const names = exceptions.map(({ cluster, package: name }) =>
    formatTarget(name === "" ? { cluster } : { cluster, package: name }),
  );
  return [...new Set(names)].toSorted();
}

function more(count: number): string {
  return count > 0 ? ` and ${count} more` : "";
}
