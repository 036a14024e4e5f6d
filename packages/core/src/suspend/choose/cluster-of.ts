import { type KubeObject, readString } from "../../object/index.ts";
import type { Effect } from "../model/effect.ts";
import type { Catalogue } from "../model/mechanism.ts";
import { derivationsOf } from "./choose.ts";

/** The one cluster that a derived object is of, such as a Karmada Work; `undefined`: it is of none, or of many. */
export function clusterOf(object: KubeObject, effect: Effect, catalogue: Catalogue): string | undefined {
  const place = derivationsOf(catalogue, object).find((other) => other.effect === effect)?.cluster;
  const text = place === undefined ? undefined : readString(object, place.path);
  if (place === undefined || text?.startsWith(place.prefix) !== true) return undefined;
  return text.slice(place.prefix.length);
}
