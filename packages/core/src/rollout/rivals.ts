import type { RolloutState } from "./state.ts";
import { isCutShort } from "./supersede.ts";

/** A rollout among others. */
export interface Rival {
  readonly rollout: string;
  readonly state: RolloutState;
}

/** Targets that two rollouts which are on their way both have: each with the names of the first two, sorted. */
export function findRivals(
  rollouts: readonly Rival[],
): readonly { readonly target: string; readonly rollouts: readonly [string, string] }[] {
  const owners = new Map<string, string>();
  const found: { readonly target: string; readonly rollouts: readonly [string, string] }[] = [];
  const active = rollouts.filter(({ state }) => isCutShort(state)).toSorted((a, b) => (a.rollout < b.rollout ? -1 : 1));
  for (const { rollout, state } of active) {
    for (const target of [...state.targets.keys()].sort()) {
      const other = owners.get(target);
      if (other === undefined) owners.set(target, rollout);
      else found.push({ target, rollouts: [other, rollout] });
    }
  }
  return found;
}
