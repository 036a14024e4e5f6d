import type { Json } from "@landfall/core/object";
import type { SetSuspend } from "@landfall/core/schemas";
import { CATALOGUE, type Catalogue, createCatalogue, type Mechanism } from "@landfall/core/suspend";

/** Mechanisms as a config describes them. */
export type OwnMechanisms = NonNullable<SetSuspend["mechanisms"]>;

/** The built-in catalogue with mechanisms of a user's own, which go before it. They must have passed the schema. */
export function catalogueWith(mechanisms: OwnMechanisms = []): Catalogue {
  if (mechanisms.length === 0) return CATALOGUE;
  return createCatalogue([...mechanisms.map(mechanismOf), ...CATALOGUE.mechanisms], CATALOGUE.derivations);
}

function mechanismOf(own: OwnMechanisms[number]): Mechanism {
  const { id, group, kind, effect, path, truth, on, values, alsoOn, drain, requires, onlyBefore, stops } = own;
  const place = path[0] !== "metadata" ? "field" : path[1] === "labels" ? "label" : "annotation";
  return {
    id,
    group,
    kind,
    effect,
    site: {
      kind: place,
      path,
      truth,
      on: on as Json,
      off: "restore",
      ...(values !== undefined && { values }),
      ...(alsoOn !== undefined && { alsoOn }),
      ...(drain !== undefined && { drain: drain as Json }),
      ...(requires !== undefined && { requires }),
    },
    stops,
    hazards: own.hazards ?? [],
    ...(onlyBefore !== undefined && { onlyBefore }),
    ...(own.annotations !== undefined && { annotations: own.annotations }),
    ...(own.onlyById === true && { onlyById: true }),
    evidence: "documented",
  };
}
