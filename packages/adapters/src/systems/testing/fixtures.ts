import type { Observation, ReadContext } from "@landfall/core/aggregate";
import type { KubeObject } from "@landfall/core/object";
import type { Delivery } from "../../actuate/actuation.ts";

/** The export `fixtures` of `<system>/testing/fixtures.ts`, on which the laws of all systems are checked. */
export interface SystemFixtures {
  /** A healthy object for each kind with a reader. */
  readonly landed: readonly Landed[];
  /** Readers that the system offers besides those of its kinds, by the name of their input. */
  readonly readers?: Readonly<Record<string, (object: KubeObject, context: ReadContext) => Observation>>;
  /** For each kind of an inventory, an object that stands for the cluster `edge-1` and nothing else. */
  readonly inventory?: readonly KubeObject[];
  /**
   * Returns the objects that deliver to each of these clusters, at `v6`, for systems with an actuator. A target has the
   * name of its cluster.
   */
  readonly deliveries?: (clusters: readonly string[]) => readonly Delivery[];
  /** Whether one object of `deliveries` serves several targets, whose clusters are released and never sent back. */
  readonly isShared?: true;
}

/** An object in a healthy state. */
export interface Landed {
  readonly object: KubeObject;
  /** The objects that were seen with the healthy one. */
  readonly beside?: readonly KubeObject[];
  /**
   * The expected observation. `landed`: it runs at the wanted revision. `applied`: it was applied, and the object has
   * no health or revision. Default: `landed`.
   */
  readonly says?: "landed" | "applied";
}

/** The time at which all objects of fixtures were seen. */
export const SEEN_AT = "2026-11-21T07:00:00Z";

/** Returns a condition of generation 2. */
export function condition(type: string, status: string, more: object = {}): object {
  return {
    type,
    status,
    reason: `${type}Reason`,
    message: "",
    observedGeneration: 2,
    lastTransitionTime: SEEN_AT,
    ...more,
  };
}
