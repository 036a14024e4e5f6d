import { type KubeObject, refKey, refOf } from "../../object/index.ts";
import { authorityOf, derivationsOf } from "../choose/choose.ts";
import { linksOf } from "../links/parent-links.ts";
import type { Effect } from "../model/effect.ts";
import type { Catalogue } from "../model/mechanism.ts";

/**
 * Returns the objects below others that go on although people expect them to stop too: those applied by a suspended
 * Flux Kustomization, and those that Karmada propagates because a template needs them. Objects that do stop with their
 * parent are left out. In the order of `objects`.
 */
export function descendantsOf(
  roots: readonly KubeObject[],
  objects: readonly KubeObject[],
  effects: readonly Effect[],
  catalogue: Catalogue,
): readonly KubeObject[] {
  return below(roots, objects, { effects, catalogue, isMeant: ({ goesOn }) => goesOn });
}

interface Wanted {
  readonly effects: readonly Effect[];
  readonly catalogue: Catalogue;
  readonly isMeant: (child: Child) => boolean;
}

function below(
  roots: readonly KubeObject[],
  objects: readonly KubeObject[],
  { effects, catalogue, isMeant }: Wanted,
): readonly KubeObject[] {
  const reached = new Set(roots.map((object) => refKey(refOf(object))));
  const found = new Set<string>();
  const children = childrenOf(objects, effects, catalogue);
  for (const key of reached) {
    for (const child of children.get(key) ?? []) {
      if (reached.has(child.child)) continue;
      reached.add(child.child);
      if (isMeant(child)) found.add(child.child);
    }
  }
  return objects.filter((object) => found.has(refKey(refOf(object))));
}

interface Child {
  readonly child: string;
  readonly goesOn: boolean;
}

function childrenOf(
  objects: readonly KubeObject[],
  effects: readonly Effect[],
  catalogue: Catalogue,
): ReadonlyMap<string, readonly Child[]> {
  const children = new Map<string, Child[]>();
  const add = (parent: string, child: Child): void => {
    const others = children.get(parent);
    if (others === undefined) children.set(parent, [child]);
    else others.push(child);
  };
  const isMeant = (effect: Effect): boolean => effects.length === 0 || effects.includes(effect);
  for (const object of objects) {
    const child = refKey(refOf(object));
    for (const derivation of derivationsOf(catalogue, object)) {
      const authority = isMeant(derivation.effect) ? authorityOf(object, derivation) : undefined;
      if (authority !== undefined) add(refKey(authority), { child, goesOn: false });
    }
    for (const link of linksOf(object)) {
      if (!isMeant(link.effect)) continue;
      const goesOn = link.combinator === "none";
      for (const parent of link.parentsOf(object)) add(refKey(parent), { child, goesOn });
    }
  }
  return children;
}
