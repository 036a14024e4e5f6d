import type { Catalogue, Derivation, Mechanism } from "../model/mechanism.ts";
import { GUESSED } from "./guessed.ts";
import { type Families, mechanismsOf, type SwitchFamily } from "./switch-family.ts";

/**
 * Creates an indexed catalogue. Of two mechanisms with the same id the first wins, so a user's own mechanism, given
 * first, overrides a built-in one. Throws a `TypeError` for an id that is not valid as the name part of an annotation
 * key.
 */
export function createCatalogue(mechanisms: readonly Mechanism[], derivations: readonly Derivation[]): Catalogue {
  const standing = new Map<string, Mechanism>();
  for (const mechanism of mechanisms) {
    if (!/^[a-z0-9](?:[a-z0-9.-]{0,61}[a-z0-9])?$/.test(mechanism.id)) throw new TypeError(`no id: ${mechanism.id}`);
    if (!standing.has(mechanism.id)) standing.set(mechanism.id, mechanism);
  }
  return catalogueOf({ mechanisms: [...standing.values()], families: [], wholeGroups: [], derivations });
}

/** The rows from which a catalogue is made: their ids are valid and unique. */
export interface Source {
  readonly mechanisms: readonly Mechanism[];
  readonly families: readonly Families[];
  /** Families that apply to every kind of an API group. */
  readonly wholeGroups: readonly SwitchFamily[];
  readonly derivations: readonly Derivation[];
}

/** Creates a catalogue that expands its families only when a kind is looked up, as a run looks up few kinds. */
export function catalogueOf({ mechanisms, families, wholeGroups, derivations }: Source): Catalogue {
  const made = new Map(mechanisms.map((mechanism) => [mechanism.id, mechanism]));
  const make = (family: SwitchFamily): readonly Mechanism[] => {
    const own = mechanismsOf(family);
    for (const mechanism of own) made.set(mechanism.id, mechanism);
    return own;
  };
  const ofGroup = remember((group) => {
    const rows = families.flatMap((each) => (Object.hasOwn(each, group) ? (each[group]?.() ?? []) : []));
    return rows.length === 0 ? undefined : rows.flatMap((row) => make({ group, ...row }));
  });
  const listed = byKind(mechanisms);
  const ofKind = remember((key) => {
    const group = ofGroup(key.slice(0, key.lastIndexOf("/"))) ?? [];
    const all = [...(listed.get(key) ?? []), ...group.filter((mechanism) => kindKey(mechanism) === key)];
    return all.length === 0 ? undefined : all;
  });
  const ofWholeGroups = once(() => wholeGroups.flatMap(make));
  const forGroups = once(() => [...mechanisms.filter(({ kind }) => kind === "*"), ...ofWholeGroups()]);
  const all = once(() => {
    const groups = [...new Set(families.flatMap((each) => Object.keys(each)))];
    return [...mechanisms, ...groups.flatMap((group) => ofGroup(group) ?? []), ...ofWholeGroups()];
  });
  const find = (id: string): Mechanism | undefined => {
    if (!made.has(id)) all();
    return made.get(id) ?? GUESSED.find((guessed) => guessed.id === id);
  };
  return {
    get mechanisms() {
      return all();
    },
    derivations,
    mechanismsByKind: { get: ofKind },
    derivationsByKind: byKind(derivations),
    byId: { get: find, has: (id) => find(id) !== undefined },
    get forGroups() {
      return forGroups();
    },
  };
}

/** Returns the key under which a catalogue indexes a kind. */
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

function once<Value>(find: () => Value): () => Value {
  let found: { readonly value: Value } | undefined;
  return () => (found ??= { value: find() }).value;
}

/** Caches the results of a lookup; the cache never grows beyond the entries of the catalogue. */
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
