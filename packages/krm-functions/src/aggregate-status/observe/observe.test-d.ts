import type { Observation } from "@landfall/core/aggregate";
import { formatTarget, readTargetConfig, type TargetConfig } from "@landfall/core/object";
import { observeFleet } from "../index.ts";

export type Fields = { readonly [key: string]: unknown };
export interface Obj extends Fields {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: Fields;
}

export const R1 = "1111111aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa";
export const observedAt = "2026-11-21T07:00:00Z";
/** A condition that observed generation 2. */
export const condition = (type: string, status: string, more: Fields = {}): Fields => ({
  type,
  status,
  reason: `${type}Reason`,
  message: `${type} is ${status}`,
  observedGeneration: 2,
  ...more,
});
/** A StatusSnapshot of a cluster with the given items. */
export const snapshot = (cluster: string, ...items: readonly Fields[]): Obj => ({
  apiVersion: "landfall.dev/v1alpha1",
  kind: "StatusSnapshot",
  metadata: { name: cluster, annotations: { "config.kubernetes.io/local-config": "true" } },
  spec: { cluster, observedAt, items },
});
/** Observes a fleet: every target by its name, and the codes of the problems. */
export function observe(
  objects: readonly Obj[],
  config: TargetConfig = {},
): { readonly of: ReadonlyMap<string, Observation>; readonly codes: readonly string[]; readonly unclaimed: number } {
  const resolver = readTargetConfig(config);
  if (!resolver.ok) throw new Error(JSON.stringify(resolver.problems));
  const entries = objects.map((object) => ({ object }));
  const { observations, problems, unclaimed } = observeFleet(entries, {
    resolver: resolver.value,
    staleAfter: 900_000,
  });
  return {
    of: new Map(observations.map((observation) => [formatTarget(observation.target), observation])),
    codes: problems.map(({ code }) => code),
    unclaimed: [...unclaimed.values()].reduce((sum, count) => sum + count, 0),
  };
}
