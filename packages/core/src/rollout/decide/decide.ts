import { truncate } from "../../object/index.ts";
import { commandsFor } from "../../run/index.ts";
import { windowsAt } from "../gates/window/windows.ts";
import type { Decision } from "../model/decision.ts";
import { dueAt } from "../model/due.ts";
import { isRevision, toSecond } from "../model/evidence.ts";
import { type DecideInputs, retryCommand, type Skip, type Wish } from "../model/inputs.ts";
import type { Measurement } from "../model/metrics.ts";
import type { Moment } from "../model/moment.ts";
import type { Plan } from "../model/plan.ts";
import type { SupersedePolicy } from "../model/policies.ts";
import { isGoingBack, isOnItsWay, LONGEST_MESSAGE, type Phase, type RolloutState } from "../model/state.ts";
import { beginAttempt, beginsAttempt, isKept } from "./attempts.ts";
import { findStop } from "./budgets.ts";
import { closeDraft, type Draft, openDraft, type Told } from "./draft.ts";
import { observeTargets } from "./observe-targets.ts";
import { isForAttempt, isWaveThrough, openWaves, unprovedWave } from "./pass-waves.ts";
import { releaseTargets } from "./release-targets.ts";
import { isRollingBack, rollBack } from "./roll-back.ts";

/**
 * What may change next. Pure and total; the same inputs again change nothing, and then `state` is the one given.
 *
 * A target is released when every target of all waves before its own has landed, or failed within what is tolerated: on
 * evidence of the revision itself, fresh, and made after that target's release; and when that wave has soaked and its
 * own has the approval it needs, which once used is not taken back. While a budget is overspent nothing starts; a strategy
 * edited to tolerate more, or a word to try again what failed, lets the rollout go on. At most as many are on the way as
 * the caps of wave, ramp, failure domain and shared budgets allow.
 *
 * A target whose dependency failed fails without a release. A target that already is at the revision, and Current,
 * counts as landed. What no evidence tells of stays as it is, until its deadline; then it has failed, or is skipped if
 * the strategy says so: a wave in which nothing was seen at all is never through. Throws a `RangeError` for a `now` that
 * is no number.
 */
export function decide(plan: Plan, before: RolloutState | undefined, inputs: DecideInputs): Decision {
  if (!Number.isFinite(inputs.now)) throw new RangeError(`not a time: ${inputs.now}`);
  const { onSupersede = "restart" } = plan;
  const begins = before === undefined || beginsAttempt(before, inputs, onSupersede, inputs.now);
  const now = Math.max(toSecond(inputs.now), begins ? Number.NEGATIVE_INFINITY : before.at);
  const start = begins ? beginAttempt(before, inputs, plan.waves, now, onSupersede) : before;
  const draft = openDraft(plan, start, momentOf(plan, start, inputs, now), { ...toldTo(start, inputs), begins });
  if (begins) draft.changes.push({ kind: "began", message: `attempt ${start.attempt} at ${start.revision}` });
  noteBrake(draft);
  observeTargets(draft, inputs.evidence);
  const found = findPhase(draft, inputs);
  const phase = isRollingBack(draft, found === "Stopped", inputs.rollback) ? rollBack(draft) : found;
  const windows = plan.windows === undefined ? undefined : windowsAt(plan.windows, now);
  if (phase === "Running" || phase === "Completed") {
    openWaves(draft, inputs.approvals ?? []);
    if (windows?.open !== false) releaseTargets(draft, inputs.evidence);
  }
  if (phase === "Completed" && start.phase !== "Completed") draft.changes.push({ kind: "completed" });
  const state = closeDraft(draft, phase);
  const superseding = findSuperseding(state, inputs, onSupersede, now);
  const nextLook =
    superseding !== undefined && !isOnItsWay(state) ? now + SECOND : findNextLook(draft, state, inputs, windows);
  return {
    state,
    changes: draft.changes,
    ...(nextLook !== undefined && { nextLook }),
    ...(superseding !== undefined && { superseding }),
  };
}

function momentOf(plan: Plan, start: RolloutState, inputs: DecideInputs, now: number): Moment {
  const { revision } = start;
  const { deadline, staleAfter, onUnreachable, failures } = plan;
  const { paused: pause = false, handbrake } = inputs;
  const brakedBy = handbrake?.by;
  const paused = pause !== false || brakedBy !== undefined;
  return {
    revision,
    isTarget: isRevision(revision),
    now,
    deadline,
    staleAfter,
    paused,
    resumes: !paused && (start.phase === "Paused" || start.brakedBy !== undefined),
    pausedBy: typeof pause === "object" ? pause.by : undefined,
    brakedBy,
    onUnreachable,
    failures,
  };
}

function toldTo(start: RolloutState, inputs: DecideInputs): Omit<Told, "begins"> {
  const byTarget = (all: readonly Skip[] = []): ReadonlyMap<string, string> =>
    new Map(all.map(({ target, by }) => [target, by]));
  const promotions = (inputs.promotions ?? []).filter((one) => isForAttempt(one, start));
  const metrics = new Map<string, Measurement>();
  for (const measured of inputs.metrics ?? []) {
    const one = { ...measured, at: toSecond(measured.at) };
    const known = metrics.get(one.name);
    if (known === undefined || one.at > known.at) metrics.set(one.name, one);
  }
  return {
    skips: byTarget(inputs.skips),
    pins: byTarget(inputs.pins),
    retries: commandsFor((inputs.retries ?? []).map(retryCommand), start.attempt),
    shared: inputs.shared ?? [],
    gates: { promotions: new Map(promotions.map(({ wave, by }) => [wave, by])), metrics },
  };
}

function noteBrake({ start, moment, changes }: Draft): void {
  if (moment.brakedBy !== undefined && start.brakedBy === undefined)
    changes.push({ kind: "braked", message: `by ${moment.brakedBy}` });
  if (moment.brakedBy === undefined && start.brakedBy !== undefined) changes.push({ kind: "unbraked" });
}

/** Ends the attempt if somebody says so; what is completed, or goes back, an abort does not concern. */
function takeAbort(draft: Draft, { abort }: DecideInputs): void {
  const { attempt, phase } = draft.start;
  if (abort?.attempt !== attempt || draft.aborted !== undefined || isGoingBack(phase)) return;
  const { by, reason } = abort;
  const message = reason === undefined ? {} : { message: truncate(reason, LONGEST_MESSAGE) };
  draft.aborted = { at: draft.moment.now, reason: "Aborted", by, ...message };
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

/** When a deadline or a retry is due, windows change for what waits for them, or what is of a time to come counts. */
function findNextLook(
  { plan, nextDue, moment }: Draft,
  state: RolloutState,
  inputs: DecideInputs,
  windows: { readonly changesAt?: number } | undefined,
): number | undefined {
  const { phase } = state;
  const isOver = phase === "Completed" || phase === "RolledBack";
  const due = isGoingBack(phase) ? firstDue(state, plan.deadline, moment.now) : nextDue;
  const all = [
    moment.brakedBy === undefined ? due : undefined,
    phase === "Running" ? windows?.changesAt : undefined,
    isOver ? undefined : firstToCome(inputs, moment.now),
  ];
  return all.reduce(earlier, undefined);
}

const SECOND = 1000;

function earlier(a: number | undefined, b: number | undefined): number | undefined {
  return a === undefined || b === undefined ? (a ?? b) : Math.min(a, b);
}

function firstDue({ targets }: RolloutState, deadline: number | undefined, now: number): number | undefined {
  let first: number | undefined;
  for (const target of targets.values()) {
    const due = dueAt(target, deadline);
    if (due !== undefined && due > now) first = earlier(first, due);
  }
  return first;
}

/** The first second after `now` of which something was seen or measured. */
function firstToCome({ evidence, metrics = [] }: DecideInputs, now: number): number | undefined {
  const end = now + SECOND;
  let first: number | undefined;
  for (const { observedAt } of evidence.values())
    if (observedAt !== undefined && observedAt >= end) first = earlier(first, observedAt);
  for (const { at } of metrics) if (at >= end) first = earlier(first, at);
  return first === undefined ? undefined : toSecond(first);
}

function findPhase(draft: Draft, inputs: DecideInputs): Phase {
  const { plan, waves, start, changes, moment, domains } = draft;
  const isThrough = plan.waves.every((_, wave) => isWaveThrough(draft, wave));
  if (!isThrough) takeAbort(draft, inputs);
  const { aborted } = draft;
  if (aborted !== undefined && start.aborted === undefined) {
    const { reason, message } = aborted;
    changes.push({ kind: "aborted", reason, ...(message !== undefined && { message }) });
  }
  const stop = findStop(plan, { waves, domains, aborted }, unprovedWave(draft));
  if (stop === undefined) return isThrough ? "Completed" : moment.paused ? "Paused" : "Running";
  const { reason, wave } = stop;
  if (start.phase !== "Stopped" && !isGoingBack(start.phase))
    changes.push({ kind: "stopped", reason, ...(wave !== undefined && { wave }) });
  return "Stopped";
}
