import type { expression } from "@landfall/core/status/rules";

/** The name of one of core's combinators: `select`, `and`, `exists`, … */
export type StepName = Exclude<keyof typeof expression, NoCombinator>;

type NoCombinator =
  | "DEFAULT_BUDGET"
  | "FUNCTION_NAMES"
  | "scopeOf"
  | "Double"
  | "Fault"
  | "Instant"
  | "Located"
  | "MadeMap"
  | "Optional"
  | "Span"
  | "TypeName";

/**
 * An expression as the call that builds it: `and(has(field("status"), "phase"), …)`. Created at build time for the
 * library, at load time for users.
 */
export interface Step {
  readonly name: StepName;
  readonly args: readonly (Step | string | number | boolean | null)[];
}

/** Returns the number of steps: the weight of a comprehension's body. */
export function weigh(step: Step): number {
  return step.args.reduce<number>((sum, arg) => sum + (isStep(arg) ? weigh(arg) : 0), 1);
}

/** Returns the largest nesting depth of steps. */
export function depthOf(step: Step): number {
  return 1 + step.args.reduce<number>((most, arg) => Math.max(most, isStep(arg) ? depthOf(arg) : 0), 0);
}

/** Returns whether an argument is a step itself. */
export function isStep(arg: Step["args"][number]): arg is Step {
  return typeof arg === "object" && arg !== null;
}
