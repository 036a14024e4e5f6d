// Generated from schemas/landfall.dev/rollout-strategy.schema.json by `npm run gen`. Do not edit.
import type { Metadata } from "../embedded.ts";
import type { RolloutStrategySpec } from "./rollout-strategy-spec.types.ts";

/**
 * How changes reach a fleet: which targets go together, in which order, and what must hold in between. Reusable; a plan records the hash of the strategy it was made from.
 */
export type RolloutStrategy = {
  /**
   * `landfall.dev/v1alpha1`.
   */
  readonly apiVersion: "landfall.dev/v1alpha1";
  /**
   * `RolloutStrategy`.
   */
  readonly kind: "RolloutStrategy";
  /**
   * Standard object metadata.
   */
  readonly metadata: Metadata;
  /**
   * The waves, gates and limits by which a rollout goes.
   */
  readonly spec: RolloutStrategySpec;
}
