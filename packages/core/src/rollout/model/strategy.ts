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

/** The number of targets that a wave takes, of those that match and are in no earlier wave. */
export type Share =
  | { readonly kind: "all" }
  | { readonly kind: "count"; readonly count: number }
  | { readonly kind: "cumulative"; readonly percent: number };

/** One wave of a strategy, with its selectors compiled. */
export interface StrategyWave {
  readonly name: string;
  /** The field path of the wave: `waves[1]`. */
  readonly field: string;
  /** Whether the wave selects by labels or names at all. */
  readonly chooses: boolean;
  readonly matches: (key: string, labels: Labels) => boolean;
  readonly share: Share;
  readonly maxConcurrent: IntOrPercent;
  /** The steps in which the cap grows to `maxConcurrent`; `undefined`: no ramp. */
  readonly ramp: Ramp | undefined;
  readonly maxFailures: IntOrPercent;
  /** The tolerated number of failures by the infrastructure; `undefined`: they count towards `maxFailures`. */
  readonly maxInfrastructureFailures: IntOrPercent | undefined;
  /** The demands of the wave's gates. */
  readonly gates: Asked;
  /** The number of the wave's targets that must have landed, if it requires a proof. */
  readonly minProof: number;
  /** Labels: the wave takes one target for each combination of their values. `undefined`: it does not. */
  readonly coverage: readonly string[] | undefined;
}

/** A strategy that was checked once: see `readStrategy`. Durations in milliseconds. */
export interface Strategy {
  /** The hash of the fields about waves and their members; limits and times may change while a rollout runs. */
  readonly hash: string;
  /** The whole strategy as canonical JSON; absent if that is longer than 16 KiB. */
  readonly text?: string;
  readonly waves: readonly StrategyWave[];
  readonly leftover: "error" | "lastWave" | "hold";
  readonly order: "name" | "hash";
  readonly salt: string | undefined;
  /** Whether the order by hash is the same for all revisions of a rollout, or differs for each revision. */
  readonly saltBy: "rollout" | "revision";
  /** The label with a number by which targets are ordered first; targets without it come last. */
  readonly orderLabel: string | undefined;
  readonly dependencies: "honour" | "ignore";
  /** The time that a released target has to land, in milliseconds; `undefined`: no deadline. */
  readonly deadline: number | undefined;
  readonly staleAfter: number;
  readonly onFailure: "hold" | "rollback";
  readonly onStop: OnStop;
  readonly onUnreachable: "fail" | "skip";
  readonly onRecovery: OnRecovery;
  readonly holdOn: HoldOn;
  /**
   * How many landed targets may be without fresh evidence, in a wave on which no gate depends, before later releases
   * are blocked.
   */
  readonly maxSilent: IntOrPercent;
  /** How many targets may be rolling back at once. */
  readonly rollbackConcurrent: IntOrPercent;
  readonly domains: DomainBounds | undefined;
  /** The demands of the strategy's own gates on every release. */
  readonly gates: Asked;
  readonly onSupersede: SupersedePolicy;
  readonly budgets: Budgets;
  readonly failures: FailureRules;
  readonly retry: RetryRule | undefined;
  readonly membership: Membership;
  /** Which targets take part: those in the inventory now (`live`), or when the attempt began (`frozen`). */
  readonly inventory: "live" | "frozen";
  /** The label with the weight of a target; `undefined`: all targets weigh the same. */
  readonly weight: WeightRule | undefined;
}
