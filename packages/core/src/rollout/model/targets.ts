import type { ObjectRef, Target } from "../../object/index.ts";
import type { Labels } from "./spec.ts";

/** A target that takes part in a rollout, as the inventory knows it. */
export interface RolloutTarget {
  readonly target: Target;
  readonly labels: Labels;
  /** Keys of targets that must have landed before it: of this rollout, or of another package. */
  readonly dependsOn?: readonly string[];
  /** The object that made it a target, for problems. */
  readonly ref?: ObjectRef;
}

/** Which of two targets goes first: negative for the first one. */
export type TargetOrder = (a: RolloutTarget, b: RolloutTarget) => number;
