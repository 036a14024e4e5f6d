import { failure, type Json, type Result } from "@landfall/core/object";
import { itemOfObject, type ResourceList } from "@landfall/krm-functions/sdk";
import { findConfig } from "./find-configs.ts";
import { targetsOf } from "./name-subject.ts";
import { ANY_TARGET, checkRendered, type Order, type RolloutStanding, readStanding } from "./verb.ts";
import { VERBS, type VerbRow } from "./verbs.ts";

/**
 * Carries out an instruction on the rollout of a list, or refuses it with a reason and the commands that would be
 * accepted instead. A rollout of which only the config can be read can still be stopped.
 */
export function hear(list: ResourceList, row: VerbRow, order: Order): Result<readonly string[]> {
  const standing = readStanding(list, order);
  if (standing.ok) return hearRow(standing.value, row, { ...order, isHeard: wouldBeHeard(standing.value, order) });
  const found = findConfig(list, order.rollout);
  return row.anyway === undefined || !found.ok ? standing : row.anyway(found.value, order);
}

function hearRow(standing: RolloutStanding, { verb, isBound }: VerbRow, order: Order): Result<readonly string[]> {
  const behind = isBound ? checkRendered(standing) : undefined;
  return behind === undefined ? verb(standing, order) : failure(behind);
}

/** Tries verbs on copies of the config, so that a refusal recommends none that would be refused too. */
function wouldBeHeard(standing: RolloutStanding, order: Order): NonNullable<Order["isHeard"]> {
  const object = standing.item.toObject() as unknown as { readonly [key: string]: Json };
  const { isHeard: _, ...alone } = order;
  const tried = (row: VerbRow, words: readonly string[]): boolean =>
    hearRow({ ...standing, item: itemOfObject(object, standing.item.id) }, row, { ...alone, words }).ok;
  return (name, words) => {
    const row = VERBS[name];
    if (row === undefined) return false;
    return words.includes(ANY_TARGET)
      ? targetsOf(standing.plan).some((target) => tried(row, [target]))
      : tried(row, words);
  };
}
