import type { GateFacts } from "../gates/gate.ts";
import type { TargetState, WaveState } from "../model/state.ts";
import type { JudgedStanding } from "./judges.ts";

/** Whether the gates of a wave ask nothing any more: it has passed, or somebody lets it. */
export function asksNothing(wave: WaveState | undefined): boolean {
  return wave?.landedAt !== undefined || wave?.promotedBy !== undefined;
}

/** The facts by which the gates of a wave judge; for -1, the gates of the strategy. */
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
