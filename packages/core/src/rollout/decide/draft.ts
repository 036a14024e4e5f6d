import type { Command } from "../../run/index.ts";
import { isThrough, NO_SOAK, type Soak, soakIn } from "../gates/soak/soak.ts";
import type { Change } from "../model/decision.ts";
import { dueAt } from "../model/due.ts";
import type { SharedUse } from "../model/inputs.ts";
import type { Measurement } from "../model/metrics.ts";
import type { Moment } from "../model/moment.ts";
import type { Plan, PlannedWave } from "../model/plan.ts";
import {
  type Aborted,
  type DomainFailures,
  type RolloutState,
  type TargetState,
  takesPlace,
  type WaveState,
} from "../model/state.ts";
import { provesNothing } from "./counters.ts";

/** How many targets of a wave have their last word, soak included, and how many are on the way. */
export interface Tally {
  terminal: number;
  landed: number;
  /** Those of them that this attempt released. */
  proved: number;
  /** When the last of them landed. */
  lastLanding: number;
  /** Nothing was seen of them in time. */
  unreachable: number;
  /** They failed in a way that says nothing of the revision. */
  unproved: number;
  /** Of those that count. */
  onTheWay: number;
}

/** What people and meters say of waves, checked to be about this attempt. */
export interface Gates {
  /** By wave: who promotes it. */
  readonly promotions: ReadonlyMap<string, string>;
  readonly metrics: ReadonlyMap<string, Measurement>;
}

/** One call of `decide` while it works: the state given, and what differs from it so far. Never outlives the call. */
export interface Draft {
  readonly plan: Plan;
  readonly start: RolloutState;
  readonly moment: Moment;
  readonly changes: Change[];
  /** Who skips which target. */
  readonly skips: ReadonlyMap<string, string>;
  /** Who pins which target. */
  readonly pins: ReadonlyMap<string, string>;
  /** What was asked to be tried again, by the key of the command. */
  readonly retries: ReadonlyMap<string, Command>;
  readonly shared: readonly SharedUse[];
  /** Whether the attempt begins with this decision. */
  readonly begins: boolean;
  /** The state in which every target begins that the start does not know: one for all of them. */
  readonly newcomer: TargetState;
  aborted: Aborted | undefined;
  domains: readonly DomainFailures[];
  /** Waves in which something failed. */
  readonly setBack: Set<number>;
  readonly waves: WaveState[];
  /** By wave: how its targets have to soak; not at all in one that is through or promoted. */
  readonly soaks: readonly Soak[];
  wave: number;
  /** A copy, as soon as one target differs. */
  targets: Map<string, TargetState> | undefined;
  /** By wave, of the targets observed so far. */
  readonly tallies: readonly Tally[];
  readonly gates: Gates;
  /** Whether something waits to be tried again. */
  retrying: boolean;
  /** The first time, after now, at which something on the way is due. */
  nextDue: number | undefined;
}

/** What people and meters say. */
export type Told = Pick<Draft, "skips" | "pins" | "retries" | "shared" | "gates" | "begins">;

/**
 * A draft that equals the state, but for promotions. States of waves are found by name, so that a strategy may gain or
 * lose waves.
 */
export function openDraft(plan: Plan, start: RolloutState, moment: Moment, told: Told): Draft {
  const known = new Map(start.waves.map((wave) => [wave.name, wave]));
  const waves = plan.waves.map(({ name }): WaveState => {
    const wave = known.get(name) ?? { name, failures: 0 };
    const promotedBy = told.gates.promotions.get(name);
    return promotedBy === undefined || wave.promotedBy !== undefined || wave.landedAt !== undefined
      ? wave
      : { ...wave, promotedBy };
  });
  const open = waves.findIndex(({ landedAt }) => landedAt === undefined);
  const tallies = waves.map(openTally);
  const joined = !told.begins && plan.membership?.addedCounts === false ? true : undefined;
  const wave = open < 0 ? waves.length : open;
  return {
    plan,
    start,
    moment,
    ...told,
    changes: [],
    newcomer: { state: "Waiting", since: moment.now, joined },
    waves,
    soaks: plan.waves.map((planned, index) => soakOf(planned, waves[index])),
    wave,
    targets: undefined,
    tallies,
    nextDue: undefined,
    retrying: false,
    aborted: start.aborted,
    domains: start.domains ?? NO_DOMAINS,
    setBack: new Set(),
  };
}

const NO_DOMAINS: readonly DomainFailures[] = [];

function openTally(): Tally {
  return { terminal: 0, landed: 0, proved: 0, lastLanding: 0, unreachable: 0, unproved: 0, onTheWay: 0 };
}

export function targetIn(draft: Draft, key: string): TargetState | undefined {
  return (draft.targets ?? draft.start.targets).get(key);
}

export function setTarget(draft: Draft, key: string, target: TargetState): void {
  draft.targets ??= new Map(draft.start.targets);
  draft.targets.set(key, target);
}

export function removeTarget(draft: Draft, key: string): void {
  draft.targets ??= new Map(draft.start.targets);
  draft.targets.delete(key);
}

export function setWave(draft: Draft, index: number, change: Partial<WaveState>): void {
  const wave = draft.waves[index];
  if (wave !== undefined) draft.waves[index] = { ...wave, ...change };
}

function soakOf(planned: PlannedWave, state: WaveState | undefined): Soak {
  return state?.landedAt === undefined && state?.promotedBy === undefined ? soakIn(planned) : NO_SOAK;
}

/** Notes when time alone will change a target. */
export function noteDue(draft: Draft, target: TargetState): void {
  const due = dueAt(target, draft.plan.deadline);
  if (due !== undefined && due > draft.moment.now && due < (draft.nextDue ?? Number.POSITIVE_INFINITY))
    draft.nextDue = due;
}

/** Counts a target of a wave by its state. */
export function tally(draft: Draft, wave: number, target: TargetState): void {
  const counts = draft.tallies[wave];
  if (counts === undefined || target.state === "Waiting") return;
  if (isThrough(target, draft.soaks[wave])) counts.terminal += 1;
  if (target.reason === "Unreachable") counts.unreachable += 1;
  if (target.state === "Landed") {
    counts.landed += 1;
    if (target.releasedAt !== undefined) counts.proved += 1;
    counts.lastLanding = Math.max(counts.lastLanding, target.since ?? 0);
  }
  if (target.state === "Failed" && provesNothing(draft.plan, wave, target)) counts.unproved += 1;
  if (target.state !== "Released") return;
  if (takesPlace(target)) counts.onTheWay += 1;
  if (target.retryAt !== undefined) draft.retrying = true;
  noteDue(draft, target);
}

/** The state that the draft has become: the one it began with, if nothing differs. `at` moves only with a change. */
export function closeDraft(draft: Draft, phase: RolloutState["phase"]): RolloutState {
  const { start, moment, waves, wave, aborted, domains } = draft;
  const { brakedBy, pausedBy } = moment;
  const same =
    brakedBy === start.brakedBy &&
    pausedBy === start.pausedBy &&
    aborted === start.aborted &&
    domains === (start.domains ?? NO_DOMAINS) &&
    draft.targets === undefined &&
    phase === start.phase &&
    wave === start.wave &&
    waves.length === start.waves.length &&
    waves.every((state, index) => state === start.waves[index]);
  if (same) return start;
  const completedAt = phase === "Completed" && start.phase !== "Completed" ? moment.now : start.completedAt;
  const completed = completedAt === undefined ? {} : { completedAt };
  const { brakedBy: _, pausedBy: __, ...rest } = start;
  return {
    ...rest,
    ...completed,
    ...(brakedBy !== undefined && { brakedBy }),
    ...(pausedBy !== undefined && { pausedBy }),
    ...(aborted !== undefined && { aborted }),
    ...(domains.length > 0 && { domains }),
    at: moment.now,
    phase,
    wave,
    waves,
    targets: draft.targets ?? start.targets,
  };
}
