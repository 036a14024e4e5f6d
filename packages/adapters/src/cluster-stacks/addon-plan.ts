import {
  failure,
  type ObjectRef,
  type Problem,
  type Result,
  readPath,
  readString,
  success,
} from "@landfall/core/object";
import type { StepPlanSpec } from "@landfall/core/steps";
import { listAt } from "../delivery.ts";

/** How stages become steps. */
export interface AddonPlanOptions {
  /** The objects of a chart of the release; `undefined` for a chart that it has not. */
  readonly objectsOf: (chart: string) => readonly ObjectRef[] | undefined;
  /** How long each wait may take. Default: that of every plan. */
  readonly deadline?: string | undefined;
}

type Step = NonNullable<StepPlanSpec["phases"][number]["steps"]>[number];
type Condition = NonNullable<Step["before"]>;

/**
 * The stages of one hook of a `clusteraddon.yaml` as a step plan: each stage is a step after the one before, with its
 * conditions and a deadline for every wait. So an addon is carried out by `advance`, which stores all that it knows, takes no
 * stage for done that is not, and lets a newer release supersede a faulty one. Problems: `UnknownHook`, `UnknownAction`,
 * `ChartMissing` and `ConditionUnreadable`, each with its field.
 */
export function addonStepPlan(config: unknown, hook: string, options: AddonPlanOptions): Result<StepPlanSpec> {
  const stages = readPath(config, ["addonStages", hook]);
  if (!Array.isArray(stages))
    return failure(problem("UnknownHook", `addonStages.${hook}`, `there are no stages for hook ${hook}`));
  const problems: Problem[] = [];
  const names = new Set<string>();
  const steps = stages.map((stage: unknown, index) =>
    stepOf(stage, `addonStages.${hook}[${index}]`, index, names, options, problems),
  );
  if (problems.length > 0) return failure(...problems);
  const { deadline } = options;
  return success({ phases: [{ name: hook, strategy: "serial", steps }], ...(deadline !== undefined && { deadline }) });
}

function stepOf(
  stage: unknown,
  field: string,
  index: number,
  names: Set<string>,
  { objectsOf }: AddonPlanOptions,
  problems: Problem[],
): Step {
  const chart = readString(stage, ["name"]) ?? "";
  const action = readString(stage, ["action"]) ?? "";
  const objects = objectsOf(chart);
  if (action !== "apply" && action !== "delete")
    problems.push(problem("UnknownAction", `${field}.action`, `action "${action}" is neither apply nor delete`));
  if (objects === undefined)
    problems.push(
      problem("ChartMissing", `${field}.name`, `the release has no chart "${chart}": the stage cannot be skipped`),
    );
  const [before, after] = [
    conditionOf(stage, "waitForPreCondition", field, problems),
    conditionOf(stage, "waitForPostCondition", field, problems),
  ];
  const work = { objects: objects ?? [] };
  return {
    name: nameOf(chart, action, index, names),
    tasks: [action === "delete" ? { name: "delete", delete: work } : { name: "apply", apply: work }],
    ...(before !== undefined && { before }),
    ...(after !== undefined && { after }),
  };
}

/** A chart may be deleted in one stage and applied in a later one. */
function nameOf(chart: string, action: string, index: number, names: Set<string>): string {
  const name = [chart, `${chart}-${action}`, `${chart}-${index}`].find((one) => one !== "" && !names.has(one));
  const chosen = name ?? `stage-${index}`;
  names.add(chosen);
  return chosen;
}

function conditionOf(stage: unknown, key: string, field: string, problems: Problem[]): Condition | undefined {
  if (readPath(stage, [key]) === undefined || readPath(stage, [key]) === null) return undefined;
  const expression = readString(stage, [key, "conditions"]) ?? "";
  const objects = listAt(stage, [key, "objects"]).map((object) => ({
    key: readString(object, ["key"]) ?? "",
    apiVersion: readString(object, ["apiVersion"]) ?? "",
    kind: readString(object, ["kind"]) ?? "",
    name: readString(object, ["name"]) ?? "",
    ...(readString(object, ["namespace"]) !== undefined && { namespace: readString(object, ["namespace"]) ?? "" }),
  }));
  const isWhole = objects.every(({ key: name, apiVersion, kind, name: of }) =>
    [name, apiVersion, kind, of].every(Boolean),
  );
  if (expression !== "" && objects.length > 0 && isWhole) return { objects, expression };
  const message = "it needs objects with key, apiVersion, kind and name, and an expression in conditions";
  problems.push(problem("ConditionUnreadable", `${field}.${key}`, message));
  return undefined;
}

function problem(code: string, field: string, message: string): Problem {
  return { code, severity: "error", field, message };
}
