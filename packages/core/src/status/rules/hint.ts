import type { StatusRulesRow } from "../../schemas/generated/status-rules.ts";
import type { StatusOptions, StatusRule } from "../types.ts";
import { compileRule } from "./compile-rule.ts";
import type { ExpressionEngine, LoadOptions } from "./engine.ts";

const ID = "hint/landfall.dev/status-rule";
const LINE = /^(failed|inProgress|current|unknown):\s*(.+)$/;
/** The largest length of a rule in an annotation, which whoever writes the object controls. */
const LONGEST = 4096;
/**
 * The number of compiled rules that are cached, since many objects have the same one; above it the cache is emptied.
 */
const MOST_KNOWN = 1000;

/**
 * Creates a reader of the annotation `landfall.dev/status-rule`, for `StatusOptions.hint`: one row of a decision table
 * on each line, `current: status.phase == 'Ready'`, in order. A rule that cannot be read or compiled makes the object
 * Unknown and says why.
 */
export function hintReader(engine: ExpressionEngine, { budget }: LoadOptions = {}): NonNullable<StatusOptions["hint"]> {
  const known = new Map<string, StatusRule>();
  return (annotation) => {
    const rule = known.get(annotation) ?? ruleOf(annotation, engine, budget);
    if (known.size === MOST_KNOWN) known.clear();
    known.set(annotation, rule);
    return rule;
  };
}

function ruleOf(annotation: string, engine: ExpressionEngine, budget: number | undefined): StatusRule {
  const rows = rowsOf(annotation);
  if (rows === undefined)
    return refusing("each line of landfall.dev/status-rule must be failed:, inProgress:, current: or unknown: and CEL");
  const compiling = { engine, budget, problems: [] };
  const rule = compileRule({ group: "", kind: "*", rows }, ID, "metadata.annotations", compiling);
  const [problem] = compiling.problems as readonly { readonly message: string }[];
  return rule ?? refusing(problem?.message ?? "the rule cannot be compiled");
}

function rowsOf(annotation: string): readonly StatusRulesRow[] | undefined {
  if (annotation.length > LONGEST) return undefined;
  const lines = annotation.split("\n").filter((line) => line.trim() !== "");
  const rows = lines.map((line) => {
    const match = LINE.exec(line.trim());
    return match === null ? undefined : { [match[1] as string]: match[2] };
  });
  return rows.length > 0 && rows.every((row) => row !== undefined) ? rows : undefined;
}

function refusing(message: string): StatusRule {
  return {
    id: ID,
    needsStatus: false,
    evaluate: () => ({ rule: ID, status: "Unknown", reason: "RuleFailed", message, fields: [] }),
  };
}
