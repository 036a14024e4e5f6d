import { type KubeObject, readString } from "../../object/index.ts";
import type { Effect } from "../model/effect.ts";
import type { Catalogue } from "../model/mechanism.ts";
import { derivationsOf } from "./choose.ts";

/**
 * Returns the cluster to which a derived object such as a Karmada Work belongs; `undefined`: it belongs to none, or to
 * many.
 */
export function clusterOf(object: KubeObject, effect: Effect, catalogue: Catalogue): string | undefined {
  const place = derivationsOf(catalogue, object).find((other) => other.effect === effect)?.cluster;
  const text = place === undefined ? undefined : readString(object, place.path);
  if (place === undefined || text?.startsWith(place.prefix) !== true) return undefined;
  return text.slice(place.prefix.length);
}
