import { failure, type Problem, type Result, success } from "@landfall/core/object";
import { type ComputeWave, nearestName } from "@landfall/core/schemas";
import { computeWave } from "@landfall/krm-functions/compute-wave";
import { type Item, type ResourceList, readConfig } from "@landfall/krm-functions/sdk";
import type { Place } from "./place.ts";

/** The config of a rollout, and the object that holds it. */
export interface RolloutConfig {
  readonly item: Item;
  readonly config: ComputeWave;
}

const CONFIG = { group: "fn.landfall.dev", kind: "ComputeWave" } as const;

/**
 * The ComputeWave objects of a directory: all, or that of the given rollout. Problems: `NoRollout`, with the existing
 * names, and those of a config, with its ref and file.
 */
export function findConfigs(list: ResourceList, name: string | undefined): Result<readonly RolloutConfig[]> {
  const items = list.select(CONFIG);
  const chosen = name === undefined ? items : items.filter((item) => item.get(["rollout"]) === name);
  if (chosen.length === 0) return failure(isInConfigMap(list, name) ? asConfigMap() : noRollout(items, name));
  const problems: Problem[] = [];
  const found: RolloutConfig[] = [];
  for (const item of chosen) {
    const config = readConfig<ComputeWave>(computeWave.config, item.toObject());
    const { path, index } = item.id;
    if (config.ok) found.push({ item, config: config.value });
    else problems.push(...config.problems.map((problem) => ({ ...problem, ref: item.ref, file: { path, index } })));
  }
  return problems.length > 0 ? failure(...problems) : success(found);
}

/** The only config, or that of the given rollout; `SeveralRollouts` if it is ambiguous. */
export function findConfig(list: ResourceList, name: string | undefined): Result<RolloutConfig> {
  const found = findConfigs(list, name);
  if (!found.ok) return found;
  const [only, other] = found.value;
  if (only !== undefined && other === undefined) return success(only);
  const names = found.value.map(({ config }) => config.rollout).sort();
  const message = `there are several rollouts here: ${names.join(", ")}`;
  return failure({ code: "SeveralRollouts", severity: "error", message, hint: "name one with --rollout" });
}

/** Adds the flag that selects the rollout to a place with several. */
export function placeOf(place: Place, list: ResourceList, rollout: string): Place {
  const isOneOfMany = place.command !== undefined && list.select(CONFIG).length > 1;
  return isOneOfMany ? { ...place, which: ["--rollout", rollout] } : place;
}

/**
 * Whether a ConfigMap may be the config of the rollout: functions accept one, but it cannot be told from others here.
 */
function isInConfigMap(list: ResourceList, name: string | undefined): boolean {
  return list.select({ group: "", kind: "ConfigMap" }).some((item) => {
    const [rollout, revision] = [item.get(["data", "rollout"]), item.get(["data", "revision"])];
    return revision !== undefined && (name === undefined ? rollout !== undefined : rollout === name);
  });
}

function asConfigMap(): Problem {
  const message = "the config of the rollout is a ConfigMap: nobody can tell it from others";
  const hint = "write it as a ComputeWave object, with its fields at the top level; or edit it by hand";
  return { code: "NoRollout", severity: "error", message, hint };
}

function noRollout(items: readonly Item[], name: string | undefined): Problem {
  const names = items.map((item) => String(item.get(["rollout"]) as string)).sort();
  const near = name === undefined ? undefined : nearestName(name, names);
  const hint =
    near !== undefined
      ? `did you mean ${near}?`
      : names.length > 0
        ? `there are ${names.join(", ")}`
        : "a rollout is a ComputeWave object: the config of the function compute-wave";
  const message = name === undefined ? "there is no rollout here" : `there is no rollout ${name} here`;
  return { code: "NoRollout", severity: "error", message, hint };
}
