import type { Measurement } from "./metric-gates.ts";
import { isCutShort, isKept, type SupersedePolicy } from "./supersede.ts";

/** Waiting → Released → Landed or Failed; then perhaps RollingBack → RolledBack. Held: for a reason of its own. */
export type TargetWord = "Waiting" | "Released" | "Landed" | "Failed" | "Held" | "RollingBack" | "RolledBack";

/** How far one target is. Times in milliseconds, whole seconds. */
export interface TargetState {
  readonly state: TargetWord;
  /** The revision it shall have now; `undefined`: whatever it has. */
  readonly revision?: string | undefined;
  /** The revision it had landed before. */
  readonly lastGood?: string | undefined;
  /** When it came into this state. */
  readonly since?: number | undefined;
  /** When this attempt released it; `undefined` for what it has not, also where that has landed or failed. */
  readonly releasedAt?: number | undefined;
  readonly reason?: string | undefined;
  readonly message?: string | undefined;
  /** Of a landed target in a wave that soaks: for how long it was seen healthy without a break, in milliseconds. */
  readonly soaked?: number | undefined;
  /** Up to which observation that was counted. */
  readonly seenAt?: number | undefined;
}

/** How far one wave is. */
export interface WaveState {
  readonly name: string;
  /** How often one of its targets failed in this attempt: never falls. */
  readonly failures: number;
  readonly openedAt?: number | undefined;
  readonly landedAt?: number | undefined;
  /** Who approved that it opened. */
  readonly approvedBy?: string | undefined;
  /** Who let it pass without soak, metrics and approval. */
  readonly promotedBy?: string | undefined;
  /** The measurements with which it passed its metric gates. */
  readonly metrics?: readonly Measurement[] | undefined;
}

/** Stopped: nothing new starts in this attempt. Completed: every target has landed, or failed within what is tolerated. */
export type Phase = "Running" | "Paused" | "Stopped" | "Completed" | "RollingBack" | "RolledBack";

/** How far a rollout is: all that `decide` remembers. Stored before anything it decided is carried out. */
export interface RolloutState {
  readonly revision: string;
  /** Counts up with every new revision and every restart; from 1. */
  readonly attempt: number;
  /** The caller's count of restarts at which this attempt began. */
  readonly restart: number;
  /** When it last changed. Time never goes back behind it. */
  readonly at: number;
  readonly phase: Phase;
  /** When this attempt was last completed: the health of what had landed by then is no longer its business. */
  readonly completedAt?: number | undefined;
  /** Who pulled the handbrake. */
  readonly brakedBy?: string | undefined;
  /** The first wave that is not through, which is the one that is open; as many as there are waves when all are. */
  readonly wave: number;
  readonly waves: readonly WaveState[];
  readonly targets: ReadonlyMap<string, TargetState>;
}

/** What is asked for: another revision, or a higher count of restarts, begins a new attempt. */
export interface Wish {
  readonly revision: string;
  readonly restart: number;
}

/**
 * Whether `decide` will begin a new attempt at `now` (milliseconds). Its plan is then made without the previous one.
 * Default: `restart`.
 */
export function beginsAttempt(
  state: RolloutState | undefined,
  wish: Wish,
  policy: SupersedePolicy = "restart",
  now: number = Number.POSITIVE_INFINITY,
): boolean {
  if (state === undefined || wish.restart > state.restart) return true;
  return state.revision !== wish.revision && !isKept(state, wish, policy, now);
}

/** By whom a wave is promoted that was through when a new revision cut its attempt short. */
const FORWARDED = "onSupersede/fastForward";

/**
 * The state in which an attempt begins. Every target waits again, and nothing of what another revision achieved
 * counts. A target stays at the revision it was last told, until its wave comes; what had landed is its last known good.
 */
export function beginAttempt(
  before: RolloutState | undefined,
  wish: Wish,
  waves: readonly { readonly name: string }[],
  now: number,
  policy: SupersedePolicy = "restart",
): RolloutState {
  const targets = new Map<string, TargetState>();
  for (const [key, { state, revision: told, lastGood }] of before?.targets ?? []) {
    const good = state === "Landed" && before !== undefined ? before.revision : lastGood;
    targets.set(key, { state: "Waiting", revision: told, lastGood: good, since: now });
  }
  const { revision, restart } = wish;
  const isForwarded = before !== undefined && policy === "fastForward" && isCutShort(before);
  const through = new Set(
    isForwarded ? before.waves.filter(({ landedAt }) => landedAt !== undefined).map(({ name }) => name) : [],
  );
  return {
    revision,
    restart,
    attempt: (before?.attempt ?? 0) + 1,
    at: now,
    phase: "Running",
    wave: 0,
    waves: waves.map(({ name }) => ({ name, failures: 0, ...(through.has(name) && { promotedBy: FORWARDED }) })),
    ...(before?.brakedBy !== undefined && { brakedBy: before.brakedBy }),
    targets,
  };
}
