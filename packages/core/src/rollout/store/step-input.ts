import type { KubeObject, TimeInput } from "../../object/index.ts";
import type { Rollout } from "../../schemas/generated/rollout.ts";

/**
 * The inputs for deciding one step of a Rollout that is stored in a cluster. `Time` is the type of `now`: `number` in
 * what a RolloutController passes.
 */
export interface RolloutStepInput<Time extends TimeInput = TimeInput> {
  readonly rollout: Rollout;
  /** Strategies, budgets, plans of rollouts, reports, the inventory, and the objects that deliver to the targets. */
  readonly objects: readonly KubeObject[];
  /** The fleet's objects in this cluster itself, with their present status. */
  readonly seen: readonly KubeObject[];
  /** The name of the cluster that stores the Rollout. */
  readonly cluster: string;
  /** The time: milliseconds since the epoch, RFC 3339 or a `Date`. */
  readonly now: Time;
}
