import { patternProblem } from "./pattern.ts";
import type { Step } from "./step.ts";
import type { Call, Read, Surroundings } from "./syntax.ts";
import { Unsupported } from "./unsupported.ts";

/** Makes a step of the steps of the receiver, if any, and the arguments. */
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

/** Functions by name and number of arguments, the receiver counted. */
const FUNCTIONS: ReadonlyMap<string, Make> = new Map([
  ["size/1", plain("size")],
  ["string/1", plain("toText")],
  ["int/1", plain("toInt")],
  ["lowerAscii/1", plain("lowerAscii")],
  ["startsWith/2", operator("textTest", "startsWith")],
  ["endsWith/2", operator("textTest", "endsWith")],
  ["contains/2", operator("textTest", "contains")],
  ["matches/2", ([text, pattern]: readonly Step[]) => matching(text as Step, pattern)],
]);

/** What rules have beyond CEL, for conditions. */
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

/** A call of an operator, function or method. */
export function readCall(call: Call, around: Surroundings, read: Read): Step {
  const parts = call.target === undefined ? call.args : [call.target, ...call.args];
  const make = OPERATORS.get(call.function) ?? makeOf(`${call.function}/${parts.length}`, around);
  if (make === undefined) throw unknownFunction(call, parts.length, around);
  return make(parts.map((part) => read(part, around)));
}

function makeOf(key: string, { flux }: Surroundings): Make | undefined {
  return FUNCTIONS.get(key) ?? (flux ? undefined : CONDITIONS.get(key));
}

function unknownFunction(call: Call, count: number, { flux }: Surroundings): Unsupported {
  const known = [...FUNCTIONS.keys(), ...(flux ? [] : CONDITIONS.keys())].map((key) => key.slice(0, key.indexOf("/")));
  const given = known.includes(call.function) ? ` with ${count} arguments, the receiver counted` : "";
  return new Unsupported(call.function, `the function ${call.function} is not supported in rules${given}`);
}

function matching(text: Step, pattern: Step | undefined): Step {
  const value = pattern?.name === "literal" ? pattern.args[0] : undefined;
  if (typeof value !== "string") throw new Unsupported("matches", "matches needs its pattern as a literal");
  const problem = patternProblem(value);
  if (problem !== undefined)
    throw new Unsupported("matches", `the pattern ${JSON.stringify(value)} is refused: ${problem}`);
  return { name: "matches", args: [text, value] };
}
