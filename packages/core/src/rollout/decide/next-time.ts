import { nextTurning } from "../gates/table.ts";
import { earliest, firstDue } from "../model/due.ts";
import { toSecond } from "../model/evidence.ts";
import type { DecideInputs } from "../model/inputs.ts";
import { isOnItsWay, type RolloutState } from "../model/state.ts";
import type { Look } from "./look.ts";

/** Further facts about the next times at which something changes. */
export interface Coming {
  /** When something on the way is due. */
  readonly due: number | undefined;
  /** Whether it goes back, is back, or found nothing to go back to. */
  readonly goesBack: boolean;
  /** Whether another revision waits for this one to end. */
  readonly isSuperseded: boolean;
}

const SECOND = 1000;

/**
 * When a deadline or a retry is due, gates change for what waits for them, or what is of a time to come counts; for a
 * revision that waits, the second after the one before it has ended.
 */
export function findNextTime(
  look: Look,
  state: RolloutState,
  inputs: DecideInputs,
  coming: Coming,
): number | undefined {
  const { plan, moment } = look;
  const { phase } = state;
  // Nothing changes by time alone while the time is unknown.
  if (inputs.clockMissing === true) return undefined;
  if (coming.isSuperseded && !isOnItsWay(state)) return moment.now + SECOND;
  const isOver = phase === "Completed" || phase === "RolledBack";
  const due = coming.goesBack ? dueOnTheWayBack(state, plan.deadline, moment.now) : coming.due;
  return [
    moment.brakedBy === undefined ? due : undefined,
    phase === "Running" ? nextTurning(plan, moment.now)?.at : undefined,
    isOver ? undefined : firstToCome(inputs, moment.now),
  ].reduce(earliest, undefined);
}

function dueOnTheWayBack({ targets }: RolloutState, deadline: number | undefined, now: number): number | undefined {
  let first: number | undefined;
  for (const target of targets.values())
    if (target.state === "RollingBack") first = firstDue(target, deadline, now, first);
  return first;
}

/** The first second after `now` of which something was seen or measured. */
function firstToCome({ evidence, metrics = [] }: DecideInputs, now: number): number | undefined {
  const end = now + SECOND;
  let first: number | undefined;
  for (const { observedAt } of evidence.values())
    if (observedAt !== undefined && observedAt >= end) first = earliest(first, observedAt);
  for (const { at } of metrics) if (at >= end) first = earliest(first, at);
  return first === undefined ? undefined : toSecond(first);
}
