import type { ObjectRef, Target } from "../../object/index.ts";
import type { Labels } from "./spec.ts";

/** A target of a rollout, as the inventory describes it. */
export interface RolloutTarget {
  readonly target: Target;
  readonly labels: Labels;
  /** Keys of the targets that must have landed before it: of this rollout, or of another package. */
  readonly dependsOn?: readonly string[];
  /** The object from which the target was derived, for problems. */
  readonly ref?: ObjectRef;
}

/** Compares two targets: negative if the first one goes first. */
export type TargetOrder = (a: RolloutTarget, b: RolloutTarget) => number;
