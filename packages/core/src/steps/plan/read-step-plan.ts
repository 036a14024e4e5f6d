import { failure, hashJson, type Json, type Problem, type Result, success } from "../../object/index.ts";
import type { RetryPolicy } from "../../run/index.ts";
import type { StepPlanPhase, StepPlanStep } from "../../schemas/generated/step-plan.ts";
import type { PlannedPhase, PlannedStep, PlannedTask, RunPlan, StepPlanSpec } from "../model/plan.ts";
import { readDuration } from "./fields.ts";
import { opposedTasks } from "./opposed-tasks.ts";
import type { ReadStepPlanOptions } from "./options.ts";
import { orderOf } from "./order.ts";
import { checkParameters } from "./parameters.ts";
import { readCondition } from "./read-condition.ts";
import { type Inherited, readRetry, readTask } from "./read-task.ts";
import { runCycle } from "./run-cycle.ts";

const MINUTE = 60_000;
const DEFAULT_DEADLINE = 60 * MINUTE;
const DEFAULT_STALE_AFTER = 10 * MINUTE;
const DEFAULT_HISTORY = 10;
/**
 * The default retry policy: the pause before try n+1 is `first * factor^(n-1)`, at most `longest`, less up to a tenth.
 */
const DEFAULT_RETRY: RetryPolicy = { attempts: 4, first: 10_000, factor: 2, longest: 10 * MINUTE, jitter: 0.1 };

/**
 * Reads a plan that the schema of StepPlan accepts, once for all its runs. Problems name the field: `DuplicateName`,
 * `UnknownDependency`, `DependencyCycle`, `InvalidName`, `InvalidTask`, `InvalidDuration`, `InvalidRetry`, `InvalidParameter`,
 * `NothingSelected`, `NoPackage`, `NoExpressionEngine`, `PlanCycle` where the runs that it begins begin it again, `OpposedTasks`
 * where one object is applied and taken away by tasks that no order parts, and those of the engine.
 *
 * @example
 * ```ts
 * import { readStepPlan } from "@landfall/core/steps";
 *
 * const migrate = { group: "batch", kind: "Job", namespace: "shop", name: "migrate" };
 * const tasks = [{ name: "migrate", apply: { objects: [migrate] } }];
 * const plan = readStepPlan("upgrade", { phases: [{ name: "data", steps: [{ name: "migrate", tasks }] }] });
 * if (!plan.ok) throw new Error(plan.problems[0]?.message);
 * ```
 */
export function readStepPlan(name: string, spec: StepPlanSpec, options: ReadStepPlanOptions = {}): Result<RunPlan> {
  const problems: Problem[] = [...checkParameters(spec)];
  const { history = DEFAULT_HISTORY, onSupersede = "restart", strategy = "serial", parameters = [], revisions } = spec;
  const inherited: Inherited = {
    deadline: readDuration(spec.deadline, "spec.deadline", DEFAULT_DEADLINE, problems),
    retry: readRetry(spec.retry, "spec.retry", DEFAULT_RETRY, problems),
  };
  const { dependsOn, order } = orderOf(spec.phases, strategy, "spec.phases", problems);
  const phases = spec.phases.map((phase, index): PlannedPhase => {
    const field = `spec.phases[${index}]`;
    return { ...readPhase(phase, field, inherited, options, problems), dependsOn: dependsOn[index] ?? [] };
  });
  problems.push(...runCycle(name, new Map(options.plans).set(name, spec)));
  const staleAfter = readDuration(spec.staleAfter, "spec.staleAfter", DEFAULT_STALE_AFTER, problems);
  if (problems.some(({ severity }) => severity === "error")) return failure(...problems);
  const plan: RunPlan = {
    name,
    hash: hashJson(spec as unknown as Json),
    phases,
    order,
    deadline: inherited.deadline,
    staleAfter,
    onSupersede,
    history,
    parameters,
    revisions: revisions === undefined ? undefined : new Set(revisions),
  };
  const opposed = opposedTasks(plan);
  return opposed.length > 0 ? failure(...problems, ...opposed) : success(plan, problems);
}

function readPhase(
  { name, steps = [], strategy = "serial" }: StepPlanPhase,
  field: string,
  inherited: Inherited,
  options: ReadStepPlanOptions,
  problems: Problem[],
): Omit<PlannedPhase, "dependsOn"> {
  checkName(name, field, problems);
  const { dependsOn, order } = orderOf(steps, strategy, `${field}.steps`, problems);
  const planned = steps.map((step, index): PlannedStep => {
    const at = `${field}.steps[${index}]`;
    return {
      ...readStep(step, `${name}/${step.name}`, at, inherited, options, problems),
      dependsOn: dependsOn[index] ?? [],
    };
  });
  return { name, path: name, steps: planned, order };
}

function readStep(
  spec: StepPlanStep,
  path: string,
  field: string,
  inherited: Inherited,
  options: ReadStepPlanOptions,
  problems: Problem[],
): Omit<PlannedStep, "dependsOn"> {
  const { name, tasks = [], strategy = "serial" } = spec;
  checkName(name, field, problems);
  const own: Inherited = {
    deadline: readDuration(spec.deadline, `${field}.deadline`, inherited.deadline, problems),
    retry: readRetry(spec.retry, `${field}.retry`, inherited.retry, problems),
  };
  const { dependsOn, order } = orderOf(tasks, strategy, `${field}.tasks`, problems);
  const before = spec.before && readCondition(spec.before, `${field}.before`, options.engine, problems);
  const after = spec.after && readCondition(spec.after, `${field}.after`, options.engine, problems);
  const planned = tasks.flatMap((task, index): readonly PlannedTask[] => {
    const at = `${field}.tasks[${index}]`;
    checkName(task.name, at, problems);
    const read = readTask(task, `${path}/${task.name}`, at, own, options, problems);
    return read === undefined ? [] : [{ ...read, dependsOn: dependsOn[index] ?? [] }];
  });
  return {
    name,
    path,
    deadline: own.deadline,
    tasks: planned,
    order,
    ...(before !== undefined && { before }),
    ...(after !== undefined && { after }),
  };
}

const NAME = /^[A-Za-z0-9](?:[-A-Za-z0-9_.]*[A-Za-z0-9])?$/;

/** Checks a name, which may contain no slash since paths and keys join names with slashes. */
function checkName(name: string, field: string, problems: Problem[]): void {
  if (typeof name === "string" && name.length <= 63 && NAME.test(name)) return;
  const message = `${field}.name must be letters, digits, -, _ and ., with a letter or digit at both ends`;
  problems.push({ code: "InvalidName", severity: "error", field: `${field}.name`, message });
}
