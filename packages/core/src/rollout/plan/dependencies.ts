import {
  DEPENDS_ON,
  type Problem,
  type ProblemCode,
  type Result,
  success,
  topologicalLevels,
} from "../../object/index.ts";
import type { StrategyWave } from "../model/strategy.ts";
import type { RolloutTarget } from "../model/targets.ts";
import type { Assignment, Levels } from "./found.ts";

const FIELD = `metadata.annotations["${DEPENDS_ON}"]`;

/**
 * Returns the levels of the targets by their dependencies within the rollout. Problems, each at the object with the
 * edge: `DependencyCycle` names one cycle; `DependencyOnLaterWave` and `DependencyOnHeldTarget` are edges that can
 * never be met.
 */
export function checkDependencies(
  targets: ReadonlyMap<string, RolloutTarget>,
  assignment: Assignment,
  waves: readonly StrategyWave[],
): Result<Levels> {
  const graph = new Map<string, readonly string[]>();
  for (const [key, { dependsOn }] of targets) {
    if (dependsOn === undefined) continue;
    const within = dependsOn.filter((other) => targets.has(other));
    if (within.length > 0) graph.set(key, within);
  }
  if (graph.size === 0) return success(new Map());
  for (const other of [...graph.values()].flat()) if (!graph.has(other)) graph.set(other, []);
  const sorted = topologicalLevels(graph);
  if (sorted.kind === "cycle") return { ok: false, problems: [cycle(sorted.cycle, targets)] };
  if (sorted.kind === "unknown") throw new Error(`${sorted.to} is no target, yet ${sorted.from} depends on it`);
  const problems = [...graph].flatMap(([key, others]) =>
    others.flatMap((other) => checkEdge(key, other, targets, assignment, waves)),
  );
  if (problems.length > 0) return { ok: false, problems };
  return success(new Map(sorted.levels.flatMap((keys, level) => keys.map((key) => [key, level] as const))));
}

function cycle(keys: readonly string[], targets: ReadonlyMap<string, RolloutTarget>): Problem {
  const message = `targets depend on each other: ${[...keys, keys[0]].join(" → ")}`;
  return problem("DependencyCycle", message, targets.get(keys[0] ?? ""), "remove one of these edges");
}

function checkEdge(
  key: string,
  other: string,
  targets: ReadonlyMap<string, RolloutTarget>,
  assignment: Assignment,
  waves: readonly StrategyWave[],
): readonly Problem[] {
  const [wave, otherWave] = [assignment.get(key), assignment.get(other)];
  if (wave === undefined || (otherWave !== undefined && otherWave <= wave)) return [];
  const target = targets.get(key);
  if (otherWave === undefined) {
    const message = `target ${key} depends on ${other}, which no wave takes`;
    return [problem("DependencyOnHeldTarget", message, target, `let a wave take ${other}`)];
  }
  const name = (index: number): string => waves[index]?.name ?? String(index);
  const message = `target ${key} of wave ${name(wave)} depends on ${other} of the later wave ${name(otherWave)}`;
  return [problem("DependencyOnLaterWave", message, target, `move ${other} to wave ${name(wave)} or before`)];
}

function problem(code: ProblemCode, message: string, target: RolloutTarget | undefined, hint: string): Problem {
  const ref = target?.ref;
  return { code, severity: "error", message, field: FIELD, hint, ...(ref !== undefined && { ref }) };
}
