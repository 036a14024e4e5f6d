import type { Edit, KubeObject, Problem, Result } from "@landfall/core/object";
import type { RolloutStepInput } from "@landfall/core/rollout";
import type { Rollout, RolloutPlan } from "@landfall/core/schemas";

/** The result of one step, to be processed in this order: store the plan, then change the objects. */
export interface RolloutStepOutcome {
  readonly pages: readonly RolloutPlan[];
  readonly status: NonNullable<Rollout["status"]>;
  readonly changes: readonly { readonly object: KubeObject; readonly edits: readonly Edit[] }[];
  /** The milliseconds after `now` of the input at which time alone will change something; absent if never. */
  readonly requeueAfter?: number;
  readonly results: readonly {
    readonly message: string;
    readonly severity: Problem["severity"];
    readonly tags?: { readonly [key: string]: string };
  }[];
}

/** Decides one step, as a pure function. `stepRollout` of `@landfall/krm-functions/compute-wave` is one. */
export type RolloutStepper = (input: RolloutStepInput<number>) => Result<RolloutStepOutcome>;
