import { type Step, type StepName, weigh } from "./step.ts";
import type { Call, Comprehension, Expr, Read, Surroundings } from "./syntax.ts";
import { Unsupported } from "./unsupported.ts";

/** Reads a loop back to the macro that the parser expanded, by its shape. */
export function readComprehension(loop: Comprehension, around: Surroundings, read: Read): Step {
  const { name, bodies } = macroOf(loop);
  const inside = { ...around, variables: [...around.variables, loop.iterVar] };
  const steps = bodies.map((body) => read(body, inside));
  const weight = steps.reduce((sum, step) => sum + weigh(step), 0);
  return { name, args: [read(loop.iterRange, around), around.variables.length, weight, ...steps] };
}

interface Macro {
  readonly name: StepName;
  readonly bodies: readonly (Expr | undefined)[];
}

function macroOf(loop: Comprehension): Macro {
  const step = callOf(loop.loopStep);
  const start = loop.accuInit?.exprKind;
  if (loop.iterVar2 !== "" || step === undefined || start === undefined) throw unknownLoop();
  const [first, second] = step.args;
  if (start.case === "constExpr") {
    const { constantKind } = start.value;
    if (constantKind.case === "int64Value") return { name: "existsOne", bodies: [first] };
    return { name: constantKind.value === true ? "all" : "exists", bodies: [second] };
  }
  if (start.case !== "listExpr") throw unknownLoop();
  if (step.function === "_+_") return { name: "map", bodies: [appended(step)] };
  const transform = appended(callOf(second));
  const same = transform?.exprKind.case === "identExpr" && transform.exprKind.value.name === loop.iterVar;
  return same ? { name: "filter", bodies: [first] } : { name: "map", bodies: [transform, first] };
}

/** Returns `body` of `@result + [body]`. */
function appended(call: Call | undefined): Expr | undefined {
  const list = call?.args[1]?.exprKind;
  return list?.case === "listExpr" ? list.value.elements[0] : undefined;
}

function callOf(expr: Expr | undefined): Call | undefined {
  return expr?.exprKind.case === "callExpr" ? expr.exprKind.value : undefined;
}

function unknownLoop(): Unsupported {
  return new Unsupported(
    "comprehension",
    "this macro is not supported in rules: there are exists, exists_one, all, filter and map",
  );
}
