import type { Observation, ReadContext } from "@landfall/core/aggregate";
import type { KubeObject } from "@landfall/core/object";
import type { Delivery } from "../../actuate/actuation.ts";

/** The export `fixtures` of `<system>/testing/fixtures.ts`: the laws that hold for every system are tried on it. */
export interface SystemFixtures {
  /** For each kind with a reader, an object of which all is well. */
  readonly landed: readonly Landed[];
  /** Readers that the system offers beyond those of its kinds, by the name of their input. */
  readonly readers?: Readonly<Record<string, (object: KubeObject, context: ReadContext) => Observation>>;
  /** For each kind that can be of an inventory, an object that stands for the cluster `edge-1` and nothing else. */
  readonly inventory?: readonly KubeObject[];
  /**
   * The objects that deliver to each of these clusters, at `v6`, for systems with an actuator. A target has the name of its
   * cluster.
   */
  readonly deliveries?: (clusters: readonly string[]) => readonly Delivery[];
  /** One object of `deliveries` stands for several targets, and its clusters are released and never sent back. */
  readonly isShared?: true;
}

/** An object as it is seen when all is well. */
export interface Landed {
  readonly object: KubeObject;
  /** The objects that were seen beside it. */
  readonly beside?: readonly KubeObject[];
  /**
   * `landed`: it runs, at the revision that is wanted. `applied`: it was applied, and of health or revision the object
   * says nothing. Default: `landed`.
   */
  readonly says?: "landed" | "applied";
}

/** The time at which everything in fixtures was seen. */
export const SEEN_AT = "2026-11-21T07:00:00Z";

/** A condition of generation 2. */
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
