import { failure, type Problem, type Result } from "@landfall/core/object";
import { readStrategy, type Strategy, type StrategySpec } from "@landfall/core/rollout";
import { type ComputeWave, type RolloutStrategy, validateRolloutStrategy } from "@landfall/core/schemas";
import type { Item, ResourceList } from "../sdk/index.ts";

/** The strategy of a rollout, and its name if it is an object. */
export interface FoundStrategy {
  readonly strategy: Strategy;
  readonly name: string | undefined;
}

/**
 * The strategy of the config, else the RolloutStrategy it names, else the only one in the package. Problems of an
 * object have its ref and its field. `NoStrategy`, `SeveralStrategies`, and those of `readStrategy`.
 */
export function findStrategy(list: ResourceList, config: ComputeWave): Result<FoundStrategy> {
  const { strategy: inline, strategyRef } = config;
  if (inline !== undefined && strategyRef !== undefined) {
    return failure(
      problem("SeveralStrategies", "strategy and strategyRef are both given", "strategyRef", "remove one"),
    );
  }
  if (inline !== undefined) return named(readStrategy(inline as StrategySpec, "strategy"), undefined);
  const all = list.select({ group: "landfall.dev", kind: "RolloutStrategy" });
  const found = strategyRef === undefined ? all : all.filter(({ name }) => name === strategyRef);
  const [item, other] = found;
  if (item === undefined) {
    const what = strategyRef === undefined ? "no RolloutStrategy" : `no RolloutStrategy ${strategyRef}`;
    return failure(
      problem("NoStrategy", `there is ${what} in the package`, "strategyRef", "add one, or give strategy"),
    );
  }
  if (other !== undefined) {
    const message = `there are several RolloutStrategies: ${found
      .map(({ name }) => name)
      .sort()
      .join(", ")}`;
    return failure(problem("SeveralStrategies", message, "strategyRef", "name one"));
  }
  return named(readItem(item), item.name);
}

function readItem(item: Item): Result<Strategy> {
  const object = item.toObject();
  const invalid = validateRolloutStrategy(object).filter(({ severity }) => severity === "error");
  const read: Result<Strategy> =
    invalid.length > 0 ? { ok: false, problems: invalid } : readStrategy((object as unknown as RolloutStrategy).spec);
  return read.ok ? read : failure(...read.problems.map((found) => ({ ...found, ref: item.ref })));
}

function named(strategy: Result<Strategy>, name: string | undefined): Result<FoundStrategy> {
  return strategy.ok ? { ...strategy, value: { strategy: strategy.value, name } } : strategy;
}

function problem(code: string, message: string, field: string, hint: string): Problem {
  return { code, severity: "error", message, field, hint };
}
