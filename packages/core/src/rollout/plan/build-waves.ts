import { resolveIntOrPercent } from "../../object/index.ts";
import { planAsked } from "../gates/table.ts";
import type { PlannedTarget, PlannedWave } from "../model/plan.ts";
import type { Strategy, StrategyWave } from "../model/strategy.ts";
import type { RolloutTarget } from "../model/targets.ts";
import { domainPart } from "./domains.ts";
import type { Assignment, Levels, Weights } from "./found.ts";

/** The facts that were found about the targets. */
interface Found {
  readonly assignment: Assignment;
  readonly levels: Levels;
  readonly weights: Weights;
}

/** Builds the waves of a plan: their targets in the order of release, their limits as absolute numbers, their gates. */
export function buildWaves(
  strategy: Strategy,
  targets: ReadonlyMap<string, RolloutTarget>,
  { assignment, levels, weights }: Found,
): readonly PlannedWave[] {
  const members: PlannedTarget[][] = strategy.waves.map(() => []);
  const ignore = strategy.dependencies === "ignore";
  for (const [key, target] of targets) {
    const wave = assignment.get(key);
    if (wave === undefined) continue;
    const planned: PlannedTarget = {
      key,
      dependsOn: ignore ? NO_EDGES : edgesOf(target),
      ...domainPart(strategy, target),
    };
    const weight = weights?.get(key);
    members[wave]?.push(weight === undefined ? planned : { ...planned, weight });
  }
  const levelOf = ({ key }: PlannedTarget): number => levels.get(key) ?? 0;
  return strategy.waves.map((wave, index) => {
    const own = members[index] ?? [];
    const sorted = levels.size === 0 ? own : own.toSorted((a, b) => levelOf(a) - levelOf(b));
    return { name: wave.name, targets: sorted, ...limits(wave, own.length), ...planAsked(wave.gates, own.length) };
  });
}

const NO_EDGES: readonly string[] = [];

function edgesOf({ dependsOn = NO_EDGES }: RolloutTarget): readonly string[] {
  return dependsOn.length === 0 ? NO_EDGES : [...new Set(dependsOn)].sort();
}

type Limits = Pick<PlannedWave, "maxConcurrent" | "maxFailures" | "maxInfrastructureFailures" | "ramp" | "minProof">;

/** Converts limits to absolute numbers. Concurrency rounds down and is at least 1; tolerance rounds down. */
function limits(
  { maxConcurrent, maxFailures, maxInfrastructureFailures: apart, ramp, minProof }: StrategyWave,
  size: number,
): Limits {
  return {
    maxConcurrent: Math.max(1, resolveIntOrPercent(maxConcurrent, size, "down")),
    maxFailures: resolveIntOrPercent(maxFailures, size, "down"),
    ...(apart !== undefined && { maxInfrastructureFailures: resolveIntOrPercent(apart, size, "down") }),
    ...(ramp !== undefined && { ramp }),
    ...(minProof > 1 && { minProof }),
  };
}
