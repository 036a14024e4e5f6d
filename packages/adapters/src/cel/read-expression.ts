import { parse } from "@bufbuild/cel";
import type { Problem, Result } from "@landfall/core/object";
import { readCall } from "./read-call.ts";
import { readComprehension } from "./read-comprehension.ts";
import type { Step } from "./step.ts";
import type { Constant, Expr, Surroundings } from "./syntax.ts";
import { Unsupported } from "./unsupported.ts";

/**
 * Reads CEL into the calls that build it. Problems: `InvalidExpression` for what is no CEL, `UnsupportedFunction`
 * for a function or literal that rules do not have; both name it.
 */
export function readExpression(text: string, flux = false): Result<Step> {
  try {
    const { expr } = parse(text);
    return { ok: true, value: readNode(expr, { variables: [], flux }), problems: [] };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const code = error instanceof Unsupported ? "UnsupportedFunction" : "InvalidExpression";
    const problem: Problem = {
      code,
      severity: "error",
      message: `${message.replace("<input>:", "at ")}, in ${shortened(text)}`,
    };
    return { ok: false, problems: [problem] };
  }
}

function shortened(text: string): string {
  return text.length > 160 ? `${text.slice(0, 159)}…` : text;
}

function readNode(expr: Expr | undefined, around: Surroundings): Step {
  const { case: kind, value } = expr?.exprKind ?? { case: undefined, value: undefined };
  switch (kind) {
    case "constExpr":
      return readConstant(value);
    case "identExpr":
      return readIdentifier(value.name, around);
    case "selectExpr":
      return { name: value.testOnly ? "has" : "select", args: [readNode(value.operand, around), value.field] };
    case "listExpr":
      return { name: "list", args: value.elements.map((element) => readNode(element, around)) };
    case "callExpr":
      return readCall(value, around, readNode);
    case "comprehensionExpr":
      return readComprehension(value, around, readNode);
    case "structExpr":
    case undefined:
      throw new Unsupported("{}", "map literals are not supported in rules");
  }
}

function readIdentifier(name: string, { variables, flux }: Surroundings): Step {
  const slot = variables.lastIndexOf(name);
  if (slot >= 0) return { name: "slot", args: [slot] };
  return name === "conditions" && !flux ? { name: "conditions", args: [] } : { name: "field", args: [name] };
}

function readConstant({ constantKind }: Constant): Step {
  const { case: kind, value } = constantKind;
  if (kind === "boolValue" || kind === "stringValue") return { name: "literal", args: [value] };
  if (kind === "nullValue") return { name: "literal", args: [null] };
  if (kind === "int64Value") return { name: "literal", args: [safe(value)] };
  if (kind === "doubleValue" && !Number.isInteger(value)) return { name: "literal", args: [value] };
  const name = kind?.replace("Value", "") ?? "literal";
  const hint = kind === "doubleValue" ? ": without a fraction it must be written without a point" : "";
  throw new Unsupported(name, `a literal of type ${name} is not supported in rules${hint}`);
}

function safe(value: bigint): number {
  const number = Number(value);
  if (Number.isSafeInteger(number)) return number;
  throw new Unsupported("int", `the integer ${value} is too large for rules: JSON holds 53 bits`);
}
