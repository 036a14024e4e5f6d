import type { SetSuspend } from "@landfall/core/schemas";
import { CATALOGUE, type Catalogue, createCatalogue, mechanismOf } from "@landfall/core/suspend";

/** Mechanisms as a config describes them. */
export type OwnMechanisms = NonNullable<SetSuspend["mechanisms"]>;

/**
 * The built-in catalogue, preceded by mechanisms of the user's own, which must have passed the schema and
 * `checkMechanisms`.
 */
export function catalogueWith(mechanisms: OwnMechanisms = []): Catalogue {
  if (mechanisms.length === 0) return CATALOGUE;
  return createCatalogue([...mechanisms.map(mechanismOf), ...CATALOGUE.mechanisms], CATALOGUE.derivations);
}
