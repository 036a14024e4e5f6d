import { type Problem, parseTarget, type Result } from "../../object/index.ts";
import { decide } from "../decide/decide.ts";
import type { Decision } from "../model/decision.ts";
import type { Evidence } from "../model/evidence.ts";
import type { DecideInputs } from "../model/inputs.ts";
import type { Plan } from "../model/plan.ts";
import type { StrategySpec } from "../model/spec.ts";
import type { RolloutState } from "../model/state.ts";
import type { Strategy } from "../model/strategy.ts";
import type { RolloutTarget } from "../model/targets.ts";
import { type PlanOptions, planRollout } from "../plan/plan.ts";
import { readStrategy } from "../strategy/read-strategy.ts";

/** The time from which tests count minutes: 2026-11-21T08:00:00Z. */
export const START = 1_795_248_000_000;
export const MINUTE = 60_000;

export function valueOf<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.value;
}

export function codesOf(result: Result<unknown>): readonly string[] {
  return result.problems.map(({ code }: Problem) => code);
}

export function strategyOf(waves: StrategySpec["waves"], rest: Omit<StrategySpec, "waves"> = {}): Strategy {
  return valueOf(readStrategy({ waves, ...rest }));
}

/** Returns targets by their labels: `{"a-1": {tier: "canary"}}`. */
export function targetsOf(labels: { readonly [key: string]: { readonly [label: string]: string } }): RolloutTarget[] {
  return Object.entries(labels).map(([key, own]) => ({ target: valueOf(parseTarget(key)), labels: own }));
}

/** Returns `n` targets `c0`, `c1`, … without labels. */
export function manyTargets(n: number): RolloutTarget[] {
  return Array.from({ length: n }, (_, index) => ({ target: { cluster: `c${index}` }, labels: {} }));
}

export function planOf(
  strategy: Strategy,
  targets: readonly RolloutTarget[],
  options: Partial<PlanOptions> = {},
): Plan {
  return valueOf(planRollout(strategy, targets, { rollout: "shop", ...options }));
}

/** Returns the waves as lists of keys. */
export function wavesOf(made: Plan): readonly (readonly string[])[] {
  return made.waves.map(({ targets }) => targets.map(({ key }) => key));
}

/** Returns evidence of a target that is Current at a revision, observed at a minute of the test. */
export function seen(observed: string, minute: number, more: Partial<Evidence> = {}): Evidence {
  return {
    observed,
    wanted: observed,
    health: "Current",
    actuation: "Succeeded",
    freshness: "fresh",
    landed: true,
    observedAt: START + minute * MINUTE,
    ...more,
  };
}

export function tick(
  made: Plan,
  state: RolloutState | undefined,
  minute: number,
  evidence: { readonly [key: string]: Evidence },
  more: Partial<DecideInputs> = {},
): Decision {
  const now = START + minute * MINUTE;
  return decide(made, state, { revision: "v2", restart: 0, now, evidence: new Map(Object.entries(evidence)), ...more });
}

/** Returns every target's state as text: `a:Landed b:Waiting`. */
export function wordsOf({ state }: Pick<Decision, "state">): string {
  return [...state.targets]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, target]) => `${key}:${target.state}`)
    .join(" ");
}
