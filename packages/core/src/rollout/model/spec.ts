import type { RolloutStrategy } from "../../schemas/generated/rollout-strategy.ts";

/** The spec of a RolloutStrategy, also used in the field `strategy` of the function config ComputeWave. */
export type StrategySpec = RolloutStrategy["spec"];

/** A wave as a strategy specifies it. */
export type WaveSpec = StrategySpec["waves"][number];

/** A set of labels with their values. */
export type Labels = { readonly [key: string]: string };
