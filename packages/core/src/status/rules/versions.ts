import type { KubeObject } from "../../object/index.ts";
import type { StatusRule } from "../types.ts";

/** A rule for some API versions, or, without `versions`, for all others. */
export interface VersionedRule {
  readonly versions?: readonly string[];
  readonly rule: StatusRule;
}

/** Combines rules for the API versions of a kind; an object of another version is left to the next layer. */
export function byVersion(rules: readonly VersionedRule[]): StatusRule {
  const ruleFor = ({ apiVersion = "" }: KubeObject): StatusRule | undefined => {
    const version = apiVersion.split("/").at(-1) ?? "";
    const named = rules.find(({ versions }) => versions?.includes(version) === true);
    return (named ?? rules.find(({ versions }) => versions === undefined))?.rule;
  };
  return {
    id: rules[0]?.rule.id ?? "",
    needsStatus: rules.every(({ rule }) => rule.needsStatus !== false),
    evaluate: (object, context) => ruleFor(object)?.evaluate(object, context),
    usualConditions: (object) => ruleFor(object)?.usualConditions?.(object) ?? [],
    overrules: (object) => ruleFor(object)?.overrules?.(object) ?? [],
    suspension: (object, context) => ruleFor(object)?.suspension?.(object, context),
  };
}
