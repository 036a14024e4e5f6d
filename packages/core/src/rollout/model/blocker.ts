import type { FailureClass } from "./policies.ts";

/**
 * The subject of a blocker: a target by its key, a wave by its number from 0, or, where it is `undefined`, the whole
 * rollout.
 */
export type Subject = { readonly target: string } | { readonly wave: number } | undefined;

/**
 * The verbs that people have. `restart` begins a new attempt at the same revision; `revision` asks for another one;
 * `clock` tells the time.
 */
export type Verb =
  | "accept"
  | "approve"
  | "promote"
  | "resume"
  | "retry"
  | "skip"
  | "rollback"
  | "abort"
  | "restart"
  | "revision"
  | "strategy"
  | "clock";

/**
 * Who can let something go on. `person`: somebody who says the verb, of the target or the wave that is named. `report`: a
 * cluster, by a newer report of the target that is named, or of any that is on the way. `measurement`: a meter.
 * `rollout`: other rollouts, which share a budget with this one. `decision`: the next decision, nobody has to act.
 */
export type Releaser =
  | {
      readonly by: "person";
      readonly verb: Verb;
      readonly target?: string;
      readonly wave?: string;
      /** Where it takes several targets at once. */
      readonly targets?: readonly string[];
    }
  | { readonly by: "report"; readonly target?: string }
  | { readonly by: "measurement"; readonly names: readonly string[] }
  | { readonly by: "time" }
  | { readonly by: "rollout" }
  | { readonly by: "decision" };

/** Fields that every blocker has. Times in milliseconds. */
interface Common {
  /** The time since when it blocks. Absent where it was not recorded. */
  readonly since?: number | undefined;
  /** The earliest time at which it can end without anybody acting, reports that keep coming apart. Absent: time does not end it. */
  readonly until?: number | undefined;
  /** When to look again, because time changes something by then; a deadline too, which ends it badly. */
  readonly next?: number | undefined;
  /** Who can end it: the one that does so as things should go comes first. Empty: nobody. */
  readonly who: readonly Releaser[];
}

/** A wave before its own, which is not through. */
export interface EarlierWave extends Common {
  readonly kind: "EarlierWave";
  readonly wave: number;
  readonly name: string;
}

/**
 * Targets that landed in an earlier wave are not as they landed: what that wave proved is not true any more. `Regressed`:
 * they are seen, and not Current at the revision. `Silent`: nothing fresh is seen of them.
 */
export interface ProofLost extends Common {
  readonly kind: "Regressed" | "Silent";
  readonly wave: number;
  readonly name: string;
  /** How many there are, and the first few of them by name. */
  readonly count: number;
  readonly targets: readonly string[];
  /** With `Silent`: since when nothing was seen of the one that is silent longest; absent: it never was seen. */
  readonly silentSince?: number | undefined;
}

/**
 * Too few targets of a wave that asks for a proof have landed, and nothing is on the way: they left the inventory, failed,
 * are skipped or pinned. Also every wave of a rollout whose inventory has lost all of its targets.
 */
export interface WaveEmptied extends Common {
  readonly kind: "WaveEmptied";
  readonly wave: number;
  readonly name: string;
  /** How many have landed, and how many must have. */
  readonly landed: number;
  readonly needed: number;
  /** How many left the inventory, and the first few of them by name. */
  readonly count: number;
  readonly targets: readonly string[];
}

/** A target, which the strategy waits for, that the inventory has no more. */
export interface TargetGone extends Common {
  readonly kind: "Gone";
}

/** A gate of a wave, or of the rollout, that does not let it pass. Its words are the gate's own. */
export interface GateShut extends Common {
  readonly kind: "Gate";
  /** Since when it is shut, where it knows that itself: since its windows closed. */
  readonly shutSince?: number | undefined;
  /** Which kind of gate: `approval`, `soak`. */
  readonly gate: string;
  /** The text after the name of the subject: `waits for approval`. It has no times that pass. */
  readonly says: string;
  /** The text after "goes on": `when it is approved for attempt 1 at v2`. */
  readonly releasedBy: string;
}

/** The silence of a target: no fresh evidence of it is there now. */
export interface Silence {
  /** When it was seen last, in milliseconds; absent: it never was. */
  readonly since?: number;
}

/** The blocker of a full cap: as many targets are on the way as may be. */
export interface CapFull extends Common {
  readonly kind: "Cap";
  readonly scope: "wave" | "ramp" | "domain" | "budget";
  /** Name of the wave, the failure domain or the shared budget. */
  readonly name: string;
  readonly cap: number;
  /** Targets of these that left the inventory: each keeps its place until its deadline. Absent: none did. */
  readonly gone?: readonly string[];
}

/** It is not known what others use of a shared budget, or they use so much of it that nothing may start. */
export interface BudgetShut extends Common {
  readonly kind: "BudgetUnknown" | "BudgetSpent";
  /** The budgets, by name. */
  readonly names: readonly string[];
}

/** A target that it depends on has not landed. */
export interface DependencyMissing extends Common {
  readonly kind: "Dependency";
  readonly on: string;
  /** Whether that is a target of another package. */
  readonly elsewhere: boolean;
}

/**
 * A blocker that stands for a standstill of the whole rollout; `over` is the one that will block the wave when that is
 * over.
 */
interface Standstill extends Common {
  readonly over?: Blocker | undefined;
}

/** The cluster of a target that waits is not ready, or was never seen: nothing is started there. */
export interface ClusterNotReady extends Common {
  readonly kind: "NotReady";
  /** The words of a report: `cluster/eu-1 is not ready`. */
  readonly says: string;
}

/** Somebody stopped the rollout for a while: it was paused, or the handbrake was pulled. */
export interface StandstillBlocker extends Standstill {
  readonly kind: "Paused" | "Braked";
  /** Who, where that is known. */
  readonly by?: string | undefined;
}

/** The time is unknown, and everything that could start needs it. */
export interface ClockMissing extends Standstill {
  readonly kind: "ClockMissing";
}

/** No report is fresh at the time that is given: nothing is released by it. */
export interface NothingFresh extends Common {
  readonly kind: "NothingFresh";
}

/** Too much failed, or nothing landed that proves anything: nothing starts any more in this attempt. */
export interface Stopped extends Standstill {
  readonly kind: "Stopped";
  readonly reason: string;
  readonly scope?: "wave" | "domain" | "rollout" | "shared" | undefined;
  readonly wave?: number | undefined;
  /** Name of the wave, the failure domain or the shared budget. */
  readonly name?: string | undefined;
  readonly failures?: number | undefined;
  readonly tolerated?: number | undefined;
}

/** The attempt was ended, by somebody or because what it rolls out can never work. */
export interface AbortedAttempt extends Standstill {
  readonly kind: "Aborted";
  readonly reason: string;
  readonly message?: string | undefined;
  readonly by?: string | undefined;
}

/** The attempt goes back, or is back. */
export interface GoingBack extends Common {
  readonly kind: "RollingBack" | "RolledBack";
  /** The revision to go back to, of a target. */
  readonly revision?: string | undefined;
  /** Why it goes back, of a rollout: absent where somebody asked for it. */
  readonly because?: Stopped | AbortedAttempt | undefined;
}

/** A target that is to be sent back waits until one of those that are on their way back is there. */
export interface TurnBack extends Common {
  readonly kind: "RollbackTurn";
  /** The revision to go back to, of a target. */
  readonly revision?: string | undefined;
  readonly cap: number;
}

/** A target was released, or a wave has such targets: a report must show where they are. */
export interface InFlight extends Common {
  readonly kind: "InFlight";
  /** How many targets of a wave have landed, and how many are on the way. */
  readonly landed?: number;
  readonly onTheWay?: number;
}

/** A target failed and is tried again, not before `until`. Time has passed where that is not given. */
export interface RetryLater extends Common {
  readonly kind: "Retry";
  /** How often it was tried. */
  readonly tries: number;
  readonly message?: string | undefined;
  /** The blocker of the next try beside time. */
  readonly over?: Blocker | undefined;
}

/** A target failed; only somebody who asks lets it be tried again. */
export interface TargetFailed extends Common {
  readonly kind: "Failed";
  readonly reason: string;
  readonly cause?: FailureClass | undefined;
  readonly message?: string | undefined;
  /** Targets that it depends on and that failed too: they must be tried again with it. */
  readonly with: readonly string[];
  /** Whether it missed its deadline, and is seen landed now. */
  readonly isBack?: boolean;
  /** Targets that failed for it alone, as they depend on it. */
  readonly takes: readonly string[];
}

/** A target is left out: by a person, by the strategy, or because nothing is seen of it. */
export interface TargetHeld extends Common {
  readonly kind: "Held";
  /** With `DependencyHeld`: the target that it depends on. */
  readonly on?: string | undefined;
  /** `Skipped`, `Pinned`, `Unreachable`, `DependencyHeld`, `NoWave`, `Joined`, `NoLastGood`. */
  readonly reason: string;
  readonly message?: string | undefined;
}

/** Nothing was seen of some targets of a wave, and none has landed: silence proves nothing. */
export interface WaveUnseen extends Common {
  readonly kind: "Unseen";
  readonly unseen: number;
  readonly of: number;
}

/** The last decision was made by a clock that was ahead: what is seen now is from before it, and counts from `until` on. */
export interface ClockAhead extends Common {
  readonly kind: "ClockAhead";
  readonly until: number;
  /** The blocker beside that. */
  readonly over: Blocker;
}

/** The blocker of another revision that was asked for: it begins when this one has ended. */
export interface Superseding extends Common {
  readonly kind: "Superseding";
  readonly revision: string;
  readonly policy: "queue" | "refuse";
}

/** The blocker of a subject that is free: it starts with the next decision. */
export interface Turn extends Common {
  readonly kind: "Turn";
}

/** Why something does not go on, and what lets it: closed, so that whoever tells it has words for each. */
export type Blocker =
  | EarlierWave
  | ProofLost
  | WaveEmptied
  | TargetGone
  | GateShut
  | CapFull
  | BudgetShut
  | DependencyMissing
  | ClusterNotReady
  | StandstillBlocker
  | ClockMissing
  | NothingFresh
  | Stopped
  | AbortedAttempt
  | GoingBack
  | TurnBack
  | InFlight
  | RetryLater
  | TargetFailed
  | TargetHeld
  | WaveUnseen
  | ClockAhead
  | Superseding
  | Turn;

/** The word for a blocker. */
export type BlockerKind = Blocker["kind"];

/**
 * The blockers of a rollout, its waves and its targets, each computed when it is asked for. `undefined` means that
 * nothing blocks the subject: it has landed, or is through.
 */
export interface Blockers {
  readonly ofRollout: () => Blocker | undefined;
  readonly ofWave: (wave: number) => Blocker | undefined;
  readonly ofTarget: (key: string) => Blocker | undefined;
  /** The blocker of a revision that was asked for and cannot begin. */
  readonly ofWish: () => Superseding | undefined;
  /** Whether nothing fresh is seen of a target that was released or is to go back. `undefined`: it is seen, or that is not known. */
  readonly silenceOf: (key: string) => Silence | undefined;
  /** Every target that something keeps, in the order of the plan, what no wave takes last. */
  readonly targets: () => Iterable<readonly [target: string, blocker: Blocker]>;
}
