import type { Problem } from "@landfall/core/object";

/**
 * Thrown by an `Item` whose text cannot be read: it is not YAML, has a key twice, is no mapping. Items are
 * read when someone looks, so this comes from the first look. `problem` is what to show.
 */
export class ItemError extends Error {
  override readonly name = "ItemError";
  readonly problem: Problem;
  constructor(problem: Problem) {
    super(problem.message);
    this.problem = problem;
  }
}
