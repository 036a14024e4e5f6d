import type { PlannedTask, RunPlan } from "@landfall/core/steps";
import type { Item } from "../../sdk/index.ts";
import type { Leg } from "./legs.ts";

/** The position of an object in the order in which steps move the objects of its target. */
export interface StepPlace {
  /** The number of levels of objects that must land before it, one after the other; 0 goes first. */
  readonly level: number;
  /** The objects that must have landed directly before it; none for the first. */
  readonly before: readonly Item[];
}

/**
 * The order in which the steps of a target move its objects, for systems that accept an order and nothing else. Objects
 * that no task moves go first.
 */
export function placesIn({ items, planned: { plan, appliers } }: Leg): ReadonlyMap<Item, StepPlace> {
  const moved = new Map<string, Item[]>();
  for (const item of items.keys()) {
    const applier = appliers.get(item);
    if (applier !== undefined) moved.set(applier, [...(moved.get(applier) ?? []), item]);
  }
  const places = new Map<string, StepPlace>();
  const behind = new Map<string, ReadonlySet<string>>();
  for (const [path, before] of tasksBefore(plan)) {
    const movers = new Set([...before].filter((other) => moved.has(other)));
    behind.set(path, movers);
    const nearest = [...movers].filter((other) => ![...movers].some((later) => behind.get(later)?.has(other) === true));
    places.set(path, {
      level: Math.max(-1, ...nearest.map((other) => places.get(other)?.level ?? 0)) + 1,
      before: nearest.flatMap((other) => moved.get(other) ?? []),
    });
  }
  const first: StepPlace = { level: 0, before: [] };
  return new Map(Array.from(items.keys(), (item) => [item, places.get(appliers.get(item) ?? "") ?? first]));
}

/** Every task with all its direct and indirect dependencies, each task after its own. */
function tasksBefore(plan: RunPlan): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, ReadonlySet<string>>();
  const ofPhase: (readonly string[])[] = [];
  const beforePhase: ReadonlySet<string>[] = [];
  for (const phaseAt of plan.order) {
    const phase = plan.phases[phaseAt];
    if (phase === undefined) continue;
    const above = union(phase.dependsOn, ofPhase, beforePhase);
    const ofStep: (readonly string[])[] = [];
    const beforeStep: ReadonlySet<string>[] = [];
    for (const stepAt of phase.order) {
      const step = phase.steps[stepAt];
      if (step === undefined) continue;
      const around = new Set([...above, ...union(step.dependsOn, ofStep, beforeStep)]);
      const ofTask: (readonly string[])[] = [];
      const beforeTask: ReadonlySet<string>[] = [];
      for (const taskAt of step.order) {
        const task = step.tasks[taskAt];
        if (task === undefined) continue;
        const all = new Set([...around, ...union(task.dependsOn, ofTask, beforeTask)]);
        ofTask[taskAt] = [task.path];
        beforeTask[taskAt] = all;
        found.set(task.path, all);
      }
      ofStep[stepAt] = step.tasks.map(({ path }) => path);
      beforeStep[stepAt] = around;
    }
    ofPhase[phaseAt] = phase.steps.flatMap(({ tasks }) => tasks.map(({ path }) => path));
    beforePhase[phaseAt] = above;
  }
  return found;
}

/** All direct and indirect dependencies of the members. */
function union(
  indexes: readonly number[],
  members: readonly (readonly string[])[],
  before: readonly ReadonlySet<string>[],
): ReadonlySet<string> {
  return new Set(indexes.flatMap((index) => [...(before[index] ?? []), ...(members[index] ?? [])]));
}

/** The parts of a plan that a mere order cannot express (conditions, tasks that move nothing), sorted. */
export function unsaidIn({ phases }: RunPlan): readonly string[] {
  return phases.flatMap(({ steps }) =>
    steps.flatMap(({ path, before, after, tasks }) => [
      ...(before === undefined ? [] : [`${path} (pre-condition)`]),
      ...tasks.filter(isUnsaid).map((task) => `${task.path} (${task.work.kind})`),
      ...(after === undefined ? [] : [`${path} (post-condition)`]),
    ]),
  );
}

function isUnsaid({ work }: PlannedTask): boolean {
  return work.kind !== "apply";
}
