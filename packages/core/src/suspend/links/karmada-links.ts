import { isMap, type KubeObject, type ObjectRef, readPath, readString } from "../../object/index.ts";
import type { ParentLink } from "../model/parent-link.ts";

/** An object that needs another one, and the clusters in which it does; without clusters it may be any of them. */
export interface Requirement {
  readonly ref: ObjectRef;
  readonly clusters?: readonly string[];
}

/**
 * Returns the bindings of the templates that need the template of this binding (`propagateDeps`). Source: Karmada's
 * dependencies distributor, which copies the clusters of each into `spec.requiredBy`.
 */
export function requirementsOf(object: KubeObject): readonly Requirement[] {
  const list = readPath(object, ["spec", "requiredBy"]);
  if (!Array.isArray(list)) return [];
  return list.filter(isMap).flatMap((entry): readonly Requirement[] => {
    const name = readString(entry, ["name"]);
    if (name === undefined || name === "") return [];
    const ref = {
      group: "work.karmada.io",
      kind: "ResourceBinding",
      namespace: readString(entry, ["namespace"]) ?? "",
      name,
    };
    const placed: unknown = readPath(entry, ["clusters"]);
    if (!Array.isArray(placed)) return [{ ref }];
    return [{ ref, clusters: placed.flatMap((one: unknown) => readString(one, ["name"]) ?? []) }];
  });
}

/**
 * Parent links of Karmada: an object is not suspended together with the template that needs it. Source: its
 * dependencies distributor.
 */
export const KARMADA_LINKS: readonly ParentLink[] = [
  {
    child: { group: "work.karmada.io", kind: "ResourceBinding" },
    effect: "delivery",
    combinator: "none",
    parentsOf: (object) => requirementsOf(object).map(({ ref }) => ref),
  },
];
