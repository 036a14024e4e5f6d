import type { Blocker } from "../model/blocker.ts";
import type { PlannedTarget, PlannedWave } from "../model/plan.ts";
import { isGoingBack, stillAt, type TargetWord } from "../model/state.ts";
import { blockerOfTarget } from "./blocker-of-target.ts";
import { isLeftForEver, isQueued } from "./goes-back.ts";
import { type JudgedRollout, type Keeper, type Keeping, type Places, since } from "./judges.ts";
import { nextAttempt } from "./standstill.ts";
import { earlierWave, keeperOfWave } from "./targets.ts";

/** Returns the blocker of a wave; `undefined` if it has passed, or is not in the plan. */
export function blockerOfWave(judged: JudgedRollout, places: Places, wave: number): Blocker | undefined {
  const { plan, state, standing, waves, stop, standstill } = judged;
  const planned = plan.waves[wave];
  const { openedAt, landedAt } = standing.waves[wave] ?? {};
  if (planned === undefined) return undefined;
  if (isGoingBack(state.phase)) return goingBack(judged, wave, planned);
  if (standstill !== undefined && stop?.wave === wave) return since(standstill, stillAt(state));
  const passing = waves.passing(wave);
  // A rollout may complete with a wave that never opened, as all of its targets were there without it.
  if (passing === undefined && (landedAt !== undefined || state.phase === "Completed")) return undefined;
  if (openedAt === undefined || wave > state.wave) {
    const opening = keeperOfWave(judged, wave);
    const keeper = standstill === undefined ? opening : over(standstill, opening);
    return keeper === undefined ? undefined : since(keeper, dueSince(judged, wave));
  }
  if (has(judged, planned, "Released"))
    return passing === undefined ? undefined : withSkip(judged, planned, since(passing, openedAt));
  const waiting = planned.targets.find(({ key }) => (state.targets.get(key)?.state ?? "Waiting") === "Waiting");
  const settled = passing ?? earlierWave(standing, firstBefore(judged, wave) ?? state.wave);
  if (standstill !== undefined) return since(waiting === undefined ? over(standstill, settled) : standstill, openedAt);
  const first = waiting === undefined ? undefined : blockerOfTarget(judged, places, { planned: waiting, wave });
  if (first !== undefined) return { ...first, since: openedAt };
  return since(settled, settledAt(judged, planned, openedAt));
}

/**
 * Adds to the blocker of a wave in progress who can skip a target that left a frozen inventory: no report shows it any
 * more, and without a deadline it would be waited for for ever.
 */
function withSkip({ plan, state }: JudgedRollout, { targets }: PlannedWave, blocker: Blocker): Blocker {
  const isLeft = (planned: PlannedTarget): boolean => isLeftForEver(plan, planned, state.targets.get(planned.key));
  const left = state.aborted === undefined ? targets.find(isLeft) : undefined;
  return left === undefined
    ? blocker
    : { ...blocker, who: [...blocker.who, { by: "person", verb: "skip", target: left.key }] };
}

/** Since when nothing of an open wave is on the way or to come: since the last of its targets settled, or left the inventory. */
function settledAt(
  { state: { targets, gone = [], attempt } }: JudgedRollout,
  planned: PlannedWave,
  openedAt: number | undefined,
): number | undefined {
  if (openedAt === undefined) return undefined;
  const left = gone.filter((one) => one.wave === planned.name && one.attempt === attempt);
  const times = [...planned.targets.map(({ key }) => targets.get(key)?.since), ...left.map(({ goneAt }) => goneAt)];
  return times.reduce<number>((last, time = openedAt) => Math.max(last, time), openedAt);
}

/**
 * Returns the first wave before the given one that has not passed. It may be an open one: a pinned target may wait
 * again.
 */
function firstBefore({ waves }: JudgedRollout, wave: number): number | undefined {
  for (let before = 0; before < wave; before += 1) if (waves.passing(before) !== undefined) return before;
  return undefined;
}

/** Returns the blocker of a standstill together with the blocker of the wave. */
function over(standstill: Keeper, beside: Keeper | undefined): Keeper {
  return beside === undefined ? standstill : () => ({ ...standstill(), over: since(beside, undefined) }) as Keeping;
}

function has({ state }: JudgedRollout, { targets }: PlannedWave, word: TargetWord): boolean {
  return targets.some(({ key }) => state.targets.get(key)?.state === word);
}

/**
 * Returns since when a wave that is not open has been due (milliseconds): since the attempt began or the wave before it
 * passed.
 */
function dueSince({ state, standing }: JudgedRollout, wave: number): number | undefined {
  if (wave > state.wave) return undefined;
  return wave === 0 ? state.startedAt : standing.waves[wave - 1]?.landedAt;
}

/** Returns the blocker of the first wave that has not passed, up to the wave that is due. */
export function blockerOfOpenWave(judged: JudgedRollout, places: Places): Blocker | undefined {
  const { wave } = judged.state;
  return blockerOfWave(judged, places, firstBefore(judged, wave) ?? wave);
}

function goingBack(judged: JudgedRollout, wave: number, planned: PlannedWave): Blocker {
  const { state } = judged;
  const at = stillAt(state);
  if (has(judged, planned, "RollingBack")) return { kind: "RollingBack", since: at, who: [{ by: "report" }] };
  const waits = planned.targets.find(({ key }) => isQueued(state, state.targets.get(key)));
  const turn = waits === undefined ? undefined : judged.turns()?.(wave, waits);
  if (turn !== undefined) return since(turn, at);
  return { kind: "RolledBack", since: at, who: nextAttempt(state, judged.openWave) };
}
