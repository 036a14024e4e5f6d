import { type ObjectRef, type Problem, type Result, sha256Hex, success, type Target } from "../object/index.ts";
import type { Labels, Strategy } from "./strategy.ts";

/** A target that takes part in a rollout, as the inventory knows it. */
export interface RolloutTarget {
  readonly target: Target;
  readonly labels: Labels;
  /** Keys of targets that must have landed before it: of this rollout, or of another package. */
  readonly dependsOn?: readonly string[];
  /** The object that made it a target, for problems. */
  readonly ref?: ObjectRef;
}

const HASH_DIGITS = 64;

/** The order in which sizes take and waves release: by key, or by a salted hash of it. Independent of input order. */
function orderKeys(keys: Iterable<string>, strategy: Strategy, rollout: string): readonly string[] {
  if (strategy.order === "name") return [...keys].sort();
  const salt = strategy.salt ?? rollout;
  return Array.from(keys, (key) => sha256Hex(`${salt}\n${key}`) + key)
    .sort()
    .map((hashed) => hashed.slice(HASH_DIGITS));
}

/** Which of two targets goes first: negative for the first one. */
export type TargetOrder = (a: RolloutTarget, b: RolloutTarget) => number;

/**
 * The targets in the order in which sizes take and waves release: by `first` where it is given, then by the number in
 * `orderLabel`, then by `order`. Problems: `InvalidOrder`, for a label that is no whole number.
 */
export function orderTargets(
  targets: ReadonlyMap<string, RolloutTarget>,
  strategy: Strategy,
  { rollout, first }: { readonly rollout: string; readonly first?: TargetOrder | undefined },
): Result<ReadonlyMap<string, RolloutTarget>> {
  const { orderLabel } = strategy;
  const ordered = orderKeys(targets.keys(), strategy, rollout).flatMap(
    (key): readonly (readonly [string, RolloutTarget])[] => {
      const target = targets.get(key);
      return target === undefined ? [] : [[key, target]];
    },
  );
  if (orderLabel !== undefined) {
    const wrong = ordered.filter(([, { labels }]) => !/^-?[0-9]{1,15}$/.test(labelOf(labels, orderLabel) ?? "0"));
    if (wrong.length > 0)
      return { ok: false, problems: wrong.map(([key, target]) => noOrder(key, target, orderLabel)) };
    const numberOf = ({ labels }: RolloutTarget): number =>
      Number(labelOf(labels, orderLabel) ?? Number.POSITIVE_INFINITY);
    ordered.sort(([, a], [, b]) => compareNumbers(numberOf(a), numberOf(b)));
  }
  if (first !== undefined) ordered.sort(([, a], [, b]) => first(a, b));
  return success(new Map(ordered));
}

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
