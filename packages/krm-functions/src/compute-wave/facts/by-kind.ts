import type { Item } from "../../sdk/index.ts";

/** The fields of an item that name its kind. */
export type ItemKind = Pick<Item, "apiVersion" | "kind">;

/** Caches the answer to a question about kinds: a list has many items of few kinds. */
export function byKind<T>(ask: (kind: ItemKind) => T): (item: ItemKind) => T {
  const versions = new Map<string, Map<string, { readonly answer: T }>>();
  return ({ apiVersion, kind }) => {
    let kinds = versions.get(apiVersion);
    if (kinds === undefined) versions.set(apiVersion, (kinds = new Map()));
    let known = kinds.get(kind);
    if (known === undefined) kinds.set(kind, (known = { answer: ask({ apiVersion, kind }) }));
    return known.answer;
  };
}
