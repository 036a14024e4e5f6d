import { aggregateTemplateStatus, type TemplateItem, type TemplateStatus } from "@landfall/core/aggregate";
import type { KubeObject, TimeInput } from "@landfall/core/object";
import { hasKarmadaHealthRule } from "./health.ts";
import { healthOf } from "./health-word.ts";

/** An entry of a ResourceBinding's `status.aggregatedStatus`. */
export interface AggregatedStatusItem {
  readonly clusterName: string;
  readonly status?: unknown;
  readonly applied?: boolean;
  readonly appliedMessage?: string;
  readonly health?: string;
}

/** Options of `karmadaAggregateStatus`. */
export interface KarmadaAggregateOptions {
  /** Whether to do as Karmada does, with its defects, instead of correctly. */
  readonly upstream?: boolean;
  /** The present time: milliseconds since the epoch, RFC 3339 or a `Date`. */
  readonly now?: TimeInput;
}

/**
 * Does the same as Karmada's AggregateStatus: the status of a resource template from its binding's
 * `status.aggregatedStatus`. A status is used whether or not the item says `applied`, as in Karmada. Without `upstream`
 * it gives the result of `aggregateTemplateStatus`; Karmada's health counts only for kinds for which it has a rule,
 * since its default is Healthy.
 */
export function karmadaAggregateStatus(
  template: KubeObject,
  items: readonly AggregatedStatusItem[] | null,
  options: KarmadaAggregateOptions = {},
): TemplateStatus {
  const hasRule = hasKarmadaHealthRule(template);
  return aggregateTemplateStatus(template, items?.map((item) => itemOf(item, hasRule)) ?? null, options);
}

function itemOf({ clusterName: cluster, status, health }: AggregatedStatusItem, hasRule: boolean): TemplateItem {
  return { cluster, status, health: hasRule ? healthOf(health) : undefined };
}
