import { failure, type Problem, type Result, success } from "../../object/index.ts";
import {
  type StatusRules as Document,
  type StatusRulesRule,
  validateStatusRules,
} from "../../schemas/generated/status-rules.ts";
import type { StatusRuleSet } from "../types.ts";
import { type Compiling, compileRule } from "./compile-rule.ts";
import type { ExpressionEngine, LoadOptions } from "./engine.ts";
import { byVersion, type VersionedRule } from "./versions.ts";

/**
 * Loads users' rules from parsed `StatusRules` objects, for `computeStatus(object, { rules })`. Every expression is
 * compiled now, so a loaded rule can fail only because of an object. All problems are returned at once: those of the
 * schema, `DuplicateRule` for two rules of one kind and version, and those of the engine, each with its field.
 *
 * @example
 * ```ts
 * import { celEngine } from "@landfall/adapters/cel";
 * import { computeStatus } from "@landfall/core/status";
 * import { loadStatusRules } from "@landfall/core/status/rules";
 *
 * const document = {
 *   apiVersion: "landfall.dev/v1alpha1",
 *   kind: "StatusRules",
 *   metadata: { name: "mine" },
 *   spec: { rules: [{ group: "example.com", kind: "Shop", rows: [{ current: "status.open == true", reason: "Open" }] }] },
 * };
 * const rules = loadStatusRules([document], celEngine);
 * if (!rules.ok) throw new Error(rules.problems[0]?.message);
 * const shop = { apiVersion: "example.com/v1", kind: "Shop", metadata: { name: "eu" }, status: { open: true } };
 * console.log(computeStatus(shop, { rules: rules.value }).status); // Current
 * ```
 */
export function loadStatusRules(
  documents: readonly unknown[],
  engine: ExpressionEngine,
  { budget }: LoadOptions = {},
): Result<StatusRuleSet> {
  const compiling: Compiling = { engine, budget, problems: [] };
  const byKey = new Map<string, VersionedRule[]>();
  for (const document of documents) {
    const invalid = validateStatusRules(document);
    compiling.problems.push(...invalid);
    if (invalid.length === 0) loadDocument(document as Document, byKey, compiling);
  }
  const { problems } = compiling;
  if (problems.length > 0) return failure(...problems);
  return success(new Map([...byKey].map(([key, rules]) => [key, combine(rules)] as const)));
}

function loadDocument({ metadata, spec }: Document, byKey: Map<string, VersionedRule[]>, compiling: Compiling): void {
  for (const [index, rule] of spec.rules.entries()) {
    const field = `spec.rules[${index}]`;
    const key = `${rule.group}/${rule.kind}`;
    const others = byKey.get(key) ?? [];
    const problem = wildcardProblem(rule) ?? duplicateProblem(rule, others);
    if (problem !== undefined) compiling.problems.push({ ...problem, field });
    const compiled = compileRule(rule, `${metadata.name ?? "rules"}/${rule.kind}`, field, compiling);
    if (compiled === undefined) continue;
    byKey.set(key, [
      ...others,
      { rule: compiled, ...(rule.versions === undefined ? {} : { versions: rule.versions }) },
    ]);
  }
}

function wildcardProblem({ group, kind }: StatusRulesRule): Problem | undefined {
  if (!group.startsWith("*.") || kind === "*") return undefined;
  const message = `the rule for ${group} names the kind ${kind}, but a rule for many groups is for all their kinds`;
  return { code: "InvalidRule", severity: "error", message, hint: 'write kind: "*"' };
}

function duplicateProblem(
  { group, kind, versions }: StatusRulesRule,
  others: readonly VersionedRule[],
): Problem | undefined {
  const clash = others.some((other) =>
    versions === undefined
      ? other.versions === undefined
      : versions.some((version) => other.versions?.includes(version)),
  );
  if (!clash) return undefined;
  return {
    code: "DuplicateRule",
    severity: "error",
    message: `there are two rules for ${kind} of the group ${JSON.stringify(group)}`,
  };
}

function combine(rules: readonly VersionedRule[]): VersionedRule["rule"] {
  const [first] = rules;
  return first !== undefined && rules.length === 1 && first.versions === undefined ? first.rule : byVersion(rules);
}
