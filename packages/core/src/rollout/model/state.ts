import type { History } from "../../run/index.ts";
import type { Measurement } from "./asked.ts";
import type { FailureClass, OnStop, Taint } from "./policies.ts";

/** Waiting → Released → Landed or Failed; then perhaps RollingBack → RolledBack. Held: for a reason of its own. */
export type TargetWord = "Waiting" | "Released" | "Landed" | "Failed" | "Held" | "RollingBack" | "RolledBack";

/** The largest length of a message in a state, in characters: so it can be stored without being cut. */
export const LONGEST_MESSAGE = 256;

/** Why a target is held that somebody brought to another revision while the rollout stood still. */
export const CHANGED_BY_HAND = "ChangedByHand";

/** Why a target waits, beside all else: its cluster is not ready, or was never seen. */
export const NOT_READY = "NotReady";

/** Why a target has failed that did not come back. */
export const ROLLBACK_FAILED = "RollbackFailed";

/** How far one target is. Times in milliseconds, whole seconds. */
export interface TargetState {
  readonly state: TargetWord;
  /** The revision it shall have now; `undefined`: whatever it has. */
  readonly revision?: string | undefined;
  /**
   * The newest revision that was good here: the one it had before the rollout began, or one whose rollout was completed with
   * it landed.
   */
  readonly lastGood?: string | undefined;
  /** When it came into this state. */
  readonly since?: number | undefined;
  /** When this attempt released it; `undefined` for what it has not, also where that has landed or failed. */
  readonly releasedAt?: number | undefined;
  readonly reason?: string | undefined;
  readonly message?: string | undefined;
  /** For how long a landed target was seen healthy without a break, in a wave that soaks; in milliseconds. */
  readonly soaked?: number | undefined;
  /** Up to which observation that was counted. */
  readonly seenAt?: number | undefined;
  /** When the report was observed that showed a landed target there. Default: `since`. */
  readonly evidenceAt?: number | undefined;
  /** In a wave that counts them: how often it was seen healthy without a break. */
  readonly samples?: number | undefined;
  /** The class of the target's failure. Default: `change`. */
  readonly cause?: FailureClass | undefined;
  /** How often this attempt has tried it. Default: once. */
  readonly tries?: number | undefined;
  /** When a released target is tried again that failed. Until then no deadline runs. */
  readonly retryAt?: number | undefined;
  /** It was seen broken, or its cluster not ready, when it was released. */
  readonly brokenBefore?: boolean | undefined;
  /** It joined while the attempt was on its way, and does not count. */
  readonly joined?: boolean | undefined;
  /** Whether somebody pins it, whatever state it is in: nothing is written there. */
  readonly pinned?: boolean | undefined;
  /** The revision that an attempt before this one brought it to, or that it is sent back from. */
  readonly movedTo?: string | undefined;
  /** Revisions that were good here before `lastGood`, the newest first; at most three. */
  readonly earlier?: readonly string[] | undefined;
}

/**
 * A target that left the inventory, as it was then: it goes on from there when it comes back, in the same attempt in the
 * same wave. Of earlier attempts only what it was told last, and its last known good, are kept.
 */
export interface GoneTarget extends TargetState {
  /** The key of the target. */
  readonly target: string;
  /** The name of the wave it was in; absent where that is not known, or was of an earlier attempt. */
  readonly wave?: string | undefined;
  /** The attempt in which it went. */
  readonly attempt: number;
  /** When it was first seen to be gone. */
  readonly goneAt: number;
}

/**
 * The largest number of targets that are remembered after they left the inventory; of more, those that left last are kept.
 */
export const MOST_GONE = 10_000;

/** Whether a target takes one of the places that caps of waves and domains leave. */
export function takesPlace({ state, joined }: TargetState): boolean {
  return state === "Released" && joined !== true;
}

/**
 * Whether a target has landed, failed or is held: what it must soak is not asked. What somebody changed by hand is to land
 * again.
 */
export function isSettled(target: TargetState | undefined): boolean {
  if (target?.state === "Held") return target.reason !== CHANGED_BY_HAND;
  return target?.state === "Landed" || target?.state === "Failed";
}

/** Whether a target waits for its cluster, which is not ready or was never seen. */
export function isNotReady(target: TargetState | undefined): boolean {
  return target?.state === "Waiting" && target.reason === NOT_READY;
}

/** The part of a target that outlives its state; `brokenBefore` lasts only while it has neither landed nor failed. */
export function keep(target: TargetState): Omit<TargetState, "state"> {
  const { revision, lastGood, releasedAt, tries, joined, movedTo, earlier } = target;
  return { revision, lastGood, releasedAt, tries, joined, movedTo, earlier };
}

/** The memory of gates of a wave that they let pass: each writes and reads its own field. */
export interface GateMemory {
  /** Who approved that it opened. */
  readonly approvedBy?: string | undefined;
  /** The measurements with which it passed its metric gates. */
  readonly metrics?: readonly Measurement[] | undefined;
}

/** How far one wave is. Times are in milliseconds since 1970. */
export interface WaveState extends GateMemory {
  readonly name: string;
  /** How often one of its targets failed in this attempt, as `maxFailures` counts: never falls. */
  readonly failures: number;
  /** Failures by the infrastructure, where they count apart. Default: 0. */
  readonly infrastructure?: number | undefined;
  /** Failures of targets that were broken before, and of added targets that do not count. Default: 0. */
  readonly uncounted?: number | undefined;
  /** How many of the first two were forgiven: somebody asked to try the target again. Default: 0. */
  readonly forgiven?: number | undefined;
  readonly forgivenInfrastructure?: number | undefined;
  /** How many had landed when one failed: from there the ramp begins again. Default: 0. */
  readonly rampedFrom?: number | undefined;
  readonly openedAt?: number | undefined;
  readonly landedAt?: number | undefined;
  /** Who let it pass without soak, metrics and approval. */
  readonly promotedBy?: string | undefined;
}

/** Stopped: nothing new starts in this attempt. Completed: every target has landed, or failed within what is tolerated. */
export type Phase = "Running" | "Paused" | "Stopped" | "Completed" | "RollingBack" | "RolledBack";

/** Whether an attempt goes back, or is back: from then on only a new one goes forward. */
export function isGoingBack(phase: Phase): boolean {
  return phase === "RollingBack" || phase === "RolledBack";
}

/**
 * How far a rollout is: all that `decide` remembers. Stored before anything it decided is carried out. Times are in
 * milliseconds since 1970.
 */
export interface RolloutState {
  readonly revision: string;
  /** Counts up with every new revision and every restart; from 1. */
  readonly attempt: number;
  /** The caller's count of restarts at which this attempt began. */
  readonly restart: number;
  /** When it last changed, in milliseconds. Within an attempt time never goes back behind it. */
  readonly at: number;
  readonly phase: Phase;
  /** Since when nothing starts, by its phase or the handbrake, or it goes back. Default: `at`. */
  readonly stillSince?: number | undefined;
  /** When this attempt was last completed: the health of what had landed by then is no longer its business. */
  readonly completedAt?: number | undefined;
  /** When this attempt began. */
  readonly startedAt?: number | undefined;
  /** Who pulled the handbrake. */
  readonly brakedBy?: string | undefined;
  /** Who paused it, where that is known. */
  readonly pausedBy?: string | undefined;
  /** How the targets that it has touched are left when it stops, for whoever reads its orders. Default: `leave`. */
  readonly onStop?: OnStop | undefined;
  /** This attempt was aborted: it is never taken back. */
  readonly aborted?: Aborted | undefined;
  /** Failures by failure domain, where these are bounded; by name. Default: none. */
  readonly domains?: readonly DomainFailures[] | undefined;
  /** The attempts before this one. Default: none. */
  readonly history?: History | undefined;
  /** Revisions that no rollback goes back to. Default: none is known. */
  readonly tainted?: readonly Taint[] | undefined;
  /** The first wave that is not through, which is the one that is open; as many as there are waves when all are. */
  readonly wave: number;
  readonly waves: readonly WaveState[];
  readonly targets: ReadonlyMap<string, TargetState>;
  /**
   * Targets that left the inventory, by their keys: at most `MOST_GONE`, and none for longer than until the end of the
   * attempt after the one in which it went. Default: none.
   */
  readonly gone?: readonly GoneTarget[] | undefined;
}

/** Since when a rollout that nothing starts in stands so, or goes back. */
export function stillAt({ stillSince, at }: Pick<RolloutState, "stillSince" | "at">): number {
  return stillSince ?? at;
}

/** When (milliseconds), why and by whom an attempt was aborted. */
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
  /** How many of these were forgiven. Default: 0. */
  readonly forgiven?: number;
}

/** Phases in which an attempt has ended, by itself or for good. */
const ENDED: ReadonlySet<Phase> = new Set(["Completed", "Stopped", "RolledBack"]);

/** Whether an attempt has not ended: it runs, is paused, or goes back. */
export function isOnItsWay(state: Pick<RolloutState, "phase">): boolean {
  return !ENDED.has(state.phase);
}
