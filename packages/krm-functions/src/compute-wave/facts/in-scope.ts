import { outOfScope, outsideOf, type Problem, targetKey } from "@landfall/core/object";
import type { RolloutTarget } from "@landfall/core/rollout";
import type { ComputeWave } from "@landfall/core/schemas";
import type { Item } from "../../sdk/index.ts";

const MAX_NAMED = 20;

/**
 * Errors `OutOfScope` for targets outside of the config's scope: by their own name, or because a delivery object is in
 * another namespace. Names up to twenty of them.
 */
export function targetsOutOfScope(
  { scope }: ComputeWave,
  targets: readonly RolloutTarget[],
  items: ReadonlyMap<string, readonly Item[]>,
): readonly Problem[] {
  if (scope === undefined) return [];
  const problems = targets.flatMap(({ target, ref }): readonly Problem[] => {
    const key = targetKey(target);
    const why = outsideOf(scope, { target });
    if (why !== undefined) return [{ ...outOfScope(`target ${key}`, why), ...(ref !== undefined && { ref }) }];
    for (const item of items.get(key) ?? []) {
      const other = outsideOf(scope, { namespace: item.namespace });
      if (other !== undefined) return [{ ...outOfScope(`target ${key}`, other), ref: item.ref }];
    }
    return [];
  });
  if (problems.length <= MAX_NAMED) return problems;
  const message = `${problems.length - MAX_NAMED} more targets are outside of what the caller may change`;
  return [...problems.slice(0, MAX_NAMED), { code: "OutOfScope", severity: "error", message, field: "scope" }];
}
