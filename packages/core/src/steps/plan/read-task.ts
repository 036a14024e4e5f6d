import { type Json, type ObjectRef, type Problem, type Result, refKey } from "../../object/index.ts";
import type { RetryPolicy } from "../../run/index.ts";
import type { StepObjects, StepTask } from "../../schemas/generated/step-plan.ts";
import type { PlannedTask, TaskWork } from "../model/plan.ts";
import { invalidPlan, readDuration } from "./fields.ts";
import type { ReadStepPlanOptions } from "./options.ts";
import { readCondition } from "./read-condition.ts";

/** The settings that a task inherits from its step and its plan. Times in milliseconds. */
export interface Inherited {
  readonly deadline: number;
  readonly retry: RetryPolicy;
}

type RetrySpec = NonNullable<StepTask["retry"]>;

/** Reads the retry limits of this level, over the inherited ones. */
export function readRetry(
  spec: RetrySpec | undefined,
  field: string,
  inherited: RetryPolicy,
  problems: Problem[],
): RetryPolicy {
  if (spec === undefined) return inherited;
  const { limit = inherited.attempts - 1, factor = inherited.factor, jitter } = spec;
  if (!(Number.isSafeInteger(limit) && limit >= 0))
    problems.push(invalidPlan("InvalidRetry", `${field}.limit`, `${field}.limit must be a whole number from 0`));
  if (!(factor >= 1 && Number.isFinite(factor)))
    problems.push(invalidPlan("InvalidRetry", `${field}.factor`, `${field}.factor must be a number from 1`));
  const first = readDuration(spec.first, `${field}.first`, inherited.first, problems);
  const longest = readDuration(spec.longest, `${field}.longest`, Math.max(inherited.longest, first), problems);
  if (longest < first)
    problems.push(invalidPlan("InvalidRetry", `${field}.longest`, `${field}.longest is shorter than the first pause`));
  return { attempts: limit + 1, first, factor, longest, jitter: readJitter(jitter, field, inherited.jitter, problems) };
}

function readJitter(text: string | undefined, field: string, otherwise: number, problems: Problem[]): number {
  if (text === undefined) return otherwise;
  const percent = /^(\d{1,3})%$/.exec(text)?.[1];
  if (percent !== undefined && Number(percent) <= 100) return Number(percent) / 100;
  problems.push(invalidPlan("InvalidRetry", `${field}.jitter`, `${field}.jitter must be a percentage from 0% to 100%`));
  return otherwise;
}

/** Reads a task without its dependencies; `undefined` with problems. */
export function readTask(
  spec: StepTask,
  path: string,
  field: string,
  inherited: Inherited,
  options: ReadStepPlanOptions,
  problems: Problem[],
): Omit<PlannedTask, "dependsOn"> | undefined {
  const work = readWork(spec, field, options, problems);
  const deadline = readDuration(spec.deadline, `${field}.deadline`, inherited.deadline, problems);
  const retry = readRetry(spec.retry, `${field}.retry`, inherited.retry, problems);
  return work === undefined ? undefined : { name: spec.name, path, deadline, retry, work };
}

const WORKS = ["apply", "delete", "toggle", "wait", "run", "job"] as const;

function readWork(
  spec: StepTask,
  field: string,
  options: ReadStepPlanOptions,
  problems: Problem[],
): TaskWork | undefined {
  const [kind, other] = WORKS.filter((work) => spec[work] !== undefined);
  if (kind === undefined || other !== undefined) {
    const what = kind === undefined ? "says nothing to do" : `says to do both ${kind} and ${other ?? ""}`;
    problems.push(invalidPlan("InvalidTask", field, `${field} ${what}`, `give exactly one of ${WORKS.join(", ")}`));
    return undefined;
  }
  const { apply, delete: remove, toggle, wait, run, job } = spec;
  if (apply !== undefined)
    return { kind: "apply", objects: readObjects(apply.objects, `${field}.apply`, options, problems) };
  if (remove !== undefined)
    return { kind: "delete", objects: readObjects(remove.objects, `${field}.delete`, options, problems) };
  if (toggle !== undefined) {
    const objects = readObjects(toggle.objects, `${field}.toggle`, options, problems);
    return { kind: "toggle", parameter: toggle.parameter, objects };
  }
  if (wait !== undefined) {
    const condition = readCondition(wait, `${field}.wait`, options.engine, problems);
    return condition === undefined ? undefined : { kind: "wait", condition };
  }
  if (run !== undefined) return { kind: "run", child: run };
  const heartbeat = readDuration(job?.heartbeat, `${field}.job.heartbeat`, 0, problems);
  const input = job?.input as Json | undefined;
  return { kind: "job", ...(input !== undefined && { input }), ...(heartbeat > 0 && { heartbeat }) };
}

/**
 * Returns the objects that selectors name, each once and sorted by `refKey`. Problems: `NothingSelected`, and
 * `NoPackage` for a selector that is not the full name of an object if there is no package to select from.
 */
function readObjects(
  selectors: readonly StepObjects[],
  field: string,
  { select }: ReadStepPlanOptions,
  problems: Problem[],
): readonly ObjectRef[] {
  const found = new Map<string, ObjectRef>();
  for (const [index, selector] of selectors.entries()) {
    const where = `${field}.objects[${index}]`;
    const whole = wholeRef(selector);
    const chosen: Result<readonly ObjectRef[]> | undefined =
      whole === undefined ? select?.(selector, where) : { ok: true, value: [whole], problems: [] };
    if (chosen === undefined) {
      const hint = "give group, kind and name";
      problems.push(
        invalidPlan("NoPackage", where, `${where} selects among objects of a package, and there is none`, hint),
      );
      continue;
    }
    problems.push(...chosen.problems);
    if (!chosen.ok) continue;
    if (chosen.value.length === 0)
      problems.push(invalidPlan("NothingSelected", where, `${where} selects no object of the package`));
    for (const ref of chosen.value) found.set(refKey(ref), ref);
  }
  return [...found].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, ref]) => ref);
}

function wholeRef({ group, kind, namespace = "", name, labelSelector }: StepObjects): ObjectRef | undefined {
  if (group === undefined || kind === undefined || name === undefined || labelSelector !== undefined) return undefined;
  return { group, kind, namespace, name };
}
