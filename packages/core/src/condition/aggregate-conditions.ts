import { type Condition, failure, findCondition, type NewCondition, type Result, success } from "../object/index.ts";
import { describeSources, type OwnedCondition } from "./describe-sources.ts";
import { mergeStatus } from "./merge-status.ts";

/** An object whose condition is part of an aggregate. */
export interface ConditionSource {
  readonly kind: string;
  readonly name: string;
  /** Whether this source's messages and name come first, as those of control plane Machines do. */
  readonly first?: boolean;
  readonly conditions: readonly Condition[];
}

/** Options of `aggregateConditions`. */
export interface AggregateOptions {
  /** The type of the resulting condition. Default: the aggregated type. */
  readonly target?: string;
  /** Whether True is an issue; the result then has that polarity too. */
  readonly negative?: boolean;
}

/**
 * Aggregates one condition over many objects, as Cluster API's v1beta2 `NewAggregateCondition`. An object without the
 * condition counts as unknown. The message contains at most three messages with three names each, the most important
 * first, and then the number of the others. The order of the sources matters only where it does for Cluster API:
 * between messages of equally many objects.
 *
 * Problem: `NothingToAggregate` without sources.
 */
export function aggregateConditions(
  sources: readonly ConditionSource[],
  type: string,
  { target = type, negative = false }: AggregateOptions = {},
): Result<NewCondition> {
  if (sources.length === 0) {
    return failure({ code: "NothingToAggregate", severity: "error", message: `no objects to aggregate ${type} of` });
  }
  const conditions = sources.map(
    ({ kind, name, first = false, conditions: own }): OwnedCondition => ({
      ...(findCondition(own, type) ?? notYetReported(type)),
      owner: { kind, name, first },
    }),
  );
  const polarity = new Set(negative ? [type] : []);
  const { status, reason, sorted } = mergeStatus(conditions, [type], polarity, negative);
  return success({ type: target, status, reason, message: describeSources(sorted, polarity) });
}

function notYetReported(type: string): Condition {
  return { type, status: "Unknown", reason: "NotYetReported", message: `Condition ${type} not yet reported` };
}
