import { type Problem, topologicalLevels } from "../../object/index.ts";
import { invalidPlan } from "./fields.ts";

/** The names and dependencies of phases, steps or tasks. */
export interface Ordered {
  readonly name: string;
  readonly dependsOn?: readonly string[];
}

/** The indexes that each member depends on, and an order with dependencies first. */
export interface Order {
  readonly dependsOn: readonly (readonly number[])[];
  readonly order: readonly number[];
}

/**
 * Returns the order of phases, steps or tasks: `serial` makes each depend on the previous one, and `dependsOn` adds to
 * that. Problems: `DuplicateName`, `UnknownDependency`, and `DependencyCycle`, which names the cycle.
 */
export function orderOf(
  all: readonly Ordered[],
  strategy: "serial" | "parallel",
  field: string,
  problems: Problem[],
): Order {
  const indexes = new Map(all.map(({ name }, index) => [name, index]));
  if (indexes.size < all.length) {
    const twice = all.find(({ name }, index) => indexes.get(name) !== index)?.name ?? "";
    problems.push(invalidPlan("DuplicateName", field, `${field} has ${twice} twice`));
    return { dependsOn: all.map(() => []), order: all.map((_, index) => index) };
  }
  const graph = new Map(all.map(({ name, dependsOn = [] }, index) => [name, before(all, index, strategy, dependsOn)]));
  const levels = topologicalLevels(graph);
  if (levels.kind === "cycle") {
    const cycle = [...levels.cycle, levels.cycle[0]].join(" → ");
    const hint = strategy === "serial" ? "in serial order, what stands later comes later" : undefined;
    problems.push(invalidPlan("DependencyCycle", field, `${field} wait for each other: ${cycle}`, hint));
  }
  if (levels.kind === "unknown")
    problems.push(
      invalidPlan(
        "UnknownDependency",
        field,
        `${levels.from} depends on ${levels.to}, and ${field} has none of that name`,
      ),
    );
  const dependsOn = all.map(({ name }) => [...new Set(graph.get(name))].flatMap((one) => indexes.get(one) ?? []));
  return { dependsOn, order: inPlanOrder(dependsOn) };
}

function before(
  all: readonly Ordered[],
  index: number,
  strategy: "serial" | "parallel",
  dependsOn: readonly string[],
): readonly string[] {
  const previous = strategy === "serial" ? all[index - 1] : undefined;
  return previous === undefined ? dependsOn : [previous.name, ...dependsOn];
}

/** Returns the order of the plan, in which a part is moved after its dependencies only if it must be. */
function inPlanOrder(dependsOn: readonly (readonly number[])[]): readonly number[] {
  if (dependsOn.every((on, index) => on.every((one) => one < index))) return dependsOn.map((_, index) => index);
  const graph = new Map(dependsOn.map((on, index) => [keyOf(index), on.map(keyOf)]));
  const levels = topologicalLevels(graph);
  return levels.kind === "levels" ? levels.levels.flat().map(Number) : dependsOn.map((_, index) => index);
}

function keyOf(index: number): string {
  return String(index).padStart(6, "0");
}
