import type { IntOrPercent } from "../../object/index.ts";
import type { Asked } from "./asked.ts";
import type {
  FailureRules,
  HoldOn,
  Membership,
  OnRecovery,
  OnStop,
  RetryRule,
  SharedBudget,
  SupersedePolicy,
} from "./policies.ts";
import type { Ramp } from "./ramp.ts";

/** Whether decisions are carried out (`live`), or only planned, judged and reported (`shadow`). */
export type Mode = "live" | "shadow";

/** Returns a plan for judging only: it has no deadlines and no rollback, as nothing of it is carried out. */
export function shadowOf(plan: Plan): Plan {
  return { ...plan, deadline: undefined, onFailure: "hold" };
}

/** A target of a wave. */
export interface PlannedTarget {
  readonly key: string;
  /** Keys of the targets that must have landed before it, in this plan or in other packages; sorted. */
  readonly dependsOn: readonly string[];
  /** The target's failure domain, if domains are bounded. */
  readonly domain?: string;
  /** The weight of the target. Default: 1. */
  readonly weight?: number;
  /**
   * Only with `inventory: frozen`: whether it has left the inventory. It is then waited for, and not released. Default:
   * false.
   */
  readonly gone?: boolean;
}

/** A wave of a plan, with its limits as absolute numbers and the demands of its gates. */
export interface PlannedWave extends Asked {
  readonly name: string;
  /** The targets in the order of release: dependencies come first. */
  readonly targets: readonly PlannedTarget[];
  readonly maxConcurrent: number;
  /** The steps in which the cap grows to `maxConcurrent`. Default: no ramp. */
  readonly ramp?: Ramp;
  readonly maxFailures: number;
  /** The tolerated number of failures by the infrastructure. Default: they count towards `maxFailures`. */
  readonly maxInfrastructureFailures?: number;
  /** The number of the wave's targets that must have landed if it requires a proof: see `asksProof`. Default: 1. */
  readonly minProof?: number;
  /** Targets that were in the wave in this attempt and have left the inventory; sorted. Default: none. */
  readonly gone?: readonly string[];
}

/** Returns whether later waves need this wave's proof: it soaks, counts samples, is measured or was approved. */
export function asksProof({ soak, minSamples, metrics, gates, approval }: Asked): boolean {
  return [soak, minSamples, metrics, gates].some((asked) => asked !== undefined) || approval === true;
}

/** A plan: every target of a rollout is in exactly one wave, or held. Durations in milliseconds. */
export interface Plan extends Pick<Asked, "windows" | "gates"> {
  readonly strategyHash: string;
  /** The whole strategy as canonical JSON, stored so that edits can be named. Absent if it is too long. */
  readonly strategyText?: string;
  readonly waves: readonly PlannedWave[];
  /** Targets in no wave that `leftover: hold` holds; sorted. */
  readonly held: readonly string[];
  /** Targets of the previous plan that have left the inventory; sorted. */
  readonly removed: readonly string[];
  readonly deadline: number | undefined;
  readonly staleAfter: number;
  /** Whether a rollout that stops holds its unfinished targets or rolls back. Default: `hold`. */
  readonly onFailure: "hold" | "rollback";
  /** How to leave touched targets when the rollout stops. Default: `leave`. */
  readonly onStop?: OnStop;
  /** How to treat a target without evidence at its deadline. */
  readonly onUnreachable: "fail" | "skip";
  /** How to treat a target that missed its deadline and is seen landed later. Default: `leave`. */
  readonly onRecovery?: OnRecovery;
  /** Which changes of a landed target block later releases. Default: `regression`. */
  readonly holdOn?: HoldOn;
  /**
   * How many landed targets of a wave may be without fresh evidence if no gate depends on that wave; a percentage is of
   * the landed ones, at least 1. Default: 2%.
   */
  readonly maxSilent?: IntOrPercent;
  /** How many targets may be rolling back at once. */
  readonly rollbackConcurrent: number;
  /**
   * The bounds of each failure domain over all waves: how many of its targets may be in progress at once, and may fail.
   * Default: no bound.
   */
  readonly domains?: readonly PlannedDomain[];
  /** How many failure domains may have a failed target. Default: no bound. */
  readonly maxFailingDomains?: number;
  /** How to treat a new revision while this one is in progress. Default: `restart`. */
  readonly onSupersede?: SupersedePolicy;
  /** Bounds over all waves. Default: none. */
  readonly budgets?: PlannedBudgets;
  /** The rules that classify failures. Default: no rules; failures of targets that were broken before are ignored. */
  readonly failures?: FailureRules;
  /** How often a target is tried before it counts as failed, and the salt of the jitter. Default: one try. */
  readonly retry?: RetryRule & { readonly salt: string };
  /**
   * How added and removed targets are treated. Default: an added target joins and counts; a removed one is forgotten.
   */
  readonly membership?: Membership;
}

/** The bounds of one failure domain. */
export interface PlannedDomain {
  readonly name: string;
  readonly maxConcurrent: number;
  /** How many targets of the domain may fail. Default: no bound. */
  readonly maxFailures?: number;
}

/** Bounds over all waves, as absolute numbers; absent: no bound. */
export interface PlannedBudgets {
  readonly maxFailures?: number;
  readonly maxInfrastructureFailures?: number;
  readonly shared?: readonly SharedBudget[];
}

/** The previous plan of the same attempt. */
export interface PreviousPlan {
  readonly strategyHash: string;
  /** The text of the strategy when the plan was made. Absent: it was not stored. */
  readonly strategyText?: string;
  readonly waves: readonly { readonly name: string; readonly targets: readonly string[] }[];
  /** Targets that no wave took: they stay held, unless a wave selects their labels now. */
  readonly held: readonly string[];
  /** Targets that were released: they keep their wave, whatever is edited in the strategy. */
  readonly started: ReadonlySet<string>;
  /** Targets that left the inventory in this attempt, each with the name of its wave. Default: none. */
  readonly gone?: ReadonlyMap<string, string>;
  /** Waves that are open or have passed: a gate that an edit of the strategy adds comes too late. Default: none. */
  readonly reached?: ReadonlyMap<string, "open" | "through">;
  /** Waves that have passed, or were approved: an edit of the strategy adds no target to them. Default: none. */
  readonly closed?: ReadonlySet<string>;
}
