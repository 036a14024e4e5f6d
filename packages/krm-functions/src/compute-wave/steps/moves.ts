import { refKey } from "@landfall/core/object";
import { type PlannedTask, type RunPlan, workIn } from "@landfall/core/steps";

/** A task that applies or deletes an object. */
export interface Move {
  /** The path of the task. */
  readonly path: string;
  readonly isRemoval: boolean;
}

/** The trigger and toggles that decide which tasks of a plan run. */
type RunOf = Parameters<typeof workIn>[1];

/**
 * The tasks that move each object, by `refKey`, each after its dependencies. Tasks that move no object are left out.
 */
export function movesIn(plan: RunPlan, trigger: RunOf["trigger"]): ReadonlyMap<string, readonly Move[]> {
  const found = new Map<string, Move[]>();
  for (const { path, work: planned } of tasksInOrder(plan)) {
    const work = workIn(planned, { plan, trigger });
    if (work.kind !== "apply" && work.kind !== "delete") continue;
    for (const ref of work.objects) {
      const key = refKey(ref);
      const known = found.get(key);
      const move: Move = { path, isRemoval: work.kind === "delete" };
      if (known === undefined) found.set(key, [move]);
      else known.push(move);
    }
  }
  return found;
}

/** Every task of a plan, each after its dependencies. */
export function tasksInOrder({ phases, order }: RunPlan): readonly PlannedTask[] {
  return inOrder(phases, order).flatMap((phase) =>
    inOrder(phase.steps, phase.order).flatMap((step) => inOrder(step.tasks, step.order)),
  );
}

function inOrder<T>(all: readonly T[], order: readonly number[]): readonly T[] {
  return order.flatMap((index) => all[index] ?? []);
}

/** The paths of all phases, steps and tasks of a plan, in its order. */
export function pathsOf({ phases }: RunPlan): readonly string[] {
  return phases.flatMap((phase) => [
    phase.path,
    ...phase.steps.flatMap((step) => [step.path, ...step.tasks.map((task) => task.path)]),
  ]);
}
