import type { Problem } from "../../object/index.ts";
import type { StepCondition } from "../../schemas/generated/step-plan.ts";
import type { ExpressionEngine } from "../../status/rules/engine.ts";
import { DEFAULT_BUDGET, Fault, Located, scopeOf } from "../../status/rules/expression/index.ts";
import type { PlannedCondition } from "../model/plan.ts";
import { invalidPlan } from "./fields.ts";

/** Compiles the expression of a condition about its objects; `undefined` with problems. */
export function readExpression(
  { objects, expression: text, message = `${text} is false` }: StepCondition & { readonly expression: string },
  field: string,
  engine: ExpressionEngine | undefined,
  problems: Problem[],
): Pick<PlannedCondition, "text" | "unmet"> | undefined {
  if (engine === undefined) {
    const hint =
      "say it with expect, which needs no engine; a program of yours gives one: celEngine of @landfall/adapters/cel";
    const what = `${field} has an expression, and nothing to read it with`;
    problems.push(invalidPlan("NoExpressionEngine", `${field}.expression`, what, hint));
    return undefined;
  }
  for (const { key } of objects.filter((one) => !standsForItself(one.key, engine))) {
    const hint = "choose another key";
    problems.push(invalidPlan("InvalidKey", `${field}.objects`, `${key} means something else in expressions`, hint));
  }
  const compiled = engine.compile(text, {});
  if (!compiled.ok) {
    problems.push(...compiled.problems.map((problem) => ({ ...problem, field: `${field}.expression` })));
    return undefined;
  }
  const unmet: PlannedCondition["unmet"] = (seen, now) => {
    const named = Object.fromEntries(Array.from(seen, ([key, { object }]) => [key, object]));
    const value = compiled.value(scopeOf(named, false, DEFAULT_BUDGET, now));
    if (value === true) return undefined;
    if (value === false) return message;
    if (value instanceof Fault) return `${text} cannot be evaluated: ${value.message}`;
    return `${text} is neither true nor false`;
  };
  return { text, unmet };
}

/** Returns whether an expression that is only a key gives the object of that key: a word of the language does not. */
function standsForItself(key: string, engine: ExpressionEngine): boolean {
  const compiled = engine.compile(key, {});
  if (!compiled.ok) return false;
  const object = {};
  const value = compiled.value(scopeOf(Object.fromEntries([[key, object]]), false));
  return value instanceof Located && value.value === object;
}
