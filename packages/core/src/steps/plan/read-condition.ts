import { type Problem, parseApiVersion } from "../../object/index.ts";
import type { StepCondition } from "../../schemas/generated/step-plan.ts";
import type { ExpressionEngine } from "../../status/rules/engine.ts";
import type { PlannedCondition } from "../model/plan.ts";
import { invalidPlan } from "./fields.ts";
import { readExpectations } from "./read-expectations.ts";
import { readExpression } from "./read-expression.ts";

/**
 * Compiles a condition. Problems: `DuplicateName` for two objects with one key, `InvalidCondition` for a condition
 * without content or with two, `InvalidExpectation`; for expressions `InvalidKey` for a key that is a word of the
 * language, `NoExpressionEngine` if no engine was given, and those of the engine.
 */
export function readCondition(
  spec: StepCondition,
  field: string,
  engine: ExpressionEngine | undefined,
  problems: Problem[],
): PlannedCondition | undefined {
  const { objects, expression, expect } = spec;
  const keys = objects.map(({ key }) => key);
  const twice = keys.find((key, index) => keys.indexOf(key) !== index);
  if (twice !== undefined)
    problems.push(invalidPlan("DuplicateName", `${field}.objects`, `${field}.objects has the key ${twice} twice`));
  if ((expression === undefined) === (expect === undefined)) {
    const what = expression === undefined ? "says nothing that must hold" : "has both expression and expect";
    problems.push(invalidPlan("InvalidCondition", field, `${field} ${what}`, "give expect or expression"));
    return undefined;
  }
  const read =
    expression === undefined
      ? readExpectations(spec, field, problems)
      : readExpression({ ...spec, expression }, field, engine, problems);
  if (read === undefined) return undefined;
  return {
    objects: objects.map(({ key, apiVersion, kind, namespace = "", name }) => ({
      key,
      ref: { group: parseApiVersion(apiVersion).group, kind, namespace, name },
    })),
    ...read,
  };
}
