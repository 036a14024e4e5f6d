import { refKey } from "@landfall/core/object";
import type { Run, TaskState } from "@landfall/core/steps";
import type { Item } from "../../sdk/index.ts";
import type { Leg } from "./legs.ts";
import { type Move, movesIn, pathsOf } from "./moves.ts";

/**
 * The objects that are gone once a run is complete, as the last task that moves them deletes them; without a run, those
 * that any run would delete.
 */
export function goneAtEnd({ planned }: Leg, run: Run | undefined): ReadonlySet<Item> {
  const back = new Set(run?.trigger.restores);
  return new Set([...planned.removes].filter(({ ref }) => !back.has(refKey(ref))));
}

/**
 * The latest begun task of a run that moved each object, by the order of the plan. If the run went back to before a
 * task and has not begun it again, the time of going back counts. Objects that no task has reached are left out.
 */
export function lastMoves({ planned: { plan, items }, stored }: Leg, run: Run): ReadonlyMap<Item, Move> {
  const isOwn = run.plan === plan.hash;
  const states = statesOf(run, isOwn ? pathsOf(plan) : (stored?.paths ?? []));
  const found = new Map<Item, Move>();
  for (const [key, moves] of movesIn(plan, run.trigger)) {
    const item = items.get(key);
    const last = item === undefined ? undefined : lastOf(moves, states);
    if (item !== undefined && last !== undefined) found.set(item, last);
  }
  return found;
}

function lastOf(moves: readonly Move[], states: ReadonlyMap<string, TaskState>): Move | undefined {
  let last: { readonly move: Move; readonly at: number; readonly isTried: boolean } | undefined;
  for (const move of moves) {
    const state = states.get(move.path);
    if (state === undefined || state.attempt === 0) continue;
    const isTried = state.triedAt !== undefined;
    const at = state.triedAt ?? state.since;
    const isLater = last === undefined || at > last.at || (at === last.at && (isTried || !last.isTried));
    if (isLater) last = { move, at, isTried };
  }
  return last?.move;
}

/** The states of tasks by path. `paths` are the run's task paths in the order of its phases, steps and tasks. */
function statesOf(run: Run, paths: readonly string[]): ReadonlyMap<string, TaskState> {
  const states = new Map<string, TaskState>();
  let at = 0;
  for (const phase of run.phases) {
    at++;
    for (const step of phase.steps) {
      at++;
      for (const task of step.tasks) states.set(paths[at++] ?? "", task);
    }
  }
  return states;
}
