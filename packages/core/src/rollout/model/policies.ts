import type { IntOrPercent } from "../../object/index.ts";
import type { RetryPolicy } from "../../run/index.ts";

/**
 * The class of a failure. `change`: the new revision is bad. `infrastructure`: something under it is. `invalid`: it can
 * never work. `preexisting`: the target was broken before this attempt released it.
 */
export type FailureClass = "change" | "infrastructure" | "invalid" | "preexisting";

/** Which failure is of which class. Plain data. */
export interface FailureRules {
  /** By the reason of a report; the first that fits counts. */
  readonly classes: readonly { readonly class: FailureClass; readonly reasons: readonly string[] }[];
  /**
   * How the failure of a target that was broken before this rollout released it counts. `ignore`: no budget counts it. `count`: it
   * counts as any other failure.
   */
  readonly preexisting: "ignore" | "count";
}

/**
 * How a target goes on that missed its deadline and is seen landed after all. `leave`: it has failed until somebody
 * asks to try it again. `count`: it has landed, and its failure stays counted. `retry`: it has landed, and its failure
 * counts no more.
 */
export type OnRecovery = "leave" | "count" | "retry";

/** Bounds on the targets that share the value of a label; those without it share one domain. */
export interface DomainBounds {
  readonly label: string;
  /** How many of a domain may be on the way at once; a percentage is of the domain, rounded down, at least 1. */
  readonly maxConcurrent: IntOrPercent;
  /** How many of a domain a wave may take. */
  readonly maxPerWave: IntOrPercent;
  /** How many of a domain may fail, over all waves. */
  readonly maxFailures: IntOrPercent | undefined;
  /** How many domains may have targets that failed. */
  readonly maxFailing: IntOrPercent | undefined;
}

/** A budget that several rollouts spend. */
export interface SharedBudget {
  readonly name: string;
  readonly maxConcurrent?: number | undefined;
  readonly maxFailures?: number | undefined;
}

/** Bounds over all waves; `undefined`: none. */
export interface Budgets {
  readonly maxFailures: IntOrPercent | undefined;
  readonly maxInfrastructureFailures: IntOrPercent | undefined;
  readonly shared: readonly SharedBudget[];
}

/** The label with the weight of a target. */
export interface WeightRule {
  readonly label: string;
  readonly default: number;
}

/**
 * The changes of a landed target that hold later releases. `regression`: the target is not Current at the revision any
 * more, or is silent. `failure`: it has failed or left the revision. `never`: none.
 */
export type HoldOn = "regression" | "failure" | "never";

/**
 * How the targets that a rollout has touched are left when it is stopped or aborted. `leave`: nothing is written there.
 * `restore`: each is brought to the revision that it was told, as in a rollout that goes on.
 */
export type OnStop = "leave" | "restore";

/** How often a target is tried, and for failures of which classes. */
export interface RetryRule extends RetryPolicy {
  readonly classes: readonly FailureClass[];
}

/** How targets are treated that are added or removed while the rollout is under way. */
export interface Membership {
  readonly added: "join" | "hold";
  /** Whether an added target counts against the limits, also when it fails. */
  readonly addedCounts: boolean;
  readonly removed: "forget" | "fail";
}

/**
 * How a new revision begins while another one is on its way. `restart`: it begins at once, from the first wave.
 * `fastForward`: so too, but waves that were through need neither soak, metrics nor approval again; every target must
 * still land. `queue`: it begins when the other has ended. `refuse`: so too, and it is an error until then.
 */
export type SupersedePolicy = "restart" | "fastForward" | "queue" | "refuse";

/** A revision that no rollback goes back to: an attempt at it was stopped, aborted or rolled back. */
export interface Taint {
  readonly revision: string;
  /** The last such attempt. */
  readonly attempt: number;
  readonly reason: TaintReason;
}

/** How the attempt ended that made a revision tainted. */
export type TaintReason = "Stopped" | "Aborted" | "RolledBack";
