import type { Problem } from "../../object/index.ts";
import type { StatusRulesRow, StatusRulesRule } from "../../schemas/generated/status-rules.ts";
import type { StatusRule } from "../types.ts";
import type { ExpressionEngine } from "./engine.ts";
import type { Expression } from "./expression/scope.ts";
import { createRule, type RuleRow } from "./rule.ts";
import { splitTemplate, type Template } from "./template.ts";

/** The engine and budget for compiling one rule, and the problems found so far. */
export interface Compiling {
  readonly engine: ExpressionEngine;
  readonly budget: number | undefined;
  readonly problems: Problem[];
}

const WORDS = [
  ["failed", "Failed"],
  ["inProgress", "InProgress"],
  ["current", "Current"],
  ["unknown", "Unknown"],
] as const;

/** Returns the rule, or `undefined` with problems that name it, its row and the expression. */
export function compileRule(
  rule: StatusRulesRule,
  id: string,
  field: string,
  compiling: Compiling,
): StatusRule | undefined {
  const before = compiling.problems.length;
  const one: One = { ...compiling, id, flux: rule.mode === "flux" };
  const rows = rule.rows.map((row, index) => compileRow(row, `${field}.rows[${index}]`, one));
  const suspended = rule.suspended === undefined ? undefined : compile(rule.suspended, `${field}.suspended`, one);
  if (compiling.problems.length > before) return undefined;
  return createRule({
    id,
    flux: one.flux,
    needsStatus: rule.needsStatus ?? !one.flux,
    rows: rows.filter((row) => row !== undefined),
    ...(suspended === undefined ? {} : { suspended: { text: rule.suspended ?? "", test: suspended } }),
    ...(rule.otherwise === undefined ? {} : { otherwise: rule.otherwise }),
    ...(rule.usualConditions === undefined ? {} : { usualConditions: rule.usualConditions }),
    ...(rule.overrules === undefined ? {} : { overrules: rule.overrules }),
    ...(compiling.budget === undefined ? {} : { budget: compiling.budget }),
  });
}

interface One extends Compiling {
  readonly id: string;
  readonly flux: boolean;
}

function compileRow(row: StatusRulesRow, field: string, one: One): RuleRow | undefined {
  const [name, status] = WORDS.find(([word]) => row[word] !== undefined) ?? WORDS[3];
  const text = row[name] ?? "";
  const test = compile(text, `${field}.${name}`, one);
  const reason = compileTemplate(row.reason, `${field}.reason`, one);
  const message = compileTemplate(row.message, `${field}.message`, one);
  if (test === undefined) return undefined;
  return {
    status,
    text,
    test,
    ...(reason === undefined ? {} : { reason }),
    ...(message === undefined ? {} : { message }),
    ...(row.terminal === undefined ? {} : { terminal: row.terminal }),
  };
}

function compileTemplate(text: string | undefined, field: string, one: One): Template | undefined {
  if (text === undefined) return undefined;
  const compiled = splitTemplate(text).map((part, index) => (index % 2 === 0 ? part : compile(part, field, one)));
  return compiled.filter((part) => part !== undefined);
}

function compile(text: string, field: string, { engine, id, flux, problems }: One): Expression | undefined {
  const compiled = engine.compile(text, { flux });
  if (compiled.ok) return compiled.value;
  problems.push(
    ...compiled.problems.map((problem) => ({ ...problem, field, message: `rule ${id}: ${problem.message}` })),
  );
  return undefined;
}
