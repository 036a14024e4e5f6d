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
import {
  type Bindings,
  type PlannedTask,
  type ReadStepPlanOptions,
  type RunPlan,
  readStepPlan,
  workIn,
} from "@landfall/core/steps";
import type { Item } from "../../sdk/index.ts";
import { selectorOf } from "../item-selector.ts";
import type { FoundStepPlan } from "./find-step-plan.ts";
import { movesIn, tasksInOrder } from "./moves.ts";

/** A StepPlan for one target, whose tasks name the target's delivery objects. */
export interface TargetPlan {
  readonly plan: RunPlan;
  /** The delivery objects of the target, by `refKey`. */
  readonly items: ReadonlyMap<string, Item>;
  /**
   * The path of the first task that applies or deletes an object, by object. The object is held until that task begins.
   */
  readonly owners: ReadonlyMap<Item, string>;
  /** The path of the task that applies an object for good, by object. */
  readonly appliers: ReadonlyMap<Item, string>;
  /** The objects that are gone in the end, because the last task that moves them deletes them. */
  readonly removes: ReadonlySet<Item>;
  /** Whether any part of the plan waits for a condition. */
  readonly hasConditions: boolean;
}

/**
 * Reads a StepPlan for a target: selectors choose among its delivery objects, and `{cluster}` and `{package}` in names
 * are replaced by the target's; `parameters` set the toggles, and `isOpen` says that some parameters still have no
 * value. Problems: those of `readStepPlan`, and `NotDelivered` for an object that does not deliver to the target.
 */
export function planForTarget(
  { item, object, plans }: FoundStepPlan,
  target: Target,
  items: readonly Item[],
  parameters: Bindings = {},
  isOpen = false,
): Result<TargetPlan> {
  const spec = namedFor(object.spec as unknown as Json, target) as unknown as StepPlan["spec"];
  const read = readStepPlan(item.name, spec, { select: selectAmong(items), plans });
  const about = (problem: Problem): Problem => ({
    ...problem,
    ref: item.ref,
    message: `${problem.message} (for target ${targetKey(target)})`,
  });
  if (!read.ok) return failure(...read.problems.map(about));
  // The hash is that of the plan as written, before names are replaced, so that a run continues whatever they are.
  const plan: RunPlan = { ...read.value, hash: hashJson(object.spec as unknown as Json) };
  const byRef = new Map(items.map((one) => [refKey(one.ref), one]));
  const problems = tasksInOrder(plan)
    .flatMap((task) => faultsOf(task, plan, parameters, byRef))
    .filter(({ code }) => !(isOpen && code === "ToggleUnreadable"))
    .map(about);
  if (problems.length > 0) return failure(...problems);
  const owners = new Map<Item, string>();
  const appliers = new Map<Item, string>();
  const removes = new Set<Item>();
  for (const [key, moves] of movesIn(plan, { parameters })) {
    const [item, first] = [byRef.get(key), moves[0]];
    if (item === undefined || first === undefined) continue;
    owners.set(item, first.path);
    const applier = moves[moves.findLastIndex(({ isRemoval }) => isRemoval) + 1];
    if (applier === undefined) removes.add(item);
    else appliers.set(item, applier.path);
  }
  const planned = { plan, items: byRef, owners, appliers, removes, hasConditions: hasConditions(plan) };
  return success(planned, read.problems.map(about));
}

/** Problems of a task: a toggle whose value is neither on nor off, and objects that do not deliver to the target. */
function faultsOf(
  task: PlannedTask,
  plan: RunPlan,
  parameters: Bindings,
  items: ReadonlyMap<string, Item>,
): readonly Problem[] {
  const work = workIn(task.work, { plan, trigger: { parameters } });
  if (work.kind === "toggle") return [unreadableToggle(work.parameter)];
  if (work.kind !== "apply" && work.kind !== "delete") return [];
  return work.objects.filter((ref) => !items.has(refKey(ref))).map((ref) => notDelivered(task, formatRef(ref)));
}

function selectAmong(items: readonly Item[]): NonNullable<ReadStepPlanOptions["select"]> {
  return (selector, field) => {
    const test = selectorOf(selector, field);
    return test.ok ? success(items.filter(test.value).map(({ ref }) => ref)) : test;
  };
}

const NAMES: ReadonlySet<string> = new Set(["name", "namespace"]);

/** Replaces `{cluster}` and `{package}` in names of objects; names of phases, steps and tasks have no braces. */
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

function unreadableToggle(parameter: string): Problem {
  const message = `parameter ${parameter} of a toggle is neither true nor false`;
  return { code: "ToggleUnreadable", severity: "error", message, field: `steps.parameters.${parameter}` };
}

function notDelivered({ path }: PlannedTask, object: string): Problem {
  const message = `task ${path} is about ${object}, which does not deliver to the target`;
  const hint = "give its namespace, or annotate it with landfall.dev/target";
  return { code: "NotDelivered", severity: "error", message, field: "spec.phases", hint };
}
