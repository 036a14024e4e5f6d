import { type Problem, type Result, success } from "../../object/index.ts";
import type { Strategy } from "../model/strategy.ts";
import type { RolloutTarget } from "../model/targets.ts";
import { HEAVIEST } from "../strategy/read-policies.ts";
import type { Weights } from "./found.ts";

/** Reads the weights from labels. Problems: `InvalidWeight`, for a label that is not a whole number from 1 to 10⁹. */
export function weightsOf({ weight }: Strategy, targets: ReadonlyMap<string, RolloutTarget>): Result<Weights> {
  if (weight === undefined) return success(undefined);
  const weights = new Map<string, number>();
  const problems: Problem[] = [];
  for (const [key, target] of targets) {
    const text = Object.hasOwn(target.labels, weight.label) ? target.labels[weight.label] : undefined;
    const value = text === undefined ? weight.default : /^[1-9][0-9]{0,9}$/.test(text) ? Number(text) : Number.NaN;
    if (value <= HEAVIEST) weights.set(key, value);
    else problems.push(invalidWeight(key, weight.label, text ?? "", target));
  }
  return problems.length > 0 ? { ok: false, problems } : success(weights);
}

function invalidWeight(key: string, label: string, text: string, { ref }: RolloutTarget): Problem {
  return {
    code: "InvalidWeight",
    severity: "error",
    message: `the weight of target ${key} must be a whole number from 1, not ${JSON.stringify(text.slice(0, 63))}`,
    field: `metadata.labels["${label}"]`,
    ...(ref !== undefined && { ref }),
  };
}
