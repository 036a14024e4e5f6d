import { commandKey } from "../../run/index.ts";
import type { Watch } from "../gates/gate.ts";
import { DEPENDENCY_FAILED } from "../judge/counters.ts";
import type { Tally } from "../judge/judges.ts";
import { countGone, countTarget, newTally, watchesIn } from "../judge/standing.ts";
import type { Change } from "../model/change.ts";
import { firstDue } from "../model/due.ts";
import type { Evidence } from "../model/evidence.ts";
import type { PlannedTarget } from "../model/plan.ts";
import {
  type Aborted,
  CHANGED_BY_HAND,
  type DomainFailures,
  type GoneTarget,
  isGoingBack,
  keep,
  ROLLBACK_FAILED,
  type TargetState,
  type TargetWord,
  type WaveState,
} from "../model/state.ts";
import { advanceTarget, failTarget } from "./advance-target.ts";
import { isBack, recoverTarget } from "./again/recover-target.ts";
import { retryTarget } from "./again/retry-target.ts";
import { countFailure, type Failures, forgive, openFailures, setWave } from "./count-failure.ts";
import { holdTarget, isLetGo, notePin } from "./hold-target.ts";
import { isCounted, isToGoBack, type Look, wavesOf } from "./look.ts";
import { noteSeen } from "./note-evidence.ts";
import { noteGone } from "./note-gone.ts";
import type { TargetBook } from "./target-book.ts";

/** The result of observing every target. The targets themselves are in the book. */
export interface Observed {
  readonly waves: readonly WaveState[];
  readonly domains: readonly DomainFailures[];
  readonly aborted: Aborted | undefined;
  /** The tally of each wave, by the wave's index. */
  readonly tallies: readonly Tally[];
  /** Targets that have left the inventory. */
  readonly gone: readonly GoneTarget[];
  /** The first time after now at which one of them gives up its place, in milliseconds. */
  readonly goneDue: number | undefined;
  readonly changes: readonly Change[];
  /** Whether a target waits for a retry. */
  readonly isRetrying: boolean;
  /** Whether a target is held because somebody changed it while the rollout was at a standstill. */
  readonly hasChanged: boolean;
  /** The first time after now at which a deadline or retry of a target is due. */
  readonly nextDue: number | undefined;
}

/** Notes that are collected while targets are observed. */
interface Notes {
  readonly look: Look;
  readonly book: TargetBook;
  readonly failures: Failures;
  readonly tallies: readonly Tally[];
  readonly watches: readonly (readonly Watch[])[];
  /** The state in which every target begins that has none stored: one shared object. */
  readonly newcomer: TargetState;
  readonly changes: Change[];
  isRetrying: boolean;
  hasChanged: boolean;
  nextDue: number | undefined;
}

/** The kind of change to report when an observation brings a target into a state. */
const CHANGE: Readonly<Record<TargetWord, Change["kind"] | undefined>> = {
  Waiting: undefined,
  Released: "left",
  Landed: "landed",
  Failed: "failed",
  Held: "held",
  RollingBack: "rolling-back",
  RolledBack: "rolled-back",
};

/**
 * Computes the next state of every target from its evidence, dependencies first, and counts the failures of the waves.
 */
export function observeTargets(look: Look, book: TargetBook): Observed {
  const { plan, evidence } = look;
  const notes = openNotes(look, book);
  const { gone, nextDue: goneDue, changes: left } = noteGone(look, book, notes.failures);
  notes.changes.push(...left);
  holdLeftover(notes);
  for (const [wave, { targets }] of plan.waves.entries())
    for (const target of targets) observeTarget(notes, wave, target, evidence.get(target.key));
  const { failures, tallies, changes, isRetrying, hasChanged, nextDue } = notes;
  for (const wave of failures.setBack)
    if (plan.waves[wave]?.ramp !== undefined) setWave(failures, wave, { rampedFrom: tallies[wave]?.released ?? 0 });
  const { waves, domains, aborted } = failures;
  countGone(tallies, plan, gone);
  return { waves, domains, aborted, tallies, gone, goneDue, changes, isRetrying, hasChanged, nextDue };
}

function openNotes(look: Look, book: TargetBook): Notes {
  const { plan, start, begins, moment } = look;
  const waves = wavesOf(look);
  const joined = !begins && plan.membership?.addedCounts === false ? true : undefined;
  return {
    look,
    book,
    failures: openFailures(waves, start),
    tallies: waves.map(newTally),
    watches: watchesIn(plan, waves),
    newcomer: { state: "Waiting", since: moment.now, joined },
    changes: [],
    isRetrying: false,
    hasChanged: false,
    nextDue: undefined,
  };
}

const NO_WAVE = { reason: "NoWave", message: "no wave of the strategy takes it" } as const;
const JOINED = { reason: "Joined", message: "it joined underway, and waits for the next attempt" } as const;

function holdLeftover({ look, book, changes }: Notes): void {
  const { plan, begins, moment, evidence } = look;
  const isFrozen = !begins && plan.membership?.added === "hold";
  for (const key of plan.held) {
    const target = book.get(key);
    if (target?.state === "RollingBack") continue;
    const isHeld = target?.state === "Held";
    const reason = target === undefined && isFrozen ? JOINED : NO_WAVE;
    const held = isHeld ? target : ({ ...target, state: "Held", since: moment.now, ...reason } as const);
    const next = noteSeen(held, evidence.get(key), moment);
    if (next !== target) book.set(key, next);
    if (!isHeld) changes.push({ kind: "held", target: key, ...reason });
  }
}

function observeTarget(notes: Notes, wave: number, planned: PlannedTarget, evidence: Evidence | undefined): void {
  const { look, book, failures } = notes;
  const { plan } = look;
  const { key } = planned;
  const known = book.get(key);
  const begins = known === undefined || (known.state === "Held" && isLetGo(look, book, known, planned));
  const target = begins ? begin(notes, known) : unbrake(look, known);
  const { completedAt = Number.NEGATIVE_INFINITY } = look.start;
  const isOver = target.state === "Landed" && target.since !== undefined && target.since <= completedAt;
  const seen = isOver ? target : recoverTarget(advanceTarget(target, evidence, look.moment), evidence, look);
  const advanced = seen.state !== "Failed" || target.state !== "Released" ? seen : retryTarget(look, key, seen);
  const settled = notePin(look, holdTarget(look, book, failWithDependency(notes, advanced, planned), planned), key);
  if (known?.state === "Failed" && isCounted(look, known.reason) && isLeftOut(settled))
    forgive(failures, plan, { wave, planned, target: known });
  const proved = isOver ? settled : watch(notes, wave, settled, evidence);
  if (proved !== known) noteChange(notes, wave, planned, { from: target, to: proved });
  const next =
    proved.state === "Failed"
      ? (sentAgain(look, proved, key) ?? askedAgain(notes, wave, planned, proved, evidence))
      : proved;
  if (next !== known) book.set(key, next);
  if (next === proved) count(notes, wave, next);
  else observeTarget(notes, wave, planned, evidence);
}

/** Returns whether somebody skips a target: the rollout goes on without it, and its failure no longer counts. */
function isLeftOut({ state, reason }: TargetState): boolean {
  return state === "Held" && (reason === "Skipped" || reason === "Pinned");
}

/** Counts the evidence of a target for the gates of its wave. */
function watch(
  { look, watches }: Notes,
  wave: number,
  target: TargetState,
  evidence: Evidence | undefined,
): TargetState {
  let counted = target;
  for (const one of watches[wave] ?? []) counted = one.count(counted, evidence, look.moment);
  return counted;
}

function count(notes: Notes, wave: number, target: TargetState): void {
  const { look, tallies, watches } = notes;
  const tally = tallies[wave];
  if (tally === undefined || target.state === "Waiting") return;
  countTarget(tally, look.plan, wave, target, watches[wave] ?? []);
  if (target.reason === CHANGED_BY_HAND) notes.hasChanged = true;
  if (target.state !== "Released") return;
  if (target.retryAt !== undefined) notes.isRetrying = true;
  notes.nextDue = firstDue(target, look.plan.deadline, look.moment.now, notes.nextDue);
}

function noteChange(
  { look, failures, changes }: Notes,
  wave: number,
  planned: PlannedTarget,
  { from, to }: { readonly from: TargetState; readonly to: TargetState },
): void {
  if (to.state === "Failed" && from.state !== "Failed" && isCounted(look, to.reason))
    countFailure(failures, look.plan, { wave, planned, target: to }, look.moment.now);
  const isRetrying = to.retryAt !== undefined && from.retryAt === undefined;
  if (isRetrying) failures.setBack.add(wave);
  const kind = isRetrying
    ? "retrying"
    : to.state === from.state
      ? undefined
      : to.reason === "Returned"
        ? "returned"
        : CHANGE[to.state];
  if (kind === undefined) return;
  const { reason, message, cause } = to;
  const change: { -readonly [field in keyof Change]: Change[field] } = { kind, target: planned.key, wave };
  if (reason !== undefined) change.reason = reason;
  if (message !== undefined) change.message = message;
  if (kind === "failed" && cause !== undefined) change.cause = cause;
  changes.push(change);
}

/** Restarts the deadline of a target in progress when the handbrake is released. */
function unbrake({ start, moment }: Look, target: TargetState): TargetState {
  const moves = target.state === "Released" || target.state === "RollingBack";
  const isLetGone = start.brakedBy !== undefined && moment.brakedBy === undefined;
  return moves && isLetGone ? { ...target, since: moment.now } : target;
}

/** Returns the state in which a target begins that was not known, or whose hold is over. */
function begin({ newcomer, look }: Notes, known: TargetState | undefined): TargetState {
  if (known === undefined) return newcomer;
  return { ...keep(known), brokenBefore: known.brokenBefore, state: "Waiting", since: look.moment.now };
}

/**
 * Returns a failed target as waiting again when somebody asked to retry it. A request counts once, for the try that it
 * names.
 */
function askedAgain(
  notes: Notes,
  wave: number,
  planned: PlannedTarget,
  target: TargetState,
  evidence: Evidence | undefined,
): TargetState {
  const { look, book, failures, changes } = notes;
  const { told, start, moment, plan } = look;
  const { tries = 1, cause } = target;
  const isBackByItself = plan.onRecovery === "retry" && isBack(target, evidence, look);
  if (told.retries.size === 0 && !isBackByItself) return target;
  const { attempt } = start;
  const retry = told.retries.get(commandKey({ verb: "retry", subject: planned.key, attempt, tries }));
  const isKept = planned.dependsOn.some((key) => book.get(key)?.state === "Failed");
  const isOver = isGoingBack(start.phase) || start.aborted !== undefined;
  if ((retry === undefined && !isBackByItself) || isKept || isOver) return target;
  forgive(failures, plan, { wave, planned, target });
  changes.push({
    kind: "retrying",
    target: planned.key,
    wave,
    message: retry === undefined ? "it is back" : `asked for by ${retry.by}`,
  });
  const brokenBefore = cause === "preexisting" ? true : undefined;
  return { ...keep(target), brokenBefore, state: "Waiting", since: moment.now, tries: tries + 1 };
}

/**
 * Returns a target whose rollback failed as being sent back again when somebody asked for it. A request counts once,
 * for the try that it names.
 */
function sentAgain(look: Look, known: TargetState, key: string): TargetState | undefined {
  const { told, start, moment } = look;
  const { reason, tries = 1 } = known;
  if (reason !== ROLLBACK_FAILED || told.retries.size === 0 || !(moment.goesBack || isToGoBack(look))) return undefined;
  const { attempt, revision } = start;
  if (!told.retries.has(commandKey({ verb: "retry", subject: key, attempt, tries }))) return undefined;
  return { ...keep(known), state: "Waiting", since: known.since, tries: tries + 1, movedTo: revision };
}

/** Fails a target whose dependency failed: it will never be released, and must not wait forever. */
function failWithDependency({ look, book }: Notes, target: TargetState, { dependsOn }: PlannedTarget): TargetState {
  if (target.state !== "Waiting" || dependsOn.length === 0) return target;
  const failed = dependsOn.find((key) => book.get(key)?.state === "Failed");
  if (failed === undefined) return target;
  const message = `was not released: ${failed}, on which it depends, has failed`;
  const cause = book.get(failed)?.cause;
  return failTarget(target, look.moment.now, { reason: DEPENDENCY_FAILED, message, cause });
}
