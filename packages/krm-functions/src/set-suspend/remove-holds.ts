import { type Edit, type ItemId, type KubeObject, type Problem, type Result, success } from "@landfall/core/object";
import { CATALOGUE, type Catalogue, isLedgerKey } from "@landfall/core/suspend";
import { type Item, isKptfile, type ResourceList } from "../sdk/index.ts";
import { type Ledgers, openLedgers, type Taken } from "./ledgers.ts";
import { refusedResult } from "./report.ts";
import { lazyPolicies } from "./select/lazy-policies.ts";

/** Makes the edits that remove holds from an object: see `collectExpired` and `stripHolds`. */
export type HoldRemoval = (object: KubeObject, at: { readonly item?: ItemId }) => Result<readonly Edit[]>;

/**
 * Removes holds from every item that has some, on itself or in a ledger, with a result for each removed hold. If one
 * cannot be removed, none is; with `onRefused: warn` that one stays, with a warning. Returns the items that were
 * refused so; `undefined` if nothing was changed.
 */
export function removeHolds(
  list: ResourceList,
  removal: HoldRemoval,
  catalogue: Catalogue = CATALOGUE,
  onRefused: "error" | "warn" = "error",
): ReadonlySet<Item> | undefined {
  const ledgers = openLedgers(list, catalogue);
  if (!ledgers.ok) {
    report(list, ledgers.problems);
    return undefined;
  }
  const { see, take, write } = ledgers.value;
  const refused = new Set<Item>();
  const taken: [Item, Taken][] = [];
  for (const item of list.items) {
    if (isKptfile(item)) continue;
    const seen = see(item, item.toObject());
    if (!Object.keys(seen.metadata?.annotations ?? {}).some((key) => isLedgerKey(key))) continue;
    const removed = removeFrom(item, seen, removal, take);
    const unwritable = removed.ok && onRefused === "warn" ? list.apply(removed.value.edits, item) : [];
    if (removed.ok && unwritable.length === 0) {
      for (const problem of removed.problems) list.addProblem(problem, item);
      taken.push([item, removed.value]);
      continue;
    }
    refused.add(item);
    for (const problem of removed.ok ? unwritable : removed.problems) {
      if (onRefused === "warn") list.addResult(refusedResult(item, problem));
      else list.addProblem(problem, item);
    }
  }
  if (onRefused === "error") {
    if (refused.size > 0) return undefined;
    if (!report(list, list.apply(taken.flatMap(([, { edits }]) => edits)))) return undefined;
  }
  for (const [, { keep }] of taken) keep();
  write();
  const changed = taken.map(([item]) => item.ref);
  for (const problem of lazyPolicies(list, changed)) list.addProblem(problem);
  return refused;
}

function removeFrom(item: Item, seen: KubeObject, removal: HoldRemoval, take: Ledgers["take"]): Result<Taken> {
  const removed = removal(seen, item.id.path === "" ? {} : { item: item.id });
  if (!removed.ok) return removed;
  const own = take(item, seen, removed.value);
  return own.ok ? success(own.value, removed.problems) : own;
}

function report(list: ResourceList, problems: readonly Problem[]): boolean {
  for (const problem of problems) list.addProblem(problem);
  return problems.length === 0;
}
