import type { Edit, KubeObject, Problem, Result } from "@landfall/core/object";
import type { Rollout, RolloutPlan } from "@landfall/core/schemas";

/** What one step of a rollout is decided on. */
export interface RolloutStepInput {
  readonly rollout: Rollout;
  /** Strategies, budgets, plans, reports, the inventory, and what delivers to the targets. */
  readonly objects: readonly KubeObject[];
  /** What is seen of the fleet in this cluster itself: objects with their status, as they are now. */
  readonly seen: readonly KubeObject[];
  readonly cluster: string;
  /** In milliseconds since 1970. */
  readonly now: number;
}

/** What is to be done: the plan is stored, then the objects are changed. */
export interface RolloutStepOutcome {
  readonly pages: readonly RolloutPlan[];
  readonly status: NonNullable<Rollout["status"]>;
  readonly changes: readonly { readonly object: KubeObject; readonly edits: readonly Edit[] }[];
  /** When time alone changes something, in milliseconds since 1970. */
  readonly nextLook?: number;
  readonly results: readonly {
    readonly message: string;
    readonly severity: Problem["severity"];
    readonly tags?: { readonly [key: string]: string };
  }[];
}

/** Decides one step; pure. `stepRollout` of `@landfall/krm-functions/compute-wave` is one. */
export type RolloutStepper = (input: RolloutStepInput) => Result<RolloutStepOutcome>;
