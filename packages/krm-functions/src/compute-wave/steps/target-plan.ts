import {
  failure,
  formatRef,
  hashJson,
  type Json,
  type Problem,
  type Result,
  refKey,
  success,
  type Target,
  targetKey,
} from "@landfall/core/object";
import type { StepPlan } from "@landfall/core/schemas";
import { type PlannedTask, type ReadStepPlanOptions, type RunPlan, readStepPlan } from "@landfall/core/steps";
import type { Item } from "../../sdk/index.ts";
import { selectorOf } from "../item-selector.ts";
import type { FoundStepPlan } from "./find-step-plan.ts";

/** A StepPlan for one target: its tasks name the objects that deliver to it. */
export interface TargetPlan {
  readonly plan: RunPlan;
  /** By object, the path of the first task that applies it: until that begins, the object is held. */
  readonly owners: ReadonlyMap<Item, string>;
  /** Whether anything in it waits for a condition. */
  readonly hasConditions: boolean;
}

/**
 * Reads a StepPlan for a target: selectors choose among the objects that deliver to it, and `{cluster}` and `{package}` in
 * names stand for what it is. Problems: those of `readStepPlan`; `NotInPipeline` for a task that no render can carry out;
 * `NotDelivered` for an object that does not deliver to the target.
 */
export function planForTarget(
  { item, object }: FoundStepPlan,
  target: Target,
  items: readonly Item[],
): Result<TargetPlan> {
  const spec = namedFor(object.spec as unknown as Json, target) as unknown as StepPlan["spec"];
  const read = readStepPlan(item.name, spec, { select: selectAmong(items) });
  const about = (problem: Problem): Problem => ({
    ...problem,
    ref: item.ref,
    message: `${problem.message} (for target ${targetKey(target)})`,
  });
  if (!read.ok) return failure(...read.problems.map(about));
  // A run goes on with the plan as it is written, whatever its names stand for.
  const plan: RunPlan = { ...read.value, hash: hashJson(object.spec as unknown as Json) };
  const byRef = new Map(items.map((one) => [refKey(one.ref), one]));
  const owners = new Map<Item, string>();
  const problems: Problem[] = [];
  for (const task of plan.phases.flatMap(({ steps }) => steps.flatMap(({ tasks }) => tasks))) {
    if (task.work.kind !== "apply") {
      if (task.work.kind !== "wait") problems.push(about(notInPipeline(task)));
      continue;
    }
    for (const ref of task.work.objects) {
      const found = byRef.get(refKey(ref));
      if (found === undefined) problems.push(about(notDelivered(task, formatRef(ref))));
      else if (!owners.has(found)) owners.set(found, task.path);
    }
  }
  return problems.length > 0
    ? failure(...problems)
    : success({ plan, owners, hasConditions: hasConditions(plan) }, read.problems.map(about));
}

function selectAmong(items: readonly Item[]): NonNullable<ReadStepPlanOptions["select"]> {
  return (selector, field) => {
    const test = selectorOf(selector, field);
    return test.ok ? success(items.filter(test.value).map(({ ref }) => ref)) : test;
  };
}

const NAMES: ReadonlySet<string> = new Set(["name", "namespace"]);

/** The spec with `{cluster}` and `{package}` in names of objects replaced; names of phases, steps and tasks have no braces. */
function namedFor(value: Json, target: Target): Json {
  if (Array.isArray(value)) return value.map((one: Json) => namedFor(one, target));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [
      key,
      NAMES.has(key) && typeof one === "string" ? fill(one, target) : namedFor(one as Json, target),
    ]),
  );
}

function fill(text: string, { cluster, package: name = "" }: Target): string {
  return text.replaceAll("{cluster}", () => cluster).replaceAll("{package}", () => name);
}

function hasConditions({ phases }: RunPlan): boolean {
  return phases.some(({ steps }) =>
    steps.some(
      ({ before, after, tasks }) =>
        before !== undefined || after !== undefined || tasks.some(({ work }) => work.kind === "wait"),
    ),
  );
}

function notInPipeline({ path, work }: PlannedTask): Problem {
  const message = `task ${path} is a ${work.kind}, and a render carries out apply and wait alone`;
  const hint =
    "apply an object that does it, and wait for what it writes; or let a controller of yours advance the plan";
  return { code: "NotInPipeline", severity: "error", message, field: "spec.phases", hint };
}

function notDelivered({ path }: PlannedTask, object: string): Problem {
  const message = `task ${path} applies ${object}, which does not deliver to the target`;
  const hint = "give its namespace, or annotate it with landfall.dev/target";
  return { code: "NotDelivered", severity: "error", message, field: "spec.phases", hint };
}
