import type { Problem } from "../../object/index.ts";
import type { Plan } from "../model/plan.ts";
import { isOnItsWay, type RolloutState, type TargetState } from "../model/state.ts";

/** Another rollout that may have the same targets. */
export interface Rival {
  readonly rollout: string;
  readonly state: Pick<RolloutState, "phase" | "targets" | "startedAt">;
}

/** A rollout that is about to be decided. */
export interface Contender {
  readonly rollout: string;
  readonly plan: Plan;
  /** The stored state; `undefined` for a new rollout. */
  readonly state: RolloutState | undefined;
  /** Whether the next decision begins an attempt, as `beginsAttempt` says. */
  readonly begins: boolean;
}

/**
 * Returns a problem `TargetInRollout` for each other active rollout that shares targets with this one: a target has one
 * writer. Of two active rollouts the one that began first goes on (by name if they began together). A rollout that has
 * ended and begins no attempt blocks nobody.
 */
export function refuseRivals(
  { rollout, plan, state, begins }: Contender,
  others: readonly Rival[],
): readonly Problem[] {
  if (others.length === 0 || (!begins && (state === undefined || !isOnItsWay(state)))) return [];
  const isFirst = ({ rollout: name, state: other }: Rival): boolean => {
    const [own, theirs] = [state?.startedAt ?? 0, other.startedAt ?? 0];
    return own < theirs || (own === theirs && rollout < name);
  };
  const waiting: TargetState = { state: "Waiting" };
  const targets = new Map(plan.waves.flatMap((wave) => wave.targets.map(({ key }) => [key, waiting] as const)));
  return others.flatMap((other) => {
    if (other.rollout === rollout || (!begins && isFirst(other))) return [];
    const found = findRivals([{ rollout, state: { phase: "Running", targets } }, other]);
    return found.length === 0 ? [] : [inRollout(found[0]?.target ?? "", found.length, other.rollout)];
  });
}

function inRollout(target: string, count: number, other: string): Problem {
  const more = count > 1 ? ` and ${count - 1} more` : "";
  return {
    code: "TargetInRollout",
    severity: "error",
    message: `target ${target}${more} is in rollout ${other} too, which is on its way`,
    field: "rollout",
    hint: `let ${other} end, abort it, or choose other targets`,
  };
}

/** Returns the targets that two active rollouts share, each with the names of the first two, sorted. */
export function findRivals(
  rollouts: readonly Rival[],
): readonly { readonly target: string; readonly rollouts: readonly [string, string] }[] {
  const owners = new Map<string, string>();
  const found: { readonly target: string; readonly rollouts: readonly [string, string] }[] = [];
  const active = rollouts.filter(({ state }) => isOnItsWay(state)).toSorted((a, b) => (a.rollout < b.rollout ? -1 : 1));
  for (const { rollout, state } of active) {
    for (const target of [...state.targets.keys()].sort()) {
      const other = owners.get(target);
      if (other === undefined) owners.set(target, rollout);
      else found.push({ target, rollouts: [other, rollout] });
    }
  }
  return found;
}
