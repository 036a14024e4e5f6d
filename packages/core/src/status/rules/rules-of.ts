import type { StatusRule, StatusRuleSet } from "../types.ts";

/** Creates a map of rules. It takes a function, so that a bundler can drop the rules of unused projects. */
export function rulesOf(make: () => readonly (readonly [key: string, rule: StatusRule])[]): StatusRuleSet {
  return new Map(make());
}
