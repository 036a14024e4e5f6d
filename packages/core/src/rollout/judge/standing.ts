import type { Watch } from "../gates/gate.ts";
import { watchesOf } from "../gates/table.ts";
import type { Plan } from "../model/plan.ts";
import {
  type GoneTarget,
  isSettled,
  type RolloutState,
  type TargetState,
  takesPlace,
  type WaveState,
} from "../model/state.ts";
import { provesNothing } from "./counters.ts";
import { asksNothing } from "./gate-facts.ts";
import type { JudgedStanding, Tally } from "./judges.ts";

/** Creates the counters for the targets of each wave; a wave that passed or was promoted has none. */
export function watchesIn(plan: Plan, waves: readonly WaveState[]): readonly (readonly Watch[])[] {
  return plan.waves.map((planned, index) => (asksNothing(waves[index]) ? NONE : watchesOf(planned)));
}

const NONE: readonly Watch[] = [];

export function newTally(): Tally {
  return { settled: 0, proving: 0, landed: 0, released: 0, unreachable: 0, unproved: 0, onTheWay: 0 };
}

/** Counts one target of a wave in its tally. */
export function countTarget(
  tally: Tally,
  plan: Plan,
  wave: number,
  target: TargetState,
  watches: readonly Watch[],
): void {
  if (target.state === "Landed") {
    tally.landed += 1;
    if (target.releasedAt !== undefined) tally.released += 1;
    if (watches.every(({ isProved }) => isProved(target))) tally.settled += 1;
    else tally.proving += 1;
    return;
  }
  if (isSettled(target)) tally.settled += 1;
  if (target.reason === "Unreachable") tally.unreachable += 1;
  if (provesNothing(plan, wave, target)) tally.unproved += 1;
  if (takesPlace(target)) tally.onTheWay += 1;
}

/** Counts the targets that left the inventory while in progress, as they keep their places. */
export function countGone(tallies: readonly Tally[], plan: Plan, gone: readonly GoneTarget[]): void {
  for (const target of gone)
    if (takesPlace(target))
      for (const [wave, tally] of tallies.entries())
        if (target.wave === undefined || target.wave === plan.waves[wave]?.name) tally.onTheWay += 1;
}

/** Returns the standing of a rollout by a stored state. */
export function standingIn(
  plan: Plan,
  state: RolloutState,
  { now, told, evidence }: Pick<JudgedStanding, "now" | "told" | "evidence">,
): JudgedStanding {
  const { revision, attempt, startedAt, completedAt, wave, targets, gone = [] } = state;
  const states = new Map(state.waves.map((one) => [one.name, one]));
  const waves = plan.waves.map(({ name }) => states.get(name) ?? { name, failures: 0 });
  const watches = watchesIn(plan, waves);
  const tallies = plan.waves.map((planned, index) => {
    const tally = newTally();
    for (const { key } of planned.targets) {
      const target = targets.get(key);
      if (target !== undefined) countTarget(tally, plan, index, target, watches[index] ?? NONE);
    }
    return tally;
  });
  countGone(tallies, plan, gone);
  const targetOf = (key: string): TargetState | undefined => targets.get(key);
  const known = { plan, revision, attempt, startedAt, completedAt, gone, now, told, evidence };
  return { ...known, wave, waves, targetOf, tallies };
}
