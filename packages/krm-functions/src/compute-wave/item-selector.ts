import {
  failure,
  type Problem,
  parseApiVersion,
  parseLabelSelector,
  type Result,
  success,
} from "@landfall/core/object";
import type { Item } from "../sdk/index.ts";

/** Selects objects of a package: all given criteria must match. */
export interface ItemCriteria {
  readonly group?: string;
  readonly kind?: string;
  readonly namespace?: string;
  readonly name?: string;
  readonly labelSelector?: unknown;
}

const CRITERIA = ["kind", "namespace", "name"] as const;

/**
 * Compiles criteria to a test; without any, every object passes. Problems `InvalidSelector` name the field below
 * `field`.
 */
export function selectorOf(criteria: ItemCriteria, field: string): Result<(item: Item) => boolean> {
  const labels = parseLabelSelector(criteria.labelSelector ?? {});
  if (!labels.ok) {
    const named = labels.problems.map(
      (problem): Problem => ({ ...problem, field: `${field}.labelSelector.${problem.field}` }),
    );
    return failure(...named);
  }
  return success(
    (item) =>
      CRITERIA.every((criterion) => criteria[criterion] === undefined || criteria[criterion] === item[criterion]) &&
      (criteria.group === undefined || criteria.group === parseApiVersion(item.apiVersion).group) &&
      (criteria.labelSelector === undefined || labels.value(item.labels)),
  );
}
