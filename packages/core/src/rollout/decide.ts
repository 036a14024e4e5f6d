import { dueAt } from "./advance-target.ts";
import { type Change, closeDraft, type Draft, openDraft, setTarget, setWave, tally, targetIn } from "./draft.ts";
import { type Evidence, isFresh, isRevision } from "./evidence.ts";
import type { Skip } from "./hold-target.ts";
import { observeTargets } from "./observe-targets.ts";
import type { Plan } from "./plan.ts";
import { isRollingBack, type Rollback, rollBack } from "./roll-back.ts";
import { beginAttempt, beginsAttempt, type Phase, type RolloutState, type TargetState, type Wish } from "./state.ts";

/** What `decide` is told. */
export interface DecideInputs extends Wish {
  /** What was last seen of each target, by its key; of targets of other packages too, where they are depended on. */
  readonly evidence: ReadonlyMap<string, Evidence>;
  /** Milliseconds; cut to whole seconds. A time before that of the state counts as the state's. */
  readonly now: number;
  /** Release nothing more; what is on the way is still watched. Default: false. */
  readonly paused?: boolean;
  /** What was approved. Default: nothing. */
  readonly approvals?: readonly Approval[];
  /** Targets to go on without. Default: none. */
  readonly skips?: readonly Skip[];
  /** Roll an attempt back. Default: not, unless the strategy says so for a rollout that stops. */
  readonly rollback?: Rollback | undefined;
}

/** Leave to open one wave, in one attempt at one revision: it counts for no other. */
export interface Approval {
  readonly wave: string;
  readonly revision: string;
  readonly attempt: number;
  readonly by: string;
}

/** The state to store, what changed, and when time alone will change something (milliseconds). */
export interface Decision {
  readonly state: RolloutState;
  readonly changes: readonly Change[];
  readonly nextLook?: number;
}

/**
 * What may change next. Pure and total; the same inputs again change nothing, and then `state` is the one given.
 *
 * A target is released when every target of all waves before its own has landed, or failed within `maxFailures`: on
 * evidence of the revision itself, fresh, and made after that target's release; and when that wave has soaked and
 * its own has the approval it needs, which once used is not taken back. While a wave has more failures than it tolerates, nothing starts (a strategy edited to tolerate more lets the rollout go on). At most `maxConcurrent` targets of a
 * wave are on the way. A target whose dependency failed fails without a release. A target that already is at
 * the revision, and Current, counts as landed. What no evidence tells of stays as it is, until its deadline; then it has
 * failed, or is skipped if the strategy says so: a wave in which nothing was seen at all is never through.
 */
export function decide(plan: Plan, before: RolloutState | undefined, inputs: DecideInputs): Decision {
  const now = Math.max(Math.floor(inputs.now / 1000) * 1000, before?.at ?? Number.NEGATIVE_INFINITY);
  const begins = before === undefined || beginsAttempt(before, inputs);
  const start = begins ? beginAttempt(before, inputs, plan.waves, now) : before;
  const { revision } = start;
  const { deadline, staleAfter, onUnreachable } = plan;
  const { paused = false, approvals = [] } = inputs;
  const skips = new Map((inputs.skips ?? []).map(({ target, by }) => [target, by]));
  const moment = { revision, isTarget: isRevision(revision), now, deadline, staleAfter, paused, onUnreachable };
  const draft = openDraft(plan, start, moment, skips);
  if (begins) draft.changes.push({ kind: "began", message: `attempt ${start.attempt} at ${start.revision}` });
  observeTargets(draft, inputs.evidence);
  const found = findPhase(draft, paused);
  const phase = isRollingBack(draft, found === "Stopped", inputs.rollback) ? rollBack(draft) : found;
  if (phase === "Running" || phase === "Completed") {
    openWaves(draft, approvals);
    releaseTargets(draft, inputs.evidence);
  }
  if (phase === "Completed" && start.phase !== "Completed") draft.changes.push({ kind: "completed" });
  const state = closeDraft(draft, phase);
  const nextLook = phase === "RollingBack" ? firstDue(state, deadline) : dueFrom(draft.firstRelease, deadline);
  return { state, changes: draft.changes, ...(nextLook !== undefined && { nextLook }) };
}

/** Phases that say already that too many have failed. */
const ENDED: ReadonlySet<Phase> = new Set(["Stopped", "RollingBack", "RolledBack"]);

function dueFrom(firstRelease: number | undefined, deadline: number | undefined): number | undefined {
  return firstRelease === undefined || deadline === undefined ? undefined : firstRelease + deadline;
}

function firstDue(state: RolloutState, deadline: number | undefined): number | undefined {
  const all = [...state.targets.values()].map((target) => dueAt(target, deadline)).filter((due) => due !== undefined);
  return all.length === 0 ? undefined : all.reduce((a, b) => Math.min(a, b));
}

function findPhase(draft: Draft, paused: boolean): Phase {
  const { plan, waves, start, changes } = draft;
  const stopped = plan.waves.findIndex(({ maxFailures }, index) => (waves[index]?.failures ?? 0) > maxFailures);
  if (stopped >= 0) {
    if (!ENDED.has(start.phase)) changes.push({ kind: "stopped", wave: stopped, reason: "TooManyFailures" });
    return "Stopped";
  }
  if (plan.waves.every((_, wave) => isWaveThrough(draft, wave))) return "Completed";
  return paused ? "Paused" : "Running";
}

/** Every target has its last word; where nothing was seen of some, at least one has landed: silence proves nothing. */
function isWaveThrough({ plan, tallies }: Draft, wave: number): boolean {
  const { terminal = 0, landed = 0, unreachable = 0 } = tallies[wave] ?? {};
  return terminal === plan.waves[wave]?.targets.length && (unreachable === 0 || landed > 0);
}

function isFor({ wave, revision, attempt }: Approval, { plan, start }: Draft, index: number): boolean {
  return wave === plan.waves[index]?.name && revision === start.revision && attempt === start.attempt;
}

/** Opens the wave that is due, if it has the approval it needs, and passes those that are through. */
function openWaves(draft: Draft, approvals: readonly Approval[]): void {
  const { plan, moment, changes } = draft;
  const before = plan.waves.slice(0, draft.wave).every((_, wave) => isWaveThrough(draft, wave));
  for (; draft.wave < plan.waves.length; draft.wave += 1) {
    const { wave } = draft;
    if (draft.waves[wave]?.openedAt === undefined) {
      const approval = approvals.find((one) => isFor(one, draft, wave));
      if (plan.waves[wave]?.approval === true && approval === undefined) return;
      setWave(draft, wave, { openedAt: moment.now, ...(approval !== undefined && { approvedBy: approval.by }) });
      changes.push({ kind: "opened", wave });
    }
    if (!before || !isWaveThrough(draft, wave)) return;
    setWave(draft, wave, { landedAt: moment.now });
    changes.push({ kind: "passed", wave });
  }
}

/**
 * Releases in every wave before which all are through: the open one, and those that a new target joined later. So
 * what had landed and left the revision again holds up everything behind it.
 */
function releaseTargets(draft: Draft, evidence: ReadonlyMap<string, Evidence>): void {
  const { revision, now } = draft.moment;
  for (const [wave, { targets, maxConcurrent }] of draft.plan.waves.slice(0, draft.wave + 1).entries()) {
    const counts = draft.tallies[wave];
    if (draft.waves[wave]?.openedAt === undefined) return;
    for (const { key, dependsOn } of isWaveThrough(draft, wave) ? [] : targets) {
      if (counts === undefined || counts.onTheWay >= maxConcurrent) break;
      const target = targetIn(draft, key);
      if (target?.state !== "Waiting" || !dependsOn.every((other) => hasLanded(draft, other, evidence))) continue;
      const released: TargetState = {
        state: "Released",
        revision,
        lastGood: target.lastGood,
        since: now,
        releasedAt: now,
      };
      setTarget(draft, key, released);
      tally(draft, wave, released);
      draft.changes.push({ kind: "released", target: key, wave });
    }
    if (!isWaveThrough(draft, wave)) return;
  }
}

/** A target of this rollout by its state; of another package by fresh evidence. */
function hasLanded(draft: Draft, key: string, evidence: ReadonlyMap<string, Evidence>): boolean {
  const own = targetIn(draft, key);
  if (own !== undefined) return own.state === "Landed";
  const seen = evidence.get(key);
  return seen?.landed === true && isFresh(seen, draft.moment.now, draft.moment.staleAfter);
}
