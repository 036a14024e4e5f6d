import { expression } from "@landfall/core/status/rules";
import { OPTIONAL_METHOD } from "./optional-syntax.ts";
import { patternProblem } from "./pattern.ts";
import { readBinding } from "./read-binding.ts";
import { insteadOf } from "./refused.ts";
import { compilePattern } from "./regular.ts";
import type { Step } from "./step.ts";
import type { Call, Read, Surroundings } from "./syntax.ts";
import { Unsupported } from "./unsupported.ts";

/** Creates the step of a call from the steps of its receiver, if it has one, and of its arguments. */
type Make = (args: readonly Step[]) => Step;

const plain =
  (name: Step["name"]): Make =>
  (args) => ({ name, args });
const operator =
  (name: Step["name"], text: string): Make =>
  (args) => ({ name, args: [text, ...args] });

const OPERATORS: ReadonlyMap<string, Make> = new Map([
  ["_&&_", plain("and")],
  ["_||_", plain("or")],
  ["!_", plain("not")],
  ["_?_:_", plain("choose")],
  ["_==_", plain("equals")],
  ["_!=_", plain("differs")],
  ["@in", plain("isIn")],
  ["_[_]", plain("index")],
  ["-_", plain("negate")],
  ...["<", "<=", ">", ">="].map((text) => [`_${text}_`, operator("compare", text)] as const),
  ...["+", "-", "*", "/", "%"].map((text) => [`_${text}_`, operator("arithmetic", text)] as const),
]);

/** Functions by name and number of arguments, including the receiver. */
const FUNCTIONS: ReadonlyMap<string, Make> = new Map<string, Make>([
  ...expression.FUNCTION_NAMES.map((name) => [name, operator("call", name)] as const),
  ["size/1", plain("size")],
  ["startsWith/2", operator("textTest", "startsWith")],
  ["endsWith/2", operator("textTest", "endsWith")],
  ["contains/2", operator("textTest", "contains")],
  ["matches/2", ([text, pattern]) => matching(text as Step, pattern as Step)],
  ["orValue/2", plain("orValue")],
  ["or/2", plain("orOptional")],
  [`${OPTIONAL_METHOD}/2`, plain("optional")],
]);

/** Functions for conditions that rules have in addition to CEL. */
const CONDITIONS: ReadonlyMap<string, Make> = new Map([
  ...(["True", "False", "Unknown"] as const).map(
    (status) =>
      [`is${status}/2`, (args: readonly Step[]): Step => ({ name: "conditionIs", args: [...args, status] })] as const,
  ),
  ...(["reason", "message"] as const).map(
    (name) =>
      [`${name}/2`, (args: readonly Step[]): Step => ({ name: "conditionText", args: [...args, name] })] as const,
  ),
]);

/** Reads a call of an operator, function or method. */
export function readCall(call: Call, around: Surroundings, read: Read): Step {
  const bound = readBinding(call, around, read);
  if (bound !== undefined) return bound;
  const { name, parts } = partsOf(call);
  const make = OPERATORS.get(name) ?? makeOf(`${name}/${parts.length}`, around);
  if (make === undefined) throw unknownFunction(call, name, parts.length, around);
  return make(parts.map((part) => read(part, around)));
}

/**
 * Splits a call into its name and parts. `sets.contains` and `optional.of` are functions of a namespace, not methods.
 */
function partsOf({ function: name, target, args }: Call): { readonly name: string; readonly parts: Call["args"] } {
  if (target?.exprKind.case === "identExpr") {
    const full = `${target.exprKind.value.name}.${name}`;
    if (FUNCTIONS.has(`${full}/${args.length}`)) return { name: full, parts: args };
  }
  return { name, parts: target === undefined ? args : [target, ...args] };
}

function makeOf(key: string, { flux }: Surroundings): Make | undefined {
  return FUNCTIONS.get(key) ?? (flux ? undefined : CONDITIONS.get(key));
}

function unknownFunction(call: Call, name: string, count: number, { flux }: Surroundings): Unsupported {
  const known = [...FUNCTIONS.keys(), ...(flux ? [] : CONDITIONS.keys())].map((key) => key.slice(0, key.indexOf("/")));
  const given = known.includes(name) ? ` with ${count} arguments, the receiver counted` : "";
  const shown = call.target?.exprKind.case === "identExpr" ? name.slice(name.lastIndexOf(".") + 1) : name;
  return new Unsupported(shown, `the function ${shown} is not supported in rules${given}${insteadOf(shown)}`);
}

/**
 * Creates the step of a match: a literal pattern that JavaScript matches in linear time is kept as text; any other is
 * left to RE2.
 */
function matching(text: Step, pattern: Step): Step {
  const value = pattern.name === "literal" ? pattern.args[0] : undefined;
  if (typeof value !== "string") return { name: "matches", args: [text, pattern] };
  if (patternProblem(value) === undefined) return { name: "matches", args: [text, value] };
  const compiled = compilePattern(value);
  if ("regular" in compiled) return { name: "matches", args: [text, pattern] };
  throw new Unsupported("matches", `the pattern ${JSON.stringify(value)} is refused: ${compiled.problem}`);
}
