import { type Condition, formatTarget, truncate } from "../../object/index.ts";
import { groupBy } from "../model/group-by.ts";
import { type ExceptionSeverity, SEVERITIES } from "../model/severity.ts";
import type { Rollup } from "../rollup/rollup.ts";
import type { RollupException } from "../rollup/rollup-exceptions.ts";
import { landedCondition } from "./landed-condition.ts";

/** A condition without its transition time, which `setCondition` adds. */
export type SummaryCondition = Condition & { readonly reason: string; readonly message: string };

const MAX_CAUSES = 3;
const MAX_NAMES = 3;
const MAX_MESSAGE = 512;

/** Severities of targets that go on without help, so that nobody has to be called. */
const MOVING: readonly ExceptionSeverity[] = ["missing", "in-progress", "outdated"];
/** Severities of targets that do not go on without help. */
const STUCK: readonly ExceptionSeverity[] = ["failed", "not-applied"];

/**
 * Returns a rollup as the conditions of the object that owns its targets, in the order that readers of ResourceGroups
 * expect: Reconciling (True: something is in progress), Stalled (True: something failed or was not applied), Ready (as
 * `landedCondition`: True if all have landed, Unknown if that is open). Texts contain counts and at most three causes
 * with at most three names each, sorted, but no time: they change only with their content.
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

/** Describes the counts, then the causes that are listed by name, those with the most names first. */
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
