import { parse } from "@bufbuild/cel";
import { type Problem, type Result, success } from "@landfall/core/object";
import { withoutOptionalSyntax } from "./optional-syntax.ts";
import { readCall } from "./read-call.ts";
import { readComprehension } from "./read-comprehension.ts";
import { insteadOf } from "./refused.ts";
import { depthOf, type Step } from "./step.ts";
import type { Constant, Expr, Struct, Surroundings } from "./syntax.ts";
import { Unsupported } from "./unsupported.ts";

const LONGEST = 16_384;
/** The largest depth of an expression: its evaluation recurses as deep, on top of its caller. */
const DEEPEST = 1000;

/** The types whose names are values, for comparison with `type(x)`. */
const TYPES: ReadonlySet<string> = new Set(["bool", "double", "int", "list", "map", "null_type", "string"]);

/**
 * Reads CEL into the calls that build it. Problems: `InvalidExpression` for a text that is not CEL,
 * `UnsupportedFunction` for a function or literal that rules do not have; both name it.
 */
export function readExpression(text: string, flux = false): Result<Step> {
  try {
    if (text.length > LONGEST)
      throw new Error(`the expression has ${text.length} characters, at most ${LONGEST} are read`);
    const { expr } = parse(`${withoutOptionalSyntax(text)}\n`);
    const step = readNode(expr, { variables: [], flux });
    if (depthOf(step) > DEEPEST) throw new Error(`the expression is nested more than ${DEEPEST} times`);
    return success(step);
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
      return { name: "mapOf", args: readMap(value).map((part) => readNode(part, around)) };
    case undefined:
      throw new Unsupported("", "the expression is empty");
  }
}

/** Returns the alternating keys and values of a map literal. */
function readMap({ messageName, entries }: Struct): readonly (Expr | undefined)[] {
  if (messageName !== "")
    throw new Unsupported(messageName, `messages such as ${messageName} are not supported in rules: write a map`);
  return entries.flatMap(({ keyKind, value }) => (keyKind.case === "mapKey" ? [keyKind.value, value] : []));
}

function readIdentifier(name: string, { variables, flux }: Surroundings): Step {
  const slot = variables.lastIndexOf(name);
  if (slot >= 0) return { name: "slot", args: [slot] };
  if (!flux && (name === "conditions" || name === "now")) return { name, args: [] };
  return TYPES.has(name) ? { name: "typeNamed", args: [name] } : { name: "field", args: [name] };
}

function readConstant({ constantKind }: Constant): Step {
  const { case: kind, value } = constantKind;
  if (kind === "boolValue" || kind === "stringValue") return { name: "literal", args: [value] };
  if (kind === "nullValue") return { name: "literal", args: [null] };
  if (kind === "int64Value") return { name: "literal", args: [safe(value)] };
  if (kind === "doubleValue") return readDouble(value);
  const name = kind?.replace("64Value", "").replace("Value", "") ?? "literal";
  throw new Unsupported(name, `a literal of type ${name} is not supported in rules${insteadOf(name)}`);
}

/** Reads a double: JavaScript has no form for whole fractions, so `1.0` is made by a call. */
function readDouble(value: number): Step {
  const literal: Step = { name: "literal", args: [value] };
  return Number.isInteger(value) ? { name: "call", args: ["double/1", literal] } : literal;
}

function safe(value: bigint): number {
  const number = Number(value);
  if (Number.isSafeInteger(number)) return number;
  throw new Unsupported("int", `the integer ${value} is too large for rules: JSON holds 53 bits`);
}
