import type { Observation, ReadContext } from "@landfall/core/aggregate";
import { type KubeObject, refKey, refOf, type Target } from "@landfall/core/object";
import type { Surroundings, SystemKind } from "../contract.ts";
import { type Landed, SEEN_AT } from "./fixtures.ts";

/** The target of all observations in these tests. */
export const TARGET: Target & { readonly package: string } = { cluster: "edge-1", package: "shop" };

/** Returns the observations of one target by the reader of a kind, for an object among those seen with it. */
export function readLanded(kind: SystemKind, { object, beside = [] }: Landed): readonly Observation[] {
  return readWith(kind, object, { ...surroundings([object, ...beside]), target: TARGET });
}

/**
 * Returns the observations of one target where `v1` is wanted, and where the object itself is found in place of every
 * other object that its reader looks up.
 */
export function readAnything(kind: SystemKind, object: KubeObject): readonly Observation[] {
  const around = { ...surroundings([object]), isAlone: false, find: (): KubeObject => object };
  return readWith(kind, object, { ...around, target: TARGET, wanted: "v1" });
}

function readWith(kind: SystemKind, object: KubeObject, context: ReadContext & Surroundings): readonly Observation[] {
  switch (kind.role) {
    case "delivery":
      return kind.read?.(object, context) ?? [];
    case "spread":
      return kind.read(object, { ...context, package: TARGET.package });
    case "maker":
    case "instance":
      return [kind.read(object, context)];
    case "cluster":
      return kind.read === undefined ? [] : [kind.read(object, context)];
    case "gathered":
    case "source":
    case "beside":
    case "object":
      return [];
  }
}

function surroundings(objects: readonly KubeObject[]): Surroundings {
  const byRef = new Map(objects.map((object) => [refKey(refOf(object)), object]));
  return {
    observedAt: SEEN_AT,
    cluster: TARGET.cluster,
    isAlone: byRef.size === 1,
    find: (ref) => byRef.get(refKey(ref)),
    all: () => byRef.values(),
  };
}
