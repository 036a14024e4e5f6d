import { failure, type Result, success } from "@landfall/core/object";
import type { Plan } from "@landfall/core/rollout";
import { nearestName } from "@landfall/core/schemas";

/** The keys of all targets of a plan, including held ones. */
export function targetsOf(plan: Plan): readonly string[] {
  return [...plan.waves.flatMap(({ targets }) => targets.map(({ key }) => key)), ...plan.held];
}

/**
 * Finds the target that a word means: by its key, or by its cluster if that has only one. Problems: `UnknownTarget`
 * with what was probably meant, `AmbiguousTarget`.
 */
export function findTarget(plan: Plan, word: string): Result<string> {
  const keys = targetsOf(plan);
  if (keys.includes(word)) return success(word);
  const [first, second] = keys.filter((key) => key.startsWith(`${word}/`));
  if (first !== undefined && second === undefined) return success(first);
  if (first !== undefined) {
    const message = `${word} has several targets: ${first}, ${second}, …`;
    return failure({ code: "AmbiguousTarget", severity: "error", message, hint: "name one of them" });
  }
  const near = nearestName(word, keys) ?? nearestName(word, [...new Set(keys.map((key) => key.split("/")[0] ?? ""))]);
  return failure({
    code: "UnknownTarget",
    severity: "error",
    message: `the rollout has no target ${word}`,
    hint: near === undefined ? "landfall plan lists its targets" : `did you mean ${near}?`,
  });
}

/**
 * Finds the wave that a word means, by name or by number from 0; returns its number. `UnknownWave` names what was
 * probably meant.
 */
export function findWave(plan: Plan, word: string): Result<number> {
  const names = plan.waves.map(({ name }) => name);
  const at = names.includes(word) ? names.indexOf(word) : /^\d+$/.test(word) ? Number(word) : -1;
  if (at >= 0 && at < names.length) return success(at);
  const near = nearestName(word, names);
  return failure({
    code: "UnknownWave",
    severity: "error",
    message: `the rollout has no wave ${word}`,
    hint: near === undefined ? `its waves are ${names.join(", ")}` : `did you mean ${near}?`,
  });
}
