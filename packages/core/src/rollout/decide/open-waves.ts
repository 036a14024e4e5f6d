import { firstShut, rememberGates } from "../gates/table.ts";
import { hasNobody } from "../judge/emptied.ts";
import { factsOf } from "../judge/gate-facts.ts";
import type { JudgedStanding, WaveJudge } from "../judge/judges.ts";
import type { Change } from "../model/change.ts";
import type { PlannedWave } from "../model/plan.ts";
import type { WaveState } from "../model/state.ts";

/** The waves after those that are due were opened and passed. */
export interface Opened {
  readonly waves: readonly WaveState[];
  /** The index of the first wave that has not passed. */
  readonly wave: number;
  readonly changes: readonly Change[];
}

/**
 * Opens the wave that is due, if its gates allow it, and passes the waves that are complete. A wave without targets passes
 * unopened while its gates are shut: a target that joins it later waits for them.
 */
export function openWaves(standing: JudgedStanding, judge: WaveJudge): Opened {
  const { plan, now } = standing;
  const waves = [...standing.waves];
  const changes: Change[] = [];
  const set = (index: number, change: Partial<WaveState>): void => {
    const wave = waves[index];
    if (wave !== undefined) waves[index] = { ...wave, ...change };
  };
  const isThrough = (index: number): boolean => judge.passing(index) === undefined;
  const open = (index: number, planned: PlannedWave): void => {
    set(index, { openedAt: now, ...rememberGates("opening", planned, factsOf(standing, index)) });
    changes.push({ kind: "opened", wave: index });
  };
  let { wave } = standing;
  if (hasNobody(plan)) return { waves, wave, changes };
  let before = true;
  for (const [index, planned] of plan.waves.slice(0, wave).entries()) {
    const isJoined = waves[index]?.openedAt === undefined && planned.targets.length > 0;
    if (before && isJoined && judge.opening(index) === undefined) open(index, planned);
    before &&= isThrough(index);
  }
  for (; wave < plan.waves.length; wave += 1) {
    const planned = plan.waves[wave] as PlannedWave;
    const { landedAt, openedAt, promotedBy } = waves[wave] ?? {};
    if (landedAt !== undefined) {
      before &&= isThrough(wave);
      continue;
    }
    const facts = factsOf(standing, wave);
    if (openedAt === undefined) {
      if (judge.opening(wave) !== undefined) break;
      const isSpared = planned.targets.length === 0 && promotedBy === undefined;
      if (!isSpared || firstShut("opening", planned, facts) === undefined) open(wave, planned);
    }
    if (!before || !isThrough(wave)) break;
    set(wave, {
      landedAt: now,
      ...rememberGates("landing", planned, facts),
      ...rememberGates("passing", planned, facts),
    });
    changes.push({ kind: "passed", wave });
  }
  return { waves, wave, changes };
}
