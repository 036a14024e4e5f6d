import type { History } from "../../run/index.ts";
import type { Measurement } from "./asked.ts";
import type { FailureClass, OnStop, Taint } from "./policies.ts";

/**
 * The state of a target: Waiting → Released → Landed or Failed; then perhaps RollingBack → RolledBack. Held targets are
 * left out, for the reason in their state.
 */
export type TargetWord = "Waiting" | "Released" | "Landed" | "Failed" | "Held" | "RollingBack" | "RolledBack";

/** The largest length of a message in a state, in characters, so that storing never cuts it. */
export const LONGEST_MESSAGE = 256;

/** The reason of a held target that somebody moved to another revision while the rollout was at a standstill. */
export const CHANGED_BY_HAND = "ChangedByHand";

/** The reason of a waiting target whose cluster is not ready, or was never seen. */
export const NOT_READY = "NotReady";

/** The reason of a target in progress that somebody holds, so that no revision reaches it. */
export const SUSPENDED = "Suspended";

/** The reason of a failed target whose rollback did not succeed. */
export const ROLLBACK_FAILED = "RollbackFailed";

/** The state of one target. Times in milliseconds, whole seconds. */
export interface TargetState {
  readonly state: TargetWord;
  /** The revision assigned to the target; `undefined`: it keeps whatever it has. */
  readonly revision?: string | undefined;
  /**
   * The newest revision known to be good on this target: the one it had before the rollout, or one that landed on it in
   * a rollout that completed.
   */
  readonly lastGood?: string | undefined;
  /** When the target entered this state. */
  readonly since?: number | undefined;
  /** When this attempt released it; `undefined` if it did not, even if the target has landed or failed. */
  readonly releasedAt?: number | undefined;
  readonly reason?: string | undefined;
  readonly message?: string | undefined;
  /** How long a landed target has been seen healthy without a break, in a wave that soaks; milliseconds. */
  readonly soaked?: number | undefined;
  /** The time of the last observation that was counted as soaked. */
  readonly seenAt?: number | undefined;
  /** When the report was observed that showed the target landed. Default: `since`. */
  readonly evidenceAt?: number | undefined;
  /** In a wave that counts samples: how often it was seen healthy without a break. */
  readonly samples?: number | undefined;
  /** The class of the target's failure. Default: `change`. */
  readonly cause?: FailureClass | undefined;
  /** How often this attempt has tried the target. Default: 1. */
  readonly tries?: number | undefined;
  /** When a failed target is retried. Until then no deadline runs. */
  readonly retryAt?: number | undefined;
  /** Whether the target was broken, or its cluster not ready, when it was released. */
  readonly brokenBefore?: boolean | undefined;
  /** Whether the target joined during the attempt and does not count against the limits. */
  readonly joined?: boolean | undefined;
  /** Whether somebody pins it: whatever its state, nothing is written to it. */
  readonly pinned?: boolean | undefined;
  /** The revision to which an earlier attempt moved it, or from which it is sent back. */
  readonly movedTo?: string | undefined;
  /** Revisions that were good on this target before `lastGood`, the newest first; at most three. */
  readonly earlier?: readonly string[] | undefined;
}

/**
 * A target that has left the inventory, with the state it had then. If it comes back in the same attempt it goes on
 * from there, in the same wave. Of an earlier attempt only its assigned revision and its last known good are kept.
 */
export interface GoneTarget extends TargetState {
  /** The key of the target. */
  readonly target: string;
  /** The name of the target's wave; absent if that is unknown, or was of an earlier attempt. */
  readonly wave?: string | undefined;
  /** The attempt in which the target left. */
  readonly attempt: number;
  /** When the target was first seen to have left. */
  readonly goneAt: number;
}

/** The largest number of removed targets that are remembered; those that left first are dropped. */
export const MOST_GONE = 10_000;

/** Returns whether a target takes a place under the caps of waves and domains. */
export function takesPlace({ state, joined }: TargetState): boolean {
  return state === "Released" && joined !== true;
}

/**
 * Returns whether a target has landed (soaked or not), failed or is held. A target that somebody changed by hand is not
 * settled: it must land again.
 */
export function isSettled(target: TargetState | undefined): boolean {
  if (target?.state === "Held") return target.reason !== CHANGED_BY_HAND;
  return target?.state === "Landed" || target?.state === "Failed";
}

/** Returns whether a target waits for its cluster, which is not ready or was never seen. */
export function isNotReady(target: TargetState | undefined): boolean {
  return target?.state === "Waiting" && target.reason === NOT_READY;
}

/** Returns the fields of a target that outlive its state; `brokenBefore` lasts only until it has landed or failed. */
export function keep(target: TargetState): Omit<TargetState, "state"> {
  const { revision, lastGood, releasedAt, tries, joined, movedTo, earlier } = target;
  return { revision, lastGood, releasedAt, tries, joined, movedTo, earlier };
}

/** The memory that the gates of a wave store when they let it pass: each writes and reads its own field. */
export interface GateMemory {
  /** The person who approved that the wave opens. */
  readonly approvedBy?: string | undefined;
  /** The measurements with which the wave passed its metric gates. */
  readonly metrics?: readonly Measurement[] | undefined;
}

/** The state of one wave. Times are in milliseconds since 1970. */
export interface WaveState extends GateMemory {
  readonly name: string;
  /** How often a target of the wave failed in this attempt, as `maxFailures` counts; it never falls. */
  readonly failures: number;
  /** Failures by the infrastructure, if they have a budget of their own. Default: 0. */
  readonly infrastructure?: number | undefined;
  /** Failures of targets that were broken before, and of added targets that do not count. Default: 0. */
  readonly uncounted?: number | undefined;
  /** How many of the failures in the first two counters were forgiven by a request to retry. Default: 0. */
  readonly forgiven?: number | undefined;
  readonly forgivenInfrastructure?: number | undefined;
  /** How many targets had landed at the last failure: the ramp starts over from there. Default: 0. */
  readonly rampedFrom?: number | undefined;
  readonly openedAt?: number | undefined;
  readonly landedAt?: number | undefined;
  /**
   * The person who promoted the wave, or `FORWARDED`: it passes without soak, metrics and approval. A person also spares
   * the proof that it asks for.
   */
  readonly promotedBy?: string | undefined;
}

/** The promoter that is recorded for a wave that had passed when a new revision cut its attempt short. */
export const FORWARDED = "onSupersede/fastForward";

/** Returns whether a person promoted a wave. */
export function isPromoted(wave: WaveState | undefined): boolean {
  return wave?.promotedBy !== undefined && wave.promotedBy !== FORWARDED;
}

/**
 * The phase of a rollout. Stopped: nothing more is released in this attempt. Completed: every target has landed, or
 * failed within the tolerated number.
 */
export type Phase = "Running" | "Paused" | "Stopped" | "Completed" | "RollingBack" | "RolledBack";

/** Returns whether an attempt is rolling back, or has done so: only a new attempt goes forward again. */
export function isGoingBack(phase: Phase): boolean {
  return phase === "RollingBack" || phase === "RolledBack";
}

/**
 * The state of a rollout: everything that `decide` remembers. It is stored before its decision is carried out. Times
 * are in milliseconds since 1970.
 */
export interface RolloutState {
  readonly revision: string;
  /** The number of the attempt, from 1: it rises with every new revision and every restart. */
  readonly attempt: number;
  /** The caller's restart counter when this attempt began. */
  readonly restart: number;
  /** When the state last changed, in milliseconds. Within an attempt time never goes back before it. */
  readonly at: number;
  readonly phase: Phase;
  /**
   * Since when the rollout has been rolling back, or has released nothing because of its phase or the handbrake.
   * Default: `at`.
   */
  readonly stillSince?: number | undefined;
  /** When this attempt last completed: the later health of targets that had landed by then is not its concern. */
  readonly completedAt?: number | undefined;
  /** When this attempt began. */
  readonly startedAt?: number | undefined;
  /** The person who pulled the handbrake; absent if nobody does. */
  readonly brakedBy?: string | undefined;
  /** The person who paused the rollout, if known. */
  readonly pausedBy?: string | undefined;
  /** How to leave touched targets when the rollout stops; readers of its orders need it. Default: `leave`. */
  readonly onStop?: OnStop | undefined;
  /** The abort of this attempt, which cannot be taken back. */
  readonly aborted?: Aborted | undefined;
  /** Failures by failure domain, if domains are bounded; sorted by name. Default: none. */
  readonly domains?: readonly DomainFailures[] | undefined;
  /** The attempts before this one. Default: none. */
  readonly history?: History | undefined;
  /** Revisions that no rollback goes back to. Default: none. */
  readonly tainted?: readonly Taint[] | undefined;
  /** The index of the first wave that has not passed, which is the open one; the number of waves if all have passed. */
  readonly wave: number;
  readonly waves: readonly WaveState[];
  readonly targets: ReadonlyMap<string, TargetState>;
  /**
   * Targets that have left the inventory, by key: at most `MOST_GONE`, each until the end of the attempt after the one
   * in which it left. Default: none.
   */
  readonly gone?: readonly GoneTarget[] | undefined;
}

/** Returns since when a rollout has released nothing, or has been rolling back. */
export function stillAt({ stillSince, at }: Pick<RolloutState, "stillSince" | "at">): number {
  return stillSince ?? at;
}

/** The abort of an attempt: when (milliseconds), why and by whom. */
export interface Aborted {
  readonly at: number;
  readonly reason: string;
  readonly message?: string | undefined;
  readonly by?: string | undefined;
}

/** The reason of an attempt that somebody ended. */
export const ABORTED = "Aborted";

/** Whether somebody ended an attempt where it is: then its targets stay, whatever becomes of one that fails. */
export function isByPerson(aborted: Aborted | undefined): boolean {
  return aborted?.reason === ABORTED;
}

/** How often targets of one failure domain failed in this attempt: never falls. */
export interface DomainFailures {
  readonly name: string;
  readonly failures: number;
  /** How many of the domain's failures were forgiven. Default: 0. */
  readonly forgiven?: number;
}

/** Phases in which an attempt has ended, for now or for good. */
const ENDED: ReadonlySet<Phase> = new Set(["Completed", "Stopped", "RolledBack"]);

/** Returns whether an attempt has not ended: it is running, paused or rolling back. */
export function isOnItsWay(state: Pick<RolloutState, "phase">): boolean {
  return !ENDED.has(state.phase);
}
