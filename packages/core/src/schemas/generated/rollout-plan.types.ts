// Generated from schemas/landfall.dev/rollout-plan.schema.json by `npm run gen`. Do not edit.
import type { Metadata } from "../embedded.ts";

/**
 * One rollout of one revision: its frozen waves, and how far it has come. Written by compute-wave, which reads it back as its own memory.
 */
export type RolloutPlan = {
  /**
   * `landfall.dev/v1alpha1`.
   */
  readonly apiVersion: "landfall.dev/v1alpha1";
  /**
   * `RolloutPlan`.
   */
  readonly kind: "RolloutPlan";
  /**
   * Standard object metadata.
   */
  readonly metadata: Metadata;
  /**
   * The plan. Frozen once a target is released: later targets are added, none is moved.
   */
  readonly spec: {
    /**
     * Version of the format. A newer one than the reader knows is refused.
     */
    readonly format: number;
    /**
     * The strategy that the plan was made from.
     */
    readonly strategy: {
      /**
       * Its name.
       */
      readonly name: string;
      /**
       * Hash of its spec.
       */
      readonly hash: string;
    };
    /**
     * The package that is rolled out.
     */
    readonly package: string;
    /**
     * The revision that targets are to reach.
     */
    readonly revision: string;
    /**
     * Which part of a large plan this object is. Absent: the plan is one object.
     */
    readonly page?: {
      /**
       * From 0.
       */
      readonly index: number;
      /**
       * Number of parts.
       */
      readonly of: number;
    };
    /**
     * The waves, in order.
     *
     * Items: One wave.
     */
    readonly waves: ReadonlyArray<{
      /**
       * Name of the wave.
       */
      readonly name: string;
      /**
       * Its targets, in order of release.
       *
       * Items: The target: `<cluster>` or `<cluster>/<package>`.
       */
      readonly targets: ReadonlyArray<string>;
    }>;
    /**
     * Targets that no wave selects.
     *
     * Items: The target: `<cluster>` or `<cluster>/<package>`.
     */
    readonly leftover?: ReadonlyArray<string>;
  };
  /**
   * How far the rollout has come.
   */
  readonly status?: {
    /**
     * The `now` of the run that wrote this last.
     */
    readonly at?: string;
    /**
     * Whether the rollout goes on.
     */
    readonly phase: "Pending" | "Running" | "Paused" | "Stopped" | "Completed";
    /**
     * The wave that is open; absent before the first and after the last.
     */
    readonly wave?: string;
    /**
     * State of each wave.
     *
     * Items: State of one wave.
     */
    readonly waves?: ReadonlyArray<{
      /**
       * Name of the wave.
       */
      readonly name: string;
      /**
       * How far the wave is.
       */
      readonly state: "Waiting" | "Open" | "Soaking" | "Landed" | "Stopped";
      /**
       * When the first target was released.
       */
      readonly openedAt?: string;
      /**
       * When every target had landed.
       */
      readonly landedAt?: string;
      /**
       * What the wave waits for, as one word for programs.
       */
      readonly reason?: string;
      /**
       * What the wave waits for, for people.
       */
      readonly message?: string;
    }>;
    /**
     * State of each target that was released, or is held for a reason of its own. All others wait for their wave.
     *
     * Items: State of one target.
     */
    readonly targets?: ReadonlyArray<{
      /**
       * The target: `<cluster>` or `<cluster>/<package>`.
       */
      readonly target: string;
      /**
       * How far the target is.
       */
      readonly state: "Waiting" | "Released" | "Landed" | "Failed" | "Held";
      /**
       * The revision it may have.
       */
      readonly revision?: string;
      /**
       * The revision it had landed before: where a rollback goes.
       */
      readonly lastGood?: string;
      /**
       * When it was released.
       */
      readonly releasedAt?: string;
      /**
       * Since when it has been Current at the revision.
       */
      readonly landedAt?: string;
      /**
       * Why, as one word for programs.
       */
      readonly reason?: string;
      /**
       * Why, for people.
       */
      readonly message?: string;
    }>;
    /**
     * How many targets are in each state.
     */
    readonly counts: {
      /**
       * All targets of the plan.
       */
      readonly total: number;
      /**
       * Not released.
       */
      readonly waiting: number;
      /**
       * Released, not landed.
       */
      readonly released: number;
      /**
       * Landed.
       */
      readonly landed: number;
      /**
       * Failed.
       */
      readonly failed: number;
      /**
       * Held back for a reason of their own.
       */
      readonly held: number;
    };
    /**
     * When to look again, and why.
     */
    readonly next?: {
      /**
       * Not before this time will time alone change anything.
       */
      readonly at?: string;
      /**
       * What will be due then.
       */
      readonly reason?: string;
    };
    /**
     * `landfall.dev/Landed`: True when every target has landed.
     *
     * Items: A condition.
     */
    readonly conditions?: ReadonlyArray<{
      /**
       * Type.
       */
      readonly type: string;
      /**
       * Status.
       */
      readonly status: "True" | "False" | "Unknown";
      /**
       * One word for programs.
       */
      readonly reason?: string;
      /**
       * For people.
       */
      readonly message?: string;
      /**
       * When the status last changed.
       */
      readonly lastTransitionTime?: string;
    }>;
  };
}
