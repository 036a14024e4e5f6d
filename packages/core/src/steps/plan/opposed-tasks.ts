import { formatRef, type ObjectRef, type Problem, refKey } from "../../object/index.ts";
import type { PlannedTask, RunPlan } from "../model/plan.ts";
import { type RunOfPlan, workIn } from "../model/work-in.ts";

/** The indexes of a task: of its phase, of its step in the phase, and of the task in the step. */
type Place = readonly [phase: number, step: number, task: number];

/** One task that applies or deletes an object. */
interface Move {
  readonly place: Place;
  readonly task: PlannedTask;
  readonly isRemoval: boolean;
}

/**
 * Returns a problem `OpposedTasks` for every object that one task applies and another deletes without an order between
 * them: they would undo each other forever. `run` decides the direction of toggles; without it toggles are ignored.
 */
export function opposedTasks(plan: RunPlan, run?: RunOfPlan): readonly Problem[] {
  if (!hasRemoval(plan, run)) return [];
  return [...movesOf(plan, run)].flatMap(([, { ref, moves }]): readonly Problem[] => {
    const removals = moves.filter(({ isRemoval }) => isRemoval);
    if (removals.length === 0 || removals.length === moves.length) return [];
    for (const removal of removals) {
      const apply = moves.find((one) => !one.isRemoval && !isOrdered(plan, one.place, removal.place));
      if (apply !== undefined) return [opposed(ref, removal, apply)];
    }
    return [];
  });
}

/** Returns whether a task deletes something; most plans have none, and need no list of what each task does. */
function hasRemoval({ phases }: RunPlan, run: RunOfPlan | undefined): boolean {
  return phases.some(({ steps }) =>
    steps.some(({ tasks }) => tasks.some((task) => workOf(task, run).kind === "delete")),
  );
}

function workOf({ work }: PlannedTask, run: RunOfPlan | undefined): PlannedTask["work"] {
  return run === undefined ? work : workIn(work, run);
}

function movesOf(
  plan: RunPlan,
  run: RunOfPlan | undefined,
): ReadonlyMap<string, { readonly ref: ObjectRef; readonly moves: readonly Move[] }> {
  const found = new Map<string, { readonly ref: ObjectRef; readonly moves: Move[] }>();
  for (const [phaseAt, { steps }] of plan.phases.entries())
    for (const [stepAt, { tasks }] of steps.entries())
      for (const [taskAt, task] of tasks.entries()) {
        const work = workOf(task, run);
        if (work.kind !== "apply" && work.kind !== "delete") continue;
        const move: Move = { place: [phaseAt, stepAt, taskAt], task, isRemoval: work.kind === "delete" };
        for (const ref of work.objects) {
          const key = refKey(ref);
          const known = found.get(key);
          if (known === undefined) found.set(key, { ref, moves: [move] });
          else known.moves.push(move);
        }
      }
  return found;
}

/** Returns whether one of two tasks begins only after the other is through. */
function isOrdered({ phases }: RunPlan, a: Place, b: Place): boolean {
  if (a[0] !== b[0]) return isEither(phases, a[0], b[0]);
  const { steps = [] } = phases[a[0]] ?? {};
  if (a[1] !== b[1]) return isEither(steps, a[1], b[1]);
  return isEither(steps[a[1]]?.tasks ?? [], a[2], b[2]);
}

type Members = readonly { readonly dependsOn: readonly number[] }[];

function isEither(members: Members, a: number, b: number): boolean {
  return isBefore(members, a, b) || isBefore(members, b, a);
}

/** Returns whether `to` depends on `from`, directly or not. */
function isBefore(members: Members, from: number, to: number): boolean {
  const seen = new Set<number>();
  const asked = [to];
  for (let index = asked.pop(); index !== undefined; index = asked.pop()) {
    if (seen.has(index)) continue;
    seen.add(index);
    asked.push(...(members[index]?.dependsOn ?? []));
  }
  return from !== to && seen.has(from);
}

function opposed(ref: ObjectRef, removal: Move, apply: Move): Problem {
  const toggle = [removal, apply].map(({ task: { work } }) => work).find((work) => work.kind === "toggle");
  return {
    code: "OpposedTasks",
    severity: "error",
    message: `${removal.task.path} takes ${formatRef(ref)} away and ${apply.task.path} applies it, and neither comes before the other`,
    field: toggle?.kind === "toggle" ? `parameters.${toggle.parameter}` : "spec.phases",
    hint: "put one of them first with dependsOn, or leave the object out of one of them",
  };
}
