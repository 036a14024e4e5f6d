import { dueAt, type Moment } from "./advance-target.ts";
import { openDomains } from "./domains.ts";
import { type Change, closeDraft, type Draft, openDraft, setTarget, setWave, tally, targetIn } from "./draft.ts";
import { type Evidence, isFresh, isRevision } from "./evidence.ts";
import type { Skip } from "./hold-target.ts";
import type { Approval, DecideInputs } from "./inputs.ts";
import { judgeGate, type Measurement, type MetricGate } from "./metric-gates.ts";
import { observeTargets } from "./observe-targets.ts";
import type { Plan } from "./plan.ts";
import { isRollingBack, rollBack } from "./roll-back.ts";
import {
  beginAttempt,
  beginsAttempt,
  type Phase,
  type RolloutState,
  type TargetState,
  type WaveState,
  type Wish,
} from "./state.ts";
import { isCutShort, isKept, type SupersedePolicy } from "./supersede.ts";
import { windowsAt } from "./windows.ts";

/** The state to store, what changed, and when time alone will change something (milliseconds). */
export interface Decision {
  readonly state: RolloutState;
  readonly changes: readonly Change[];
  readonly nextLook?: number;
  /** A revision that was asked for and does not begin yet, by `onSupersede`. */
  readonly superseding?: { readonly revision: string; readonly policy: "queue" | "refuse" };
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
  const { onSupersede = "restart" } = plan;
  const begins = before === undefined || beginsAttempt(before, inputs, onSupersede, now);
  const start = begins ? beginAttempt(before, inputs, plan.waves, now, onSupersede) : before;
  const draft = openDraft(plan, start, momentOf(plan, start, inputs, now), toldTo(start, inputs));
  if (begins) draft.changes.push({ kind: "began", message: `attempt ${start.attempt} at ${start.revision}` });
  noteBrake(draft);
  observeTargets(draft, inputs.evidence);
  const found = findPhase(draft);
  const phase = isRollingBack(draft, found === "Stopped", inputs.rollback) ? rollBack(draft) : found;
  const windows = plan.windows === undefined ? undefined : windowsAt(plan.windows, now);
  if (phase === "Running" || phase === "Completed") {
    openWaves(draft, inputs.approvals ?? []);
    if (windows?.open !== false) releaseTargets(draft, inputs.evidence);
  }
  if (phase === "Completed" && start.phase !== "Completed") draft.changes.push({ kind: "completed" });
  const state = closeDraft(draft, phase);
  const superseding = findSuperseding(state, inputs, onSupersede, now);
  const nextLook = superseding !== undefined && !isCutShort(state) ? now + SECOND : findNextLook(draft, state, windows);
  return {
    state,
    changes: draft.changes,
    ...(nextLook !== undefined && { nextLook }),
    ...(superseding !== undefined && { superseding }),
  };
}

function momentOf(plan: Plan, start: RolloutState, inputs: DecideInputs, now: number): Moment {
  const { revision } = start;
  const { deadline, staleAfter, onUnreachable } = plan;
  const brakedBy = inputs.handbrake?.by;
  const paused = isPaused(inputs) || brakedBy !== undefined;
  return { revision, isTarget: isRevision(revision), now, deadline, staleAfter, paused, brakedBy, onUnreachable };
}

function isPaused({ paused = false }: DecideInputs): boolean {
  return paused !== false;
}

function toldTo(start: RolloutState, inputs: DecideInputs): Pick<Draft, "skips" | "pins" | "gates"> {
  const byTarget = (all: readonly Skip[] = []): ReadonlyMap<string, string> =>
    new Map(all.map(({ target, by }) => [target, by]));
  const promotions = (inputs.promotions ?? []).filter((one) => isForAttempt(one, start));
  const metrics = new Map<string, Measurement>();
  for (const measured of inputs.metrics ?? []) {
    const one = { ...measured, at: Math.floor(measured.at / 1000) * 1000 };
    const known = metrics.get(one.name);
    if (known === undefined || one.at > known.at) metrics.set(one.name, one);
  }
  return {
    skips: byTarget(inputs.skips),
    pins: byTarget(inputs.pins),
    gates: { promotions: new Map(promotions.map(({ wave, by }) => [wave, by])), metrics },
  };
}

function noteBrake({ start, moment, changes }: Draft): void {
  if (moment.brakedBy !== undefined && start.brakedBy === undefined)
    changes.push({ kind: "braked", message: `by ${moment.brakedBy}` });
  if (moment.brakedBy === undefined && start.brakedBy !== undefined) changes.push({ kind: "unbraked" });
}

function findSuperseding(
  state: RolloutState,
  { revision, restart }: Wish,
  policy: SupersedePolicy,
  now: number,
): Decision["superseding"] {
  if (!isKept(state, { revision, restart }, policy, now)) return undefined;
  return { revision, policy: policy === "refuse" ? "refuse" : "queue" };
}

/** The deadline that is due first, or when the windows change while something waits for them. */
function findNextLook(
  { plan, firstRelease, moment }: Draft,
  state: RolloutState,
  windows: { readonly changesAt?: number } | undefined,
): number | undefined {
  const { deadline } = plan;
  const due =
    moment.brakedBy !== undefined
      ? undefined
      : state.phase === "RollingBack"
        ? firstDue(state, deadline)
        : dueFrom(firstRelease, deadline);
  const opens = state.phase === "Running" ? windows?.changesAt : undefined;
  return due === undefined || opens === undefined ? (due ?? opens) : Math.min(due, opens);
}

const SECOND = 1000;

/** Phases that say already that too many have failed. */
const ENDED: ReadonlySet<Phase> = new Set(["Stopped", "RollingBack", "RolledBack"]);

function dueFrom(firstRelease: number | undefined, deadline: number | undefined): number | undefined {
  return firstRelease === undefined || deadline === undefined ? undefined : firstRelease + deadline;
}

function firstDue(state: RolloutState, deadline: number | undefined): number | undefined {
  const all = [...state.targets.values()].map((target) => dueAt(target, deadline)).filter((due) => due !== undefined);
  return all.length === 0 ? undefined : all.reduce((a, b) => Math.min(a, b));
}

function findPhase(draft: Draft): Phase {
  const { plan, waves, start, changes, moment } = draft;
  const stopped = plan.waves.findIndex(({ maxFailures }, index) => (waves[index]?.failures ?? 0) > maxFailures);
  if (stopped >= 0) {
    if (!ENDED.has(start.phase)) changes.push({ kind: "stopped", wave: stopped, reason: "TooManyFailures" });
    return "Stopped";
  }
  if (plan.waves.every((_, wave) => isWaveThrough(draft, wave))) return "Completed";
  return moment.paused ? "Paused" : "Running";
}

/**
 * Every target has its last word, and the metrics of the wave are as they must be; where nothing was seen of some, at
 * least one has landed: silence proves nothing.
 */
function isWaveThrough(draft: Draft, wave: number): boolean {
  const { plan, tallies } = draft;
  const { terminal = 0, landed = 0, unreachable = 0 } = tallies[wave] ?? {};
  if (terminal !== plan.waves[wave]?.targets.length || (unreachable > 0 && landed === 0)) return false;
  return failedGate(draft, wave) === undefined;
}

/** The first metric gate that keeps a wave from being through. */
function failedGate({ plan, waves, tallies, gates, moment }: Draft, wave: number): MetricGate | undefined {
  const { metrics = [], targets = [] } = plan.waves[wave] ?? {};
  const { landedAt, promotedBy } = waves[wave] ?? {};
  if (targets.length === 0 || landedAt !== undefined || promotedBy !== undefined) return undefined;
  const times = { landedAt: tallies[wave]?.lastLanding ?? 0, now: moment.now, staleAfter: moment.staleAfter };
  return metrics.find((gate) => judgeGate(gate, gates.metrics.get(gate.name), times) !== "pass");
}

function isForAttempt({ revision, attempt }: Approval, start: RolloutState): boolean {
  return revision === start.revision && attempt === start.attempt;
}

/** Opens the wave that is due, if it has the approval it needs, and passes those that are through. */
function openWaves(draft: Draft, approvals: readonly Approval[]): void {
  const { plan, moment, changes } = draft;
  const before = plan.waves.slice(0, draft.wave).every((_, wave) => isWaveThrough(draft, wave));
  for (; draft.wave < plan.waves.length; draft.wave += 1) {
    const { wave } = draft;
    if (draft.waves[wave]?.openedAt === undefined) {
      const { name, approval: needed = false, targets = [] } = plan.waves[wave] ?? {};
      const approval = approvals.find((one) => one.wave === name && isForAttempt(one, draft.start));
      const isFree = targets.length === 0 || draft.waves[wave]?.promotedBy !== undefined;
      if (needed && approval === undefined && !isFree) return;
      setWave(draft, wave, { openedAt: moment.now, ...(approval !== undefined && { approvedBy: approval.by }) });
      changes.push({ kind: "opened", wave });
    }
    if (!before || !isWaveThrough(draft, wave)) return;
    setWave(draft, wave, { landedAt: moment.now, ...evidenceOfGates(draft, wave) });
    changes.push({ kind: "passed", wave });
  }
}

function evidenceOfGates({ plan, waves, gates }: Draft, wave: number): Pick<WaveState, "metrics"> {
  const { metrics = [] } = plan.waves[wave] ?? {};
  if (metrics.length === 0 || waves[wave]?.promotedBy !== undefined) return {};
  return { metrics: metrics.flatMap(({ name }) => gates.metrics.get(name) ?? []) };
}

/**
 * Releases in every wave before which all are through: the open one, and those that a new target joined later. So
 * what had landed and left the revision again holds up everything behind it.
 */
function releaseTargets(draft: Draft, evidence: ReadonlyMap<string, Evidence>): void {
  const { revision, now } = draft.moment;
  const domains = openDomains(draft);
  for (const [wave, { targets, maxConcurrent }] of draft.plan.waves.slice(0, draft.wave + 1).entries()) {
    const counts = draft.tallies[wave];
    if (draft.waves[wave]?.openedAt === undefined) return;
    for (const { key, dependsOn, domain } of isWaveThrough(draft, wave) ? [] : targets) {
      if (counts === undefined || counts.onTheWay >= maxConcurrent) break;
      const target = targetIn(draft, key);
      if (
        target?.state !== "Waiting" ||
        domains.isFull(domain) ||
        !dependsOn.every((other) => hasLanded(draft, other, evidence))
      )
        continue;
      const released: TargetState = {
        state: "Released",
        revision,
        lastGood: target.lastGood,
        since: now,
        releasedAt: now,
      };
      setTarget(draft, key, released);
      tally(draft, wave, released);
      domains.add(domain);
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
