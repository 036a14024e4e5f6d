import { failure, type Problem, type ProblemCode, type Result, success } from "@landfall/core/object";
import { type ComputeWave, nearestName, type StepPlan, validateStepPlan } from "@landfall/core/schemas";
import type { Item, ResourceList } from "../../sdk/index.ts";

/** A StepPlan of the package, and its item. */
export interface FoundStepPlan {
  readonly item: Item;
  readonly object: StepPlan;
  /** The specs of all StepPlans of the package by name, whose runs it may begin. */
  readonly plans: ReadonlyMap<string, unknown>;
}

/**
 * The StepPlan that the config names, else the only one in the package. Problems: `NoStepPlan`, `SeveralStepPlans`, and
 * those of the schema.
 */
export function findStepPlan(list: ResourceList, { steps }: ComputeWave): Result<FoundStepPlan> {
  const all = list.select({ group: "landfall.dev", kind: "StepPlan" });
  const name = steps?.plan;
  const meant = name === undefined ? all : all.filter((item) => item.name === name);
  const [item, other] = meant;
  if (item === undefined) return failure(noPlan(name, all));
  if (other !== undefined) {
    const names = meant.map((one) => one.name).sort();
    return failure(problem("SeveralStepPlans", `there are several StepPlans: ${names.join(", ")}`, "name one"));
  }
  const object = item.toObject();
  const invalid = validateStepPlan(object).filter(({ severity }) => severity === "error");
  if (invalid.length > 0) return failure(...invalid.map((one) => ({ ...one, ref: item.ref })));
  const plans = new Map(all.map((one) => [one.name, one === item ? object.spec : one.get(["spec"])]));
  return success({ item, object: object as unknown as StepPlan, plans });
}

function noPlan(name: string | undefined, all: readonly Item[]): Problem {
  if (name === undefined)
    return problem("NoStepPlan", "there is no StepPlan in the package", "add one, or remove steps");
  const near = nearestName(
    name,
    all.map((item) => item.name),
  );
  const hint = near === undefined ? "add it, or correct the name" : `did you mean ${near}?`;
  return problem("NoStepPlan", `there is no StepPlan ${name} in the package`, hint);
}

function problem(code: ProblemCode, message: string, hint: string): Problem {
  return { code, severity: "error", message, field: "steps.plan", hint };
}
