import { type Problem, parseApiVersion } from "../../object/index.ts";
import type { StepCondition } from "../../schemas/generated/step-plan.ts";
import type { ExpressionEngine } from "../../status/rules/engine.ts";
import { Located, scopeOf } from "../../status/rules/expression/index.ts";
import type { PlannedCondition } from "../model/plan.ts";
import { invalidPlan } from "./fields.ts";

/**
 * A condition with its expression compiled. Problems: `DuplicateName` for two objects of one key, `InvalidKey`
 * for a key that is a word of the language, `NoExpressionEngine`
 * where none was given to compile it with, and those of the engine.
 */
export function readCondition(
  spec: StepCondition,
  field: string,
  engine: ExpressionEngine | undefined,
  problems: Problem[],
): PlannedCondition | undefined {
  const { objects, expression: text, message = `${text} is false` } = spec;
  const keys = objects.map(({ key }) => key);
  const twice = keys.find((key, index) => keys.indexOf(key) !== index);
  if (twice !== undefined)
    problems.push(invalidPlan("DuplicateName", `${field}.objects`, `${field}.objects has the key ${twice} twice`));
  if (engine === undefined) {
    const hint = "give an engine for expressions: celEngine of @landfall/adapters/cel";
    problems.push(
      invalidPlan(
        "NoExpressionEngine",
        `${field}.expression`,
        `${field} has an expression, and nothing to read it with`,
        hint,
      ),
    );
    return undefined;
  }
  for (const key of keys.filter((one) => !standsForItself(one, engine))) {
    const hint = "choose another key";
    problems.push(invalidPlan("InvalidKey", `${field}.objects`, `${key} means something else in expressions`, hint));
  }
  const compiled = engine.compile(text, {});
  if (!compiled.ok) {
    problems.push(...compiled.problems.map((problem) => ({ ...problem, field: `${field}.expression` })));
    return undefined;
  }
  return {
    objects: objects.map(({ key, apiVersion, kind, namespace = "", name }) => ({
      key,
      ref: { group: parseApiVersion(apiVersion).group, kind, namespace, name },
    })),
    text,
    message,
    test: compiled.value,
  };
}

/** Whether an expression that is only a key gives the object of that key: a word of the language does not. */
function standsForItself(key: string, engine: ExpressionEngine): boolean {
  const compiled = engine.compile(key, {});
  if (!compiled.ok) return false;
  const object = {};
  const value = compiled.value(scopeOf(Object.fromEntries([[key, object]]), false));
  return value instanceof Located && value.value === object;
}
