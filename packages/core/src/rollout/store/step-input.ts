import type { KubeObject } from "../../object/index.ts";
import type { Rollout } from "../../schemas/generated/rollout.ts";

/** The inputs for deciding one step of a Rollout that is stored in a cluster. */
export interface RolloutStepInput {
  readonly rollout: Rollout;
  /** Strategies, budgets, plans of rollouts, reports, the inventory, and the objects that deliver to the targets. */
  readonly objects: readonly KubeObject[];
  /** The fleet's objects in this cluster itself, with their present status. */
  readonly seen: readonly KubeObject[];
  /** The name of the cluster that stores the Rollout. */
  readonly cluster: string;
  /** The time in milliseconds since 1970. */
  readonly now: number;
}
