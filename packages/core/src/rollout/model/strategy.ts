import type { IntOrPercent } from "../../object/index.ts";
import type { Asked } from "./asked.ts";
import type {
  Budgets,
  DomainBounds,
  FailureRules,
  HoldOn,
  Membership,
  OnRecovery,
  OnStop,
  RetryRule,
  SupersedePolicy,
  WeightRule,
} from "./policies.ts";
import type { Ramp } from "./ramp.ts";
import type { Labels } from "./spec.ts";

/** How many of the targets that match, and that no earlier wave has, a wave takes. */
export type Share =
  | { readonly kind: "all" }
  | { readonly kind: "count"; readonly count: number }
  | { readonly kind: "cumulative"; readonly percent: number };

/** One wave of a strategy, ready to be asked. */
export interface StrategyWave {
  readonly name: string;
  /** Where it is: `waves[1]`. */
  readonly field: string;
  /** Whether it chooses by labels or names at all. */
  readonly chooses: boolean;
  readonly matches: (key: string, labels: Labels) => boolean;
  readonly share: Share;
  readonly maxConcurrent: IntOrPercent;
  /** How `maxConcurrent` is reached; `undefined`: at once. */
  readonly ramp: Ramp | undefined;
  readonly maxFailures: IntOrPercent;
  /** `undefined`: these count among `maxFailures`. */
  readonly maxInfrastructureFailures: IntOrPercent | undefined;
  /** The demands of its gates. */
  readonly gates: Asked;
  /** How many of its targets must have landed, where it asks for a proof. */
  readonly minProof: number;
  /** It takes one target of every combination of values that these labels have. */
  readonly coverage: readonly string[] | undefined;
}

/** A strategy that was checked once: see `readStrategy`. Durations in milliseconds. */
export interface Strategy {
  /** The hash of what it says about waves and their members; limits and times may change while a rollout runs. */
  readonly hash: string;
  /** All that it says, as canonical JSON; absent where that is longer than 16 KiB. */
  readonly text?: string;
  readonly waves: readonly StrategyWave[];
  readonly leftover: "error" | "lastWave" | "hold";
  readonly order: "name" | "hash";
  readonly salt: string | undefined;
  /** Whether every revision has an order of its own by hash. */
  readonly saltBy: "rollout" | "revision";
  /** The label with the number by which targets are ordered first; those without it come last. */
  readonly orderLabel: string | undefined;
  readonly dependencies: "honour" | "ignore";
  /** `undefined`: none. */
  readonly deadline: number | undefined;
  readonly staleAfter: number;
  readonly onFailure: "hold" | "rollback";
  readonly onStop: OnStop;
  readonly onUnreachable: "fail" | "skip";
  readonly onRecovery: OnRecovery;
  readonly holdOn: HoldOn;
  /** How many landed targets of a wave that is no gate may be silent before later releases are held. */
  readonly maxSilent: IntOrPercent;
  /** How many targets may be on their way back at once. */
  readonly rollbackConcurrent: IntOrPercent;
  readonly domains: DomainBounds | undefined;
  /** The demands that must be met before anything is released. */
  readonly gates: Asked;
  readonly onSupersede: SupersedePolicy;
  readonly budgets: Budgets;
  readonly failures: FailureRules;
  readonly retry: RetryRule | undefined;
  readonly membership: Membership;
  /** Who takes part: whoever the inventory has now, or whoever it had when the attempt began. */
  readonly inventory: "live" | "frozen";
  /** `undefined`: all weigh the same. */
  readonly weight: WeightRule | undefined;
}
