import { compareText, fingerprintNames, type Problem, type Result, sha256Hex, success } from "../../object/index.ts";
import type { Labels } from "../model/spec.ts";
import type { Strategy } from "../model/strategy.ts";
import type { RolloutTarget, TargetOrder } from "../model/targets.ts";

/** A target with its rank in the order. */
interface Ranked {
  readonly key: string;
  readonly target: RolloutTarget;
  /** The first bits of the target's hash; 0 in the order of names. */
  readonly rank: number;
}

/** The salt of an order by hash, if the strategy has none of its own; with the revision if the strategy requires it. */
interface Salted {
  readonly rollout: string;
  readonly revision?: string | undefined;
}

/**
 * Returns the targets in the order in which sizes take them and waves release them: by key, or by a salted hash of it.
 * It does not depend on the order of the input.
 */
function rankTargets(
  targets: ReadonlyMap<string, RolloutTarget>,
  strategy: Strategy,
  { rollout, revision = "" }: Salted,
): Ranked[] {
  const { order, saltBy } = strategy;
  const own = strategy.salt ?? rollout;
  const salt = saltBy === "revision" ? `${own}\n${revision}` : own;
  const rankOf = fingerprintNames();
  const ranked: Ranked[] = [];
  for (const [key, target] of targets)
    ranked.push({ key, target, rank: order === "name" ? 0 : rankOf(`${salt}\n${key}`) });
  const textOf = ({ key }: Ranked): string => (order === "name" ? key : sha256Hex(`${salt}\n${key}`) + key);
  return ranked.sort((a, b) => a.rank - b.rank || compareText(textOf(a), textOf(b)));
}

/**
 * Returns the targets in the order in which sizes take them and waves release them: by `first` if given, then by the
 * number in `orderLabel`, then by `order`. Problems: `InvalidOrder`, for a label that is not a whole number.
 */
export function orderTargets(
  targets: ReadonlyMap<string, RolloutTarget>,
  strategy: Strategy,
  options: Salted & { readonly first?: TargetOrder | undefined },
): Result<ReadonlyMap<string, RolloutTarget>> {
  const { orderLabel } = strategy;
  const { first } = options;
  const ranked = rankTargets(targets, strategy, options);
  if (orderLabel !== undefined) {
    const wrong = ranked.filter(({ target }) => !WHOLE.test(labelOf(target.labels, orderLabel) ?? "0"));
    if (wrong.length > 0)
      return { ok: false, problems: wrong.map(({ key, target }) => noOrder(key, target, orderLabel)) };
    const numberOf = ({ target }: Ranked): number =>
      Number(labelOf(target.labels, orderLabel) ?? Number.POSITIVE_INFINITY);
    ranked.sort((a, b) => compareNumbers(numberOf(a), numberOf(b)));
  }
  if (first !== undefined) ranked.sort((a, b) => first(a.target, b.target));
  const ordered = new Map<string, RolloutTarget>();
  for (const { key, target } of ranked) ordered.set(key, target);
  return success(ordered);
}

const WHOLE = /^-?[0-9]{1,15}$/;

function labelOf(labels: Labels, label: string): string | undefined {
  return Object.hasOwn(labels, label) ? labels[label] : undefined;
}

function compareNumbers(a: number, b: number): number {
  return a === b ? 0 : a < b ? -1 : 1;
}

function noOrder(key: string, { labels, ref }: RolloutTarget, label: string): Problem {
  const text = JSON.stringify((labelOf(labels, label) ?? "").slice(0, 63));
  return {
    code: "InvalidOrder",
    severity: "error",
    message: `the order of target ${key} must be a whole number, not ${text}`,
    field: `metadata.labels["${label}"]`,
    ...(ref !== undefined && { ref }),
  };
}
