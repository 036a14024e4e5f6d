import {
  type Condition,
  failure,
  findCondition,
  type NewCondition,
  type ProblemCode,
  type Result,
  success,
} from "../object/index.ts";
import { indentMessage } from "./indent-message.ts";
import { mergeStatus } from "./merge-status.ts";
import { priorityOf } from "./priority.ts";

/** The conditions that `summarizeConditions` reads, and the wording of their summary. */
export interface SummaryOptions {
  /** The types that count, the most important first; each is required. */
  readonly types: readonly string[];
  /** The condition types for which True is an issue. */
  readonly negative?: readonly string[];
  /** The types that may be missing; any other missing type counts as unknown. */
  readonly mayBeMissing?: readonly string[];
  /** Conditions that replace those of the same types, which must exist. */
  readonly override?: readonly Condition[];
}

/**
 * Summarizes the conditions of one object in one condition of positive polarity, as Cluster API's v1beta2
 * `NewSummaryCondition`: any issue makes it False, else any unknown one Unknown, else it is True. The message has a
 * bullet for each condition in the order of `types`; good ones are named only if all are good. Its length is not
 * bounded: cut it when writing.
 *
 * Problems: `NoConditionTypes`, `TargetAmongSources`, `DuplicateOverride`, `OverrideWithoutCondition`,
 * `NothingToSummarize`.
 */
export function summarizeConditions(
  conditions: readonly Condition[],
  target: string,
  options: SummaryOptions,
): Result<NewCondition> {
  const problem = findProblem(conditions, target, options);
  if (problem !== undefined) return failure({ severity: "error", ...problem });
  const { types, negative = [], mayBeMissing = [], override = [] } = options;
  const scope = conditions
    .filter(({ type }) => types.includes(type))
    .map((condition) => findCondition(override, condition.type) ?? condition);
  const missing = [...new Set(types)].filter(
    (type) => !findCondition(conditions, type) && !mayBeMissing.includes(type),
  );
  const all = [...scope, ...missing.map(notYetReported)];
  if (all.length === 0) {
    const message = `none of ${types.join(", ")} is there to be summarized`;
    return failure({ code: "NothingToSummarize", severity: "error", message });
  }
  const polarity = new Set(negative);
  const { status, reason, sorted } = mergeStatus(all, types, polarity, false);
  const lines = sorted
    .filter((condition) => priorityOf(condition, polarity) !== "Info" || (status === "True" && hasMessage(condition)))
    .map(
      ({ type, reason: why = "", message = "" }) => `* ${type}:${message === "" ? ` ${why}` : indentMessage(message)}`,
    );
  return success({ type: target, status, reason, message: lines.join("\n") });
}

function hasMessage({ message = "" }: Condition): boolean {
  return message !== "";
}

function notYetReported(type: string): Condition {
  return { type, status: "Unknown", reason: "NotYetReported", message: "Condition not yet reported" };
}

function findProblem(
  conditions: readonly Condition[],
  target: string,
  { types, override = [] }: SummaryOptions,
): { readonly code: ProblemCode; readonly message: string } | undefined {
  if (types.length === 0) return { code: "NoConditionTypes", message: "no condition types to summarize" };
  if (types.includes(target)) {
    return { code: "TargetAmongSources", message: `${target} cannot be a summary of itself` };
  }
  for (const [index, { type }] of override.entries()) {
    if (override.findIndex((other) => other.type === type) < index) {
      return { code: "DuplicateOverride", message: `${type} is overridden twice` };
    }
    if (findCondition(conditions, type) === undefined) {
      return { code: "OverrideWithoutCondition", message: `${type} is overridden but is not there` };
    }
  }
  return undefined;
}
