import type { Moment } from "./advance-target.ts";
import type { Plan } from "./plan.ts";
import type { RolloutState, TargetState, WaveState } from "./state.ts";

/** Something that changed, and why. `wave` is its number, from 0. */
export interface Change {
  readonly kind:
    | "began"
    | "removed"
    | "landed"
    | "failed"
    | "left"
    | "held"
    | "stopped"
    | "opened"
    | "released"
    | "passed"
    | "completed";
  readonly target?: string;
  readonly wave?: number;
  readonly reason?: string;
  readonly message?: string;
}

/** One call of `decide` while it works: the state given, and what differs from it so far. Never outlives the call. */
export interface Draft {
  readonly plan: Plan;
  readonly start: RolloutState;
  readonly moment: Moment;
  readonly changes: Change[];
  readonly waves: WaveState[];
  wave: number;
  /** A copy, as soon as one target differs. */
  targets: Map<string, TargetState> | undefined;
}

/** A draft that equals the state. States of waves are found by name, so that a strategy may gain or lose waves. */
export function openDraft(plan: Plan, start: RolloutState, moment: Moment): Draft {
  const known = new Map(start.waves.map((wave) => [wave.name, wave]));
  const waves = plan.waves.map(({ name }) => known.get(name) ?? { name, failures: 0 });
  const open = waves.findIndex(({ landedAt }) => landedAt === undefined);
  return { plan, start, moment, changes: [], waves, wave: open < 0 ? waves.length : open, targets: undefined };
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

/** The state that the draft has become: the one it began with, if nothing differs. `at` moves only with a change. */
export function closeDraft(draft: Draft, phase: RolloutState["phase"]): RolloutState {
  const { start, moment, waves, wave } = draft;
  const same =
    draft.targets === undefined &&
    phase === start.phase &&
    wave === start.wave &&
    waves.length === start.waves.length &&
    waves.every((state, index) => state === start.waves[index]);
  if (same) return start;
  return { ...start, at: moment.now, phase, wave, waves, targets: draft.targets ?? start.targets };
}
