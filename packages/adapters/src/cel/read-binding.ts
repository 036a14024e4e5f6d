import type { Step, StepName } from "./step.ts";
import type { Call, Expr, Read, Surroundings } from "./syntax.ts";

/** Reads the macros that give a value a name: `optional.optMap(v, body)` and `cel.bind(v, value, body)`. */
export function readBinding(call: Call, around: Surroundings, read: Read): Step | undefined {
  const macro = macroOf(call);
  const name = nameOf(macro?.variable);
  if (macro === undefined || name === undefined) return undefined;
  const inside = { ...around, variables: [...around.variables, name] };
  return { name: macro.name, args: [read(macro.value, around), around.variables.length, read(macro.body, inside)] };
}

interface Macro {
  readonly name: StepName;
  readonly value: Expr | undefined;
  readonly variable: Expr | undefined;
  readonly body: Expr | undefined;
}

function macroOf({ function: name, target, args: [first, second, third, ...more] }: Call): Macro | undefined {
  if (more.length > 0) return undefined;
  if (name === "bind" && nameOf(target) === "cel") return { name, variable: first, value: second, body: third };
  if ((name !== "optMap" && name !== "optFlatMap") || third !== undefined) return undefined;
  return { name, variable: first, value: target, body: second };
}

function nameOf(expr: Expr | undefined): string | undefined {
  return expr?.exprKind.case === "identExpr" ? expr.exprKind.value.name : undefined;
}
