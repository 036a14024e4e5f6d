import { formatRef, refKey, refOf } from "@landfall/core/object";
import { nearestName } from "@landfall/core/schemas";
import { type Catalogue, LEDGER_KIND, mechanismsFor, readLedger, readLedgerObjects } from "@landfall/core/suspend";
import type { FoundObject } from "../input/read-package-objects.ts";

/** The most holders that a message names. */
const NAMED = 5;

/** All holders among the objects, sorted. An unreadable ledger counts as empty. */
export function holdersIn(found: readonly FoundObject[]): readonly string[] {
  const holders = new Set<string>();
  for (const { object } of found) {
    const ledger = readLedger(object);
    if (ledger.ok) for (const { holder } of ledger.value.holds) holders.add(holder);
  }
  const kept = readLedgerObjects(found.map(({ object }) => object).filter(({ kind }) => kind === LEDGER_KIND.kind));
  if (kept.ok) for (const { ledger } of kept.value.values()) for (const { holder } of ledger.holds) holders.add(holder);
  return [...holders].sort();
}

/**
 * Formats `freeze/24 holds nothing here; did you mean freeze/42?` for a name that was probably misspelt; else
 * `undefined`.
 */
export function misspeltHolder(holder: string, found: readonly FoundObject[]): string | undefined {
  const holders = holdersIn(found);
  const near = holders.includes(holder) ? undefined : nearestName(holder, holders);
  return near === undefined ? undefined : `${holder} holds nothing here; did you mean ${near}?`;
}

/**
 * Names the objects that a holder holds where they are not the selected ones: another object may decide about those. `it holds delivery of
 * PropagationPolicy.policy.karmada.io shop/shop; where that decides about what was selected, say --effect delivery`
 */
function whatIsHeld(holder: string, found: readonly FoundObject[]): readonly string[] {
  const held = found.flatMap(({ object }) => {
    const ledger = readLedger(object);
    const own = ledger.ok ? ledger.value.holds.filter((hold) => hold.holder === holder) : [];
    return own.map(({ effect }) => ({ effect, name: formatRef(refOf(object)) }));
  });
  if (held.length === 0) return [];
  const more = held.length > NAMED ? ` and ${held.length - NAMED} more` : "";
  const names = held.slice(0, NAMED).map(({ effect, name }) => `${effect} of ${name}`);
  const effects = [...new Set(held.map(({ effect }) => effect))].sort().join(",");
  return [`it holds ${names.join(", ")}${more}; where that decides about what was selected, say --effect ${effects}`];
}

/** Why nothing could be let go, in sentences, with the name that was probably meant, or else with those who hold something here. */
export function nothingToLetGo(holder: string, found: readonly FoundObject[]): readonly string[] {
  const holders = holdersIn(found);
  if (holders.includes(holder)) return [`${holder} holds nothing of what was selected`, ...whatIsHeld(holder, found)];
  if (holders.length === 0) return [`${holder} holds nothing here, and nobody else does`];
  const more = holders.length > NAMED ? ` and ${holders.length - NAMED} more` : "";
  const others = `there is ${holders.slice(0, NAMED).join(", ")}${more}`;
  return [misspeltHolder(holder, found) ?? `${holder} holds nothing here; ${others}`];
}

/**
 * Formats the effects that can be held on objects: `new-runs (CronJob.batch), reconcile
 * (Kustomization.kustomize.toolkit.fluxcd.io)`; empty if there are none.
 */
export function whatCanBeHeld(found: readonly FoundObject[], catalogue: Catalogue): string {
  const kinds = new Map<string, Set<string>>();
  for (const ref of new Map(found.map(({ object }) => [refKey(refOf(object)), refOf(object)])).values()) {
    for (const { effect } of mechanismsFor(catalogue, ref)) {
      kinds.set(effect, (kinds.get(effect) ?? new Set()).add(ref.group === "" ? ref.kind : `${ref.kind}.${ref.group}`));
    }
  }
  return [...kinds]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([effect, all]) => `--effect ${effect} (${[...all].sort().join(", ")})`)
    .join("; ");
}
