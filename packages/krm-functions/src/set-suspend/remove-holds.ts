import { type Edit, type ItemId, type KubeObject, type Problem, type Result, success } from "@landfall/core/object";
import { CATALOGUE, type Catalogue, isLedgerKey } from "@landfall/core/suspend";
import { type Item, isKptfile, type ResourceList } from "../sdk/index.ts";
import { openLedgers } from "./ledgers.ts";

/** The edits that take holds from an object, as `collectExpired` and `stripHolds` give them. */
export type HoldRemoval = (object: KubeObject, at: { readonly item?: ItemId }) => Result<readonly Edit[]>;

/**
 * Takes holds from every item that has some, on itself or in a ledger, with a result for each hold that goes. If one of
 * them cannot be taken back, none is. Whether it was done.
 */
export function removeHolds(list: ResourceList, removal: HoldRemoval, catalogue: Catalogue = CATALOGUE): boolean {
  const ledgers = openLedgers(list, catalogue);
  if (!ledgers.ok) return report(list, ledgers.problems);
  const { see, take, write } = ledgers.value;
  const edits: Edit[] = [];
  let refused = false;
  for (const item of list.items) {
    if (isKptfile(item)) continue;
    const seen = see(item, item.toObject());
    if (!Object.keys(seen.metadata?.annotations ?? {}).some((key) => isLedgerKey(key))) continue;
    const removed = removeFrom(item, seen, removal, take);
    for (const problem of removed.problems) list.addProblem(problem, item);
    if (removed.ok) edits.push(...removed.value);
    else refused = true;
  }
  if (refused || !report(list, list.apply(edits))) return false;
  write();
  return true;
}

function removeFrom(
  item: Item,
  seen: KubeObject,
  removal: HoldRemoval,
  take: (item: Item, seen: KubeObject, edits: readonly Edit[]) => Result<readonly Edit[]>,
): Result<readonly Edit[]> {
  const removed = removal(seen, item.id.path === "" ? {} : { item: item.id });
  if (!removed.ok) return removed;
  const own = take(item, seen, removed.value);
  return own.ok ? success(own.value, removed.problems) : own;
}

function report(list: ResourceList, problems: readonly Problem[]): boolean {
  for (const problem of problems) list.addProblem(problem);
  return problems.length === 0;
}
