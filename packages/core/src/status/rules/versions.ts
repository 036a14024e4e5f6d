import type { StatusRule } from "../types.ts";

/** A rule for some API versions, or, without `versions`, for all others. */
export interface VersionedRule {
  readonly versions?: readonly string[];
  readonly rule: StatusRule;
}

/** One rule of several for the API versions of a kind; an object of another version is left to the next layer. */
export function byVersion(rules: readonly VersionedRule[]): StatusRule {
  const [first] = rules;
  return {
    id: first?.rule.id ?? "",
    needsStatus: rules.every(({ rule }) => rule.needsStatus !== false),
    evaluate: (object, context) => {
      const version = (object.apiVersion ?? "").split("/").at(-1) ?? "";
      const named = rules.find(({ versions }) => versions?.includes(version) === true);
      return (named ?? rules.find(({ versions }) => versions === undefined))?.rule.evaluate(object, context);
    },
  };
}
