import type { SetSuspend } from "@landfall/core/schemas";
import { CATALOGUE, type Catalogue, createCatalogue, mechanismOf } from "@landfall/core/suspend";

/** Mechanisms as a config describes them. */
export type OwnMechanisms = NonNullable<SetSuspend["mechanisms"]>;

/** The built-in catalogue with mechanisms of a user's own, which go before it. They must have passed the schema and `checkMechanisms`. */
export function catalogueWith(mechanisms: OwnMechanisms = []): Catalogue {
  if (mechanisms.length === 0) return CATALOGUE;
  return createCatalogue([...mechanisms.map(mechanismOf), ...CATALOGUE.mechanisms], CATALOGUE.derivations);
}
