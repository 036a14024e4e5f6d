import type { FailureClass } from "./policies.ts";

/** The subject of a blocker: a target by its key, a wave by its index from 0, or `undefined` for the whole rollout. */
export type Subject = { readonly target: string } | { readonly wave: number } | undefined;

/**
 * The verbs that people can use. `restart` begins a new attempt at the same revision; `revision` requests another
 * revision; `clock` sets the time.
 */
export type Verb =
  | "accept"
  | "approve"
  | "promote"
  | "resume"
  | "retry"
  | "skip"
  | "pin"
  | "rollback"
  | "abort"
  | "restart"
  | "revision"
  | "strategy"
  | "clock";

/**
 * Who can release a blocker. `person`: somebody who uses the verb, on the target or wave that is named. `report`: a
 * cluster, by a newer report of the named target, or of any in progress. `inventory`: whoever writes the inventory, when
 * it has one of the targets again. `measurement`: a meter. `time`: nobody; with `targets`, the end of the places that
 * these keep, which left the inventory. `rollout`: other
 * rollouts, which share a budget with this one; or, of the budgets in `unknown`, whoever says what others use of them.
 * `decision`: the next decision, so that nobody has to act.
 */
export type Releaser =
  | {
      readonly by: "person";
      readonly verb: Verb;
      readonly target?: string;
      readonly wave?: string;
      /** Set if the verb must be used on several targets at once. */
      readonly targets?: readonly string[];
    }
  | { readonly by: "report"; readonly target?: string }
  | { readonly by: "inventory"; readonly targets: readonly string[] }
  | { readonly by: "measurement"; readonly names: readonly string[] }
  | { readonly by: "time"; readonly targets?: readonly string[] }
  | { readonly by: "rollout"; readonly unknown?: readonly string[] }
  | { readonly by: "decision" };

/** The fields that every blocker has. Times in milliseconds. */
interface Common {
  /** Since when the subject is blocked; absent if that was not recorded. */
  readonly since?: number | undefined;
  /**
   * The earliest time at which it can end without anybody acting, if reports keep coming. Absent: time does not end it.
   */
  readonly until?: number | undefined;
  /** When to reconcile next, as time changes something by then; also a deadline, at which it fails. */
  readonly next?: number | undefined;
  /** Everybody who can release it; the one who normally does so comes first. Empty: nobody can. */
  readonly who: readonly Releaser[];
}

/** Blocker of a wave: a wave before it has not passed. */
export interface EarlierWave extends Common {
  readonly kind: "EarlierWave";
  readonly wave: number;
  readonly name: string;
}

/**
 * Blocker of later waves: targets that landed in an earlier wave no longer prove it. `Regressed`: they are seen in
 * another state than Current at the revision. `Silent`: there is no fresh evidence of them.
 */
export interface ProofLost extends Common {
  readonly kind: "Regressed" | "Silent";
  readonly wave: number;
  readonly name: string;
  /** The number of landed targets that no longer prove their wave, of which the first few are named. */
  readonly count: number;
  readonly targets: readonly string[];
  /** With `Silent`: when the longest silent target was last seen; absent: never. */
  readonly silentSince?: number | undefined;
}

/**
 * Blocker of later waves: too few targets of a wave that requires a proof have landed, and none is in progress: they
 * left the inventory, failed, are skipped or pinned. Also the blocker of every wave if the inventory has lost all
 * targets.
 */
export interface WaveEmptied extends Common {
  readonly kind: "WaveEmptied";
  readonly wave: number;
  readonly name: string;
  /** How many targets have landed, and how many must have. */
  readonly landed: number;
  readonly needed: number;
  /** How many targets left the inventory; the first few are named. */
  readonly count: number;
  readonly targets: readonly string[];
}

/** Blocker of a rollout: the strategy waits for a target that has left the inventory. */
export interface TargetGone extends Common {
  readonly kind: "Gone";
}

/** Blocker of a wave or rollout: one of its gates is shut. The words are the gate's own. */
export interface GateShut extends Common {
  readonly kind: "Gate";
  /** Since when the gate is shut, if it knows: since its windows closed, for example. */
  readonly shutSince?: number | undefined;
  /** The kind of gate, such as `approval` or `soak`. */
  readonly gate: string;
  /** The text after the name of the subject: `waits for approval`. It contains no passing times. */
  readonly says: string;
  /** The event that releases it: the text after "goes on", as in `when it is approved for attempt 1 at v2`. */
  readonly releasedBy: string;
}

/** Says that there is no fresh evidence of a target now. */
export interface Silence {
  /** When the target was last seen, in milliseconds; absent: never. */
  readonly since?: number;
}

/** Blocker of targets: a cap is full, as many targets are in progress as are allowed. */
export interface CapFull extends Common {
  readonly kind: "Cap";
  readonly scope: "wave" | "ramp" | "domain" | "budget";
  /** Name of the wave, the failure domain or the shared budget. */
  readonly name: string;
  readonly cap: number;
  /** Targets in progress that left the inventory: each keeps its place until its deadline. Absent: none. */
  readonly gone?: readonly string[];
}

/**
 * Blocker of all releases: the use of a shared budget by others is unknown, or so large that nothing may be released.
 */
export interface BudgetShut extends Common {
  readonly kind: "BudgetUnknown" | "BudgetSpent";
  /** The names of the shared budgets. */
  readonly names: readonly string[];
}

/** Blocker of a target: another target, on which it depends, has not landed. */
export interface DependencyMissing extends Common {
  readonly kind: "Dependency";
  readonly on: string;
  /** Whether the missing dependency is a target of another package. */
  readonly elsewhere: boolean;
}

/**
 * Blocker of a part of the rollout: the whole rollout is at a standstill. `over` is the blocker that remains when the
 * standstill ends.
 */
interface Standstill extends Common {
  readonly over?: Blocker | undefined;
}

/** Blocker of a target that must still move to a revision. */
interface Holdable extends Common {
  /** For a target: who holds it, so that no revision reaches it; never this rollout. */
  readonly heldBy?: readonly string[];
}

/** Blocker of a waiting target: its cluster is not ready, or was never seen, so that nothing is started there. */
export interface ClusterNotReady extends Common {
  readonly kind: "NotReady";
  /** The message of the report: `cluster/eu-1 is not ready`. */
  readonly says: string;
}

/**
 * Blocker of a waiting target: the last report of its own does not count at this time, as it is stale, of a time to
 * come, or refused. A target that no report names at all may start.
 */
export interface StaleReport extends Common {
  readonly kind: "Stale";
  /** When the target was last seen; absent: its report is of a time to come, or of none. */
  readonly silentSince?: number | undefined;
}

/** Blocker of a rollout that somebody stopped for a while, by a pause or the handbrake. */
export interface StandstillBlocker extends Standstill {
  readonly kind: "Paused" | "Braked";
  /** The person who stopped the rollout, if known. */
  readonly by?: string | undefined;
}

/** Blocker of a rollout: the time is unknown, and every release needs it. */
export interface ClockMissing extends Standstill {
  readonly kind: "ClockMissing";
}

/** Blocker of a rollout: no report is fresh at the given time, so nothing is released. */
export interface NothingFresh extends Common {
  readonly kind: "NothingFresh";
}

/**
 * Blocker of a rollout: too much failed, or no landed target proves anything; nothing more is released in this attempt.
 */
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

/** Blocker of a rollout: somebody aborted the attempt, or its revision can never work. */
export interface AbortedAttempt extends Standstill {
  readonly kind: "Aborted";
  readonly reason: string;
  readonly message?: string | undefined;
  readonly by?: string | undefined;
}

/** Blocker of a rollout, wave or target that is rolling back or has done so. */
export interface GoingBack extends Holdable {
  readonly kind: "RollingBack" | "RolledBack";
  /** For a target: the revision to which it is sent back. */
  readonly revision?: string | undefined;
  /** For a rollout: why it goes back; absent if somebody asked for it. */
  readonly because?: Stopped | AbortedAttempt | undefined;
  /** For a target on its way back: what the last report says, if it is there and nobody knows its health. */
  readonly healthUnseen?: string;
}

/** Blocker of a target that is to be sent back: it waits until another target of the rollback arrives. */
export interface TurnBack extends Common {
  readonly kind: "RollbackTurn";
  /** The revision to which the target goes back. */
  readonly revision?: string | undefined;
  readonly cap: number;
}

/** Blocker of a released target, or of a wave with such targets: a report must show their state. */
export interface InFlight extends Holdable {
  readonly kind: "InFlight";
  /** For a wave: how many targets have landed, and how many are in progress. */
  readonly landed?: number;
  readonly onTheWay?: number;
  /** For a target: what the last report says, if it is applied at the revision and nobody knows its health. */
  readonly healthUnseen?: string;
}

/** Blocker of a failed target that is retried, not before `until`. Absent: that time has passed. */
export interface RetryLater extends Holdable {
  readonly kind: "Retry";
  /** The number of tries of the target so far. */
  readonly tries: number;
  readonly message?: string | undefined;
  /** The blocker of the next try, if there is one besides time. */
  readonly over?: Blocker | undefined;
}

/** Blocker of a failed target: it is retried only if somebody asks. */
export interface TargetFailed extends Holdable {
  readonly kind: "Failed";
  readonly reason: string;
  readonly cause?: FailureClass | undefined;
  readonly message?: string | undefined;
  /** Failed targets on which it depends: they must be retried together with it. */
  readonly with: readonly string[];
  /** Whether the target missed its deadline, and has been seen landed since. */
  readonly isBack?: boolean;
  /** Targets that failed only because they depend on the failed one. */
  readonly takes: readonly string[];
}

/** Blocker of a held target: left out by a person, by the strategy, or because there is no evidence of it. */
export interface TargetHeld extends Common {
  readonly kind: "Held";
  /** With `DependencyHeld`: the held target on which it depends. */
  readonly on?: string | undefined;
  /**
   * Why the target is held: `Skipped`, `Pinned`, `Unreachable`, `DependencyHeld`, `NoWave`, `Joined` or `NoLastGood`.
   */
  readonly reason: string;
  readonly message?: string | undefined;
}

/** Blocker of a wave: some of its targets were not seen, and none has landed; silence proves nothing. */
export interface WaveUnseen extends Common {
  readonly kind: "Unseen";
  readonly unseen: number;
  readonly of: number;
}

/**
 * Blocker by a clock that was ahead at the last decision: evidence of now is older than that decision, and counts from
 * `until` on.
 */
export interface ClockAhead extends Common {
  readonly kind: "ClockAhead";
  readonly until: number;
  /** The blocker of the subject, if the clock were right. */
  readonly over: Blocker;
}

/** Blocker of another revision that is wanted: it begins when this one has ended. */
export interface Superseding extends Common {
  readonly kind: "Superseding";
  readonly revision: string;
  readonly policy: "queue" | "refuse";
}

/** Blocker of a subject that is free: it starts with the next decision. */
export interface Turn extends Common {
  readonly kind: "Turn";
}

/**
 * Why something does not go on, and who releases it. The union is closed, so that every reader can handle each kind.
 */
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
  | StaleReport
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

/** The kind of a blocker. */
export type BlockerKind = Blocker["kind"];

/**
 * The blockers of a rollout, its waves and its targets; each is computed when it is read. `undefined` means that
 * nothing blocks the subject: it has landed, or has passed.
 */
export interface Blockers {
  readonly ofRollout: () => Blocker | undefined;
  readonly ofWave: (wave: number) => Blocker | undefined;
  readonly ofTarget: (key: string) => Blocker | undefined;
  /** The blocker of a wanted revision that cannot begin yet. */
  readonly ofWish: () => Superseding | undefined;
  /**
   * Returns the silence of a released or rolling-back target without fresh evidence. `undefined`: there is evidence, or
   * it is not known whether there is.
   */
  readonly silenceOf: (key: string) => Silence | undefined;
  /**
   * Returns what the last fresh report says of a released or rolling-back target that has the revision and whose health
   * nobody knows: without a health it never lands. `undefined` of any other.
   */
  readonly unseenHealthOf: (key: string) => string | undefined;
  /** Every blocked target with its blocker, in the order of the plan; targets in no wave come last. */
  readonly targets: () => Iterable<readonly [target: string, blocker: Blocker]>;
}
