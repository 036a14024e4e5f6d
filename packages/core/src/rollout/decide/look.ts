import type { Told } from "../judge/judges.ts";
import { clearTaints } from "../judge/taint.ts";
import { toldTo } from "../judge/told.ts";
import { type Evidence, isRevision, provesTime, toSecond } from "../model/evidence.ts";
import type { DecideInputs } from "../model/inputs.ts";
import type { Moment } from "../model/moment.ts";
import type { Plan } from "../model/plan.ts";
import {
  isByPerson,
  isGoingBack,
  isPromoted,
  ROLLBACK_FAILED,
  type RolloutState,
  type WaveState,
} from "../model/state.ts";
import { beginAttempt, beginsAttempt } from "./attempts.ts";

/** The inputs of one decision, which do not change while it is made. */
export interface Look {
  readonly plan: Plan;
  /** The given state, or the state in which a new attempt begins. */
  readonly start: RolloutState;
  /** Whether the attempt begins with this decision. */
  readonly begins: boolean;
  readonly moment: Moment;
  readonly told: Told;
  readonly evidence: ReadonlyMap<string, Evidence>;
}

/** Gathers the inputs of a decision. Within an attempt time never goes back; a new attempt begins at the given time. */
export function lookAt(plan: Plan, before: RolloutState | undefined, inputs: DecideInputs<number>): Look {
  const { onSupersede = "restart" } = plan;
  const begins = before === undefined || beginsAttempt(before, inputs, onSupersede, inputs.now);
  const now = Math.max(toSecond(inputs.now), begins ? Number.NEGATIVE_INFINITY : before.at);
  const start = begins ? beginAttempt(before, inputs, plan.waves, now, onSupersede) : inTime(before, now);
  const { evidence } = inputs;
  const moment = momentOf(plan, start, inputs, now);
  return { plan, start, begins, moment, told: toldTo(start, inputs), evidence };
}

/** Whether an attempt that was stopped by what failed is to go back, if nothing in this decision lets it go on. */
export function isToGoBack({ plan, start, moment }: Look): boolean {
  const isStopped = start.phase === "Stopped" && !isByPerson(start.aborted);
  return isStopped && plan.onFailure === "rollback" && moment.brakedBy === undefined;
}

/** Sets the begin of a state to `now` if it began before any clock was known. */
function inTime(state: RolloutState, now: number): RolloutState {
  if (state.at !== 0 || now === 0) return state;
  const targets = new Map([...state.targets].map(([key, target]) => [key, { ...target, since: now }]));
  return { ...state, at: now, startedAt: now, targets };
}

function momentOf(plan: Plan, start: RolloutState, inputs: DecideInputs<number>, now: number): Moment {
  const { revision } = start;
  const { deadline, staleAfter, onUnreachable, failures } = plan;
  const { paused: pause = false, handbrake, abort } = inputs;
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
    tainted: clearTaints(start.tainted ?? [], inputs.clears ?? []),
    brakedBy,
    leaves:
      brakedBy !== undefined ||
      start.brakedBy !== undefined ||
      leavesAlone(plan, start, abort?.attempt === start.attempt),
    goesBack: isGoingBack(start.phase) || (brakedBy === undefined && inputs.rollback?.attempt === start.attempt),
    isTimeKnown: inputs.clockMissing !== true && provesTime(inputs.evidence, now, staleAfter + (deadline ?? 0)),
    onUnreachable,
    failures,
  };
}

/** Returns whether a stopped rollout, or one that is to be aborted, leaves the targets it has touched to people. */
function leavesAlone({ onStop }: Plan, { phase }: RolloutState, isAborted: boolean): boolean {
  return onStop !== "restore" && (phase === "Stopped" || (isAborted && !isGoingBack(phase)));
}

/**
 * Returns the states of the waves, with promotions. Waves are matched by name, so that a strategy may gain or lose
 * some.
 */
export function wavesOf({ plan, start, told }: Look): readonly WaveState[] {
  const known = new Map(start.waves.map((wave) => [wave.name, wave]));
  return plan.waves.map(({ name }): WaveState => {
    const wave = known.get(name) ?? { name, failures: 0 };
    const promotedBy = told.promotions.get(name);
    return promotedBy === undefined || isPromoted(wave) ? wave : { ...wave, promotedBy };
  });
}

/** Returns the index of the first wave that has not passed; the number of waves if all have passed. */
export function firstOpen(waves: readonly WaveState[]): number {
  const open = waves.findIndex(({ landedAt }) => landedAt === undefined);
  return open < 0 ? waves.length : open;
}

/** Returns whether a failure counts: one on the way back does not, also if its target leaves the inventory, then or later. */
export function isCounted({ start }: Look, reason: string | undefined): boolean {
  return reason !== ROLLBACK_FAILED && !isGoingBack(start.phase);
}
