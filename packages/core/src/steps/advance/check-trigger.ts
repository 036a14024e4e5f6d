import type { Problem, ProblemCode } from "../../object/index.ts";
import { parameterOf, wrongValue } from "../model/parameter-value.ts";
import type { RunPlan, StepParameter } from "../model/plan.ts";
import type { Trigger } from "../model/trigger.ts";
import { opposedTasks } from "../plan/opposed-tasks.ts";

/**
 * Returns why a trigger cannot begin a run of a plan: `WrongPlan`, `RevisionNotAllowed`, `UnknownParameter`,
 * `MissingParameter`, `InvalidParameter` and, for the given toggles, `OpposedTasks`. Each names the field and the
 * allowed values.
 */
export function checkTrigger(plan: RunPlan, trigger: Trigger): readonly Problem[] {
  const { revision, parameters = {} } = trigger;
  if (trigger.plan !== plan.name)
    return [problem("WrongPlan", "plan", `the trigger is for plan ${trigger.plan}, not for ${plan.name}`)];
  const problems: Problem[] = [];
  if (plan.revisions !== undefined && (revision === undefined || !plan.revisions.has(revision))) {
    const allowed = [...plan.revisions].join(", ");
    problems.push(
      problem("RevisionNotAllowed", "revision", `revision ${revision ?? "(none)"} is not one of ${allowed}`),
    );
  }
  const names = new Set(plan.parameters.map(({ name }) => name));
  for (const name of Object.keys(parameters).sort()) {
    if (names.size > 0 && !names.has(name))
      problems.push(problem("UnknownParameter", `parameters.${name}`, `plan ${plan.name} has no parameter ${name}`));
  }
  problems.push(...plan.parameters.flatMap((parameter) => checkParameter(parameter, plan, trigger)));
  return problems.length > 0 ? problems : opposedTasks(plan, { plan, trigger });
}

function checkParameter(parameter: StepParameter, plan: RunPlan, { parameters }: Trigger): readonly Problem[] {
  const { name, required = false } = parameter;
  const value = parameterOf(name, plan, parameters);
  const field = `parameters.${name}`;
  if (value === undefined || value === "")
    return required ? [problem("MissingParameter", field, `parameter ${name} is required, and has no value`)] : [];
  const wrong = wrongValue(parameter, value);
  return wrong === undefined ? [] : [problem("InvalidParameter", field, `parameter ${name} ${wrong}`)];
}

function problem(code: ProblemCode, field: string, message: string): Problem {
  return { code, severity: "error", message, field };
}
