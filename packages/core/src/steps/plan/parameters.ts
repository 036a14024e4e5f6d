import type { Problem } from "../../object/index.ts";
import { wrongValue } from "../model/parameter-value.ts";
import type { StepPlanSpec } from "../model/plan.ts";
import { invalidPlan } from "./fields.ts";

/** Checks the parameters of a plan: each name occurs once, and defaults are valid values. */
export function checkParameters({ parameters = [] }: StepPlanSpec): readonly Problem[] {
  const names = parameters.map(({ name }) => name);
  return parameters.flatMap((parameter, index): readonly Problem[] => {
    const { name, default: value } = parameter;
    const field = `spec.parameters[${index}]`;
    if (names.indexOf(name) !== index)
      return [invalidPlan("DuplicateName", field, `spec.parameters has ${name} twice`)];
    const wrong = value === undefined ? undefined : wrongValue(parameter, value);
    return wrong === undefined
      ? []
      : [invalidPlan("InvalidParameter", `${field}.default`, `the default of ${name} ${wrong}`)];
  });
}
