import { failure, type KubeObject, type Problem, parseApiVersion, type Result, success } from "../../object/index.ts";
import type { StatusRulesRule } from "../../schemas/generated/status-rules.ts";
import { isFields, ownText } from "../subject.ts";
import type { RuleVerdict, StatusContext, StatusRule, StatusRuleSet } from "../types.ts";
import { type Compiling, compileRule } from "./compile-rule.ts";
import type { ExpressionEngine, LoadOptions } from "./engine.ts";
import { findRule } from "./find-rule.ts";

/** Options for Flux's health check expressions. */
export interface HealthCheckOptions extends LoadOptions {
  /**
   * The semantics. `flux` (the default): exactly as Flux. `extended`: the same order, but `all()` over an empty list is
   * false, an object without a status is not judged by the expressions, and Current needs evidence of this generation.
   */
  readonly mode?: "flux" | "extended";
}

const EXPRESSIONS = ["inProgress", "failed", "current"] as const;
const NO_CONTEXT: StatusContext = { now: undefined, firstSeen: undefined, options: {} };

/**
 * Loads rules from `spec.healthCheckExprs` of a Flux Kustomization or HelmRelease, unchanged: `apiVersion` (only its
 * group counts), `kind` (absent: every kind of the group without its own entry), `current`, `inProgress`, `failed`.
 * Problems: `InvalidHealthCheck`, `DuplicateRule` (an error, as in Flux), and those of the engine, which name the
 * missing function. After Flux's RFC-0009 and the API reference of Kustomization v1.
 */
export function loadHealthCheckExprs(
  entries: unknown,
  engine: ExpressionEngine,
  { mode = "flux", budget }: HealthCheckOptions = {},
): Result<StatusRuleSet> {
  const compiling: Compiling = { engine, budget, problems: [] };
  const rules = new Map<string, StatusRule>();
  if (!Array.isArray(entries)) return failure(invalid("healthCheckExprs", "must be a list"));
  for (const [index, entry] of (entries as readonly unknown[]).entries()) {
    const field = `healthCheckExprs[${index}]`;
    const read = readEntry(entry, field, mode);
    if ("code" in read) {
      compiling.problems.push(read);
      continue;
    }
    const key = `${read.group}/${read.kind}`;
    const rule = compileRule(read, `healthCheckExprs/${key}`, field, compiling);
    if (rules.has(key))
      compiling.problems.push({ ...invalid(field, `is a second entry for ${key}`), code: "DuplicateRule" });
    if (rule !== undefined) rules.set(key, rule);
  }
  return compiling.problems.length > 0 ? failure(...compiling.problems) : success(rules);
}

/**
 * Judges an object as Flux does: InProgress, Failed, Current, or Unknown for an expression that cannot be evaluated;
 * `undefined` if there is no entry for its kind. As in Flux, deletion is not checked (`computeStatus` checks it).
 */
export function judgeHealthCheck(object: KubeObject, rules: StatusRuleSet): RuleVerdict | undefined {
  const { group } = parseApiVersion(object.apiVersion ?? "");
  return findRule(rules, group, object.kind ?? "")?.evaluate(object, NO_CONTEXT);
}

function readEntry(entry: unknown, field: string, mode: "flux" | "extended"): StatusRulesRule | Problem {
  if (!isFields(entry)) return invalid(field, "must be a map");
  const [apiVersion, current] = [ownText(entry, "apiVersion"), ownText(entry, "current")];
  if (apiVersion === "") return invalid(field, "has no apiVersion");
  if (current === "") return invalid(field, "has no expression for current");
  const rows = EXPRESSIONS.flatMap((name) => {
    const text = ownText(entry, name);
    return text === "" ? [] : [{ [name]: text }];
  });
  return { group: parseApiVersion(apiVersion).group, kind: ownText(entry, "kind") || "*", mode, rows };
}

function invalid(field: string, text: string): Problem {
  return { code: "InvalidHealthCheck", severity: "error", field, message: `${field} ${text}` };
}
