import type { FailureClass, FailureRules } from "../model/policies.ts";
/** The facts by which a failure of a target is classified. */
export interface Failure {
  /** The reasons given for the failure, the most specific first. */
  readonly reasons: readonly string[];
  /** Whether the target was unreachable: no fresh evidence until its deadline, or its cluster was not ready. */
  readonly unreachable: boolean;
  readonly brokenBefore: boolean;
}

/**
 * Returns the class of a failure. The first rule that applies decides: a revision that can never work is `invalid`; a
 * target that was broken before is `preexisting`; then the strategy's rules; an unreachable target is `infrastructure`;
 * anything else is `change`.
 */
export function classify(failure: Failure, rules: FailureRules | undefined): FailureClass {
  const { unreachable, brokenBefore } = failure;
  const ruled = rules?.classes.find(({ reasons }) => failure.reasons.some((one) => reasons.includes(one)))?.class;
  if (ruled === "invalid") return "invalid";
  if (brokenBefore && rules?.preexisting !== "count") return "preexisting";
  return ruled ?? (unreachable ? "infrastructure" : "change");
}
