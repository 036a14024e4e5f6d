import { aggregateTemplateStatus, type TemplateItem, type TemplateStatus } from "@landfall/core/aggregate";
import type { KubeObject } from "@landfall/core/object";
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

/** How to aggregate. */
export interface KarmadaAggregateOptions {
  /** Karmada's own answer, defects included, instead of the right one. */
  readonly upstream?: boolean;
  /** Milliseconds since the epoch. */
  readonly now?: number;
}

/**
 * Karmada's AggregateStatus: the status of a resource template from its binding's `status.aggregatedStatus`. A status
 * is taken whether the item says `applied` or not, as Karmada does. Without `upstream` it is what
 * `aggregateTemplateStatus` promises; Karmada's health counts for the kinds it has a rule for, and Healthy for want
 * of a rule does not.
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
