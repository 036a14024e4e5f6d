import { nextTurning } from "../gates/table.ts";
import { earliest, firstDue } from "../model/due.ts";
import { toSecond } from "../model/evidence.ts";
import type { DecideInputs } from "../model/inputs.ts";
import { isGoingBack, isOnItsWay, type RolloutState } from "../model/state.ts";
import type { Look } from "./look.ts";

/** Further facts that decide when the next change is due. */
export interface Coming {
  /** The first deadline or retry of a target in progress, in milliseconds. */
  readonly due: number | undefined;
  /** The first time at which a target that left the inventory gives up its place, in milliseconds. */
  readonly goneDue: number | undefined;
  /** Whether the attempt is rolling back, has rolled back, or found no revision to go back to. */
  readonly goesBack: boolean;
  /** Whether another revision is queued until this attempt ends. */
  readonly isSuperseded: boolean;
}

const SECOND = 1000;

/**
 * Returns the next time at which a decision may differ: a deadline or retry is due, a gate changes for a waiting
 * target, or evidence with a future time begins to count. A queued revision is due one second after its predecessor
 * ends.
 */
export function findNextTime(
  look: Look,
  state: RolloutState,
  inputs: DecideInputs,
  coming: Coming,
): number | undefined {
  const { plan, moment } = look;
  const { phase } = state;
  // While the time is unknown, no time at which something changes can be named.
  if (inputs.clockMissing === true) return undefined;
  if (coming.isSuperseded && !isOnItsWay(state)) return moment.now + SECOND;
  const due = coming.goesBack ? dueOnTheWayBack(state, plan.deadline, moment.now) : coming.due;
  const isPlaceKept = moment.brakedBy !== undefined || moment.goesBack || isGoingBack(phase);
  return [
    moment.brakedBy === undefined ? due : undefined,
    isPlaceKept ? undefined : coming.goneDue,
    phase === "Running" ? nextTurning(plan, moment.now)?.at : undefined,
    firstToCome(inputs, moment.now),
  ].reduce(earliest, undefined);
}

function dueOnTheWayBack({ targets }: RolloutState, deadline: number | undefined, now: number): number | undefined {
  let first: number | undefined;
  for (const target of targets.values())
    if (target.state === "RollingBack") first = firstDue(target, deadline, now, first);
  return first;
}

/** Returns the first whole second after `now` for which there is already an observation or a measurement. */
function firstToCome({ evidence, metrics = [] }: DecideInputs, now: number): number | undefined {
  const end = now + SECOND;
  let first: number | undefined;
  for (const { observedAt } of evidence.values())
    if (observedAt !== undefined && observedAt >= end) first = earliest(first, observedAt);
  for (const { at } of metrics) if (at >= end) first = earliest(first, at);
  return first === undefined ? undefined : toSecond(first);
}
