import type { StatusRule, StatusRules } from "../types.ts";

/** A map of rules. Takes a function so that a bundler can drop the rules of projects that nobody asks for. */
export function rulesOf(make: () => readonly (readonly [key: string, rule: StatusRule])[]): StatusRules {
  return new Map(make());
}
