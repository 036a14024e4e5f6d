import { failure, type ObjectRef, type Problem, type ProblemCode, type Result } from "@landfall/core/object";
import { readStrategy, type Strategy, type StrategySpec } from "@landfall/core/rollout";
import { type ComputeWave, type RolloutStrategy, validateRolloutStrategy } from "@landfall/core/schemas";
import type { Item, ResourceList } from "../sdk/index.ts";

/** The strategy of a rollout, and the ref of the object that it came from, if any. */
export interface FoundStrategy {
  readonly strategy: Strategy;
  readonly ref: ObjectRef | undefined;
}

/**
 * The strategy of the config, else the RolloutStrategy that the config names, else the only one in the package.
 * Problems of an object have its ref and its field. `NoStrategy`, `SeveralStrategies`, and those of `readStrategy`.
 */
export function findStrategy(list: ResourceList, config: ComputeWave): Result<FoundStrategy> {
  const { strategy: inline, strategyRef } = config;
  if (inline !== undefined && strategyRef !== undefined) {
    return failure(
      problem("SeveralStrategies", "strategy and strategyRef are both given", "strategyRef", "remove one"),
    );
  }
  if (inline !== undefined) return found(readStrategy(inline as StrategySpec, "strategy"), undefined);
  const all = list.select({ group: "landfall.dev", kind: "RolloutStrategy" });
  const meant = strategyRef === undefined ? all : all.filter(({ name }) => name === strategyRef);
  const [item, other] = meant;
  if (item === undefined) {
    const what = strategyRef === undefined ? "no RolloutStrategy" : `no RolloutStrategy ${strategyRef}`;
    return failure(
      problem("NoStrategy", `there is ${what} in the package`, "strategyRef", "add one, or give strategy"),
    );
  }
  if (other !== undefined) {
    const message = `there are several RolloutStrategies: ${meant
      .map(({ name }) => name)
      .sort()
      .join(", ")}`;
    return failure(problem("SeveralStrategies", message, "strategyRef", "name one"));
  }
  return found(readItem(item), item.ref);
}

function readItem(item: Item): Result<Strategy> {
  const object = item.toObject();
  const invalid = validateRolloutStrategy(object).filter(({ severity }) => severity === "error");
  const read: Result<Strategy> =
    invalid.length > 0 ? { ok: false, problems: invalid } : readStrategy((object as unknown as RolloutStrategy).spec);
  return read.ok ? read : failure(...read.problems.map((problem) => ({ ...problem, ref: item.ref })));
}

function found(strategy: Result<Strategy>, ref: ObjectRef | undefined): Result<FoundStrategy> {
  return strategy.ok ? { ...strategy, value: { strategy: strategy.value, ref } } : strategy;
}

function problem(code: ProblemCode, message: string, field: string, hint: string): Problem {
  return { code, severity: "error", message, field, hint };
}
