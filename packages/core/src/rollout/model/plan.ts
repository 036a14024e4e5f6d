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

/** Whether decisions are carried out, or only judged, planned and reported. */
export type Mode = "live" | "shadow";

/** A plan that is only judged: as nothing of it is ordered, no deadline runs, and nothing is sent back. */
export function shadowOf(plan: Plan): Plan {
  return { ...plan, deadline: undefined, onFailure: "hold" };
}

/** A target in its wave. */
export interface PlannedTarget {
  readonly key: string;
  /** Keys of targets that must have landed before it, of this plan or of other packages; sorted. */
  readonly dependsOn: readonly string[];
  /** The failure domain it is in, where these are bounded. */
  readonly domain?: string;
  /** The weight of the target. Default: 1. */
  readonly weight?: number;
  /** With `inventory: frozen`: the inventory has it no more. It is waited for, and not released. Default: it is there. */
  readonly gone?: boolean;
}

/** A wave of a plan, with its limits as numbers and the demands of its gates. */
export interface PlannedWave extends Asked {
  readonly name: string;
  /** The targets in the order of release: none stands before its dependencies. */
  readonly targets: readonly PlannedTarget[];
  readonly maxConcurrent: number;
  /** How `maxConcurrent` is reached. Default: at once. */
  readonly ramp?: Ramp;
  readonly maxFailures: number;
  /** How many failures by the infrastructure are tolerated. Default: they count among `maxFailures`. */
  readonly maxInfrastructureFailures?: number;
  /** How many of its targets must have landed, where it asks for a proof: see `asksProof`. Default: 1. */
  readonly minProof?: number;
  /** Targets that it had in this attempt, and the inventory has no more; sorted. Default: none. */
  readonly gone?: readonly string[];
}

/** Whether a wave must prove something before others lean on it: it soaks, counts samples, is measured or was approved. */
export function asksProof({ soak, minSamples, metrics, gates, approval }: Asked): boolean {
  return [soak, minSamples, metrics, gates].some((asked) => asked !== undefined) || approval === true;
}

/** Every target of a rollout in exactly one wave, or held. Durations in milliseconds. */
export interface Plan extends Pick<Asked, "windows" | "gates"> {
  readonly strategyHash: string;
  /** All that the strategy says, as canonical JSON: kept to name what is edited. Absent where that is too long. */
  readonly strategyText?: string;
  readonly waves: readonly PlannedWave[];
  /** Targets of no wave that `leftover: hold` keeps back; sorted. */
  readonly held: readonly string[];
  /** Targets that the previous plan had and the inventory has no more; sorted. */
  readonly removed: readonly string[];
  readonly deadline: number | undefined;
  readonly staleAfter: number;
  /** How the rollout ends when it stops. Default: targets that are not through are held. */
  readonly onFailure: "hold" | "rollback";
  /** How the targets that it has touched are left when the rollout stops. Default: `leave`. */
  readonly onStop?: OnStop;
  /** How a target ends of which nothing was seen until its deadline. */
  readonly onUnreachable: "fail" | "skip";
  /** How a target goes on that missed its deadline and is seen landed after all. Default: `leave`. */
  readonly onRecovery?: OnRecovery;
  /** The changes of a landed target that hold later releases. Default: `regression`. */
  readonly holdOn?: HoldOn;
  /** How many landed targets of a wave that is no gate may be silent; a percentage is of those that landed, at least 1. Default: 2%. */
  readonly maxSilent?: IntOrPercent;
  /** How many targets may be on their way back at once. */
  readonly rollbackConcurrent: number;
  /**
   * The bounds of each failure domain over all waves: how much of it may be on the way at once, and may fail. Default:
   * no bound.
   */
  readonly domains?: readonly PlannedDomain[];
  /** How many failure domains may have a target that failed. Default: no bound. */
  readonly maxFailingDomains?: number;
  /** How another revision begins while this one is on its way. Default: `restart`. */
  readonly onSupersede?: SupersedePolicy;
  /** Bounds over all waves. Default: none. */
  readonly budgets?: PlannedBudgets;
  /** The classes of failures. Default: no rules, and failures of targets that were broken before are ignored. */
  readonly failures?: FailureRules;
  /** How often a target is tried before it counts as failed, and the salt of the jitter. Default: once. */
  readonly retry?: RetryRule & { readonly salt: string };
  /**
   * How added and removed targets are treated. Default: an added target joins and counts, a removed one is forgotten.
   */
  readonly membership?: Membership;
}

/** The bounds of one failure domain. */
export interface PlannedDomain {
  readonly name: string;
  readonly maxConcurrent: number;
  /** Default: no bound. */
  readonly maxFailures?: number;
}

/** Bounds over all waves, as numbers; absent: no bound. */
export interface PlannedBudgets {
  readonly maxFailures?: number;
  readonly maxInfrastructureFailures?: number;
  readonly shared?: readonly SharedBudget[];
}

/** The plan of the same attempt before this one. */
export interface PreviousPlan {
  readonly strategyHash: string;
  /** The text of the strategy when the plan was made. Absent: it was not kept. */
  readonly strategyText?: string;
  readonly waves: readonly { readonly name: string; readonly targets: readonly string[] }[];
  /** Targets that no wave took: they stay held, unless labels of theirs are chosen now. */
  readonly held: readonly string[];
  /** Targets that were released: they keep their wave whatever happens to the strategy. */
  readonly started: ReadonlySet<string>;
  /** Targets that left the inventory in this attempt, and the wave they were in. Default: none. */
  readonly gone?: ReadonlyMap<string, string>;
  /** Waves that have passed, or were approved: an edit of the strategy puts nobody into them. Default: none. */
  readonly closed?: ReadonlySet<string>;
}
