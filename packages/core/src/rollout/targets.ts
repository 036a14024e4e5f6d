import { type ObjectRef, sha256Hex, type Target } from "../object/index.ts";
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
export function orderKeys(keys: Iterable<string>, strategy: Strategy, rollout: string): readonly string[] {
  if (strategy.order === "name") return [...keys].sort();
  const salt = strategy.salt ?? rollout;
  return Array.from(keys, (key) => sha256Hex(`${salt}\n${key}`) + key)
    .sort()
    .map((hashed) => hashed.slice(HASH_DIGITS));
}
