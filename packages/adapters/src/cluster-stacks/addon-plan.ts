import {
  failure,
  type Json,
  type ObjectRef,
  type Problem,
  type ProblemCode,
  type Result,
  readPath,
  readString,
  success,
} from "@landfall/core/object";
import { namedValues, type StepPlanSpec, type ValueSource, type ValueSources } from "@landfall/core/steps";
import { listAt } from "../delivery.ts";

/** Options of converting stages to steps. */
export interface AddonPlanOptions {
  /** Returns the objects of a chart of the release; `undefined` for a chart that it does not have. */
  readonly objectsOf: (chart: string) => readonly ObjectRef[] | undefined;
  /**
   * Returns the values of a chart, which may refer to fields of the Cluster and the infrastructure cluster
   * (`addonValues`): those fields are waited for before its objects are applied. Default: no chart has any.
   */
  readonly valuesOf?: ((chart: string) => Json | undefined) | undefined;
  /** The objects from which values are taken (`addonSources`). Default: none. */
  readonly sources?: ValueSources | undefined;
  /** The deadline of each wait, as a duration such as `10m`. Default: that of step plans. */
  readonly deadline?: string | undefined;
}

type Step = NonNullable<StepPlanSpec["phases"][number]["steps"]>[number];
type Condition = NonNullable<Step["before"]>;

/**
 * Converts the stages of one hook of a `clusteraddon.yaml` to a step plan: each stage is a step after the previous one,
 * with its conditions and a deadline for every wait. So `advance` can carry out an addon: it stores its whole state,
 * counts no unfinished stage as done, and lets a newer release supersede a faulty one. Problems: `UnknownHook`,
 * `UnknownAction`, `ChartMissing`, `ConditionUnreadable` and `UnknownValue`, each with its field.
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
  options: AddonPlanOptions,
  problems: Problem[],
): Step {
  const chart = readString(stage, ["name"]) ?? "";
  const action = readString(stage, ["action"]) ?? "";
  const objects = options.objectsOf(chart);
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
  const apply = { name: "apply", apply: work };
  return {
    name: nameOf(chart, action, index, names),
    tasks: action === "delete" ? [{ name: "delete", delete: work }] : [...waitsFor(chart, options, problems), apply],
    ...(before !== undefined && { before }),
    ...(after !== undefined && { after }),
  };
}

/** Returns the wait for the values that a chart takes from objects: its objects are applied when all values exist. */
function waitsFor(chart: string, { valuesOf, sources = NO_SOURCES }: AddonPlanOptions, problems: Problem[]): Tasks {
  const named = namedValues(valuesOf?.(chart) ?? null, sources);
  problems.push(...named.problems.map((one) => ({ ...one, field: `values of ${chart}: ${one.field ?? ""}` })));
  if (!named.ok || named.value.length === 0) return [];
  const keys = [...new Set(named.value.map(({ source }) => source))];
  const objects = keys.map((key) => {
    const { group = "", kind = "", namespace = "", name = "" } = sources.get(key)?.ref ?? {};
    return { key, apiVersion: `${group}/v1`, kind, name, ...(namespace !== "" && { namespace }) };
  });
  const expect = named.value.map(({ source, field }) => ({
    object: source,
    field,
    ...wantedOf(sources.get(source), field),
  }));
  return [{ name: "values", wait: { objects, expect } }];
}

type Tasks = NonNullable<Step["tasks"]>;
const NO_SOURCES: ValueSources = new Map();

/** Returns the expectation of a field; a number that counts as missing is below the smallest valid one. */
function wantedOf(source: ValueSource | undefined, field: string): { atLeast: number } | { present: true } {
  const none = source?.none?.[field];
  return typeof none === "number" ? { atLeast: none + 1 } : { present: true };
}

/** Returns a unique task name, since a chart may be deleted in one stage and applied in a later one. */
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

function problem(code: ProblemCode, field: string, message: string): Problem {
  return { code, severity: "error", field, message };
}
