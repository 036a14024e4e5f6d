import type { Catalogue, Derivation, Mechanism } from "../mechanism.ts";
import { GUESSED } from "./guessed.ts";

/**
 * A catalogue that is quick to ask. Of two mechanisms with one id the first stands, so a user's own, given first,
 * overrides a built-in one. Throws a `TypeError` for an id that is no name part of an annotation key.
 */
export function createCatalogue(mechanisms: readonly Mechanism[], derivations: readonly Derivation[]): Catalogue {
  const byId = new Map<string, Mechanism>();
  for (const mechanism of mechanisms) {
    if (!/^[a-z0-9](?:[a-z0-9.-]{0,61}[a-z0-9])?$/.test(mechanism.id)) throw new TypeError(`no id: ${mechanism.id}`);
    if (!byId.has(mechanism.id)) byId.set(mechanism.id, mechanism);
  }
  const standing = [...byId.values()];
  for (const guessed of GUESSED) if (!byId.has(guessed.id)) byId.set(guessed.id, guessed);
  return {
    mechanisms: standing,
    derivations,
    mechanismsByKind: byKind(standing),
    derivationsByKind: byKind(derivations),
    byId,
    forGroups: standing.filter(({ kind }) => kind === "*"),
  };
}

/** How a catalogue indexes kinds. */
export function kindKey({ group, kind }: { readonly group: string; readonly kind: string }): string {
  return `${group}/${kind}`;
}

function byKind<T extends { readonly group: string; readonly kind: string }>(
  entries: readonly T[],
): ReadonlyMap<string, readonly T[]> {
  const groups = new Map<string, T[]>();
  for (const entry of entries) {
    const group = groups.get(kindKey(entry));
    if (group === undefined) groups.set(kindKey(entry), [entry]);
    else group.push(entry);
  }
  return groups;
}
