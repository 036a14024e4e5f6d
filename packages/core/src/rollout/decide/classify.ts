import type { FailureClass, FailureRules } from "../model/policies.ts";
/** What is known of a failure. */
export interface Failure {
  /** Reasons that were given for it, the best first. */
  readonly reasons: readonly string[];
  /** Nothing fresh was seen until its deadline, or its cluster was not ready. */
  readonly unreachable: boolean;
  readonly brokenBefore: boolean;
}

/**
 * The class of a failure. What can never work is invalid whatever was there before; what was broken before is nobody's new
 * failure; then the rules; then what was unreachable is the infrastructure's; all else is the change's.
 */
export function classify(failure: Failure, rules: FailureRules | undefined): FailureClass {
  const { unreachable, brokenBefore } = failure;
  const ruled = rules?.classes.find(({ reasons }) => failure.reasons.some((one) => reasons.includes(one)))?.class;
  if (ruled === "invalid") return "invalid";
  if (brokenBefore && rules?.preexisting !== "count") return "preexisting";
  return ruled ?? (unreachable ? "infrastructure" : "change");
}
