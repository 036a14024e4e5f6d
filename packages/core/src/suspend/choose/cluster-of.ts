import { type KubeObject, readPath, readString } from "../../object/index.ts";
import type { Effect } from "../model/effect.ts";
import type { Catalogue, Derivation } from "../model/mechanism.ts";
import { derivationsOf } from "./choose.ts";

/**
 * Returns the cluster to which a derived object such as a Karmada Work belongs; `undefined`: it belongs to none, or to
 * many.
 */
export function clusterOf(object: KubeObject, effect: Effect, catalogue: Catalogue): string | undefined {
  return ownClusterOf(object, derivationOf(object, effect, catalogue));
}

/**
 * Returns all clusters to which a derived object such as a binding of Karmada goes; `undefined`: it names none, or not
 * all that it names can be read.
 */
export function clustersOf(object: KubeObject, effect: Effect, catalogue: Catalogue): readonly string[] | undefined {
  const derivation = derivationOf(object, effect, catalogue);
  const own = ownClusterOf(object, derivation);
  if (own !== undefined) return [own];
  const lists = (derivation?.placed ?? []).map((path): unknown => readPath(object, path) ?? []);
  if (!lists.every(Array.isArray)) return undefined;
  const names = lists.flat().flatMap(namesIn);
  return names.length === 0 || names.includes(undefined) ? undefined : names.filter((name) => name !== undefined);
}

/** Reads an entry that names a cluster, or an object with `clusters` of its own. */
function namesIn(entry: unknown): readonly (string | undefined)[] {
  const clusters = readPath(entry, ["clusters"]);
  return Array.isArray(clusters) ? clusters.flatMap(namesIn) : [readString(entry, ["name"])];
}

function derivationOf(object: KubeObject, effect: Effect, catalogue: Catalogue): Derivation | undefined {
  return derivationsOf(catalogue, object).find((other) => other.effect === effect);
}

function ownClusterOf(object: KubeObject, derivation: Derivation | undefined): string | undefined {
  const place = derivation?.cluster;
  const text = place === undefined ? undefined : readString(object, place.path);
  if (place === undefined || text?.startsWith(place.prefix) !== true) return undefined;
  return text.slice(place.prefix.length);
}
