import type { Problem } from "@landfall/core/object";
import { findRivals, type Rival, readPlan } from "@landfall/core/rollout";
import type { ResourceList } from "../sdk/index.ts";
import { plansByRollout } from "./plan-items.ts";

/** A rollout as it was just decided; `isNew`: it has no RolloutPlan yet. */
export interface Decided extends Rival {
  readonly isNew: boolean;
}

/**
 * `RivalRollout` for each other rollout of the package that is on its way over a target of this one, if that was there
 * first: a rollout with a plan before one without, then by when their attempts were last changed, then by name. So of
 * two only one is refused. Problems of a plan that cannot be read are problems here.
 */
export function refuseRivals(list: ResourceList, own: Decided): readonly Problem[] {
  return [...plansByRollout(list)].flatMap(([rollout, pages]): readonly Problem[] => {
    if (rollout === own.rollout) return [];
    const stored = readPlan(pages.map((item) => item.toObject()));
    if (!stored.ok) return stored.problems;
    if (stored.value === undefined) return [];
    const { state } = stored.value;
    const shared = findRivals([own, { rollout, state }]);
    const [first] = shared;
    if (first === undefined || isBefore(own, { rollout, state, isNew: false })) return [];
    const more = shared.length === 1 ? "" : ` and ${shared.length - 1} more`;
    const message = `target ${first.target}${more} are also in rollout ${rollout}, which is on its way`;
    const hint = "wait until that has ended, abort one of the two, or take the targets out of one inventory";
    return [{ code: "RivalRollout", severity: "error", message, field: "rollout", hint }];
  });
}

function isBefore(a: Decided, b: Decided): boolean {
  if (a.isNew !== b.isNew) return b.isNew;
  const [since, other] = [a, b].map(({ state }) => state.startedAt ?? state.at);
  return since === other ? a.rollout < b.rollout : (since ?? 0) < (other ?? 0);
}
