import type { Problem } from "@landfall/core/object";

/**
 * Thrown by an `Item` whose text cannot be read: it is not YAML, repeats a key, or is no mapping. Items are parsed
 * lazily, so the first access throws it. `problem` is the one to show.
 */
export class ItemError extends Error {
  override readonly name = "ItemError";
  readonly problem: Problem;
  constructor(problem: Problem) {
    super(problem.message);
    this.problem = problem;
  }
}
