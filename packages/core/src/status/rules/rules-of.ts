import type { StatusRule, StatusRuleSet } from "../types.ts";

/** A map of rules. Takes a function so that a bundler can drop the rules of projects that nobody asks for. */
export function rulesOf(make: () => readonly (readonly [key: string, rule: StatusRule])[]): StatusRuleSet {
  return new Map(make());
}
