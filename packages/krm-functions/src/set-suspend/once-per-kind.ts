import type { Item } from "../sdk/index.ts";

/** Caches a fact that is the same for all items of a kind and version, found from the first of them. */
export function oncePerKind<Fact>(find: (item: Item) => Fact): (item: Item) => Fact {
  const known = new Map<string, { readonly fact: Fact }>();
  return (item) => {
    const kind = `${item.apiVersion} ${item.kind}`;
    const found = known.get(kind);
    if (found !== undefined) return found.fact;
    const fact = find(item);
    known.set(kind, { fact });
    return fact;
  };
}
