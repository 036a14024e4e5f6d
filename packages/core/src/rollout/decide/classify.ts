import type { FailureClass, FailureRules } from "../model/policies.ts";
/** The facts about a failure. */
export interface Failure {
  /** Reasons that were given for it, the best first. */
  readonly reasons: readonly string[];
  /** Nothing fresh was seen until its deadline, or its cluster was not ready. */
  readonly unreachable: boolean;
  readonly brokenBefore: boolean;
}

/**
 * The class of a failure, by the first of these: a revision that can never work is invalid, whatever was before; a
 * target that was broken before has no new failure; then the rules; an unreachable target is the infrastructure's
 * failure; any other is the change's.
 */
export function classify(failure: Failure, rules: FailureRules | undefined): FailureClass {
  const { unreachable, brokenBefore } = failure;
  const ruled = rules?.classes.find(({ reasons }) => failure.reasons.some((one) => reasons.includes(one)))?.class;
  if (ruled === "invalid") return "invalid";
  if (brokenBefore && rules?.preexisting !== "count") return "preexisting";
  return ruled ?? (unreachable ? "infrastructure" : "change");
}
