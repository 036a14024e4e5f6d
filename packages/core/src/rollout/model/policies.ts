import type { IntOrPercent } from "../../object/index.ts";
import type { RetryPolicy } from "../../run/index.ts";

/**
 * The class of a failure. `change`: the new revision is bad. `infrastructure`: something below it is. `invalid`: the
 * revision can never work. `preexisting`: the target was broken before this attempt released it.
 */
export type FailureClass = "change" | "infrastructure" | "invalid" | "preexisting";

/** The rules that classify failures. Plain data. */
export interface FailureRules {
  /** Classes by the reason of a report; the first match counts. */
  readonly classes: readonly { readonly class: FailureClass; readonly reasons: readonly string[] }[];
  /**
   * How failures of targets count that were broken before this rollout released them. `ignore`: no budget counts them.
   * `count`: they count as any other failure.
   */
  readonly preexisting: "ignore" | "count";
}

/**
 * How to treat a target that missed its deadline and is seen landed later. `leave`: it stays failed until somebody
 * asks to retry it. `count`: it has landed, and its failure stays counted. `retry`: it has landed, and its failure no
 * longer counts.
 */
export type OnRecovery = "leave" | "count" | "retry";

/** Bounds on the targets that share the value of a label; those without the label form one domain. */
export interface DomainBounds {
  readonly label: string;
  /**
   * How many targets of a domain may be in progress at once; a percentage is of the domain, rounded down, at least 1.
   */
  readonly maxConcurrent: IntOrPercent;
  /** How many targets of a domain one wave may take. */
  readonly maxPerWave: IntOrPercent;
  /** How many targets of a domain may fail, over all waves; `undefined`: no bound. */
  readonly maxFailures: IntOrPercent | undefined;
  /** How many domains may have failed targets; `undefined`: no bound. */
  readonly maxFailing: IntOrPercent | undefined;
}

/** A budget that several rollouts share. */
export interface SharedBudget {
  readonly name: string;
  readonly maxConcurrent?: number | undefined;
  readonly maxFailures?: number | undefined;
}

/** Bounds over all waves; `undefined`: no bound. */
export interface Budgets {
  readonly maxFailures: IntOrPercent | undefined;
  readonly maxInfrastructureFailures: IntOrPercent | undefined;
  readonly shared: readonly SharedBudget[];
}

/** The label from which the weight of a target is read. */
export interface WeightRule {
  readonly label: string;
  readonly default: number;
}

/**
 * Which changes of a landed target block later releases. `regression`: it is no longer Current at the revision, or is
 * silent. `failure`: it has left the revision. `never`: none. A landed target that fails counts against the tolerated
 * number under each of the three.
 */
export type HoldOn = "regression" | "failure" | "never";

/**
 * How to leave the targets that a rollout has touched when it is stopped or aborted. `leave`: nothing is written to
 * them. `restore`: each is kept at its assigned revision, as in a rollout that goes on.
 */
export type OnStop = "leave" | "restore";

/** How often a target is tried, and for which classes of failures. */
export interface RetryRule extends RetryPolicy {
  readonly classes: readonly FailureClass[];
}

/** How targets are treated that join or leave the inventory during a rollout. */
export interface Membership {
  readonly added: "join" | "hold";
  /** Whether an added target counts against the limits, also when it fails. */
  readonly addedCounts: boolean;
  readonly removed: "forget" | "fail";
}

/**
 * How to treat a new revision while another one is in progress. `restart`: it begins at once, from the first wave.
 * `fastForward`: the same, but waves that had passed need no soak, metrics or approval again; every target must still
 * land. `queue`: it begins when the other has ended. `refuse`: the same, and it is reported as an error until then.
 */
export type SupersedePolicy = "restart" | "fastForward" | "queue" | "refuse";

/** A revision that no rollback goes back to, because an attempt at it was stopped, aborted or rolled back. */
export interface Taint {
  readonly revision: string;
  /** The last attempt that tainted the revision. */
  readonly attempt: number;
  readonly reason: TaintReason;
}

/** How the attempt ended that tainted a revision. */
export type TaintReason = "Stopped" | "Aborted" | "RolledBack";
