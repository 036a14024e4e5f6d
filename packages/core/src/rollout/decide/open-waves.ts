import { rememberGates } from "../gates/table.ts";
import { hasNobody } from "../judge/emptied.ts";
import { factsOf } from "../judge/gate-facts.ts";
import type { JudgedStanding, WaveJudge } from "../judge/judges.ts";
import type { Change } from "../model/change.ts";
import type { WaveState } from "../model/state.ts";

/** The waves after those that are due were opened and passed. */
export interface Opened {
  readonly waves: readonly WaveState[];
  /** The index of the first wave that has not passed. */
  readonly wave: number;
  readonly changes: readonly Change[];
}

/** Opens the wave that is due, if its gates allow it, and passes the waves that are complete. */
export function openWaves(standing: JudgedStanding, judge: WaveJudge): Opened {
  const { plan, now } = standing;
  const waves = [...standing.waves];
  const changes: Change[] = [];
  const set = (index: number, change: Partial<WaveState>): void => {
    const wave = waves[index];
    if (wave !== undefined) waves[index] = { ...wave, ...change };
  };
  const isThrough = (index: number): boolean => judge.passing(index) === undefined;
  let { wave } = standing;
  if (hasNobody(plan)) return { waves, wave, changes };
  let before = plan.waves.slice(0, wave).every((_, index) => isThrough(index));
  for (; wave < plan.waves.length; wave += 1) {
    const planned = plan.waves[wave] ?? {};
    const { landedAt, openedAt } = waves[wave] ?? {};
    if (landedAt !== undefined) {
      before &&= isThrough(wave);
      continue;
    }
    const facts = factsOf(standing, wave);
    if (openedAt === undefined) {
      if (judge.opening(wave) !== undefined) break;
      set(wave, { openedAt: now, ...rememberGates("opening", planned, facts) });
      changes.push({ kind: "opened", wave });
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
