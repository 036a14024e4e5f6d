import { isMap, type KubeObject, type ObjectRef, readPath, readString } from "../../object/index.ts";
import type { ParentLink } from "../model/parent-link.ts";

/** One that needs an object, and in which clusters; without clusters it is not known where, and may be anywhere. */
export interface Requirement {
  readonly ref: ObjectRef;
  readonly clusters?: readonly string[];
}

/**
 * The bindings of the templates that need what a binding is for (`propagateDeps`). Source: Karmada's dependencies
 * distributor, which copies the clusters of each into `spec.requiredBy`.
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

/** Source: Karmada's dependencies distributor: what is needed is not suspended with what needs it. */
export const KARMADA_LINKS: readonly ParentLink[] = [
  {
    child: { group: "work.karmada.io", kind: "ResourceBinding" },
    effect: "delivery",
    combinator: "none",
    parentsOf: (object) => requirementsOf(object).map(({ ref }) => ref),
  },
];
