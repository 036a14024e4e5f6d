import type { Catalogue, Derivation, Mechanism } from "../mechanism.ts";
import { GUESSED } from "./guessed.ts";
import { mechanismsOf, type SwitchFamily } from "./switch-family.ts";

/**
 * A catalogue that is quick to ask. Of two mechanisms with one id the first stands, so a user's own, given first,
 * overrides a built-in one. Throws a `TypeError` for an id that is no name part of an annotation key.
 */
export function createCatalogue(mechanisms: readonly Mechanism[], derivations: readonly Derivation[]): Catalogue {
  const standing = new Map<string, Mechanism>();
  for (const mechanism of mechanisms) {
    if (!/^[a-z0-9](?:[a-z0-9.-]{0,61}[a-z0-9])?$/.test(mechanism.id)) throw new TypeError(`no id: ${mechanism.id}`);
    if (!standing.has(mechanism.id)) standing.set(mechanism.id, mechanism);
  }
  return catalogueOfRows([...standing.values()], derivations);
}

/** A mechanism; or those of a family, which are made once one of them is asked for. */
export type Row = Mechanism | SwitchFamily;

/** A catalogue of rows whose ids are good, each given once. A run asks for few kinds, and only their rows are made. */
export function catalogueOfRows(rows: readonly Row[], derivations: readonly Derivation[]): Catalogue {
  const families = new Map<Row, readonly Mechanism[]>();
  const made = new Map<string, Mechanism>();
  const make = (row: Row): readonly Mechanism[] => {
    const before = families.get(row);
    if (before !== undefined) return before;
    const family = "kinds" in row ? mechanismsOf(row) : [row];
    families.set(row, family);
    for (const mechanism of family) made.set(mechanism.id, mechanism);
    return family;
  };
  let mechanisms: readonly Mechanism[] | undefined;
  let forGroups: readonly Mechanism[] | undefined;
  const find = (id: string): Mechanism | undefined => {
    if (!made.has(id)) rows.forEach(make);
    return made.get(id) ?? GUESSED.find((guessed) => guessed.id === id);
  };
  const rowsByKind = byKind(rows, kindsOf);
  const ofKind = (key: string): readonly Mechanism[] | undefined =>
    rowsByKind.get(key)?.flatMap((row) => make(row).filter((mechanism) => kindKey(mechanism) === key));
  return {
    get mechanisms() {
      return (mechanisms ??= rows.flatMap(make));
    },
    derivations,
    mechanismsByKind: { get: remember(ofKind) },
    derivationsByKind: byKind(derivations, ({ kind }) => [kind]),
    byId: { get: find, has: (id) => find(id) !== undefined },
    get forGroups() {
      return (forGroups ??= rows.filter((row) => kindsOf(row).includes("*")).flatMap(make));
    },
  };
}

/** How a catalogue indexes kinds. */
export function kindKey({ group, kind }: { readonly group: string; readonly kind: string }): string {
  return `${group}/${kind}`;
}

function kindsOf(row: Row): readonly string[] {
  return "kinds" in row ? row.kinds : [row.kind];
}

function byKind<T extends { readonly group: string }>(
  entries: readonly T[],
  kindsOfEntry: (entry: T) => readonly string[],
): ReadonlyMap<string, readonly T[]> {
  const groups = new Map<string, T[]>();
  for (const entry of entries) {
    for (const kind of kindsOfEntry(entry)) {
      const key = kindKey({ group: entry.group, kind });
      const group = groups.get(key);
      if (group === undefined) groups.set(key, [entry]);
      else group.push(entry);
    }
  }
  return groups;
}

/** Remembers what was found; there are no more keys to that than there are rows. */
function remember<Value>(find: (key: string) => Value | undefined): (key: string) => Value | undefined {
  const found = new Map<string, Value>();
  return (key) => {
    const before = found.get(key);
    if (before !== undefined) return before;
    const value = find(key);
    if (value !== undefined) found.set(key, value);
    return value;
  };
}
