import type { GateFacts } from "../gates/gate.ts";
import type { TargetState, WaveState } from "../model/state.ts";
import type { JudgedStanding } from "./judges.ts";

/** Returns whether the gates of a wave have no more demands: it has passed, or somebody promoted it. */
export function asksNothing(wave: WaveState | undefined): boolean {
  return wave?.landedAt !== undefined || wave?.promotedBy !== undefined;
}

/** Returns the facts by which the gates of a wave judge; for -1, those for the gates of the strategy. */
export function factsOf(standing: JudgedStanding, wave: number): GateFacts {
  const { plan, revision, attempt, now, told, waves, targetOf } = standing;
  const { name = "", targets = [] } = plan.waves[wave] ?? {};
  let landed: ReadonlyMap<string, TargetState> | undefined;
  const find = (): ReadonlyMap<string, TargetState> => {
    landed ??= new Map(
      targets.flatMap(({ key }) => {
        const target = targetOf(key);
        return target?.state === "Landed" ? [[key, target] as const] : [];
      }),
    );
    return landed;
  };
  return {
    wave: name,
    size: targets.length,
    revision,
    attempt,
    now,
    staleAfter: plan.staleAfter,
    state: waves[wave],
    landed: () => [...find().values()],
    landedKeys: () => new Set(find().keys()),
    approvals: told.approvals,
    metrics: told.metrics,
  };
}
